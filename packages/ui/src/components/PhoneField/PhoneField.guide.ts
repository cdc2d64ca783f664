import { type Guide, native } from '../../testing/guide.ts'

export const phoneFieldGuide: Guide = {
  about:
    'A phone number of any country: grouped while typed, understood however it is pasted, handed out as E.164 (`+905321184027`). In a narrow place the country stands beside the label, so that the number is read in full.',
  does: [
    'Set `country` to where the visitor is: a number typed without a plus is read as one of it.',
    'Check the number with your own rule and say in `error` what is wrong with it.',
    'Say in `description` what the number is for, if it is not plain.',
  ],
  donts: [
    'Don’t split the country code into a field of its own: autofill fills one.',
    'Don’t strip or mask the value yourself: the caret would jump. Take what `onChange` hands out.',
    'Don’t refuse a number that the rules do not know: new ranges appear. Use `caution`.',
  ],
  keys: [
    { key: 'Tab', action: 'Moves to the list of countries, then to the number.', proof: 'Keyboard' },
    {
      key: 'Arrow Down, Arrow Up, Letters',
      action: 'On the list: the platform’s own choice of a country.',
      proof: native,
    },
    {
      key: 'Backspace, Delete',
      action: 'In the number: takes out a digit, passing over the spaces between groups.',
      proof: 'Caret',
    },
  ],
}
