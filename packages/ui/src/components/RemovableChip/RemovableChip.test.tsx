import { conforms } from '../../testing/conformance.tsx'
import { RemovableChip } from './RemovableChip.tsx'

conforms(
  'RemovableChip',
  (props) => (
    <RemovableChip onRemove={() => {}} {...props}>
      Rating 4.5+
    </RemovableChip>
  ),
  { element: HTMLSpanElement },
)
