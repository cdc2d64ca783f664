import { conforms } from '../../testing/conformance.tsx'
import { Drawer } from './Drawer.tsx'

conforms(
  'Drawer',
  (props) => (
    <>
      <p>A page behind</p>
      <Drawer isOpen onOpenChange={() => {}} title="Filters" {...props}>
        Free cancellation
      </Drawer>
    </>
  ),
  { element: HTMLDivElement, isModal: true },
)
