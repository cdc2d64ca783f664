import { type Guide, native } from '../../testing/guide.ts'
import { bareFieldParts } from '../Field/Field.guide.ts'
import type { PhoneFieldPart } from './PhoneField.tsx'

export const phoneFieldGuide: Guide = {
  about:
    'A phone number of any country: grouped while typed, understood however it is pasted, filled in or dictated, handed out as E.164 (`+905321184027`). Words before it, signs between its groups, digits of any script and prefixes out of use do no harm. A text that is no number, or more than one, stays as it was written and is handed out so. Digits without a plus and without a known country are asked for it, under the field. In a narrow place the country stands beside the label, so that the number is read in full.',
  does: [
    'Set `country` to where the visitor is: a number typed without a plus is read as one of it. Leave it out where you do not know: a wrong guess calls a stranger.',
    'Remember what `onCountry` says: it is the country that the person chose from the list.',
    'Check the number with your own rule and say in `error` what is wrong with it: without a plus its country is missing; with other signs it was not understood.',
    'Say in `description` what the number is for, if it is not plain.',
  ],
  donts: [
    'Don’t split the country code into a field of its own: autofill fills one.',
    'Don’t strip or mask the value yourself: the caret would jump. Take what `onChange` hands out.',
    'Don’t refuse a number that the rules do not know: new ranges appear. Use `caution`.',
  ],
  parts: {
    ...bareFieldParts,
    country: 'The flag with its arrow.',
    countryList: 'The native list of countries over the flag.',
  } satisfies Record<PhoneFieldPart, string>,
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
