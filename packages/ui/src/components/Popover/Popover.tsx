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
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { focusedNear } from '../../private/overlay/focusedNear.ts'
import { floating } from '../../private/overlay/surface.css.ts'
import { focusFirst, keepComposedTab, tabRound } from '../../private/overlay/tabRound.ts'
import { useAboveModals, useHiddenBeside } from '../../private/overlay/useHiddenBeside.ts'
import { usePortal } from '../../private/overlay/usePortal.ts'
import { useScrollLock } from '../../private/overlay/useScrollLock.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Popover.css.ts'

export const popoverAligns = ['start', 'center', 'end'] as const

export interface PopoverProps extends ComponentPropsWithoutRef<'div'> {
  /** A button: it opens the popover, has its state as attributes, and gets the focus back. */
  trigger: ReactElement
  /** Name of the popover. */
  label: string
  /** True while the layer is open. Without this prop the component keeps its own state. @default uncontrolled */
  isOpen?: boolean | undefined
  /** True if it is open at the start, where `isOpen` is not given. @default false */
  defaultOpen?: boolean | undefined
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Element under which the popover opens. @default the trigger */
  anchor?: RefObject<HTMLElement | null> | undefined
  /** Keeps the focus and presses inside while the popover is open. @default false */
  isModal?: boolean | undefined
  /** Called before the focus moves in; prevent its default if the content takes the focus itself. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** Called before the focus returns to the trigger; prevent its default to move it elsewhere. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Called when Escape is pressed; the popover stays open if the handler prevents the default. */
  onEscapeKeyDown?: ((event: globalThis.KeyboardEvent) => void) | undefined
  /** Edge of the popover that aligns with the same edge of its anchor. @default 'start' */
  align?: (typeof popoverAligns)[number] | undefined
  /** Removes the padding, for content with its own. @default false */
  isBare?: boolean | undefined
}

const edge = 8

/** A panel that opens under its anchor, stays in the visible part, and closes by Escape or a press outside. */
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
    onEscapeKeyDown,
    onKeyDown,
    ...rest
  } = others
  const portal = usePortal()
  const { visible } = useTheme()
  const [open, change] = useControlled(isOpen, defaultOpen, onOpenChange)
  // Radix's own modal mode is off, since its scroll lock changes the margins of a host's page.
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
  // In StrictMode React 19 attaches refs twice, and Radix then uses the trigger as the anchor again. An anchor that mounts
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
              tabRound(event)
            }}
            onEscapeKeyDown={(event) => {
              if (isComposing(event) || isHeld(event)) event.preventDefault()
              else onEscapeKeyDown?.(event)
            }}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus?.(event)
              focusFirst(event)
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event)
              if (event.defaultPrevented) return
              const giveBack = () => {
                if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
              }
              if (isModal) {
                event.preventDefault()
                giveBack()
              } else
                queueMicrotask(() => {
                  // After a press beside Radix leaves the focus where it is, which may be nowhere.
                  const focused = focusedNear(portal)
                  if (!focused || focused === document.body) giveBack()
                })
            }}
            onFocusOutside={(event) => {
              if (isModal) event.preventDefault()
            }}
            align={align}
            sideOffset={edge}
            collisionPadding={padding()}
            className={cx(floating, css.popover, className)}
            data-bare={isBare || undefined}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  )
})
Popover.displayName = 'Popover'
