'use client'
import {
  type ComponentPropsWithoutRef,
  Fragment,
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { CheckIcon } from '../../icons/icons.tsx'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { findTyped } from '../../private/findTyped.ts'
import { focusedNear } from '../../private/focusedNear.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import * as list from '../../private/listBox.css.ts'
import { scrollWithin } from '../../private/scrollWithin.ts'
import { useTyped } from '../../private/useTyped.ts'
import * as css from './Menu.css.ts'
import type { MenuMode } from './menuChoice.ts'

export const menuSizes = ['s', 'm', 'l', 'xl'] as const
export const menuTones = ['neutral', 'critical'] as const

export interface MenuItem {
  /** Unique in the menu. */
  value: string
  /** Its name, one line; typed letters look for it. */
  label: string
  /** A second line, quieter. */
  note?: ReactNode
  /** Before the label, 20 px. */
  icon?: ReactNode
  /** At the far end: a key, a count. */
  end?: ReactNode
  /** Critical for what cannot be taken back. @default 'neutral' */
  tone?: (typeof menuTones)[number] | undefined
  /** It can be reached and read, not chosen. @default false */
  isDisabled?: boolean | undefined
  /** Why it cannot be chosen: stands under it, and is spoken when it is tried. Disables it. */
  offReason?: string | undefined
}

export interface MenuGroup {
  /** Unique among the groups. */
  key: string
  /** Heading; a group without one is set off by a line. */
  title?: string | undefined
  items: readonly MenuItem[]
}

/** What has the focus when the menu opens; the list itself for a pointer, so that no item looks chosen. */
export type MenuStart = 'first' | 'last' | 'list'

interface MenuListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'id'> {
  id: string
  label: string
  groups: readonly MenuGroup[]
  mode: MenuMode
  size: (typeof menuSizes)[number]
  chosen: readonly string[]
  /** `keepsOpen`: by Space, or by pointer where any number can be chosen. */
  onTake: (value: string, keepsOpen: boolean) => void
  /** Tab was pressed: the focus is about to move on. */
  onLeave: () => void
}

const roles = {
  basic: 'menuitem',
  check: 'menuitemcheckbox',
  radio: 'menuitemradio',
  'radio-check': 'menuitemradio',
} as const
const rowsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** Nothing but the list may scroll: in a frame the page around would follow. */
function focusRow(menu: HTMLElement, row: HTMLElement | undefined) {
  if (!row) return
  row.focus({ preventScroll: true })
  scrollWithin(menu, row)
}

/** Gives the focus to a menu that has opened. */
export function focusStart(menu: HTMLElement, start: MenuStart) {
  if (start === 'list') menu.focus({ preventScroll: true })
  else focusRow(menu, rowsOf(menu).at(start === 'first' ? 0 : -1))
}

const isOff = (item: MenuItem) => !!item.isDisabled || item.offReason !== undefined

/** The items and their keyboard (APG menu); the focus stands on the items themselves. */
export const MenuList = forwardRef<HTMLDivElement, MenuListProps>((props, forwarded) => {
  const { id, label, groups, mode, size, chosen, onTake, onLeave, className, ...rest } = props
  const menu = useObjectRef(forwarded)
  const pointer = useRef<{ x: number; y: number } | null>(null)
  const typed = useTyped()
  const announce = useAnnounce()
  const items = groups.flatMap((group) => group.items)
  const rows = () => rowsOf(menu.current!)

  const focus = (row: HTMLElement | undefined) => focusRow(menu.current!, row)
  useEffect(() => {
    const list = menu.current!
    // It gets its height after the first focus, and another one where the part in view changes.
    const observer = new ResizeObserver(() => {
      const focused = focusedNear(list)
      if (focused !== list && list.contains(focused)) scrollWithin(list, focused as HTMLElement)
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [menu])

  const take = (item: MenuItem, keepsOpen: boolean) => {
    if (!isOff(item)) onTake(item.value, keepsOpen)
    else if (item.offReason) announce(item.offReason)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event)
    if (isComposing(event) || isHeld(event)) return
    const all = rows()
    const at = all.indexOf(event.target as HTMLElement)
    const letters = typed(event)
    const found =
      letters === null
        ? null
        : findTyped(
            items.map((item) => item.label),
            letters,
            at,
          )
    if (found !== null) {
      event.preventDefault()
      focus(all[found])
      return
    }
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault()
        focus(all[(at + 1) % all.length])
        break
      case 'ArrowUp':
        event.preventDefault()
        focus(all.at(Math.max(at, 0) - 1))
        break
      case 'Home':
      case 'End':
        event.preventDefault()
        focus(all.at(event.key === 'Home' ? 0 : -1))
        break
      case 'Enter':
      case ' ':
        event.preventDefault()
        if (items[at]) take(items[at], event.key === ' ' && mode !== 'basic')
        break
      case 'Tab':
        onLeave()
        break
    }
  }

  /** A mouse takes the focus along, as in a menu of the desktop; one that only lies there does not. */
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { clientX: x, clientY: y, pointerType } = event
    const last = pointer.current
    // A first move gives only a direction: a browser also tells of a pointer that lies where the menu has come.
    const isMoved = last ? last.x !== x || last.y !== y : event.movementX !== 0 || event.movementY !== 0
    pointer.current = { x, y }
    if (pointerType !== 'mouse' || !isMoved) return
    const row = (event.target as Element).closest<HTMLElement>('[role^="menuitem"]')
    ;(row ?? menu.current!).focus({ preventScroll: true })
  }

  const role = roles[mode]
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
          {!group.title && index > 0 && <hr className={css.rule} />}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu */}
          <div role="group" aria-label={group.title}>
            {group.title && (
              <div className={list.listTitle} aria-hidden="true">
                {group.title}
              </div>
            )}
            {group.items.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the menu listens to the keys for all of its items
              // biome-ignore lint/a11y/noStaticElementInteractions: its role is that of the mode
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the roles of the modes that choose have it
              <div
                key={item.value}
                role={role}
                tabIndex={-1}
                aria-checked={mode === 'basic' ? undefined : chosen.includes(item.value)}
                aria-disabled={isOff(item) || undefined}
                data-tone={item.tone}
                className={cx(css.item, css.sizes[size])}
                onClick={() => take(item, mode === 'check')}
              >
                {mode === 'check' && (
                  <span className={css.box}>
                    {chosen.includes(item.value) && <CheckIcon size={16} strokeWidth={2.5} />}
                  </span>
                )}
                {item.icon && <span className={css.icon}>{item.icon}</span>}
                <span className={list.optionMain}>
                  <span className={list.optionText}>{item.label}</span>
                  {(item.offReason || item.note) && (
                    <span className={css.note}>{item.offReason ?? item.note}</span>
                  )}
                </span>
                {item.end && <span className={list.optionEnd}>{item.end}</span>}
                {mode.startsWith('radio') && chosen.includes(item.value) && (
                  <CheckIcon size={size === 's' ? 16 : 20} className={css.tick} />
                )}
              </div>
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  )
})
MenuList.displayName = 'MenuList'
