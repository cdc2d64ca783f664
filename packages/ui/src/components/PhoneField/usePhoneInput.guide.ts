import { type Guide, native } from '../../testing/guide.ts'

export const usePhoneInputGuide: Guide = {
  about:
    'The logic of a PhoneField without its look: it groups what is typed, reads what is pasted or filled in, knows the country and hands out E.164. You draw an input and, if you like, a list of countries.',
  does: [
    'Take the PhoneField first, with `classNames` for its parts: the hook is for elements that it does not have.',
    'Spread `inputProps` onto the input, and `selectProps` onto a native list of `countries`.',
    'Say that the country is missing while `isAsking`.',
    'Call `reset` where the form around it is reset.',
  ],
  donts: [
    'Don’t set a text of your own into the input: the caret would jump. Pass `value`.',
    'Don’t drop the handlers of `inputProps` for your own. Call both.',
  ],
  keys: [
    { key: 'Tab', action: 'Moves to the list of countries, then to the number.', proof: 'ByKeys' },
    {
      key: 'Arrow Down, Arrow Up, Letters',
      action: 'On the list: the platform’s own choice.',
      proof: native,
    },
    { key: 'digits', action: 'Stand in groups as they are typed.', proof: 'ByKeys' },
    { key: 'Backspace', action: 'Takes out a digit, passing over the spaces.', proof: 'ByKeys' },
  ],
}
