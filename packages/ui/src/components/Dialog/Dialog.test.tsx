import { conforms } from '../../testing/conformance.tsx'
import { Dialog } from './Dialog.tsx'

conforms(
  'Dialog',
  (props) => (
    <>
      <p>A page behind</p>
      <Dialog isOpen onOpenChange={() => {}} title="Booking" description="One ride" {...props}>
        Free cancellation
      </Dialog>
    </>
  ),
  { element: HTMLDivElement, isModal: true },
)
