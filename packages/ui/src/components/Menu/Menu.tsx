'use client'
import { Title } from '@radix-ui/react-dialog'
import {
  type ComponentPropsWithoutRef,
  cloneElement,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { LeftIcon } from '../../icons/icons.tsx'
import { dialogWords } from '../../messages/dialog.ts'
import { menuWords } from '../../messages/menu.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { surface } from '../../private/overlay/Floating.css.ts'
import { FloatingBox, floatingHost } from '../../private/overlay/Floating.tsx'
import { focusedNear } from '../../private/overlay/focusedNear.ts'
import { ModalLayer } from '../../private/overlay/ModalLayer.tsx'
import { placeMenu } from '../../private/overlay/placeLayer.ts'
import { floating } from '../../private/overlay/surface.css.ts'
import type { Dismissal } from '../../private/overlay/useDismissal.ts'
import { usePortal } from '../../private/overlay/usePortal.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useWords } from '../../private/useWords.ts'
import { useSheetDrag } from '../Drawer/useSheetDrag.ts'
import type { popoverAligns } from '../Popover/Popover.tsx'
import * as css from './Menu.css.ts'
import { focusItem, focusStart, MenuList, type MenuStart } from './MenuList.tsx'
import type { MenuChoice } from './menuChoice.ts'
import { back, type MenuGroup, type MenuItem, type MenuPart, menuAt, type menuSizes } from './menuItems.ts'
import { useMenuChoice } from './useMenuChoice.ts'
import { usePressDrag } from './usePressDrag.ts'

interface Basic {
  /** Kind of the items: actions, or choices that are ticked. @default 'basic' */
  mode?: 'basic' | undefined
  /** Called when an item is chosen or a link followed; the menu has closed by then and the trigger has the focus. */
  onAction?: ((value: string) => void) | undefined
  value?: never
  defaultValue?: never
  onChange?: never
}
type Choice = MenuChoice & { onAction?: never }

interface MenuOptions
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** A button that opens the menu by a press or the arrow keys; the focus returns to it. */
  trigger: ReactElement
  /** Accessible name of the menu, and heading of the sheet. */
  label: string
  /** Groups of items, in order. */
  groups: readonly MenuGroup[]
  /** Rows of 32, 44, 48 or 56 px; at least 44 px with a coarse pointer. @default 'm' */
  size?: (typeof menuSizes)[number] | undefined
  /**
   * Called before `onAction` when a link is pressed without opening a new window: a router prevents the event's default
   * and navigates itself.
   */
  onFollow?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined
  /** True while the layer is open. Without this prop the component keeps its own state. @default uncontrolled */
  isOpen?: boolean | undefined
  /** True if it is open at the start, where `isOpen` is not given. @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /**
   * Renders the content of an item in place of icon, label, note and end. Typed letters still search the label, so your
   * content has to contain it. @default icon, label, note and end
   */
  renderItem?: ((item: MenuItem, state: { isChosen: boolean }) => ReactNode) | undefined
  /** Class names for the parts in and around the list. @default none */
  classNames?: ClassNames<MenuPart> | undefined
  /** Edges of the menu and of its trigger that align. @default 'start' */
  align?: (typeof popoverAligns)[number] | undefined
}

export type MenuProps = MenuOptions & (Basic | Choice)

/** True for a button that is off or waits: it takes no press, and so no key and no drag either. */
const isStill = (button: HTMLElement) =>
  button.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]')

/** Actions or choices behind a button: the APG menu button. A sheet on small touch screens. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>((props, ref) => {
  const { trigger, label, groups, mode, size = 'm', value, defaultValue, onChange, ...others } = props
  const { onAction, onFollow, isOpen, defaultOpen = false, onOpenChange, ...more } = others
  const { align = 'start', className, renderItem, classNames, ...rest } = more
  const part = partsOf(classNames)
  const portal = usePortal()
  const [open, setOpen] = useControlled(isOpen, defaultOpen, onOpenChange)
  const choiceOf = useMenuChoice({ mode, value, defaultValue, onChange } as MenuChoice, groups, onAction)
  /** Values of the items that led to the visible submenu; empty for the outermost menu. */
  const [path, setPath] = useState<readonly string[]>([])
  const { groups: seen, item: leading } = menuAt(groups, path)
  /**
   * Element in which the menu floats, or `sheet`. Computed each time the menu opens, because the width of its container
   * may have changed.
   */
  const [look, setLook] = useState<HTMLElement | 'sheet' | null>(null)
  const start = useRef<MenuStart>('first')
  const generated = useId()
  const id = rest.id ?? `${generated}-menu`
  const button = useRef<HTMLElement | null>(null)
  const list = useObjectRef(ref)

  const latest = useRef(open)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useBrowserLayoutEffect(() => {
    latest.current = open
  })
  useBrowserLayoutEffect(() => {
    if (!open || !portal) return
    setPath([])
    const name = `[aria-controls="${CSS.escape(id)}"]`
    // Searched inside our own root, because the host page may have elements with the same ids; a portal container of
    // the host is outside of our root.
    const near = portal.closest('.wherry-root')?.querySelector<HTMLElement>(name)
    button.current = near ?? (portal.getRootNode() as ParentNode).querySelector<HTMLElement>(name)
    setLook(isSmallTouch(button.current) ? 'sheet' : floatingHost(button.current, portal))
    // A box that opens again starts at its first menu. A sheet keeps its place, because it is visible while it closes.
    return () => setLook((last) => (last === 'sheet' ? last : null))
  }, [open, id, portal])

  const box = open && look !== 'sheet' ? look : null
  const change = (next: boolean) => {
    // Both a key and the loss of focus that it causes request to close; only the first one counts.
    if (next === latest.current) return
    latest.current = next
    // Renders again even if the owner keeps the former value: without that, the next press would be reported as its
    // opposite.
    draw()
    if (!next && box && list.current?.matches(':focus-within')) button.current?.focus()
    setOpen(next)
  }
  /** Pressed beside it, or Tab has already led on: only a focus that is lost comes back. */
  const giveBack = () => {
    const focused = focusedNear(button.current)
    if (!focused || focused === document.body) button.current?.focus({ preventScroll: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves only as the menu opens and closes
  useEffect(() => {
    if (!box) return
    if (list.current) focusStart(list.current, start.current)
    return () => {
      // The next task comes after the press that has closed it, and after an action has opened something else.
      setTimeout(giveBack)
    }
  }, [box])
  /** The focus goes with the menu that is seen: to its beginning, or back to the item that led on. */
  const arrival = useRef<MenuStart | { item: string } | null>(null)
  useBrowserLayoutEffect(() => {
    const { current: to } = arrival
    arrival.current = null
    if (!to || !list.current) return
    if (typeof to === 'object') focusItem(list.current, to.item)
    else focusStart(list.current, to)
  })
  const goBack = () => {
    if (!leading) return
    arrival.current = { item: leading.value }
    setPath(path.slice(0, -1))
  }
  const take = (item: MenuItem, group: MenuGroup, keepsOpen: boolean, event?: MouseEvent<HTMLElement>) => {
    if (item.value === back) return goBack()
    if (item.groups) {
      // Opened by a pointer, the submenu itself gets the focus, so that no item looks chosen.
      arrival.current = event && event.detail > 0 ? 'list' : 'second'
      setPath([...path, item.value])
      return
    }
    if (!keepsOpen || item.href !== undefined) change(false)
    if (item.href === undefined) return choiceOf(group).take(item)
    // The browser opens a new tab or window, so the menu does nothing.
    if (event && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    if (event) onFollow?.(item.href, event)
    onAction?.(item.value)
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
  const ownWords = useWords('menu', menuWords)

  const own = trigger.props as ComponentPropsWithoutRef<'button'>
  const opener = cloneElement(trigger as ReactElement<ComponentPropsWithoutRef<'button'>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      own.onClick?.(event)
      if (event.defaultPrevented) return
      // A key or a screen reader clicks without a pointer.
      start.current = event.detail === 0 ? 'first' : 'list'
      change(!latest.current)
    },
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      own.onPointerDown?.(event)
      if (!isStill(event.currentTarget)) pressDrag(event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      own.onKeyDown?.(event)
      const { key, currentTarget } = event
      if (isComposing(event) || isHeld(event) || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
      if (isStill(currentTarget)) return
      event.preventDefault()
      start.current = key === 'ArrowDown' ? 'first' : 'last'
      change(true)
    },
  })
  const leave = (reason: Dismissal) => {
    if (reason === 'escape' && leading) goBack()
    else change(false)
  }
  const title = leading?.label ?? label
  const items = (
    <MenuList
      {...rest}
      {...{ id, size, choiceOf, renderItem, part }}
      label={title}
      groups={
        leading
          ? [{ key: back, items: [{ value: back, label: ownWords.back, icon: <LeftIcon /> }] }, ...seen]
          : seen
      }
      menu={list}
      className={className}
      onTake={take}
      onBack={goBack}
      onLeave={() => change(false)}
    />
  )
  return (
    <>
      {opener}
      {box && (
        <FloatingBox place={placeMenu[align]} host={box} anchor={button} opener={button} onClose={leave}>
          <div {...part('popup', floating, surface, css.floating)}>{items}</div>
        </FloatingBox>
      )}
      {look === 'sheet' && (
        <ModalLayer
          {...drag}
          {...part('popup', floating, css.sheet)}
          aria-label={label}
          aria-labelledby={undefined}
          isOpen={open}
          onOpenChange={change}
          shade={{ className: css.shade }}
          onEscapeKeyDown={(event) => {
            if (!leading) return
            event.preventDefault()
            goBack()
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (list.current) focusStart(list.current, start.current)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveBack()
          }}
        >
          <Title asChild>
            <div aria-hidden="true" {...part('title', css.title)}>
              {title}
            </div>
          </Title>
          {items}
          {/* A finger presses beside the sheet; a screen reader needs something to press. */}
          <button type="button" tabIndex={-1} className={visuallyHidden} onClick={() => change(false)}>
            {words.close}
          </button>
        </ModalLayer>
      )}
    </>
  )
})
Menu.displayName = 'Menu'
