import { conforms } from '../../testing/conformance.tsx'
import { Stepper } from './Stepper.tsx'

conforms(
  'Stepper',
  (props) => (
    <Stepper
      label="Children"
      description="Up to 17 years"
      value={2}
      maxValue={3}
      onChange={() => {}}
      {...props}
    />
  ),
  { element: HTMLInputElement },
)
