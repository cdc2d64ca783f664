import type { Guide } from '../../testing/guide.ts'
import type { SwitchPart } from './Switch.tsx'

export const switchGuide: Guide = {
  about: 'On or off, at once: a setting of the page in front of you. What only a form sends is a Checkbox.',
  does: [
    'Name what is on: “Show prices with tolls”.',
    'Let it take effect at once, and turn it back if that fails.',
    'Explain in `description` what the setting changes.',
  ],
  donts: [
    'Don’t change the label with the state: on or off is spoken by itself.',
    'Don’t use it inside a form with a send button. Use a Checkbox.',
    'Don’t use it for two things to choose from. Use a SegmentedControl.',
  ],
  parts: {
    row: 'The label with all that is pressed.',
    input: 'The switch.',
    label: 'The text beside it.',
    description: 'The second line.',
  } satisfies Record<SwitchPart, string>,
  keys: [
    { key: 'Tab', action: 'Moves the focus to it and on.', proof: 'Keyboard' },
    { key: 'Space', action: 'Turns it on or off.', proof: 'Keyboard' },
  ],
}
