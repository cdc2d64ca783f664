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
  'TextField with a reader',
  (props) => <TextField label="Name" defaultValue="Hello" read={(text) => text.trim()} {...props} />,
  { element: HTMLInputElement },
)
conforms(
  'TextField with a counter',
  (props) => <TextField label="Name on the sign" defaultValue="Hello" isCounted maxLength={3} {...props} />,
  { element: HTMLInputElement },
)
