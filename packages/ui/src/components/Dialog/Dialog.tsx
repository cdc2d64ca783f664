'use client'
import { Title } from '@radix-ui/react-dialog'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefObject, useId } from 'react'
import { XIcon } from '../../icons/icons.tsx'
import { dialogWords } from '../../messages/dialog.ts'
import { cx } from '../../private/cx.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { tool } from '../../private/iconButton.css.ts'
import { ModalLayer } from '../../private/overlay/ModalLayer.tsx'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import * as css from './Dialog.css.ts'

export const dialogSizes = ['s', 'l', 'full'] as const

/** Parts of a dialog; `className` is for the dialog itself. `scrim` is the layer over the page behind it. */
export type DialogPart = 'scrim' | 'title' | 'description' | 'body' | 'footer' | 'close'

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** True while the layer is open. Without this prop the component keeps its own state. @default uncontrolled */
  isOpen?: boolean | undefined
  /** True if it is open at the start, where `isOpen` is not given. @default false */
  defaultOpen?: boolean | undefined
  /** Called on a request to close: the close button, Escape, Back on Android, a press outside. Keep `isOpen` true to refuse. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Name and heading of the dialog. */
  title: ReactNode
  /** Announced together with the title, before the descriptions of `aria-describedby`. @default none */
  description?: ReactNode
  /** Actions, the safe one first: the focus goes to the first focusable element. @default none */
  footer?: ReactNode
  /**
   * 440 or 560 px wide; a sheet at the lower edge in a container under 700 px. `full` fills such a container, and is
   * 720 px wide in a larger one.
   * @default 's'
   */
  size?: (typeof dialogSizes)[number] | undefined
  /** Gets the focus when the dialog opens. @default the first focusable element */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Gets the focus after the dialog has closed. @default the element that had it before, or its nearest focusable parent */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** Class names for the parts in and around the dialog. @default none */
  classNames?: ClassNames<DialogPart> | undefined
}

/** Makes a scrolling body without focusable elements focusable, so that the keyboard can scroll it. */
function watchScroll(element: HTMLElement | null) {
  if (!element) return
  const look = () => {
    const inert =
      element.scrollHeight > element.clientHeight &&
      !element.querySelector('a, button, input, select, [tabindex="0"]')
    if (inert) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  // At its maximum height the body keeps its size when its content grows, so the content is observed too.
  const sizes = new ResizeObserver(look)
  const watchParts = () => {
    for (const part of [element, ...element.children]) sizes.observe(part)
    look()
  }
  watchParts()
  new MutationObserver(watchParts).observe(element, { childList: true })
}

/** A modal dialog: the page behind is blocked until it closes. In a tall frame it opens in the visible part. */
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
  const { className, classNames, children, ...rest } = others
  const part = partsOf(classNames)
  const words = useWords('dialog', dialogWords)
  const textId = useId()
  return (
    <ModalLayer
      {...rest}
      ref={ref}
      isOpen={open}
      onOpenChange={change}
      shade={part('scrim', css.scrim)}
      aria-describedby={cx(description ? textId : null, rest['aria-describedby'])}
      data-size={size}
      data-whole={footer ? undefined : ''}
      className={cx(css.dialog({ size }), className)}
    >
      <Title {...part('title', css.title)}>{title}</Title>
      {description && (
        <p id={textId} {...part('description', css.description)}>
          {description}
        </p>
      )}
      {children && (
        <div ref={watchScroll} {...part('body', css.body)}>
          {children}
        </div>
      )}
      {footer && <div {...part('footer', css.footer)}>{footer}</div>}
      <button
        type="button"
        {...part('close', tool, css.close)}
        aria-label={words.close}
        onClick={() => change(false)}
      >
        <XIcon />
      </button>
    </ModalLayer>
  )
})
Dialog.displayName = 'Dialog'
