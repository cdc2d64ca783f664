import type { Guide } from '../../testing/guide.ts'
import type { ButtonPart } from './Button.tsx'

export const buttonGuide: Guide = {
  about: 'An action on this page: send, add, open. A `ButtonLink` looks the same and leads to another page.',
  does: [
    'Keep one solid accent button on a screen: the next step.',
    'Name it by a verb and its object, “Find a car”, “Pay €108 by card”.',
    'Use soft for the same action repeated in a list, outline for the second choice, plain for tools.',
    'Set `type="submit"` on the one that sends a form: a Button is `type="button"` by itself.',
    'Set `isLoading` while the answer is awaited: focus and width stay, and a second press does nothing.',
    'Give a button of an icon alone an `aria-label`.',
  ],
  donts: [
    'Don’t lead to another page with a Button: opening in a new tab is lost. Use `ButtonLink`.',
    'Don’t disable the button that sends a form: nobody learns what is missing. Let it be pressed and name the errors.',
    'Don’t use the tone critical for leaving or cancelling: it is for what cannot be undone.',
    'Don’t change the words while it is loading: the button jumps. Its spinner stands over them.',
  ],
  parts: {
    content: 'What stands in the button.',
    spinner: 'The ring over it while it waits.',
  } satisfies Record<ButtonPart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'Moves the focus to it and on. A loading button keeps its place in the order.',
      proof: 'Loading',
    },
    {
      key: 'Enter, Space',
      action: 'Presses it; a toggle (`aria-pressed`) is the owner’s to turn.',
      proof: 'Keyboard',
    },
  ],
}
