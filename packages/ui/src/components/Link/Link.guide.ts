import type { Guide } from '../../testing/guide.ts'

export const linkGuide: Guide = {
  about: 'A way to another page, inside a text. A link that has to look like a button is a ButtonLink.',
  does: [
    'Say in the link where it leads: “Booking terms”.',
    'Set `isExternal` for what opens in a new tab: that is spoken, and the other page gets nothing of this one.',
    'Use `isQuiet` in dense text such as a footer.',
  ],
  donts: [
    'Don’t use a link for an action on this page. Use a plain Button.',
    'Don’t write “here” or “more”: links are read out of their text. Name the page.',
    'Don’t open a new tab for a step of the booking: the way back is lost.',
  ],
  keys: [
    {
      key: 'Tab',
      action: 'Moves the focus to the link and on; one without `href` is passed by.',
      proof: 'Keyboard',
    },
    { key: 'Enter', action: 'Follows it.', proof: 'Keyboard' },
  ],
}
