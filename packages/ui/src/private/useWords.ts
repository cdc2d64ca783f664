'use client'
import { useMemo } from 'react'
import type { Words, WordTable } from '../messages/words.ts'
import { useLanguage, useTheme } from '../themes/useTheme.ts'

/** The words of one component in the visitor's language, with what the ThemeProvider was given in their place. */
export function useWords<Component extends keyof Words>(
  component: Component,
  table: WordTable<Component>,
): Words[Component] {
  const ours = table[useLanguage()]
  const own = useTheme().words?.[component]
  return useMemo(() => (own ? { ...ours, ...own } : ours), [ours, own])
}
