'use client'
import { useMemo } from 'react'
import { choiceWords } from '../../messages/choice.ts'
import { counted } from '../../private/edit/fill.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { ComboBoxProps } from './comboBoxProps.ts'
import { textFinder } from './textFilter.ts'

type FittingProps<T> = Pick<ComboBoxProps<T>, 'groups' | 'getText' | 'filter'> & {
  /** Typed text; empty if nothing was typed. */
  query: string
}

/** The groups filtered by the typed text, and a line with the number of remaining options. */
export function useFitting<T>({ groups, getText, filter, query }: FittingProps<T>) {
  const { locale } = useTheme()
  const words = useWords('choice', choiceWords)
  const offered = useMemo(() => {
    const find = filter === true && query !== '' ? textFinder(query, locale) : null
    const fits =
      typeof filter === 'function' && query !== ''
        ? (item: T) => filter(item, query)
        : find && ((item: T) => find(getText(item)))
    return groups
      .map((group) => (fits ? { ...group, items: group.items.filter(fits) } : group))
      .filter((group) => group.items.length > 0)
  }, [groups, getText, filter, query, locale])
  const length = offered.reduce((sum, { items }) => sum + items.length, 0)
  return {
    offered,
    /** Undefined without a filter: then the owner searches and knows the number. */
    count: filter && query !== '' ? (length ? counted(locale, words.found, length) : words.none) : undefined,
  }
}
