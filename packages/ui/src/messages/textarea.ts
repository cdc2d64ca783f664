import { textFieldWords } from './textField.ts'
import type { WordTable } from './words.ts'

export const textareaWords: WordTable<'textarea'> = {
  en: {
    ...textFieldWords.en,
    left: { one: '{{count}} character left', other: '{{count}} characters left' },
  },
  ru: {
    ...textFieldWords.ru,
    left: {
      one: 'Можно ещё {{count}}\u00a0знак',
      few: 'Можно ещё {{count}}\u00a0знака',
      many: 'Можно ещё {{count}}\u00a0знаков',
      other: 'Можно ещё {{count}}\u00a0знака',
    },
  },
  es: {
    ...textFieldWords.es,
    left: {
      one: 'Queda {{count}}\u00a0carácter',
      many: 'Quedan {{count}} de caracteres',
      other: 'Quedan {{count}}\u00a0caracteres',
    },
  },
}
