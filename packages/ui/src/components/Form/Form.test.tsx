import { conforms } from '../../testing/conformance.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

conforms(
  'Form',
  (props) => (
    <Form errors={{ sign: 'Take a shorter one' }} aria-label="Order" {...props}>
      <TextField label="Name on the sign" name="sign" isRequired />
    </Form>
  ),
  { element: HTMLFormElement },
)
