import type { ReactNode } from 'react'
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
  getKey: (item: T) => string
  getText: (item: T) => string
  renderItem: ((item: T, state: { isActive: boolean }) => ReactNode) | undefined
  onPick: (key: string) => void
}

/** The groups and options of the list. */
export function ComboBoxOptions<T>(props: ComboBoxOptionsProps<T>) {
  const { listId, groups, current, getKey, getText, renderItem, onPick } = props
  return groups.map((group, place) => {
    const options = group.items.map((item) => {
      const key = getKey(item)
      const isActive = key === current
      return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard picks from the input
        <div
          key={key}
          id={optionId(listId, key)}
          role="option"
          tabIndex={-1}
          aria-selected={isActive}
          data-active={isActive ? '' : undefined}
          className={list.option}
          onClick={() => onPick(key)}
        >
          {renderItem ? renderItem(item, { isActive }) : getText(item)}
        </div>
      )
    })
    if (!group.title)
      return (
        <div key={group.key} role="presentation">
          {place > 0 && <div role="presentation" className={css.rule} />}
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
