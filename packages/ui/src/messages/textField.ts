import type { WordTable } from './words.ts'

export const textFieldWords: WordTable<'textField'> = {
  en: {
    tooMany: { one: '{{count}} character too many', other: '{{count}} characters too many' },
    left: { one: '{{count}} character left', other: '{{count}} characters left' },
  },
  ru: {
    tooMany: {
      one: 'Сократите на {{count}}\u00a0знак',
      few: 'Сократите на {{count}}\u00a0знака',
      many: 'Сократите на {{count}}\u00a0знаков',
      other: 'Сократите на {{count}}\u00a0знака',
    },
    left: {
      one: 'Можно ещё {{count}}\u00a0знак',
      few: 'Можно ещё {{count}}\u00a0знака',
      many: 'Можно ещё {{count}}\u00a0знаков',
      other: 'Можно ещё {{count}}\u00a0знака',
    },
  },
  es: {
    tooMany: {
      one: '{{count}}\u00a0carácter de más',
      many: '{{count}} de caracteres de más',
      other: '{{count}}\u00a0caracteres de más',
    },
    left: {
      one: 'Queda {{count}}\u00a0carácter',
      many: 'Quedan {{count}} de caracteres',
      other: 'Quedan {{count}}\u00a0caracteres',
    },
  },
}
