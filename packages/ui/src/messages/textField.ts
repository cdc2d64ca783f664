import { plural } from '../private/plural.ts'

const characters = plural('ru', { one: 'знак', few: 'знака', other: 'знаков' })

export const textFieldWords = {
  en: { tooMany: plural('en', { one: 'character too many', other: 'characters too many' }) },
  ru: { tooMany: (count: number) => `Сократите на ${characters(count)}` },
  es: { tooMany: plural('es', { one: 'carácter de más', other: 'caracteres de más' }) },
}
