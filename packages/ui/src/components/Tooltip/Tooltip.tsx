'use client'
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  cloneElement,
  forwardRef,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { createPortal } from 'react-dom'
import { cx } from '../../private/cx.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useEscape } from '../../private/useEscape.ts'
import { usePortal } from '../../private/usePortal.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { placeTooltip } from './placeTooltip.ts'
import * as css from './Tooltip.css.ts'

/** How long a pointer rests before the first one, and before the next while one was just read; in ms. */
const cold = 600
const warm = 200
/** How long the next one comes sooner after the last has gone, in ms. */
const cooling = 500
/** Lets the pointer cross over to the tooltip, in ms. */
const crossing = 100

/** When the last tooltip of the page was seen; Infinity while one is shown. */
let seenAt = Number.NEGATIVE_INFINITY

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'content'> {
  /** A short text. What can be pressed belongs into a Popover. */
  content: ReactNode
  /** What it tells of: one element that takes the focus. Gets `aria-describedby`. */
  children: ReactElement
  /** @default uncontrolled */
  isOpen?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * A few words on what a mouse rests on or the keyboard comes to. Escape takes it away. A finger never sees it: what
 * everybody needs is no tooltip. The ref and other attributes go to the tooltip.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>((props, ref) => {
  const { content, children, isOpen, defaultOpen = false, onOpenChange, className, style, ...rest } = props
  const portal = usePortal()
  const { visible, dir } = useTheme()
  const generated = useId()
  const id = rest.id ?? `${generated}-tip`
  const [own, setOwn] = useState(defaultOpen)
  const [place, setPlace] = useState<{ side: string; style: CSSProperties } | null>(null)
  const around = useRef<HTMLSpanElement>(null)
  const tip = useObjectRef(ref)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  const open = isOpen ?? own

  const change = (next: boolean) => {
    clearTimeout(timer.current)
    if (next === open) return
    setOwn(next)
    onOpenChange?.(next)
  }
  const soon = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    if (next !== open) timer.current = setTimeout(() => change(next), delay)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    soon(true, performance.now() - seenAt < cooling ? warm : cold)
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    isPressed.current = false
    soon(false, crossing)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEscape(open, () => change(false))
  useEffect(() => {
    if (!open) return
    seenAt = Number.POSITIVE_INFINITY
    return () => {
      seenAt = performance.now()
    }
  }, [open])
  useBrowserLayoutEffect(() => {
    const root = portal?.closest('.wherry-root')
    if (!open || !root || !tip.current) {
      setPlace(null)
      return
    }
    const measure = () => {
      const target = around.current!.firstElementChild?.getBoundingClientRect()
      if (!target || !tip.current) return
      const outer = root.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = tip.current
      const top = visible ? visible.top : 0
      const within = {
        left: Math.max(outer.left, 0),
        right: Math.min(outer.right, document.documentElement.clientWidth),
        top,
        bottom: visible ? top + visible.height : window.innerHeight,
      }
      const { side, left, top: y, arrow } = placeTooltip(target, { width, height }, within)
      const x = dir === 'rtl' ? left + width - outer.right : left - outer.left
      setPlace({
        side,
        style: {
          translate: `${x}px ${y - outer.top}px`,
          '--arrow': `${dir === 'rtl' ? width - arrow : arrow}px`,
        } as CSSProperties,
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    observer.observe(tip.current)
    return () => observer.disconnect()
  }, [open, portal, visible, dir])

  const given = children.props as { 'aria-describedby'?: string }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the pointer and the focus of its child */}
      <span
        ref={around}
        className={css.around}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onPointerDown={() => {
          isPressed.current = true
          change(false)
        }}
        onFocus={(event) => {
          // By the keyboard: what a press focuses does not ask for words.
          if (!isPressed.current && event.target.matches(':focus-visible')) change(true)
        }}
        onBlur={() => {
          isPressed.current = false
          change(false)
        }}
      >
        {cloneElement(children as ReactElement<{ 'aria-describedby'?: string | undefined }>, {
          'aria-describedby': cx(given['aria-describedby'], open && portal ? id : null),
        })}
      </span>
      {open &&
        portal &&
        createPortal(
          <div
            {...rest}
            ref={tip}
            id={id}
            role="tooltip"
            className={cx(css.tooltip, className)}
            style={{ ...style, ...place?.style }}
            data-side={place?.side}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={leave}
          >
            {content}
          </div>,
          portal,
        )}
    </>
  )
})
Tooltip.displayName = 'Tooltip'
