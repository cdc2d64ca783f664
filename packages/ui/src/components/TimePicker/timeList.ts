import type { KeyboardEvent } from 'react'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { placeInPages } from '../../private/list/placeInPages.ts'

/** Number of options that a Page key passes. */
const page = 4

/** State of the list of times, as its keys need it. */
export interface TimeList {
  isOpen: boolean
  /** Index of the option chosen by arrow keys; null for none. */
  active: number | null
  /** Index of the option nearest to the typed text. */
  near: number
  /** Index of the last option. */
  last: number
  start(): void
  close(): void
  setActive(at: number): void
  /** Index of the option that an arrow key moves to: 1 down, -1 up. */
  along(sign: 1 | -1): number
  /** Applies the text of the field. */
  settle(): void
  pick(at: number): void
}

/** Handles a key press of the field in its list. */
export function pressInList(
  event: KeyboardEvent<HTMLInputElement>,
  { isOpen, active, near, last, start, close, setActive, along, settle, pick }: TimeList,
): void {
  if (isComposing(event) || isHeld(event)) return
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault()
      if (event.altKey) {
        if (event.key === 'ArrowDown') start()
        else close()
      } else {
        start()
        setActive(along(event.key === 'ArrowDown' ? 1 : -1))
      }
      break
    case 'Enter':
      if (isOpen && active !== null) {
        event.preventDefault()
        pick(active)
      } else {
        settle()
        close()
      }
      break
    case 'PageDown':
    case 'PageUp': {
      if (!isOpen) break
      event.preventDefault()
      const to = placeInPages(event.key, active ?? near, last + 1, page)
      if (to !== null) setActive(to)
      break
    }
    case 'Tab':
      close()
      break
  }
}

/** Input of `optionAlong`: the list and the positions in it. */
export interface OptionsAlong {
  count: number
  /** Index of the option chosen by arrow keys; null for none. */
  active: number | null
  /** Index of the option that an incomplete time already stands for; negative for none. */
  meant: number
  near: number
  /** Position of the typed time, possibly between two options; null if nothing is typed. */
  at: number | null
}

/**
 * Index of the option an arrow key moves to. From a complete time between two options it is the next or the previous
 * one.
 */
export function optionAlong(sign: 1 | -1, { count, active, meant, near, at }: OptionsAlong): number {
  if (active !== null) return (active + sign + count) % count
  if (meant >= 0) return meant
  if (at === null) return near
  const next = sign === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1
  return (next + count) % count
}
