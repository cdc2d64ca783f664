import { conforms } from '../../testing/conformance.tsx'
import { RadioGroup } from './RadioGroup.tsx'

conforms(
  'RadioGroup',
  (props) => (
    <RadioGroup
      label="Pay"
      value="card"
      onChange={() => {}}
      options={[
        { value: 'card', label: 'By card' },
        { value: 'cash', label: 'Cash', description: 'To the driver' },
      ]}
      {...props}
    />
  ),
  { element: HTMLDivElement },
)
