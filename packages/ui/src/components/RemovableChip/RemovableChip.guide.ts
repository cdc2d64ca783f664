import type { Guide } from '../../testing/guide.ts'
import type { RemovableChipPart } from './RemovableChip.tsx'

export const removableChipGuide: Guide = {
  about:
    'Something chosen that can be taken back: a filter that is set, a person added. Its button is named after it.',
  does: [
    'Say the value, not the kind: “Rating 4.5+”.',
    'Put several into a ChipGroup: the focus stays among them when one goes.',
    'Offer a way to take all back at once from three chips on.',
  ],
  donts: [
    'Don’t ask before removing: it is quickly set again.',
    'Don’t make the whole chip a button. What turns on and off in its place is a Chip.',
  ],
  parts: {
    label: 'The text.',
    count: 'The number after it.',
    remove: 'The button that removes it.',
  } satisfies Record<RemovableChipPart, string>,
  keys: [
    { key: 'Tab', action: 'Moves to the remove button of each chip.', proof: 'Removing' },
    { key: 'Enter, Space', action: 'On the button: takes the chip away.', proof: 'RemovingByKey' },
    {
      key: 'Delete, Backspace',
      action: 'On the button: the same; the focus goes to the next chip, the last, then the group.',
      proof: 'Removing',
    },
  ],
}
