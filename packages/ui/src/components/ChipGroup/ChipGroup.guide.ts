import type { Guide } from '../../testing/guide.ts'

export const chipGroupGuide: Guide = {
  about:
    'Chips that belong together, under a name that is spoken. When a RemovableChip goes, the focus stays among the rest.',
  does: [
    'Name what the chips are about in `label`: “Class”, “Filters”.',
    'Set `overflow: scroll` on a phone where two lines would push the results down.',
    'Keep the order of the chips when some are chosen.',
  ],
  donts: [
    'Don’t mix Chip and RemovableChip for the same thing: filters on offer and filters set are two groups.',
    'Don’t put other controls among the chips: their order in the keyboard’s path gets lost. Put them beside the group.',
  ],
  keys: [
    {
      key: 'Tab',
      action: 'Moves from chip to chip; one out of sight in a scrolling row comes into view.',
      proof: 'TabOrder',
    },
    {
      key: 'Delete, Backspace',
      action:
        'On the button of a RemovableChip: takes it away, the focus goes to the next, the last, then the group.',
      proof: 'Removal',
    },
  ],
}
