// Loaded before the first test: the field takes a moment to ask for its rules, and shows another text then.
import 'libphonenumber-js/min'
import './phoneLibrary.ts'
import { conforms } from '../../testing/conformance.tsx'
import { PhoneField } from './PhoneField.tsx'

conforms(
  'PhoneField',
  (props) => <PhoneField label="Mobile phone" value="+905321184027" onChange={() => {}} {...props} />,
  { element: HTMLInputElement },
)
