'use client'
import * as Radix from '@radix-ui/react-popover'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { cx } from '../../private/cx.ts'
import { floating } from '../../private/listBox.css.ts'
import { focusFirstInShadow, tabRoundInShadow } from '../../private/shadowFocus.ts'
import { usePortal } from '../../private/usePortal.ts'
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
  const { align = 'start', isBare, className, children, onOpenAutoFocus, onKeyDown, ...rest } = others
  const portal = usePortal()
  const { visible } = useTheme()
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
    <Radix.Root
      {...(isOpen === undefined ? { defaultOpen } : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
      modal={isModal}
    >
      {anchor && isMounted && <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />}
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {portal && (
        <Radix.Portal container={portal}>
          <Radix.Content
            aria-label={label}
            {...rest}
            ref={ref}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              tabRoundInShadow(event)
            }}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus?.(event)
              focusFirstInShadow(event)
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
