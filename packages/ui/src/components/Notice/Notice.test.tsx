import { conforms } from '../../testing/conformance.tsx'
import { Notice } from './Notice.tsx'

conforms(
  'Notice',
  (props) => (
    <Notice tone="caution" title="The price changed" {...props}>
      Comfort now costs €51
    </Notice>
  ),
  { element: HTMLDivElement },
)
