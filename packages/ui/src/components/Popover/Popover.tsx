'use client'
import * as Radix from '@radix-ui/react-popover'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { cx } from '../../private/cx.ts'
import { focusedNear } from '../../private/focusedNear.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { floating } from '../../private/listBox.css.ts'
import { focusFirstInShadow, keepComposedTab, tabRoundInShadow } from '../../private/shadowFocus.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useAboveModals, useHiddenBeside } from '../../private/useHiddenBeside.ts'
import { usePortal } from '../../private/usePortal.ts'
import { useScrollLock } from '../../private/useScrollLock.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Popover.css.ts'

export const popoverAligns = ['start', 'center', 'end'] as const

export interface PopoverProps extends ComponentPropsWithoutRef<'div'> {
  /** A button; gets the press, the name of what it opens and its state, and the focus back. */
  trigger: ReactElement
  /** The name of what opens. */
  label: string
  /** @default uncontrolled */
  isOpen?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** It opens under this element. @default the trigger */
  anchor?: RefObject<HTMLElement | null> | undefined
  /** Keeps focus and presses inside while it is open. @default false */
  isModal?: boolean | undefined
  /** May keep the focus from moving in, for content that takes it by itself. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** May send the focus elsewhere than back to the trigger: prevent its default. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Which edges of it and of its anchor align. @default 'start' */
  align?: (typeof popoverAligns)[number] | undefined
  /** Without padding, for content that brings its own. @default false */
  isBare?: boolean | undefined
}

const edge = 8

/** Opens under what it belongs to, stays in the part in view, closes by Escape or a press outside. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>((props, ref) => {
  const {
    trigger,
    label,
    isOpen,
    defaultOpen = false,
    onOpenChange,
    anchor,
    isModal = false,
    ...others
  } = props
  const {
    align = 'start',
    isBare,
    className,
    children,
    onOpenAutoFocus,
    onCloseAutoFocus,
    onKeyDown,
    ...rest
  } = others
  const portal = usePortal()
  const { visible } = useTheme()
  const [open, change] = useControlled(isOpen, defaultOpen, onOpenChange)
  // Not modal by Radix, whose lock of the page takes a host's margins for its own.
  const lock = useScrollLock(open && isModal && portal !== null)
  const own = useObjectRef(ref)
  const hide = useHiddenBeside()
  const stand = useAboveModals()
  const content = useCallback(
    (element: HTMLDivElement | null) => {
      own.current = element
      if (isModal) lock(element?.parentElement ?? null)
      hide(isModal ? element : null)
      stand(isModal ? null : element)
    },
    [own, lock, hide, stand, isModal],
  )
  const before = useRef<Element | null>(null)
  useBrowserLayoutEffect(() => {
    if (open) before.current = focusedNear(portal)
  }, [open, portal])
  // React 19 attaches refs twice in StrictMode, and Radix then takes the trigger for the anchor again: one that comes
  // after the trigger stays.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const padding = () =>
    visible
      ? {
          top: visible.top + edge,
          bottom: window.innerHeight - visible.top - visible.height + edge,
          left: edge,
          right: edge,
        }
      : edge
  return (
    <Radix.Root open={open} onOpenChange={change}>
      {anchor && isMounted && <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />}
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {portal && isModal && (
        <Radix.Portal container={portal}>
          <div ref={lock} className={css.shade} />
        </Radix.Portal>
      )}
      {portal && (
        <Radix.Portal container={portal}>
          <Radix.Content
            aria-label={label}
            aria-modal={isModal || undefined}
            {...rest}
            ref={content}
            onKeyDownCapture={(event) => {
              rest.onKeyDownCapture?.(event)
              keepComposedTab(event)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              tabRoundInShadow(event)
            }}
            onEscapeKeyDown={(event) => {
              if (isComposing(event) || isHeld(event)) event.preventDefault()
            }}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus?.(event)
              focusFirstInShadow(event)
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event)
              if (!isModal || event.defaultPrevented) return
              event.preventDefault()
              if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
            }}
            onFocusOutside={(event) => {
              if (isModal) event.preventDefault()
            }}
            align={align}
            sideOffset={edge}
            collisionPadding={padding()}
            className={cx(floating, css.popover, !isBare && css.padded, className)}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  )
})
Popover.displayName = 'Popover'
