'use client'
import {
  type ComponentPropsWithoutRef,
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
import { createPortal } from 'react-dom'
import { cx } from '../../private/cx.ts'
import { placeTip } from '../../private/overlay/placeLayer.ts'
import { useEscape } from '../../private/overlay/useEscape.ts'
import { usePlace } from '../../private/overlay/usePlace.ts'
import { usePortal } from '../../private/overlay/usePortal.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './Tooltip.css.ts'

/** Delay before the first tooltip opens, in ms; `warm` is the delay shortly after another tooltip. */
const cold = 600
const warm = 200
/** Time after a tooltip has closed in which the next one opens with the shorter delay, in ms. */
const cooling = 500
/** Time for the pointer to move over to the tooltip, in ms. */
const crossing = 100

/** Time at which the last tooltip of the page was visible; Infinity while one is open. */
let seenAt = -cooling

/** Parts of a tooltip; `className` is for the tooltip. `target` is around the element that it describes. */
export type TooltipPart = 'target'

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'content'> {
  /** A short text. Content that can be pressed belongs into a Popover. */
  content: ReactNode
  /** The described element: one focusable element, which gets `aria-describedby`. */
  children: ReactElement
  /** True while the layer is open. Without this prop the component keeps its own state. @default uncontrolled */
  isOpen?: boolean | undefined
  /** True if it is open at the start, where `isOpen` is not given. @default false */
  defaultOpen?: boolean | undefined
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<TooltipPart> | undefined
}

/**
 * A short text about the element under the mouse or with the keyboard focus. Escape closes it. On a touch screen it never
 * opens, so it must not have necessary information. The ref and other attributes go to the tooltip.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>((props, ref) => {
  const {
    content,
    children,
    isOpen,
    defaultOpen = false,
    onOpenChange,
    className,
    classNames,
    ...rest
  } = props
  const portal = usePortal()
  const generated = useId()
  const id = rest.id ?? generated
  const [own, setOwn] = useState(defaultOpen)
  const around = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  const open = isOpen ?? own
  const place = open && portal

  const change = (next: boolean) => {
    clearTimeout(timer.current)
    if (next === open) return
    setOwn(next)
    onOpenChange?.(next)
  }
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const next = event.type === 'pointerenter'
    isPressed.current &&= next
    const wait = performance.now() - seenAt < cooling ? warm : cold
    clearTimeout(timer.current)
    timer.current = setTimeout(change, next ? wait : crossing, next)
  }
  useEscape(open, () => change(false))
  useEffect(() => {
    if (open) seenAt = Number.POSITIVE_INFINITY
    return () => {
      clearTimeout(timer.current)
      if (open) seenAt = performance.now()
    }
  }, [open])
  usePlace(
    placeTip,
    // Found by id, because the ref belongs to the owner.
    () => portal?.querySelector<HTMLElement>(`#${CSS.escape(id)}`),
    () => around.current?.firstElementChild,
    !!place,
  )

  const given = children.props as { 'aria-describedby'?: string }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the pointer and the focus of its child */}
      <span
        ref={around}
        {...partsOf(classNames)('target', css.around)}
        onPointerEnter={hover}
        onPointerLeave={hover}
        onPointerDown={() => {
          isPressed.current = true
          change(false)
        }}
        onFocus={(event) => {
          // Only a focus by the keyboard opens the tooltip, not a focus by a press.
          if (!isPressed.current && event.target.matches(':focus-visible')) change(true)
        }}
        onBlur={() => {
          isPressed.current = false
          change(false)
        }}
      >
        {cloneElement(children as ReactElement<{ 'aria-describedby'?: string | undefined }>, {
          'aria-describedby': cx(given['aria-describedby'], place && id),
        })}
      </span>
      {place &&
        createPortal(
          <div
            {...rest}
            ref={ref}
            id={id}
            role="tooltip"
            className={cx(css.tooltip, className)}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={hover}
          >
            {content}
          </div>,
          place,
        )}
    </>
  )
})
Tooltip.displayName = 'Tooltip'
