'use client'
import { type ReactNode, useCallback, useMemo } from 'react'
import * as list from '../../private/overlay/listBox.css.ts'
import { pickable } from '../../private/overlay/optionText.css.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './ComboBox.css.ts'
import type { ComboBoxPart } from './comboBoxProps.ts'
import type { ComboBoxGroup } from './useComboBox.ts'
import type { RowWindow } from './useRowWindow.ts'

/** Id of an option in the DOM. */
export const optionId = (listId: string, key: string) =>
  `${listId}-${key.replace(/[\s_]/g, (sign) => `_${sign.charCodeAt(0)}`)}`

export interface ComboBoxOptionsProps<T> {
  listId: string
  groups: readonly ComboBoxGroup<T>[]
  /** Key of the option that the keyboard is on; null for none. */
  current: string | null
  /**
   * Key of the chosen option, or a set of keys. With a set the chosen options are `aria-selected`; with a single key it
   * is the active option.
   */
  chosen: string | null | ReadonlySet<string>
  /** Range of a long list that is rendered; null for all options. */
  drawn: RowWindow | null
  /** Number of all options, rendered or not. */
  count: number
  /** True if the total number of options is still unknown. */
  hasMore: boolean
  getKey: (item: T) => string
  getText: (item: T) => string
  renderItem: ((item: T, state: { isActive: boolean }) => ReactNode) | undefined
  classNames: ClassNames<ComboBoxPart> | undefined
}

const isSeveral = (chosen: string | null | ReadonlySet<string>) =>
  typeof chosen === 'object' && chosen !== null

/** The groups and options of the list. */
export function ComboBoxOptions<T>(props: ComboBoxOptionsProps<T>) {
  const { listId, groups, current, chosen, drawn: rows, count, hasMore, getKey, getText, renderItem } = props
  const { classNames } = props
  const part = partsOf(classNames)
  /** A string, so that a new object with the same class names does not render the options again. */
  const ownClass = classNames?.option

  const isLong = rows !== null
  const [from, to] = [rows?.from ?? 0, rows?.to ?? Number.POSITIVE_INFINITY]

  const draw = useCallback(
    (item: T, key: string, place: number, isActive: boolean) => (
      <div
        key={key}
        id={optionId(listId, key)}
        role="option"
        tabIndex={-1}
        aria-selected={isSeveral(chosen) ? chosen.has(key) : isActive}
        aria-setsize={hasMore ? -1 : isLong ? count : undefined}
        aria-posinset={hasMore || isLong ? place : undefined}
        data-active={isActive ? '' : undefined}
        data-selected={(isSeveral(chosen) ? chosen.has(key) : key === chosen) ? '' : undefined}
        data-text={renderItem ? undefined : ''}
        {...partsOf<'option'>({ option: ownClass })('option', pickable)}
      >
        {renderItem ? renderItem(item, { isActive }) : getText(item)}
      </div>
    ),
    [listId, chosen, hasMore, isLong, count, getText, renderItem, ownClass],
  )
  // Memoised, so that moving from one option to the next renders only those two again.
  const still = useMemo(() => {
    let passed = 0
    return groups.map(({ items }) => {
      const before = passed
      passed += items.length
      return items.slice(Math.max(0, from - before), Math.max(0, to - before)).map((item, at) => {
        const key = getKey(item)
        const place = before + Math.max(0, from - before) + at + 1
        return { item, key, place, drawn: draw(item, key, place, false) }
      })
    })
  }, [groups, from, to, getKey, draw])

  const drawn = groups.map((group, at) => {
    // In a long list a group out of view is not rendered. The heading is rendered with the first option of its group.
    if (still[at]!.length === 0) return null
    const hasHead = still[at]![0]!.item === group.items[0]
    const options = still[at]!.map(({ item, key, place, drawn }) =>
      key === current ? draw(item, key, place, true) : drawn,
    )
    if (!group.title)
      return (
        <div key={group.key} role="presentation">
          {at > 0 && hasHead && <div role="presentation" {...part('rule', css.rule)} />}
          {options}
        </div>
      )
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
      <div key={group.key} role="group" aria-label={group.title}>
        {hasHead && (
          <div role="presentation" {...part('groupTitle', list.listTitle)}>
            {group.title}
          </div>
        )}
        {options}
      </div>
    )
  })
  if (!rows) return drawn
  return (
    <>
      <div role="presentation" style={{ height: rows.above }} />
      {drawn}
      <div role="presentation" style={{ height: rows.below }} />
    </>
  )
}

const widths = [70, 52, 60]

/** Placeholder in the shape of options that are being loaded. */
export const GhostOptions = () =>
  widths.map((width) => (
    <div key={width} role="presentation" className={list.option}>
      <Skeleton width={20} />
      <span className={list.optionMain}>
        <Skeleton width={`${width}%`} height={14} style={{ display: 'block' }} />
        <Skeleton width={`${width - 20}%`} height={12} style={{ display: 'block', marginTop: 8 }} />
      </span>
    </div>
  ))
