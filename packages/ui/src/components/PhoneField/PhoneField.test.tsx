import { conforms } from '../../testing/conformance.tsx'
import { PhoneField } from './PhoneField.tsx'

conforms(
  'PhoneField',
  (props) => <PhoneField label="Mobile phone" value="+905321184027" onChange={() => {}} {...props} />,
  { element: HTMLInputElement },
)
