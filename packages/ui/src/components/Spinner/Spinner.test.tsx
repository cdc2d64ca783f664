import { conforms } from '../../testing/conformance.tsx'
import { Spinner } from './Spinner.tsx'

conforms('Spinner', (props) => <Spinner label="Asking 6 providers" {...props} />, {
  element: HTMLSpanElement,
  isAlive: true,
})
