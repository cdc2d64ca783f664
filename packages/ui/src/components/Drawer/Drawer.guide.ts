import { type Guide, native } from '../../testing/guide.ts'
import { dialogParts } from '../Dialog/Dialog.guide.ts'

export const drawerGuide: Guide = {
  about:
    'A dialog at the side of the part in view, as high as it; a sheet at the lower edge of a container under 700 px, which a finger pulls down. For what belongs to the screen behind: filters, a summary, the details of one offer.',
  does: [
    'Say in its last button what comes of it: “Show 24 offers”.',
    'Put it at the end side, and at the start side only where it leads somewhere, as a menu of the site does.',
    'Keep what was set when it is pulled down: that is a way out, not a no.',
  ],
  donts: [
    'Don’t ask a question with it. Use a Dialog.',
    'Don’t open it for a few choices behind a button. Use a Menu or a Popover.',
    'Don’t put into it what is dragged itself, such as a map: the pull gets in the way. Use a Dialog of size full.',
  ],
  parts: dialogParts,
  keys: [
    { key: 'Tab', action: 'Next thing inside, from the last to the first.', proof: 'Keyboard' },
    { key: 'Shift + Tab', action: 'Previous thing inside, from the first to the last.', proof: 'Keyboard' },
    {
      key: 'Escape',
      action: 'Asks to close; closed, the focus goes back to what had it before.',
      proof: 'Keyboard',
    },
    { key: 'Enter, Space', action: 'On Close: asks to close.', proof: native },
  ],
}
