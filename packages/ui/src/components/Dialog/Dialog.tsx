'use client'
import * as Radix from '@radix-ui/react-dialog'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react'
import { XIcon } from '../../icons/icons.tsx'
import { dialogWords } from '../../messages/dialog.ts'
import { cx } from '../../private/cx.ts'
import { focusedNear } from '../../private/focusedNear.ts'
import { tool } from '../../private/iconButton.css.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { focusFirstInShadow, keepComposedTab, tabRoundInShadow } from '../../private/shadowFocus.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useCloseRequest } from '../../private/useCloseRequest.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useHiddenBeside } from '../../private/useHiddenBeside.ts'
import { usePortal } from '../../private/usePortal.ts'
import { useScrollLock } from '../../private/useScrollLock.ts'
import { useWords } from '../../private/useWords.ts'
import * as css from './Dialog.css.ts'

export const dialogSizes = ['s', 'l', 'full'] as const

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** @default uncontrolled */
  isOpen?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  /** Asks to close: the close button, Escape, Back on Android, a press outside. Leave `isOpen` true to refuse. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Its name and heading. */
  title: ReactNode
  /** Spoken together with the title, before what `aria-describedby` names. */
  description?: ReactNode
  /** Actions, the safe one first: focus goes to the first thing that takes it. */
  footer?: ReactNode
  /**
   * 440 or 560 px wide, a sheet at the lower edge on a container under 700 px; full fills that, and is 720 px wide
   * elsewhere.
   * @default 's'
   */
  size?: (typeof dialogSizes)[number] | undefined
  /** Takes focus when it opens. @default the first thing that can */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Takes focus when it has closed. @default what had it before, or where that is gone what it stood in */
  returnFocus?: RefObject<HTMLElement | null> | undefined
}

/** What is long and holds nothing to focus takes focus itself, so that the keyboard can scroll it. */
function watchScroll(element: HTMLElement | null) {
  if (!element) return
  const look = () => {
    const inert =
      element.scrollHeight > element.clientHeight &&
      !element.querySelector('a, button, input, select, [tabindex="0"]')
    if (inert) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  // At its greatest height it stays as it is when what it holds grows: with larger text, or by a part that comes.
  const sizes = new ResizeObserver(look)
  const watchParts = () => {
    for (const part of [element, ...element.children]) sizes.observe(part)
    look()
  }
  watchParts()
  new MutationObserver(watchParts).observe(element, { childList: true })
}

function withParents(element: Element | null): Element[] {
  return element ? [element, ...withParents(element.parentElement)] : []
}

/** The path is asked: from outside a shadow root every target in it is its host. */
const isNotification = (event: Event) =>
  event
    .composedPath()
    .some((part) => part instanceof Element && part.hasAttribute('data-wherry-notifications'))

/** Of two that open at once each takes the other for what is behind it: the one that comes last is not. */
function Above({ scrim }: { scrim: RefObject<HTMLElement | null> }) {
  useEffect(() => scrim.current?.removeAttribute('aria-hidden'), [scrim])
  return null
}

/** A modal dialog: the page behind waits until it is answered. Lives in the part of a tall frame that is in view. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>((props, ref) => {
  const {
    isOpen,
    defaultOpen = false,
    onOpenChange,
    title,
    description,
    footer,
    size = 's',
    ...others
  } = props
  const [open, change] = useControlled(isOpen, defaultOpen, onOpenChange)
  const { initialFocus, returnFocus, className, children, onKeyDown, ...rest } = others
  const words = useWords('dialog', dialogWords)
  const portal = usePortal()
  const textId = useId()
  const before = useRef<Element[]>([])
  useBrowserLayoutEffect(() => {
    // Before anything inside can take focus by itself.
    if (open) before.current = withParents(focusedNear(portal))
  }, [open, portal])
  useCloseRequest(open && portal !== null, () => change(false))
  const lock = useScrollLock(open && portal !== null)
  const hide = useHiddenBeside()
  const scrim = useRef<HTMLElement | null>(null)
  const shade = useCallback(
    (element: HTMLElement | null) => {
      scrim.current = element
      lock(element)
      hide(element)
    },
    [lock, hide],
  )
  if (!portal) return null
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal container={portal}>
        <div ref={shade} className={css.scrim} data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            aria-modal="true"
            {...rest}
            // Radix puts a description of its own behind what others name.
            aria-describedby={
              [description ? textId : '', rest['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            ref={ref}
            data-size={size}
            data-whole={footer ? undefined : ''}
            className={cx(css.dialog, className)}
            onKeyDownCapture={(event) => {
              rest.onKeyDownCapture?.(event)
              keepComposedTab(event)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              tabRoundInShadow(event)
            }}
            onOpenAutoFocus={(event) => {
              if (!initialFocus?.current) return focusFirstInShadow(event)
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives focus back to a trigger of its own only.
              event.preventDefault()
              const own = returnFocus?.current
              // What had it may be gone by now: then the nearest around it that can take it. What another one that stays
              // open covers does not: that one does.
              const others = [...portal.querySelectorAll('[role=dialog]')].reverse()
              for (const target of [...(own ? [own] : before.current), ...others]) {
                if (!(target instanceof HTMLElement) || target.closest('[aria-hidden=true]')) continue
                target.focus({ preventScroll: true })
                if (target.matches(':focus')) break
              }
            }}
            onEscapeKeyDown={(event) => {
              if (isNotification(event) || isComposing(event) || isHeld(event)) event.preventDefault()
            }}
          >
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {description && (
              <p id={textId} className={css.description}>
                {description}
              </p>
            )}
            {children && (
              <div ref={watchScroll} className={css.body}>
                {children}
              </div>
            )}
            {footer && <div className={css.footer}>{footer}</div>}
            <Radix.Close asChild>
              <button type="button" className={cx(tool, css.close)} aria-label={words.close}>
                <XIcon />
              </button>
            </Radix.Close>
          </Radix.Content>
          <Above scrim={scrim} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
})
Dialog.displayName = 'Dialog'
