'use client'
import { type Language, useLanguage } from '../themes/ThemeProvider.tsx'

/** The words of one component in the visitor's language. */
export function useWords<Words>(table: Record<Language, Words>): Words {
  return table[useLanguage()]
}
