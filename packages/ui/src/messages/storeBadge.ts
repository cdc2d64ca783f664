import type { WordTable } from './words.ts'

export const storeBadgeWords: WordTable<'storeBadge'> = {
  en: { get: 'Get it on' },
  ru: { get: 'Загрузите в' },
  es: { get: 'Consíguela en' },
}
