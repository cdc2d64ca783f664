import { type Guide, native } from '../../testing/guide.ts'
import type { DialogPart } from './Dialog.tsx'

/** Parts of every dialog, for the guides of both. */
export const dialogParts: Readonly<Record<DialogPart, string>> = {
  scrim: 'The layer over the page behind.',
  title: 'The heading.',
  description: 'The text under the heading.',
  body: 'The content; it scrolls.',
  footer: 'Around the actions.',
  close: 'The button that closes it.',
}

export const dialogGuide: Guide = {
  about:
    'A question or a task before which the page behind waits (APG modal dialog). On a container under 700 px it is a sheet at the lower edge. In a tall frame it stays in the part in view.',
  does: [
    'Ask in the title, say in the description what follows, and answer in the buttons with the same verb.',
    'Put the safe action first: the focus goes to the first thing that takes it.',
    'Give `initialFocus` where something else should be read first, and `returnFocus` where the opener goes away.',
    'Choose full for what is a screen in itself, on phones above all.',
  ],
  donts: [
    'Don’t stop everybody for news that need no answer. Use Notifications or a Notice.',
    'Don’t use it for what belongs to the screen behind, such as filters. Use a Drawer.',
    'Don’t open a dialog from a dialog. Change what the first one shows.',
    'Don’t answer with “Yes” and “No”: they cannot be told apart without the question. Write “Keep it” and “Remove”.',
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
    {
      key: 'Arrow Down, Arrow Up, Page Down, Page Up',
      action: 'Scroll a long text that holds nothing to focus: it takes the focus itself.',
      proof: native,
    },
  ],
}
