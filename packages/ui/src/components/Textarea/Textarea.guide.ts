import { type Guide, native } from '../../testing/guide.ts'
import { fieldParts } from '../Field/Field.guide.ts'

export const textareaGuide: Guide = {
  about: 'A text of several lines: a comment for the driver, a special request.',
  does: [
    'Say in `description` who will read it.',
    'Set `maxLength` to what the reader’s system takes: the rest is counted, and spoken near the limit.',
    'Use `autosize` where most texts are short.',
  ],
  donts: [
    'Don’t cut a text that is too long: the field says by how much, the person shortens it.',
    'Don’t use it for one line. Use a TextField.',
    'Don’t ask in free text for what a control can ask: a child seat is a Stepper.',
  ],
  parts: fieldParts,
  keys: [
    { key: 'Tab', action: 'Moves to the text and on: it types no tab.', proof: 'Keyboard' },
    { key: 'Enter', action: 'Begins a new line; with `autosize` the field grows.', proof: 'Grows' },
    { key: 'Arrow keys, Home, End, Backspace, Delete', action: 'The browser’s own editing.', proof: native },
  ],
}
