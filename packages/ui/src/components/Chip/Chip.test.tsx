import { conforms } from '../../testing/conformance.tsx'
import { Chip } from './Chip.tsx'

conforms(
  'Chip',
  (props) => (
    <Chip defaultSelected count={4} {...props}>
      Business
    </Chip>
  ),
  { element: HTMLButtonElement },
)
