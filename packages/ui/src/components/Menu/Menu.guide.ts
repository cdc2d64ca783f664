import type { Guide } from '../../testing/guide.ts'

export const menuGuide: Guide = {
  about:
    'Actions or choices behind a button (APG menu button). Basic acts; check takes any number; radio exactly one; radio-check at most one, and choosing that again clears it. A sheet on small touch screens.',
  does: [
    'Name actions by a verb with an object: “Print voucher”.',
    'Put what cannot be taken back last, in a group of its own, in the tone critical.',
    'Say with `offReason` why an item cannot be chosen: it is reached, read and spoken when tried.',
    'Begin the labels with different letters where you can: typing finds them.',
  ],
  donts: [
    'Don’t hide the main action of a screen in it. Use a Button.',
    'Don’t make a menu of one action. Use a Button with an icon.',
    'Don’t use it for a value of a form. Use a Select, which has a label and an error.',
    'Don’t use it for links of a site. Use a list of Links in a Popover.',
  ],
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
