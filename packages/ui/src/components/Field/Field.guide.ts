import type { Guide } from '../../testing/guide.ts'
import type { FieldPart } from './Field.tsx'

/** Parts of every field, for the guides of all fields. */
export const bareFieldParts: Readonly<Record<Exclude<FieldPart, 'icon' | 'counter'>, string>> = {
  box: 'The frame with the edge, around label and value.',
  label: 'The label above the value.',
  optional: 'The word that the field may stay empty.',
  input: 'The control: an input, a textarea or a button.',
  end: 'Around what stands after the value.',
  note: 'The line under the box: error, caution or description.',
  noteIcon: 'The sign of an error or a caution.',
}
/** Parts of a field with an icon. */
export const iconFieldParts: Readonly<Record<Exclude<FieldPart, 'counter'>, string>> = {
  ...bareFieldParts,
  icon: 'Around the icon before the label.',
}
/** Parts of a field with a counter. */
export const fieldParts: Readonly<Record<FieldPart, string>> = {
  ...iconFieldParts,
  counter: 'At the end of the line under the box: signs used or left.',
}

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
  parts: fieldParts,
  keys: [{ key: 'Tab', action: 'Moves to the control, then to a button at its end.', proof: 'Keyboard' }],
}
