import { conforms } from '../../testing/conformance.tsx'
import { TextField } from './TextField.tsx'

conforms(
  'TextField',
  (props) => <TextField label="Flight number" value="" onChange={() => {}} {...props} />,
  {
    element: HTMLInputElement,
  },
)
conforms(
  'TextField of many lines',
  (props) => (
    <TextField label="Comment" value="Hello" multiline counter maxLength={3} onChange={() => {}} {...props} />
  ),
  { element: HTMLTextAreaElement },
)
