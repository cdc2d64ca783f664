import { conforms } from '../../testing/conformance.tsx'
import { Calendar } from './Calendar.tsx'

conforms('Calendar', (props) => (
  <Calendar value="2027-06-14" today="2027-06-09" onChange={() => {}} {...props} />
))
