import { conforms } from '../../testing/conformance.tsx'
import { Plate } from './Plate.tsx'

conforms(
  'Plate',
  (props) => (
    <Plate title="Extra stop" {...props}>
      Address
    </Plate>
  ),
  { element: HTMLDivElement },
)
