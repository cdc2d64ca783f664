import { conforms } from '../../testing/conformance.tsx'
import { DatePicker } from './DatePicker.tsx'

conforms(
  'DatePicker',
  (props) => (
    <DatePicker label="Landing date" value="2027-06-14" today="2027-06-09" onChange={() => {}} {...props} />
  ),
  { element: HTMLInputElement, isModal: true },
)
