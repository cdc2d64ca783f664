import type { WordTable } from './words.ts'

export const stepperWords: WordTable<'stepper'> = {
  en: { less: 'fewer', more: 'more' },
  ru: { less: 'меньше', more: 'больше' },
  es: { less: 'menos', more: 'más' },
}
