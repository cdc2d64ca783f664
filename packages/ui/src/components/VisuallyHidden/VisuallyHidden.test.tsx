import { conforms } from '../../testing/conformance.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

conforms('VisuallyHidden', (props) => <VisuallyHidden {...props}>Heard</VisuallyHidden>, {
  element: HTMLSpanElement,
})
