import { conforms } from '../../testing/conformance.tsx'
import { Field } from './Field.tsx'

conforms(
  'Field',
  (props) => (
    <Field label="Code" error="Too short" counter="1 / 4" {...props}>
      {(control) => <input {...control} />}
    </Field>
  ),
  { element: HTMLDivElement },
)
