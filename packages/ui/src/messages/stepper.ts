import type { WordTable } from './words.ts'

export const stepperWords: WordTable<'stepper'> = {
  en: { fewer: 'fewer', less: 'less', more: 'more' },
  ru: { fewer: 'меньше', less: 'меньше', more: 'больше' },
  es: { fewer: 'menos', less: 'menos', more: 'más' },
}
