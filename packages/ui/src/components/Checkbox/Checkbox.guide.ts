import type { Guide } from '../../testing/guide.ts'
import type { CheckboxPart } from './Checkbox.tsx'

export const checkboxGuide: Guide = {
  about:
    'One thing to agree to or to add, or several that do not exclude each other. It counts once the form is sent.',
  does: [
    'Word it so that a tick means yes: “Send the driver’s name by text”.',
    'Put a price or a count into `end`: it is read out after the label.',
    'Use `isIndeterminate` for a box that stands for several of which some are on.',
    'Say under it what is wrong and how to mend it, by `error`.',
  ],
  donts: [
    'Don’t use it for what takes effect at once. Use a Switch.',
    'Don’t offer two boxes that exclude each other. Use a RadioGroup.',
    'Don’t tick an agreement or a paid extra beforehand.',
  ],
  parts: {
    row: 'The label with all that is pressed.',
    input: 'The box.',
    label: 'The text beside the box.',
    description: 'The hint under the text.',
    end: 'At the end of the row.',
    error: 'The error under the row.',
    errorIcon: 'The sign of the error.',
  } satisfies Record<CheckboxPart, string>,
  keys: [
    { key: 'Tab', action: 'Moves the focus to the box and on.', proof: 'Pressed' },
    { key: 'Space', action: 'Turns it on or off; a mixed one becomes on.', proof: 'Pressed' },
  ],
}
