import { plural } from '../private/plural.ts'

const characters = plural('ru', { one: 'знак', few: 'знака', other: 'знаков' })
const letters = plural('es', { one: 'carácter', other: 'caracteres' })

export const textareaWords = {
  en: {
    left: plural('en', { one: 'character left', other: 'characters left' }),
    tooMany: plural('en', { one: 'character too many', other: 'characters too many' }),
  },
  ru: {
    left: (count: number) => `Можно ещё ${characters(count)}`,
    tooMany: (count: number) => `Сократите на ${characters(count)}`,
  },
  es: {
    left: (count: number) => `Quedan ${letters(count)}`,
    tooMany: plural('es', { one: 'carácter de más', other: 'caracteres de más' }),
  },
}
