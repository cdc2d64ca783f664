'use client'
import { type ReactNode, useMemo } from 'react'
import { choiceWords } from '../../messages/choice.ts'
import { fill } from '../../private/edit/fill.ts'
import { shortText } from '../../private/edit/shortText.ts'
import { useWords } from '../../private/useWords.ts'
import type { ComboBoxProps } from './comboBoxProps.ts'
import type { ComboBoxGroup } from './useComboBox.ts'

type CreatingProps<T> = Pick<ComboBoxProps<T>, 'getKey' | 'getText' | 'renderItem' | 'onCreate'> & {
  offered: readonly ComboBoxGroup<T>[]
  /** Typed text; empty if nothing was typed. */
  query: string
}

/** Item for the option that creates a new one. Its key differs from that of every real item. */
const fresh: unknown = { key: 'wherry:create' }
const isFresh = (item: unknown) => item === fresh

/** Adds an option to the list that creates an item from the typed text, if no option has this name. */
export function useCreating<T>(props: CreatingProps<T>) {
  const { getKey, getText, renderItem, onCreate, offered, query } = props
  const words = useWords('choice', choiceWords)
  const wanted = query.trim()
  const isNew =
    !!onCreate &&
    wanted !== '' &&
    !offered.some(({ items }) => items.some((item) => getText(item).trim() === wanted))
  const list = useMemo(() => {
    if (!isNew) return { offered, getKey, getText, renderItem }
    const name = fill(words.create, { text: shortText(wanted) })
    const textOf = (item: T) => (isFresh(item) ? name : getText(item))
    return {
      offered: [...offered, { key: 'wherry:create', items: [fresh as T] }],
      getKey: (item: T) => (isFresh(item) ? 'wherry:create' : getKey(item)),
      getText: textOf,
      renderItem:
        renderItem &&
        ((item: T, state: { isActive: boolean }): ReactNode =>
          isFresh(item) ? name : renderItem(item, state)),
    }
  }, [isNew, wanted, offered, getKey, getText, renderItem, words])
  return {
    ...list,
    /** Returns the picked item; for the creating option it creates the item first. Null if none was created. */
    made: (item: T): T | null => (isFresh(item) ? (onCreate?.(wanted) ?? null) : item),
  }
}
