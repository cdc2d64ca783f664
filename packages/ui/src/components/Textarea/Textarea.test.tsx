import { conforms } from '../../testing/conformance.tsx'
import { Textarea } from './Textarea.tsx'

conforms(
  'Textarea',
  (props) => (
    <Textarea label="Comment" defaultValue="We travel with a cello" maxLength={10} autosize {...props} />
  ),
  { element: HTMLTextAreaElement },
)
