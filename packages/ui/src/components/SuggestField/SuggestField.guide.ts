import type { Guide } from '../../testing/guide.ts'
import { comboBoxParts } from '../ComboBox/ComboBox.guide.ts'

export const suggestFieldGuide: Guide = {
  about:
    'A line of text with suggestions under it. The text is the value: a search, an address, a place that a service looks up. For a choice by its key, for several, and for options that it is to look through itself, use a ComboBox, which is larger.',
  does: [
    'Hold the text in `inputValue`, ask your service as `onInputChange` tells of it, and give what it found as `groups`.',
    'Set `inputValue` to the name of the option in `onSelect`.',
    'Set `isLoading` while you ask, and keep the former suggestions until the answer is there.',
    'Put the count, or that nothing was found, into `status`: it is spoken once, when the typing has paused.',
  ],
  donts: [
    'Don’t take the text for a choice. Where only an option will do, use a ComboBox.',
    'Don’t make `getKey` anew at each render: the whole list is read again. Keep the function outside.',
  ],
  parts: comboBoxParts,
  keys: [
    {
      key: 'letters',
      action: 'Open the list; its first option can be taken by Enter at once.',
      proof: 'Keys',
    },
    { key: 'Arrow Down, Arrow Up', action: 'Next or previous option, going round.', proof: 'Keys' },
    { key: 'Enter', action: 'Picks the active option and closes.', proof: 'Keys' },
    { key: 'Escape', action: 'Closes the list; where it is closed, clears the field.', proof: 'Keys' },
  ],
}
