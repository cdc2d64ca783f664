import type { Guide } from '../../testing/guide.ts'
import type { SegmentedControlPart } from './SegmentedControl.tsx'

export const segmentedControlGuide: Guide = {
  about:
    'One of a few ways to see the same thing: by class or all offers, list or map. It takes effect at once. Too long for its place it scrolls sideways, and fades out at the edge behind which there is more.',
  does: [
    'Keep it to two to five segments of one or two words.',
    'Give the group a `label`: it is spoken, not drawn.',
    'Keep what was entered when the view changes.',
  ],
  donts: [
    'Don’t use it for answers of a form. Use a RadioGroup.',
    'Don’t use it for sections with content of their own. Use Tabs.',
    'Don’t mix icons alone with words: give each segment both, or words.',
  ],
  parts: {
    segment: 'A segment.',
    input: 'Its native radio, which is not seen.',
  } satisfies Record<SegmentedControlPart, string>,
  keys: [
    { key: 'Tab', action: 'Moves to the chosen segment; the control is one stop.', proof: 'Keyboard' },
    {
      key: 'Arrow Right, Arrow Down',
      action: 'Chooses the next, past what is off, and from the last the first.',
      proof: 'Keyboard',
    },
    {
      key: 'Arrow Left, Arrow Up',
      action: 'Chooses the one before, and from the first the last.',
      proof: 'KeyboardBack',
    },
  ],
}
