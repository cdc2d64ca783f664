import type { Guide } from '../../testing/guide.ts'
import type { RadioGroupPart } from './RadioGroup.tsx'

export const radioGroupGuide: Guide = {
  about:
    'One of a few, all in view, each with room for a hint or a price, which goes below the words where they are long. Two to five; more are a Select.',
  does: [
    'Choose one beforehand where most people take it; leave it empty where the choice has a cost.',
    'Use `card` where each option has a price, an icon or a second line.',
    'Name the group, and hide the name with `isLabelHidden` where a heading says the same.',
    'Leave what is off in its place and say why in its `description`.',
  ],
  donts: [
    'Don’t use it for switching views. Use a SegmentedControl.',
    'Don’t let a choice send the form or leave the page: arrow keys choose on the way.',
    'Don’t use one radio alone: it cannot be undone. Use a Checkbox.',
  ],
  parts: {
    label: 'The name of the group.',
    options: 'Around all options.',
    option: 'The row of an option.',
    input: 'The radio.',
    optionIcon: 'Around the icon of an option.',
    optionLabel: 'The label of an option.',
    optionNote: 'The second line of an option.',
    optionEnd: 'At the end of an option.',
    error: 'The error under the group.',
    errorIcon: 'The sign of the error.',
  } satisfies Record<RadioGroupPart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'Moves to the chosen radio, or the first; the group is one stop.',
      proof: 'Keyboard',
    },
    {
      key: 'Arrow Down, Arrow Right',
      action: 'Chooses the next, past what is off, and from the last the first.',
      proof: 'Keyboard',
    },
    {
      key: 'Arrow Up, Arrow Left',
      action: 'Chooses the one before, and from the first the last.',
      proof: 'KeyboardBack',
    },
    { key: 'Space', action: 'Chooses the focused radio where none is chosen yet.', proof: 'KeyboardBack' },
  ],
}
