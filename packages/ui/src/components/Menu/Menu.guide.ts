import type { Guide } from '../../testing/guide.ts'
import type { MenuPart } from './menuItems.ts'

export const menuGuide: Guide = {
  about:
    'Actions or choices behind a button (APG menu button). Basic acts; check takes any number; radio exactly one; radio-check at most one, and choosing that again clears it. A sheet on small touch screens.',
  does: [
    'Name actions by a verb with an object: “Print voucher”.',
    'Put what cannot be taken back last, in a group of its own, in the tone critical.',
    'Say with `offReason` why an item cannot be chosen: it is reached, read and spoken when tried.',
    'Give a group a `mode` of its own where some of the menu is a choice: columns to show, units.',
    'Begin the labels with different letters where you can: typing finds them.',
  ],
  donts: [
    'Don’t hide the main action of a screen in it. Use a Button.',
    'Don’t make a menu of one action. Use a Button with an icon.',
    'Don’t use it for a value of a form. Use a Select, which has a label and an error.',
    'Don’t use it for the links of a site. Use a list of Links in a Popover; an `href` is for an action that is a page.',
    'Don’t put menus behind items of a menu behind an item: nobody finds them there.',
  ],
  parts: {
    popup: 'The box around the list, or the sheet.',
    title: 'The heading of the sheet.',
    groupTitle: 'The heading of a group.',
    rule: 'The line before a group without a heading.',
    item: 'An item.',
    itemIcon: 'Around the icon of an item.',
    itemLabel: 'The label of an item.',
    itemNote: 'The second line of an item, or why it is off.',
    itemEnd: 'At the far end of an item.',
    box: 'The frame of a tick where any number can be chosen.',
    tick: 'The sign of the one that is chosen.',
    arrow: 'The sign of a menu behind an item.',
  } satisfies Record<MenuPart, string>,
  keys: [
    { key: 'Enter, Space', action: 'On the button: opens on the first item.', proof: 'OpensByKeys' },
    { key: 'Arrow Down', action: 'On the button: opens on the first item.', proof: 'OpensByKeys' },
    { key: 'Arrow Up', action: 'On the button: opens on the last item.', proof: 'OpensByKeys' },
    {
      key: 'Arrow Down, Arrow Up',
      action: 'In the menu: next, previous item, going round, off ones too.',
      proof: 'Arrows',
    },
    { key: 'Home, End', action: 'In the menu: first, last item.', proof: 'Arrows' },
    { key: 'letters', action: 'In the menu: the next item that begins with them.', proof: 'Typeahead' },
    {
      key: 'Enter',
      action: 'In the menu: acts or chooses, closes, and gives the focus back.',
      proof: 'Acts',
    },
    { key: 'Space', action: 'In a basic menu: acts, closes, and gives the focus back.', proof: 'Acts' },
    { key: 'Space', action: 'In a check menu: ticks or unticks, the menu stays open.', proof: 'CheckByKeys' },
    { key: 'Space', action: 'In a radio menu: chooses, the menu stays open.', proof: 'RadioByKeys' },
    {
      key: 'Space',
      action: 'In a radio-check menu: chooses or clears, the menu stays open.',
      proof: 'RadioCheckClears',
    },
    {
      key: 'Arrow Right, Enter, Space',
      action: 'On an item with a menu behind it: that menu takes the place of this one.',
      proof: 'Behind',
    },
    {
      key: 'Arrow Left, Escape',
      action: 'In a menu behind an item: back to that item.',
      proof: 'Behind',
    },
    {
      key: 'Escape',
      action: 'In the menu: closes, the focus goes back to the button.',
      proof: 'OpensByKeys',
    },
    {
      key: 'Escape',
      action: 'In the sheet: closes, the focus goes back to the button.',
      proof: 'SheetCloses',
    },
    {
      key: 'Tab, Shift + Tab',
      action: 'In the menu: closes, the focus goes on or back from the button.',
      proof: 'TabLeaves',
    },
  ],
}
