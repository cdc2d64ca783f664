import { conforms } from '../../testing/conformance.tsx'
import { PasswordField } from './PasswordField.tsx'

conforms(
  'PasswordField',
  (props) => <PasswordField label="Password" value="" onChange={() => {}} {...props} />,
  { element: HTMLInputElement },
)
