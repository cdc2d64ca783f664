import { conforms } from '../../testing/conformance.tsx'
import { EmptyState } from './EmptyState.tsx'

conforms(
  'EmptyState',
  (props) => (
    <EmptyState title="You are offline" {...props}>
      What you entered is safe.
    </EmptyState>
  ),
  { element: HTMLDivElement },
)
