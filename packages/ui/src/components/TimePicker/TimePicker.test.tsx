import { conforms } from '../../testing/conformance.tsx'
import { TimePicker } from './TimePicker.tsx'

conforms(
  'TimePicker',
  (props) => <TimePicker label="Landing time" value="09:45" onChange={() => {}} {...props} />,
  { element: HTMLInputElement },
)
