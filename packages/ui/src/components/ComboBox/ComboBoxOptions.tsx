import { type ReactNode, useCallback, useMemo } from 'react'
import { cx } from '../../private/cx.ts'
import * as list from '../../private/listBox.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './ComboBox.css.ts'
import type { ComboBoxGroup } from './useComboBox.ts'

/** Id of an option in the DOM. */
export const optionId = (listId: string, key: string) => `${listId}-${key.replace(/\s/g, '_')}`

interface ComboBoxOptionsProps<T> {
  listId: string
  groups: readonly ComboBoxGroup<T>[]
  /** Key of the option the keyboard stands on. */
  current: string | null
  /** Nobody knows yet how many there are. */
  hasMore: boolean
  getKey: (item: T) => string
  getText: (item: T) => string
  renderItem: ((item: T, state: { isActive: boolean }) => ReactNode) | undefined
}

/** The groups and options of the list. */
export function ComboBoxOptions<T>(props: ComboBoxOptionsProps<T>) {
  const { listId, groups, current, hasMore, getKey, getText, renderItem } = props

  const draw = useCallback(
    (item: T, key: string, place: number, isActive: boolean) => (
      <div
        key={key}
        id={optionId(listId, key)}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        aria-setsize={hasMore ? -1 : undefined}
        aria-posinset={hasMore ? place : undefined}
        data-active={isActive ? '' : undefined}
        className={renderItem ? list.option : cx(list.option, css.text)}
      >
        {renderItem ? renderItem(item, { isActive }) : getText(item)}
      </div>
    ),
    [listId, hasMore, getText, renderItem],
  )
  // Moving from one option to the next draws two of them again, not all.
  const still = useMemo(() => {
    let place = 0
    return groups.map(({ items }) =>
      items.map((item) => {
        const key = getKey(item)
        place += 1
        return { item, key, place, drawn: draw(item, key, place, false) }
      }),
    )
  }, [groups, getKey, draw])

  return groups.map((group, at) => {
    const options = still[at]!.map(({ item, key, place, drawn }) =>
      key === current ? draw(item, key, place, true) : drawn,
    )
    if (!group.title)
      return (
        <div key={group.key} role="presentation">
          {at > 0 && <div role="presentation" className={css.rule} />}
          {options}
        </div>
      )
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
      <div key={group.key} role="group" aria-label={group.title}>
        <div role="presentation" className={list.listTitle}>
          {group.title}
        </div>
        {options}
      </div>
    )
  })
}

const widths = [70, 52, 60]

/** The shape of options that are still asked for. */
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
