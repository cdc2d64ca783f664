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
import { focusedNear } from '../../private/focusedNear.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useEscape } from '../../private/useEscape.ts'
import { lastOptions, usePaging } from './usePaging.ts'

export interface ComboBoxGroup<T> {
  /** Unique among the groups. */
  key: string
  /** Heading; a group without one is set off by a line. */
  title?: string | undefined
  items: readonly T[]
}

export interface ComboBoxOptions<T> {
  inputValue: string
  onInputChange: (text: string, reason: 'type' | 'clear') => void
  groups: readonly ComboBoxGroup<T>[]
  /** Unique among all items of all groups. */
  getKey: (item: T) => string
  onSelect: (item: T) => void
  /** Whether an option acts on the list and is no choice. */
  keepsOpen: ((item: T) => boolean) | undefined
  isLoading: boolean
  status: string | undefined
  /** Something stands in the list besides items. */
  hasOther: boolean
  /** There are further pages of items. */
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
  /** It is about to open: nothing is drawn yet. */
  onOpening: () => void
  root: RefObject<HTMLDivElement | null>
  popup: RefObject<HTMLDivElement | null>
}

/** How long a list may be asked for before it is said aloud. */
const slow = 1000
/** A status is spoken once the list has settled, not at every key. */
const settled = 300

/** The state of a combobox with list autocomplete and manual selection (APG). */
export function useComboBox<T>(options: ComboBoxOptions<T>) {
  const { inputValue, onInputChange, groups, getKey, onSelect, isLoading, status, root, hasMore } = options
  const [wanted, change] = useControlled(options.isOpen, options.defaultOpen, options.onOpenChange)
  const [active, setActive] = useState<string | null>(null)
  /** The person has typed since the list was opened: its first option may be taken by Enter. */
  const [typed, setTyped] = useState(false)
  /** The field was only come to: what it offers opens, a hint alone does not. */
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
  /** The keyboard on the screen stands over what was asked for: it goes, and the focus stays here (decisions/0005). */
  const rest = (field: HTMLElement | null) => {
    if (!field) return
    field.tabIndex = -1
    field.focus({ preventScroll: true })
  }
  const back = () => {
    close()
    rest(root.current)
  }
  /** @param isByFinger the field is left for its place */
  const pick = (key: string, isByFinger = false) => {
    const item = items[keys.indexOf(key)]
    if (item === undefined) return
    if (options.keepsOpen?.(item)) return onSelect(item)
    const input = focusedNear(root.current)
    close()
    onSelect(item)
    // Where the focus was led on, it stays.
    const field = root.current
    if (isByFinger && input instanceof HTMLInputElement && input === focusedNear(field)) rest(field)
  }
  const type = (text: string, reason: 'type' | 'clear') => {
    setActive(null)
    setTyped(reason === 'type')
    setOpen(true)
    onInputChange(text, reason)
  }

  const move = (step: 1 | -1) => {
    if (!shown) {
      setOpen(true)
      setActive((step === 1 ? keys[0] : keys.at(-1)) ?? null)
      return
    }
    const at = current === null ? (step === 1 ? -1 : keys.length) : keys.indexOf(current)
    const next = at + step
    // The end is not yet the end: there it waits for the next page.
    const isWaiting = next === keys.length && hasMore
    const to = isWaiting ? at : (next + keys.length) % keys.length
    setActive(keys[to] ?? null)
    if (to >= keys.length - lastOptions) paging.ask()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || isHeld(event) || !options.isEditable || event.ctrlKey || event.metaKey) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        if (!event.altKey) move(step)
        else if (step === 1) setOpen(true)
        else close()
        break
      }
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // They move the caret; the list gives its place back to the text ('' is: none by the person's wish).
        setActive('')
        break
      case 'Enter':
        if (current !== null) {
          event.preventDefault()
          pick(current)
        } else options.onEnterWithoutOption?.()
        break
      case 'Escape':
        // What is still on its way to it must not open it afterwards.
        if (!shown) close()
        // A dialog around it has taken it to close; and an open list takes it before any.
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
    // Where it rests after a finger's choice, the field is left already.
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
