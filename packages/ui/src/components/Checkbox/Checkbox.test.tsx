import { conforms } from '../../testing/conformance.tsx'
import { Checkbox } from './Checkbox.tsx'

conforms(
  'Checkbox',
  (props) => (
    <Checkbox isSelected={false} onChange={() => {}} error="Please agree to go on" {...props}>
      I agree
    </Checkbox>
  ),
  { element: HTMLInputElement },
)
