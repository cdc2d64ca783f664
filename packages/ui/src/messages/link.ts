import type { WordTable } from './words.ts'

export const linkWords: WordTable<'link'> = {
  en: { newTab: 'opens in a new tab' },
  ru: { newTab: 'откроется в новой вкладке' },
  es: { newTab: 'se abre en una pestaña nueva' },
}
