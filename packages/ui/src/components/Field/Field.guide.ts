import type { Guide } from '../../testing/guide.ts'

export const fieldGuide: Guide = {
  about:
    'The frame all fields share: box, label, edge, note. Use it to build a field the package has not; for text, dates and lists take TextField, DatePicker, Select.',
  does: [
    'Spread what the function is given onto your control: the id, names and states come with it.',
    'Keep the label a noun of one or two words; it stands inside and never moves.',
    'Say in `error` the cause and the cure: “June has 30 days”.',
    'Mark what may stay empty with `isOptional`; what must be filled needs no sign.',
  ],
  donts: [
    'Don’t put a label or an error of your own beside it: they would be read twice or not at all. Use `label` and `error`.',
    'Don’t use `caution` for what stops the booking. Use `error`.',
    'Don’t put what people need while typing into a placeholder: it goes with the first letter. Use `description`.',
  ],
  keys: [{ key: 'Tab', action: 'Moves to the control, then to a button at its end.', proof: 'Keyboard' }],
}
