'use client'
import { type ComponentPropsWithoutRef, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTheme } from '../themes/useTheme.ts'
import { cx } from './cx.ts'
import * as css from './Floating.css.ts'
import { floatingPlace } from './floatingPlace.ts'
import { hideBeside } from './hideBeside.ts'
import { isComposing } from './isComposing.ts'
import { floating } from './listBox.css.ts'
import { tabRound } from './tabRound.ts'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts'
import { useEscape } from './useEscape.ts'
import { viewEdges } from './view.ts'

export interface FloatingProps extends ComponentPropsWithoutRef<'div'> {
  /** Its name. */
  'aria-label': string
  /** Rendered into it: see `floatingHost`. */
  host: HTMLElement
  /** It stands under this element. */
  anchor: RefObject<HTMLElement | null>
  /** The button that opens and closes it: a press on it is none outside. */
  opener: RefObject<HTMLElement | null>
  /** Asks to close: Escape, a press outside; or the focus has gone elsewhere and has to stay there. */
  onClose: (reason: 'escape' | 'press' | 'focus') => void
}

const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]'

/**
 * Where what floats over an element is rendered: into the dialog around it, since a modal one keeps focus and presses
 * to itself, else into the theme's own place for overlays.
 */
export function floatingHost(anchor: Element | null, portal: HTMLElement | null): HTMLElement | null {
  const dialog = anchor?.closest<HTMLElement>(dialogs)
  return dialog && anchor!.closest('.wherry-root')?.contains(dialog) ? dialog : portal
}

/**
 * A small dialog under what it belongs to: it keeps the Tab key to itself, stays in the part in view, and closes when
 * the person turns elsewhere. Drawn in one pass; what stands in it takes the focus by itself.
 */
export function Floating({ host, anchor, opener, onClose, className, ...rest }: FloatingProps) {
  const { visible, dir } = useTheme()
  const place = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEscape(true, () => onClose('escape'))
  // After what stands in it has taken the focus: what has it cannot be hidden.
  useEffect(() => hideBeside(place.current!), [])

  useBrowserLayoutEffect(() => {
    const element = place.current!
    const at = { left: 0, top: 0 }
    const move = () => {
      const target = anchor.current?.getBoundingClientRect()
      if (!target) return
      const box = element.getBoundingClientRect()
      const next = floatingPlace(box, target, viewEdges(visible), dir)
      const [left, top] = [at.left + next.left - box.left, at.top + next.top - box.top]
      element.style.maxWidth = `${next.maxWidth}px`
      element.style.maxHeight = `${next.maxHeight}px`
      if (Math.abs(left - at.left) < 0.5 && Math.abs(top - at.top) < 0.5) return
      Object.assign(at, { left, top })
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    }
    const scrolled = (event: Event) => {
      if (!element.contains(event.target as Node)) move()
    }
    move()
    const observer = new ResizeObserver(move)
    observer.observe(element)
    window.addEventListener('scroll', scrolled, true)
    window.addEventListener('resize', move)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', scrolled, true)
      window.removeEventListener('resize', move)
    }
  }, [anchor, visible, dir])

  useEffect(() => {
    const inside = (event: Event) =>
      event.composedPath().some((node) => node === place.current || node === opener.current)
    const press = (event: Event) => {
      if (inside(event)) return
      // One press closes one thing: the dialog around is left to the next.
      if (host.matches(dialogs) && !event.composedPath().includes(host)) event.stopPropagation()
      close.current('press')
    }
    const focus = (event: Event) => {
      if (!inside(event)) close.current('focus')
    }
    // A focus that moves within a shadow root is not heard of outside it.
    const roots = new Set<Node>([document, place.current!.getRootNode(), anchor.current!.getRootNode()])
    document.addEventListener('pointerdown', press, true)
    for (const root of roots) root.addEventListener('focusin', focus)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      for (const root of roots) root.removeEventListener('focusin', focus)
    }
  }, [anchor, opener, host])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    tabRound(event)
    // A dialog around it has a round of its own.
    if (event.key === 'Tab' && !isComposing(event)) event.stopPropagation()
  }
  return createPortal(
    <div ref={place} className={css.place}>
      <div
        role="dialog"
        aria-modal="true"
        tabIndex={-1}
        {...rest}
        className={cx(floating, css.surface, className)}
        onKeyDown={press}
      />
    </div>,
    host,
  )
}
