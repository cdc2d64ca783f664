import type { Guide } from '../../testing/guide.ts'
import type { ChipPart } from './Chip.tsx'

export const chipGuide: Guide = {
  about:
    'A filter that is on or off, short enough to stand in a row with others. What was set elsewhere and can be taken back is a RemovableChip.',
  does: [
    'Keep it to one or two words.',
    'Show in `count` how many offers it would leave.',
    'Put chips into a ChipGroup, which names what they are about.',
  ],
  donts: [
    'Don’t use chips for one choice out of several. Use a SegmentedControl or a RadioGroup.',
    'Don’t use a chip for an action. Use a Button of size s.',
    'Don’t disable a chip without a reason in sight: a count of 0 says it.',
  ],
  parts: {
    label: 'The text.',
    count: 'The number after it.',
  } satisfies Record<ChipPart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'Moves the focus to the chip and on; each chip is a stop of its own.',
      proof: 'Toggle',
    },
    { key: 'Enter, Space', action: 'Turns it on or off; the state is spoken.', proof: 'Toggle' },
  ],
}
