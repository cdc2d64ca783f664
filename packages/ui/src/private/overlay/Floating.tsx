'use client'
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import { dialogs } from '../dialogs.ts'
import { isComposing } from '../edit/isComposing.ts'
import * as css from './Floating.css.ts'
import { hideBeside } from './hideBeside.ts'
import { type Placing, placeBox } from './placeLayer.ts'
import { floating } from './surface.css.ts'
import { tabRound } from './tabRound.ts'
import { type Dismissal, useDismissal } from './useDismissal.ts'
import { usePlace } from './usePlace.ts'

export interface FloatingBoxProps {
  /** Placing of the layer beside its anchor; the object must stay the same between renders. */
  place: Placing
  /** Element into which the box is rendered: see `floatingHost`. */
  host: HTMLElement
  /** Element under which the box opens. */
  anchor: RefObject<HTMLElement | null>
  /** The button that opens and closes it: a press on this button is not a press outside the box. */
  opener: RefObject<HTMLElement | null>
  onClose: (reason: Dismissal) => void
  children: ReactNode
}

export interface FloatingProps
  extends ComponentPropsWithoutRef<'div'>,
    Omit<FloatingBoxProps, 'children' | 'place'> {
  /** Accessible name of the box. */
  'aria-label': string
}

/**
 * Returns the element into which a floating box is rendered: the dialog around its anchor, because a modal dialog keeps
 * focus and presses inside, else the theme's portal for overlays.
 */
export function floatingHost(anchor: Element | null, portal: HTMLElement | null): HTMLElement | null {
  const dialog = anchor?.closest<HTMLElement>(dialogs)
  return dialog && anchor!.closest('.wherry-root')?.contains(dialog) ? dialog : portal
}

/**
 * A box under its anchor. It stays in the visible part, and closes when the person presses or focuses something else.
 */
export function FloatingBox({ place, host, anchor, opener, onClose, children }: FloatingBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useDismissal(box, opener, host, onClose)
  usePlace(
    place,
    () => box.current,
    () => anchor.current,
    true,
  )
  return createPortal(
    <div ref={box} className={css.place}>
      {children}
    </div>,
    host,
  )
}

/**
 * A small dialog in such a box, which keeps the Tab key inside. It renders at once, and its content takes the focus by
 * itself.
 */
export function Floating({ host, anchor, opener, onClose, className, ...rest }: FloatingProps) {
  const dialog = useRef<HTMLDivElement>(null)
  // In an effect, since a browser does not hide the focused element: by now the focus is inside the dialog.
  useEffect(() => hideBeside(dialog.current!), [])
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    tabRound(event)
    // Tab stays inside this box: a dialog around it would move the focus by its own rules.
    if (event.key === 'Tab' && !isComposing(event)) event.stopPropagation()
  }
  return (
    <FloatingBox place={placeBox} {...{ host, anchor, opener, onClose }}>
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        tabIndex={-1}
        {...rest}
        className={cx(floating, css.surface, className)}
        onKeyDown={press}
      />
    </FloatingBox>
  )
}
