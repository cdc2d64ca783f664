import type { WordTable } from './words.ts'

export const linkWords: WordTable<'link'> = {
  en: { newTab: 'opens in a new tab' },
  ru: { newTab: 'откроется в\u00a0новой вкладке' },
  es: { newTab: 'se abre en una pestaña nueva' },
}
