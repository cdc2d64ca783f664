'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useAnnounce } from '../../private/announcer.tsx'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { isTaken } from '../../private/edit/isTaken.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import type { ListGroup } from '../../private/list/listGroup.ts'
import { placeOfKey } from '../../private/list/placeOfKey.ts'
import { focusedNear } from '../../private/overlay/focusedNear.ts'
import { useEscape } from '../../private/overlay/useEscape.ts'
import { lastOptions, usePaging } from './usePaging.ts'

/** A group of options with an optional title. */
export type ComboBoxGroup<T> = ListGroup<T>

export interface ComboBoxOptions<T> {
  inputValue: string
  onInputChange: (text: string, reason: 'type' | 'clear') => void
  groups: readonly ComboBoxGroup<T>[]
  /** Returns a key that is unique among all items of all groups. */
  getKey: (item: T) => string
  /** Key of the chosen option; null for none. Arrow keys open the list at this option. */
  chosen: string | null
  onSelect: (item: T) => void
  /** Returns true if an option is an action on the list and no choice. */
  keepsOpen: ((item: T) => boolean) | undefined
  isLoading: boolean
  status: string | undefined
  /** True if the list shows something besides items. */
  hasOther: boolean
  /** True if there are further pages of items. */
  hasMore: boolean
  onLoadMore: (() => void) | undefined
  loadingText: string
  autoHighlight: boolean
  openOnFocus: boolean
  isEditable: boolean
  isOpen: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((isOpen: boolean) => void) | undefined
  onEnterWithoutOption: (() => void) | undefined
  onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** Called just before the list opens, while nothing is rendered yet. */
  onOpening: () => void
  root: RefObject<HTMLDivElement | null>
  popup: RefObject<HTMLDivElement | null>
}

/** Time in ms after which the loading of a list is announced. */
const slow = 1000
/** Time in ms without a change after which a status is announced, so that not every key announces one. */
const settled = 300

/** The state of a combobox with list autocomplete and manual selection (APG). */
export function useComboBox<T>(options: ComboBoxOptions<T>) {
  const { inputValue, onInputChange, groups, getKey, onSelect, isLoading, status, root, hasMore } = options
  const [wanted, change] = useControlled(options.isOpen, options.defaultOpen, options.onOpenChange)
  const [active, setActive] = useState<string | null>(null)
  /** True if the person has typed since the list was opened: then Enter may take the first option. */
  const [typed, setTyped] = useState(false)
  /** True if the field has only got the focus: then options open the list, a hint alone does not. */
  const [isEntered, setEntered] = useState(false)
  const focused = useRef(false)
  const announce = useAnnounce()

  const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
  const keys = useMemo(() => items.map(getKey), [items, getKey])
  const shown =
    wanted &&
    options.isEditable &&
    (items.length > 0 || isLoading || (options.hasOther && !isEntered) || !!status)
  const first = typed && options.autoHighlight ? (keys[0] ?? null) : null
  const current = shown ? (keys.includes(active as string) ? active : active === '' ? null : first) : null

  const { onLoadMore, popup } = options
  const paging = usePaging({ hasMore, isLoading, onLoadMore, isShown: shown, keys, root, popup })

  const setOpen = (next: boolean) => {
    setEntered(false)
    if (next === wanted) return
    if (next) options.onOpening()
    change(next)
  }
  const close = () => {
    setOpen(false)
    setActive(null)
    setTyped(false)
  }
  /**
   * Moves the focus from the input to the root, so that the on-screen keyboard closes and does not cover the result
   * (decisions/0005).
   */
  const rest = (field: HTMLElement | null) => {
    if (!field) return
    field.tabIndex = -1
    field.focus({ preventScroll: true })
  }
  const back = () => {
    close()
    rest(root.current)
  }
  /** @param isByFinger true moves the focus from the input to the root */
  const pick = (key: string, isByFinger = false) => {
    const item = items[keys.indexOf(key)]
    if (item === undefined) return
    if (options.keepsOpen?.(item)) {
      // The same option stays active when the list grows.
      setActive(key)
      return onSelect(item)
    }
    const input = focusedNear(root.current)
    close()
    onSelect(item)
    // A callback may have moved the focus: then the focus stays there.
    const field = root.current
    if (isByFinger && input instanceof HTMLInputElement && input === focusedNear(field)) rest(field)
  }
  const type = (text: string, reason: 'type' | 'clear') => {
    setActive(null)
    setTyped(reason === 'type')
    setOpen(true)
    onInputChange(text, reason)
  }

  const move = (key: 'ArrowDown' | 'ArrowUp') => {
    const isDown = key === 'ArrowDown'
    if (!shown) {
      setOpen(true)
      const { chosen } = options
      setActive((keys.includes(chosen!) ? chosen : keys.at(isDown ? 0 : -1)) ?? null)
      return
    }
    const at = current === null ? -1 : keys.indexOf(current)
    // With further pages the last option is not the end of the list: the keyboard waits there for the next page.
    const isWaiting = isDown && at === keys.length - 1 && hasMore
    const to = isWaiting ? at : (placeOfKey(key, at, keys.length) ?? at)
    setActive(keys[to] ?? null)
    if (to >= keys.length - lastOptions) paging.ask()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || isHeld(event) || !options.isEditable || event.ctrlKey || event.metaKey) return
    if (isTaken(event)) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        if (!event.altKey) move(event.key)
        else if (event.key === 'ArrowDown') setOpen(true)
        else close()
        break
      }
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // Keys that move the caret deactivate the option; '' means that the person wants none active.
        setActive('')
        break
      case 'Enter':
        if (current !== null) {
          event.preventDefault()
          pick(current)
        } else options.onEnterWithoutOption?.()
        break
      case 'Escape':
        // Options that arrive after Escape must not open the list.
        if (!shown) close()
        // Escape clears the text, unless a dialog around the field or an open list has used the key.
        if (inputValue && !event.defaultPrevented) {
          event.stopPropagation()
          setTyped(false)
          onInputChange('', 'clear')
        }
        break
      case 'Tab':
        close()
        break
    }
  }

  useEscape(shown, close)

  const onFocus = () => {
    if (focused.current) return
    focused.current = true
    if (!options.openOnFocus || inputValue || wanted) return
    setOpen(true)
    setEntered(true)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const { current: field } = root
    // After a choice by touch the root has the focus, and the blur of the input has already ended the editing.
    if (event.target === field) return
    if (event.relatedTarget !== field && field?.contains(event.relatedTarget)) return
    focused.current = false
    close()
    options.onBlur?.(event)
  }

  const spoken = useRef<string | undefined>(undefined)
  const message = shown ? (isLoading ? options.loadingText : status) : undefined
  useEffect(() => {
    if (!message) {
      spoken.current = undefined
      return
    }
    const timer = setTimeout(
      () => {
        if (spoken.current !== message) announce(message)
        spoken.current = message
      },
      isLoading ? slow : settled,
    )
    return () => clearTimeout(timer)
  }, [message, isLoading, announce])

  return {
    keys,
    current,
    shown,
    pick,
    type,
    back,
    setOpen,
    onKeyDown,
    onFocus,
    onBlur,
    onScroll: paging.look,
  }
}
