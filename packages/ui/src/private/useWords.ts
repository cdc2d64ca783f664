'use client'
import { useMemo } from 'react'
import type { Words, WordTable } from '../messages/words.ts'
import { useLanguage, useTheme } from '../themes/useTheme.ts'

/** Texts of a component in the visitor's language; those of the ThemeProvider's `words` replace them. */
export function useWords<Component extends keyof Words>(
  component: Component,
  table: WordTable<Component>,
): Words[Component] {
  const ours = table[useLanguage()]
  const own = useTheme().words?.[component]
  return useMemo(() => (own ? { ...ours, ...own } : ours), [ours, own])
}
