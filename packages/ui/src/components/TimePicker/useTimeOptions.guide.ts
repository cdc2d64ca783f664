import type { Guide } from '../../testing/guide.ts'

export const useTimeOptionsGuide: Guide = {
  about:
    'The logic of a TimePicker without its look: it reads what is typed or pasted, and offers the times of a list by the keys of a combobox. You draw the input and the list.',
  does: [
    'Take the TimePicker first, with `classNames` for its parts: the hook is for elements that it does not have.',
    'Spread `inputProps` onto the input, `listProps` onto the list, and the `props` of each option onto its row.',
    'Call `leave` when the focus has left the input and the list: the text is taken then.',
    'Bring the option `shown` into view where your list scrolls.',
  ],
  donts: [
    'Don’t leave out `error`: a text that is no time stays in the input, and its words are there.',
    'Don’t drop the handlers of `inputProps` for your own. Call both.',
  ],
  keys: [
    { key: 'Arrow Down, Arrow Up', action: 'Opens the list, and goes on in it.', proof: 'ByKeys' },
    { key: 'Page Down, Page Up', action: 'Four times on or back.', proof: 'ByKeys' },
    { key: 'Enter', action: 'Takes the time, and closes the list.', proof: 'ByKeys' },
    { key: 'Escape', action: 'Closes the list.', proof: 'ByKeys' },
    { key: 'digits', action: 'Stand in the field as hours and minutes.', proof: 'ByKeys' },
  ],
}
