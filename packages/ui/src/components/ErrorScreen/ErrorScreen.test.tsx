import { conforms } from '../../testing/conformance.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

conforms(
  'ErrorScreen',
  (props) => <ErrorScreen code="W-7F3A21" onReload={() => {}} onBack={() => {}} {...props} />,
  { element: HTMLDivElement },
)
