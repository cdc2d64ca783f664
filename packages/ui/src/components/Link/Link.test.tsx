import { conforms } from '../../testing/conformance.tsx'
import { Link } from './Link.tsx'

conforms(
  'Link',
  (props) => (
    <Link href="#terms" isExternal {...props}>
      Booking terms
    </Link>
  ),
  { element: HTMLAnchorElement },
)
