import { type Guide, native } from '../../testing/guide.ts'

export const formGuide: Guide = {
  about:
    'A native form for the controls of this package: what is wrong keeps it from being sent, what a server refuses stands under its control, and a reset puts all of it back. The controls keep to a plain `<form>` as well.',
  does: [
    'Give each control a `name`: FormData gets under it what `onChange` gives.',
    'Mark what must be filled with `isRequired`: the first that is missing gets the focus, and says so.',
    'Hand in `errors` by name, a new object for each answer of the server.',
    'Keep what was entered after an action of React 19 by giving it back as `defaultValue`: React resets the form.',
  ],
  donts: [
    'Don’t check the same thing twice: where a page has its own errors and its own list of them, say `validationBehavior="aria"`.',
    'Don’t send from a Button without `type="submit"`.',
    'Don’t reset a form that a person has filled without asking.',
  ],
  keys: [
    {
      key: 'Enter',
      action: 'In a line of text: sends the form, or leads to the first that is wrong.',
      proof: 'Validation',
    },
    { key: 'Tab', action: 'Moves from control to control.', proof: native },
  ],
}
