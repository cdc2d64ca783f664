'use client'
import { type Language, useLanguage } from '../themes/useTheme.ts'

/** The words of one component in the visitor's language. */
export function useWords<Words>(table: Record<Language, Words>): Words {
  return table[useLanguage()]
}
