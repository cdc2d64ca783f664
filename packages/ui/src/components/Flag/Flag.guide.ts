import type { Guide } from '../../testing/guide.ts'

export const flagGuide: Guide = {
  about:
    'The flag of a country, 24 by 18 px, or the code of the country where its flag is not among those drawn here. For the country of a phone number, a place or a document.',
  does: [
    'Write the name of the country beside it and leave the title out: the flag is then decoration.',
    'Give it a title where it stands alone.',
    'Pass the ISO 3166-1 code in two capital letters.',
  ],
  donts: [
    'Don’t let a flag stand for a language: Spanish is spoken in twenty countries. Write the name of the language.',
    'Don’t blow it up: it is drawn for 24 by 18 px. Where something bigger is wanted write the country in bigger type.',
    'Don’t set several in a row without words. Use names.',
  ],
  keys: [],
  sections: [
    {
      title: 'Which flags are drawn',
      text: [
        'These 69; every other country shows its code in the same frame, which is as wide and as high.',
        'AE AM AT AU BE BG BR CA CH CI CL CN CO CU CZ DE DK EE ES FI FR GA GB GE GN GR HK HU ID IE IL IN IS IT JP KR KZ LT LU LV MA MC ME ML MU MX MY NG NL NO NZ PE PH PK PL RO RU SE SG SL TD TH TN TR UA US VN YE ZA.',
      ],
    },
  ],
}
