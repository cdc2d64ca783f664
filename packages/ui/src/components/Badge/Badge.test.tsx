import { conforms } from '../../testing/conformance.tsx'
import { Badge } from './Badge.tsx'
import { StoreBadge } from './StoreBadge.tsx'

conforms(
  'Badge',
  (props) => (
    <Badge tone="verified" {...props}>
      Verified place
    </Badge>
  ),
  { element: HTMLSpanElement },
)
conforms('StoreBadge', (props) => <StoreBadge store="app-store" href="#app" {...props} />, {
  element: HTMLAnchorElement,
})
