import type { Guide } from '../../testing/guide.ts'
import { iconFieldParts } from '../Field/Field.guide.ts'
import type { SelectPart } from './Select.tsx'

export const selectGuide: Guide = {
  about:
    'One of a list that opens under the field. A label that is longer than the field stands in lines. On small touch screens the platform’s own list stands in. Five to about thirty options.',
  does: [
    'Put options in the order people know: by number, by alphabet, the usual ones first.',
    'Group them under headings where there are more than ten.',
    'Leave what is off in the list and say why in `offReason`.',
    'Set `isMultiple` where any number will do; each is sent by itself, under the same name.',
    'Begin labels with the word that tells them apart: typed letters find it.',
  ],
  donts: [
    'Don’t hide two to four options in a list. Use a RadioGroup.',
    'Don’t offer hundreds. Use a ComboBox, which searches.',
    'Don’t use it for actions. Use a Menu.',
    'Don’t leave the page on a choice: arrow keys pass by many.',
  ],
  parts: {
    ...iconFieldParts,
    arrow: 'The arrow at the end.',
    list: 'Our own list; a native one has no parts.',
    groupTitle: 'The heading of a group.',
    option: 'A row of the list.',
    optionIcon: 'Around the icon of an option.',
    optionLabel: 'The label of an option.',
    optionNote: 'The second line of an option, or why it is off.',
    optionEnd: 'At the far end of an option.',
    tick: 'The sign of a chosen option.',
  } satisfies Record<SelectPart, string>,
  keys: [
    {
      key: 'Enter, Space, Arrow Down, Alt + Arrow Down',
      action: 'Closed: opens on the chosen option.',
      proof: 'Keyboard',
    },
    { key: 'Arrow Up, Home', action: 'Closed: opens on the first option.', proof: 'ClosedKeys' },
    { key: 'End', action: 'Closed: opens on the last option. Open: moves to it.', proof: 'Keyboard' },
    {
      key: 'Arrow Down, Arrow Up',
      action: 'Open: moves one on or back, and stops at the ends.',
      proof: 'Keyboard',
    },
    { key: 'Home', action: 'Open: moves to the first option.', proof: 'Keyboard' },
    { key: 'Page Down, Page Up', action: 'Open: moves ten on or back.', proof: 'PageKeys' },
    {
      key: 'Letters',
      action: 'Opens, and moves to the next option that begins with what was typed.',
      proof: 'Typeahead',
    },
    {
      key: 'Enter, Space',
      action: 'Open: chooses and closes; on what is off nothing changes, its reason is spoken.',
      proof: 'Keyboard',
    },
    {
      key: 'Enter, Space',
      action: 'Of several, open: takes the option or gives it back; the list stays open.',
      proof: 'Several',
    },
    { key: 'Tab', action: 'Of several, open: closes and moves on.', proof: 'Several' },
    { key: 'Alt + Arrow Up', action: 'Open: chooses and closes.', proof: 'Keyboard' },
    { key: 'Tab', action: 'Open: chooses what the arrows came to, closes and moves on.', proof: 'TabTakes' },
    { key: 'Escape', action: 'Open: closes, nothing changes.', proof: 'Keyboard' },
  ],
}
