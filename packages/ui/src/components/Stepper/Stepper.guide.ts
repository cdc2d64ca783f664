import type { Guide } from '../../testing/guide.ts'
import type { StepperPart } from './Stepper.tsx'

export const stepperGuide: Guide = {
  about:
    'A small number by − and +, or typed: passengers, bags, hours. It keeps to its limits and says why there is no more. Where a word of the label has no room beside them, the buttons stand below it.',
  does: [
    'Name what is counted, and say in `description` who counts: “Up to 17 years”.',
    'Give the reason of a limit in `maxReason`: it is shown and spoken when someone runs into it.',
    'Let steppers that share a capacity each take what the others leave as `maxValue`, with the same `maxReason`.',
    'Use `unit` where the number alone says too little to the ear, “2 hours”, and `format` to the eye: “2 h”.',
    'Give it a `name` in a form of the browser’s own: it sends the plain number.',
  ],
  donts: [
    'Don’t use it for years, prices and codes. Use a TextField.',
    'Don’t hide the limits: a button at its bound stays in its place, off.',
    'Don’t lower a value by yourself when another changes the limit. Show the error and let the person choose.',
  ],
  parts: {
    label: 'The name of the counted thing.',
    description: 'The hint under the label.',
    control: 'The row of the number and its two buttons.',
    decrement: 'The button of one less.',
    input: 'The number.',
    increment: 'The button of one more.',
    note: 'The answer to a typed number, or the reason of the limit.',
    error: 'The error under the stepper.',
    errorIcon: 'The sign of the error.',
  } satisfies Record<StepperPart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'Moves to the number; the control is one stop, its buttons are for the mouse and the finger.',
      proof: 'Keyboard',
    },
    { key: 'Arrow Up, Arrow Down', action: 'One step more or less, kept to the limits.', proof: 'Keyboard' },
    { key: 'Page Up, Page Down', action: 'Ten steps more or less.', proof: 'Keyboard' },
    { key: 'Home, End', action: 'To the least, to the most.', proof: 'Keyboard' },
    { key: 'digits', action: 'Stand in the field until they are taken.', proof: 'Typed' },
    { key: 'Enter', action: 'Takes the typed number, or answers why not.', proof: 'Typed' },
    {
      key: 'Escape',
      action: 'With a typed text: drops it, and the number stands there again.',
      proof: 'Typed',
    },
    { key: 'Tab', action: 'With a typed text: takes it and moves on.', proof: 'Typed' },
  ],
}
