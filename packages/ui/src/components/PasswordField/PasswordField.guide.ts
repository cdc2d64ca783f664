import type { Guide } from '../../testing/guide.ts'
import { fieldParts } from '../Field/Field.guide.ts'
import type { PasswordFieldPart } from './PasswordField.tsx'

export const passwordFieldGuide: Guide = {
  about: 'A password, hidden until its owner wants to see it. Password managers and paste work.',
  does: [
    'Set `autoComplete="new-password"` where a new one is chosen.',
    'Say the rules before typing, in `description`.',
    'Keep what was typed after a refused login, and say which words to check.',
  ],
  donts: [
    'Don’t ask for the password twice: it can be looked at.',
    'Don’t forbid paste: password managers need it.',
    'Don’t say which of login and password was wrong. Name both.',
  ],
  parts: {
    ...fieldParts,
    reveal: 'The button that shows the password.',
  } satisfies Record<PasswordFieldPart, string>,
  keys: [
    { key: 'Tab', action: 'Moves to the field, then to the eye.', proof: 'Keyboard' },
    {
      key: 'Space, Enter',
      action: 'On the eye: shows or hides the password. Its name stays, its state is spoken.',
      proof: 'Keyboard',
    },
  ],
}
