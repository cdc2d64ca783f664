import { conforms } from '../../testing/conformance.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { ChipGroup } from './ChipGroup.tsx'

conforms(
  'ChipGroup',
  (props) => (
    <ChipGroup label="Filters" {...props}>
      {['Business', 'Minivan', 'Minibus', 'Electric', 'Free cancellation'].map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </ChipGroup>
  ),
  { element: HTMLFieldSetElement },
)
