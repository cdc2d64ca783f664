'use client'
import {
  type ComponentPropsWithoutRef,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { placeOfKey } from '../../private/list/placeOfKey.ts'
import { useTypeahead } from '../../private/list/useTypeahead.ts'
import { focusedNear } from '../../private/overlay/focusedNear.ts'
import * as list from '../../private/overlay/listBox.css.ts'
import { scrollWithin } from '../../private/overlay/scrollWithin.ts'
import type { PartAttributes } from '../../private/parts.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Menu.css.ts'
import { MenuRow } from './MenuRow.tsx'
import { back, isOff, type MenuGroup, type MenuItem, type MenuPart, type menuSizes } from './menuItems.ts'
import type { GroupChoice } from './useMenuChoice.ts'

/**
 * Element that gets the focus when a menu opens. `second`: the item after the way back. `list`: the list itself, for a
 * pointer, so that no item looks chosen.
 */
export type MenuStart = 'first' | 'second' | 'last' | 'list'

const starts = { first: 0, second: 1, last: -1 } as const

interface MenuListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'id' | 'part'> {
  /** Ref to the element of the menu. */
  menu: RefObject<HTMLDivElement | null>
  id: string
  label: string
  groups: readonly MenuGroup[]
  size: (typeof menuSizes)[number]
  choiceOf: (group: MenuGroup) => GroupChoice
  /**
   * Called when an item is taken. `keepsOpen` is true for Space, and for a pointer in a menu with several choices.
   * `event` is the press.
   */
  onTake: (item: MenuItem, group: MenuGroup, keepsOpen: boolean, event?: MouseEvent<HTMLElement>) => void
  /** Called for the key that leads back to the outer menu. */
  onBack: () => void
  /** Called for Tab, before the focus moves on. */
  onLeave: () => void
  renderItem: ((item: MenuItem, state: { isChosen: boolean }) => ReactNode) | undefined
  part: PartAttributes<MenuPart>
}

const rowsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** Only the list may scroll: with `focus()` alone the page around a frame would scroll too. */
function focusRow(menu: HTMLElement, row: HTMLElement | undefined) {
  if (!row) return
  row.focus({ preventScroll: true })
  scrollWithin(menu, row)
}

/** Gives the focus to a menu that has opened. */
export function focusStart(menu: HTMLElement, start: MenuStart) {
  if (start === 'list') menu.focus({ preventScroll: true })
  else focusRow(menu, rowsOf(menu).at(starts[start]))
}

/** Focuses the item that led to a submenu which has closed. */
export const focusItem = (menu: HTMLElement, value: string) =>
  focusRow(
    menu,
    rowsOf(menu).find((row) => row.dataset['value'] === value),
  )

/** Items of a menu and their keyboard (APG menu); the focus is on the items themselves. */
export function MenuList(props: MenuListProps) {
  const { id, label, groups, size, choiceOf, onTake, onBack, onLeave, className, ...others } = props
  const { renderItem, part, menu, ...rest } = others
  const { dir } = useTheme()
  const pointer = useRef<{ x: number; y: number } | null>(null)
  const typed = useTypeahead()
  const announce = useAnnounce()
  const items = groups.flatMap((group) => group.items)
  const groupOf = (item: MenuItem) => groups.find((group) => group.items.includes(item))!

  useEffect(() => {
    const list = menu.current!
    // The list gets its height after the first focus, and another one when the visible part changes, so the focused
    // item is scrolled into view again.
    const observer = new ResizeObserver(() => {
      const focused = focusedNear(list)
      if (focused !== list && list.contains(focused)) scrollWithin(list, focused as HTMLElement)
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [menu])

  const take = (item: MenuItem, keepsOpen: boolean, event?: MouseEvent<HTMLElement>) => {
    if (!isOff(item)) onTake(item, groupOf(item), keepsOpen, event)
    else if (item.offReason) announce(item.offReason)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event)
    if (isComposing(event) || isHeld(event)) return
    const all = rowsOf(menu.current!)
    const at = all.indexOf(event.target as HTMLElement)
    const labels = items.map((item) => item.label)
    const to = typed(event, labels, at) ?? placeOfKey(event.key, at, all.length)
    if (to !== null) {
      event.preventDefault()
      focusRow(menu.current!, all[to])
      return
    }
    switch (event.key) {
      case 'Enter':
      case ' ':
        event.preventDefault()
        // Following a link is left to the browser: the item is clicked.
        if (items[at]?.href !== undefined) all[at]!.click()
        else if (items[at])
          take(items[at], event.key === ' ' && choiceOf(groupOf(items[at])).mode !== 'basic')
        break
      case dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
        if (!items[at]?.groups) break
        event.preventDefault()
        take(items[at], true)
        break
      case dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
        event.preventDefault()
        onBack()
        break
      case 'Tab':
        onLeave()
        break
    }
  }

  /** A moving mouse focuses the item under it, as in desktop menus; a resting mouse does not. */
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { clientX: x, clientY: y, pointerType } = event
    const last = pointer.current
    // The first event counts only if it has a movement: browsers also send an event when the menu opens under a resting
    // pointer.
    const isMoved = last ? last.x !== x || last.y !== y : event.movementX !== 0 || event.movementY !== 0
    pointer.current = { x, y }
    if (pointerType !== 'mouse' || !isMoved) return
    const row = (event.target as Element).closest<HTMLElement>('[role^="menuitem"]')
    ;(row ?? menu.current!).focus({ preventScroll: true })
  }

  return (
    <div
      {...rest}
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={cx(list.list, css.menu, className)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerLeave={({ currentTarget }) => {
        if (currentTarget.matches(':focus-within')) currentTarget.focus({ preventScroll: true })
      }}
    >
      {groups.map((group, index) => (
        <Fragment key={group.key}>
          {!group.title && index > 0 && <hr {...part('rule', css.rule)} />}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu */}
          <div role="group" aria-label={group.title}>
            {group.title && (
              <div {...part('groupTitle', list.listTitle)} aria-hidden="true">
                {group.title}
              </div>
            )}
            {group.items.map((item) => (
              <MenuRow
                key={item.value}
                {...{ item, size, part }}
                // The item that leads back is rendered by the menu itself, not by the owner.
                renderItem={item.value === back ? undefined : renderItem}
                choice={choiceOf(group)}
                onTake={take}
              />
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  )
}
