'use client'
import * as Radix from '@radix-ui/react-dialog'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { isComposing } from '../edit/isComposing.ts'
import { isHeld } from '../edit/isHeld.ts'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'
import { focusedNear } from './focusedNear.ts'
import { reveal } from './hideBeside.ts'
import { focusFirst, keepComposedTab, tabRound } from './tabRound.ts'
import { useCloseRequest } from './useCloseRequest.ts'
import { useHiddenBeside } from './useHiddenBeside.ts'
import { usePortal } from './usePortal.ts'
import { useScrollLock } from './useScrollLock.ts'

export interface ModalLayerProps extends ComponentPropsWithoutRef<'div'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Attributes of the shade over the page behind, which holds the layer. */
  shade: ComponentPropsWithoutRef<'div'>
  /** Gets the focus when the layer opens. @default the first thing in it */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Gets the focus back. @default what had it before */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** Before the focus moves in; prevent its default to move it elsewhere. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** Before the focus goes back; prevent its default to move it elsewhere. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Escape was pressed; prevent its default to stay open. */
  onEscapeKeyDown?: ((event: globalThis.KeyboardEvent) => void) | undefined
}

const withParents = (element: Element | null): Element[] =>
  element ? [element, ...withParents(element.parentElement)] : []

/** True for an event on a notification. It reads the path, since outside a shadow root the target is always its host. */
const isNotification = (event: Event) =>
  event
    .composedPath()
    .some((part) => part instanceof Element && part.hasAttribute('data-wherry-notifications'))

/** Shows the last of two layers that open at once to assistive technology: each has hidden the other. */
function Above({ shade }: { shade: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (shade.current) reveal(shade.current)
  }, [shade])
  return null
}

/** The layer of a dialog and of the sheet of a menu: the page behind is blocked until it closes, and the focus comes back. */
export const ModalLayer = forwardRef<HTMLDivElement, ModalLayerProps>((props, ref) => {
  const { isOpen, onOpenChange, shade, initialFocus, returnFocus, children, ...others } = props
  const { onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown, onKeyDown, ...rest } = others
  const portal = usePortal()
  const before = useRef<Element[]>([])
  useBrowserLayoutEffect(() => {
    // This runs before an element inside can take the focus by itself.
    if (isOpen) before.current = withParents(focusedNear(portal))
  }, [isOpen, portal])
  useCloseRequest(isOpen && portal !== null, () => onOpenChange(false))
  const lock = useScrollLock(isOpen && portal !== null)
  const hide = useHiddenBeside()
  const box = useRef<HTMLElement | null>(null)
  const attach = useCallback(
    (element: HTMLElement | null) => {
      box.current = element
      lock(element)
      hide(element)
    },
    [lock, hide],
  )
  if (!portal) return null
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal}>
        <div {...shade} ref={attach} data-state={isOpen ? 'open' : 'closed'}>
          <Radix.Content
            aria-modal="true"
            // Without this, Radix would add an id of its own description.
            aria-describedby={undefined}
            {...rest}
            ref={ref}
            onKeyDownCapture={(event) => {
              rest.onKeyDownCapture?.(event)
              keepComposedTab(event)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              tabRound(event)
            }}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus?.(event)
              if (event.defaultPrevented || !initialFocus?.current) return focusFirst(event)
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event)
              if (event.defaultPrevented) return
              // Radix returns the focus only to its own trigger.
              event.preventDefault()
              const own = returnFocus?.current
              // The element may be gone by now: then its nearest focusable parent gets the focus. If another open dialog
              // covers it, that dialog gets the focus.
              const others = [...portal.querySelectorAll('[role=dialog]')].reverse()
              for (const target of [...(own ? [own] : before.current), ...others]) {
                if (!(target instanceof HTMLElement) || target.closest('[aria-hidden=true]')) continue
                target.focus({ preventScroll: true })
                if (target.matches(':focus')) break
              }
            }}
            onEscapeKeyDown={(event) => {
              if (isNotification(event) || isComposing(event) || isHeld(event)) event.preventDefault()
              else onEscapeKeyDown?.(event)
            }}
          >
            {children}
          </Radix.Content>
          <Above shade={box} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
})
ModalLayer.displayName = 'ModalLayer'
