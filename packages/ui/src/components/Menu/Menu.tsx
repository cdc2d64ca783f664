'use client'
import {
  type ComponentPropsWithoutRef,
  cloneElement,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { dialogWords } from '../../messages/dialog.ts'
import { focusedNear } from '../../private/focusedNear.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { usePortal } from '../../private/usePortal.ts'
import { useWords } from '../../private/useWords.ts'
import { useSheetDrag } from '../Drawer/useSheetDrag.ts'
import { Popover, type popoverAligns } from '../Popover/Popover.tsx'
import * as css from './Menu.css.ts'
import { focusStart, type MenuGroup, MenuList, type MenuStart, type menuSizes } from './MenuList.tsx'
import { chosenAfter } from './menuChoice.ts'
import { usePressDrag } from './usePressDrag.ts'

interface Basic {
  /** @default 'basic' */
  mode?: 'basic' | undefined
  /** An item was chosen; the menu has closed and the trigger has the focus. */
  onAction: (value: string) => void
  value?: never
  defaultValue?: never
  onChange?: never
}
interface Check {
  mode: 'check'
  /** Any number of items. @default uncontrolled */
  value?: readonly string[] | undefined
  /** @default [] */
  defaultValue?: readonly string[] | undefined
  onChange?: ((value: string[]) => void) | undefined
  onAction?: never
}
interface Radio {
  mode: 'radio'
  /** Exactly one item. @default uncontrolled */
  value?: string | undefined
  /** @default the first item */
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  onAction?: never
}
interface RadioCheck {
  mode: 'radio-check'
  /** At most one item; null for none. @default uncontrolled */
  value?: string | null | undefined
  /** @default null */
  defaultValue?: string | null | undefined
  onChange?: ((value: string | null) => void) | undefined
  onAction?: never
}

interface MenuOptions
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** A button; gets the press, the arrow keys, the state, and the focus back. */
  trigger: ReactElement
  /** The menu's name, and the heading of the sheet. */
  label: string
  /** What can be chosen, in order. */
  groups: readonly MenuGroup[]
  /** Rows of 32, 44, 48 or 56 px; 44 at least to a finger. @default 'm' */
  size?: (typeof menuSizes)[number] | undefined
  /** @default uncontrolled */
  isOpen?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Which edges of it and of its trigger align. @default 'start' */
  align?: (typeof popoverAligns)[number] | undefined
}

export type MenuProps = MenuOptions & (Basic | Check | Radio | RadioCheck)

/** The list in it is the menu; the popover is only its box. A sheet is a dialog that holds it. */
const unnamed = { role: undefined, 'aria-label': undefined }

const listOf = (value: string | readonly string[] | null | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? [])

/** Actions or choices behind a button: the APG menu button. A sheet on small touch screens. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>((props, ref) => {
  const {
    trigger,
    label,
    groups,
    mode = 'basic',
    size = 'm',
    value,
    defaultValue,
    onChange,
    ...others
  } = props
  const { onAction, isOpen, defaultOpen = false, onOpenChange, align = 'start', className, ...rest } = others
  const portal = usePortal()
  const [open, setOpen] = useControlled(isOpen, defaultOpen, onOpenChange)
  const [ownValue, setOwnValue] = useState(() => listOf(defaultValue))
  /** Decided as it opens: what it stands in may have another width the next time. */
  const [look, setLook] = useState<'popover' | 'sheet' | null>(null)
  const start = useRef<MenuStart>('first')
  const generated = useId()
  const id = rest.id ?? `${generated}-menu`
  const button = useRef<HTMLElement | null>(null)
  const list = useObjectRef(ref)

  const held = value === undefined ? ownValue : listOf(value)
  const first = groups.flatMap((group) => group.items)[0]
  const chosen = mode === 'radio' && held.length === 0 && first ? [first.value] : held

  const latest = useRef(open)
  useBrowserLayoutEffect(() => {
    latest.current = open
  })
  useBrowserLayoutEffect(() => {
    if (!open || !portal) return
    const name = `[aria-controls="${CSS.escape(id)}"]`
    // Under our own root, whose ids another one of the page may have too; a container of the host's is outside of it.
    const near = portal.closest('.wherry-root')?.querySelector<HTMLElement>(name)
    button.current = near ?? (portal.getRootNode() as ParentNode).querySelector<HTMLElement>(name)
    setLook(isSmallTouch(button.current) ? 'sheet' : 'popover')
  }, [open, id, portal])

  const change = (next: boolean) => {
    // The focus that leaves and the key that sent it away both ask.
    if (next === latest.current) return
    latest.current = next
    if (!next && look === 'popover' && list.current?.matches(':focus-within')) button.current?.focus()
    setOpen(next)
  }
  const take = (item: string, keepsOpen: boolean) => {
    if (!keepsOpen) change(false)
    const next = chosenAfter(mode, chosen, item)
    setOwnValue(next)
    if (mode === 'basic') onAction?.(item)
    else if (mode === 'check') (onChange as Check['onChange'])?.(next)
    else if (mode === 'radio') (onChange as Radio['onChange'])?.(item)
    else (onChange as RadioCheck['onChange'])?.(next[0] ?? null)
  }

  const drag = useSheetDrag(() => change(false))
  const pressDrag = usePressDrag(
    list,
    () => {
      start.current = 'list'
      change(true)
    },
    () => change(false),
  )
  const words = useWords('dialog', dialogWords)

  const own = trigger.props as ComponentPropsWithoutRef<'button'>
  const opener = cloneElement(trigger as ReactElement<ComponentPropsWithoutRef<'button'>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      own.onClick?.(event)
      // A key or a screen reader clicks without a pointer.
      start.current = event.detail === 0 ? 'first' : 'list'
    },
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      own.onPointerDown?.(event)
      pressDrag(event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      own.onKeyDown?.(event)
      if (isComposing(event) || isHeld(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp'))
        return
      event.preventDefault()
      start.current = event.key === 'ArrowDown' ? 'first' : 'last'
      change(true)
    },
  })
  const isSheet = look === 'sheet'
  return (
    <Popover
      isBare
      {...(isSheet ? drag : unnamed)}
      className={isSheet ? css.sheet : css.floating}
      isModal={isSheet}
      trigger={opener}
      label={label}
      isOpen={open && look !== null}
      onOpenChange={change}
      align={align}
      onOpenAutoFocus={(event) => {
        // Not before: a dialog around it would take the focus back.
        event.preventDefault()
        if (list.current) focusStart(list.current, start.current)
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        // Pressed beside it, or Tab has already led on: only a focus that is lost comes back.
        const focused = focusedNear(button.current)
        if (!focused || focused === document.body) button.current?.focus({ preventScroll: true })
      }}
    >
      {isSheet && (
        <div aria-hidden="true" className={css.title}>
          {label}
        </div>
      )}
      <MenuList
        {...rest}
        {...{ id, label, groups, mode, size, chosen }}
        ref={list}
        className={className}
        onTake={take}
        onLeave={() => change(false)}
      />
      {isSheet && (
        // A finger presses beside the sheet; a screen reader needs something to press.
        <button type="button" tabIndex={-1} className={visuallyHidden} onClick={() => change(false)}>
          {words.close}
        </button>
      )}
    </Popover>
  )
})
Menu.displayName = 'Menu'
