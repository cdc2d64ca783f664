import type { Guide } from '../../testing/guide.ts'

export const stepperGuide: Guide = {
  about:
    'A small number by − and +: passengers, bags, hours. It keeps to its limits and says why there is no more. Where a word of the label has no room beside them, the buttons stand below it.',
  does: [
    'Name what is counted, and say in `description` who counts: “Up to 17 years”.',
    'Give the reason of a limit in `maxReason`: it is shown and spoken when someone runs into it.',
    'Let steppers that share a capacity each take what the others leave as `maxValue`, with the same `maxReason`.',
    'Use `unit` where the number alone says too little to the ear, “2 hours”, and `format` to the eye: “2 h”.',
    'Give it a `name` in a form of the browser’s own: it sends the plain number.',
  ],
  donts: [
    'Don’t use it for numbers above about thirty, or for years, prices and codes. Use a TextField.',
    'Don’t hide the limits: a button at its bound stays in its place, off.',
    'Don’t lower a value by yourself when another changes the limit. Show the error and let the person choose.',
  ],
  keys: [
    {
      key: 'Tab',
      action: 'Moves to the number; the control is one stop, its buttons are for the mouse and the finger.',
      proof: 'Keyboard',
    },
    { key: 'Arrow Up, Arrow Down', action: 'One step more or less, kept to the limits.', proof: 'Keyboard' },
    { key: 'Page Up, Page Down', action: 'Ten steps more or less.', proof: 'Keyboard' },
    { key: 'Home, End', action: 'To the least, to the most.', proof: 'Keyboard' },
  ],
}
