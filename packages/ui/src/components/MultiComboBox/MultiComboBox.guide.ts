import type { Guide } from '../../testing/guide.ts'
import { comboBoxParts } from '../ComboBox/ComboBox.guide.ts'
import type { MultiComboBoxPart } from './MultiComboBox.tsx'

export const multiComboBoxGuide: Guide = {
  about:
    'A ComboBox of which any number is chosen. Each choice stands under the field as a chip with a button that takes it back; the list stays open. For tags, towns, people: few of many.',
  does: [
    'Hold the keys by `value` and `onChange`, or give a `defaultValue`.',
    'Let people make what is missing with `onCreate`, where any word will do.',
    'Say what a key is called that the list does not offer yet, with `getUnknownText`.',
    'Switch `filter` off where a service has searched, and clear what was asked as `onInputChange` says.',
  ],
  donts: [
    'Don’t use it for two to ten options. Use Checkboxes, or a Select with `isMultiple`.',
    'Don’t limit the number in silence. Say it in `description`, and what is too much in `error`.',
    'Don’t make `getKey` anew at each render: the whole list is read again.',
  ],
  parts: {
    ...comboBoxParts,
    tick: 'The sign of a chosen option.',
    chips: 'The row of chips under the field.',
    chip: 'The chip of a chosen option.',
  } satisfies Record<MultiComboBoxPart, string>,
  keys: [
    { key: 'letters', action: 'Open the list, narrowed to what fits.', proof: 'Chooses' },
    {
      key: 'Enter',
      action: 'Takes the active option or gives it back; the list stays open, the text goes.',
      proof: 'Chooses',
    },
    { key: 'Backspace', action: 'In the empty field: takes the last choice back.', proof: 'Chooses' },
    { key: 'Arrow Down, Arrow Up', action: 'Next or previous option, going round.', proof: 'Chooses' },
    { key: 'Escape', action: 'Closes the list; where it is closed, clears the text.', proof: 'Chooses' },
    { key: 'Tab', action: 'Closes the list, and goes on to the chips.', proof: 'Chips' },
    { key: 'Delete', action: 'On the button of a chip: takes that choice back.', proof: 'Chips' },
  ],
}
