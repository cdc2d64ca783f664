import type { Guide } from '../../testing/guide.ts'
import { iconFieldParts } from '../Field/Field.guide.ts'
import type { ComboBoxPart } from './ComboBox.tsx'

/** Parts of a field with a list, for the guides of the three components that have one. */
export const comboBoxParts: Readonly<Record<ComboBoxPart, string>> = {
  ...iconFieldParts,
  clear: 'The button that empties the field.',
  bar: 'The head of a list that fills the view; not seen otherwise.',
  back: 'The way back out of such a list.',
  popup: 'The box of the open list.',
  list: 'The options, without what is said of them.',
  groupTitle: 'The heading of a group.',
  rule: 'The line before a group without a heading.',
  option: 'An option.',
  status: 'The line about the list: how many, or none.',
}

export const comboBoxGuide: Guide = {
  about:
    'A field that offers what fits the text in it (APG combobox with list autocomplete and manual selection). For a choice from more than can be listed, mostly asked from a service: places, flights, companies. On a small container the open list takes the whole view, and a screen reader does not get behind it.',
  does: [
    'Hold the choice by its key: `value` and `onChange`, or `defaultValue`. The text follows, and what is typed over a choice takes it away.',
    'Give all options where there are some hundreds, and let it look for them itself; switch `filter` off where a service has searched.',
    'Group what is offered, airports before addresses, and give every group a title.',
    'Set `isLoading` while you ask, and keep what was offered until the answer is there.',
    'Put the count, or that nothing was found, into status: it is spoken once, when the typing has paused.',
    'Mark in each option what was typed, with `markMatch`.',
    'Put a thing to press, such as “Use my location”, into a group of its own: the keyboard gets to it there. Name it in `keepsOpen` where it acts on the list itself, as “Try again” does.',
  ],
  donts: [
    'Don’t make people type among ten options known beforehand. Use a Select.',
    'Don’t take a typed text for a choice. As the field is left, the choice before it comes back; where any text will do, say `allowsFreeText`.',
    'Don’t put links into `footer`: the arrow keys do not get there. Make them options.',
    'Don’t make `getKey` anew at each render: the whole list is read again. Keep the function outside.',
  ],
  parts: comboBoxParts,
  keys: [
    {
      key: 'letters',
      action: 'In the field: open the list; its first option can be taken by Enter at once.',
      proof: 'FourKeys',
    },
    { key: 'Arrow Down', action: 'Next option, going round.', proof: 'Keyboard' },
    { key: 'Arrow Down', action: 'With the list closed: opens it on the first option.', proof: 'CaretKeys' },
    {
      key: 'Arrow Up',
      action: 'Previous option, going round; opens the list on the last.',
      proof: 'Keyboard',
    },
    { key: 'Alt + Arrow Down', action: 'Opens the list without moving in it.', proof: 'AltArrows' },
    { key: 'Alt + Arrow Up', action: 'Closes the list and picks nothing.', proof: 'AltArrows' },
    { key: 'Enter', action: 'Picks the active option and closes.', proof: 'Keyboard' },
    {
      key: 'Enter',
      action: 'On an option that acts on the list: acts, and the list stays open.',
      proof: 'KeepsOpen',
    },
    {
      key: 'Enter',
      action: 'Without an active option: picks nothing, tells the screen that somebody waits.',
      proof: 'EnterTooEarly',
    },
    { key: 'Escape', action: 'Closes the list; where it is closed, clears the field.', proof: 'Keyboard' },
    {
      key: 'Tab',
      action: 'With a text that is no option: gives the choice back that was typed over.',
      proof: 'TypedOver',
    },
    { key: 'Home, End', action: 'Leave the option and move the caret.', proof: 'AltArrows' },
    { key: 'Arrow Left, Arrow Right', action: 'Leave the option and move the caret.', proof: 'CaretKeys' },
    { key: 'Tab', action: 'Closes the list, picks nothing and goes on.', proof: 'TabPicksNothing' },
  ],
}
