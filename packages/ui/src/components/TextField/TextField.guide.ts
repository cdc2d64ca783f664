import { type Guide, native } from '../../testing/guide.ts'
import { fieldParts } from '../Field/Field.guide.ts'

export const textFieldGuide: Guide = {
  about: 'A line of text: a name, a flight number, an address. Several lines are a Textarea.',
  does: [
    'Set `autoComplete`, `inputMode` and `type` for what is asked: phones then offer it and show the right keyboard.',
    'Show an example in `placeholder` and the rule in `description`.',
    'Set `maxLength`: what is too long is kept and named, not cut. `isCounted` counts from the first character on.',
    'Give `read` where texts come with blanks and marks that nobody means: what it returns is shown once the field is left.',
    'Use `caution` for what may be wrong and is taken all the same.',
  ],
  donts: [
    'Don’t use the placeholder as the label: it goes with the first letter.',
    'Don’t check while the first letters are typed. Say the error once the field is left.',
    'Don’t ask for dates, times or phone numbers here. Use DatePicker, TimePicker, PhoneField.',
  ],
  parts: fieldParts,
  keys: [
    { key: 'Tab', action: 'Moves to the text, then to a button at its end.', proof: 'Keyboard' },
    { key: 'Arrow keys, Home, End, Backspace, Delete', action: 'The browser’s own editing.', proof: native },
  ],
}
