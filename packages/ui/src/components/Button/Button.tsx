import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import { cx } from '../../private/cx.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as css from './Button.css.ts'

/** Parts of a button: its `content`, and the `spinner` over it while it waits. */
export type ButtonPart = 'content' | 'spinner'

export const buttonVariants = ['solid', 'soft', 'outline', 'plain'] as const
export const buttonTones = ['accent', 'neutral', 'critical'] as const
export const buttonSizes = ['s', 'm', 'l'] as const
export const buttonFlushes = ['start', 'end'] as const

export interface ButtonLook {
  /**
   * `solid` for the next step, only once on a screen; `soft` for an action repeated in a list; `outline` for the second
   * choice; `plain` for tools.
   * @default 'solid'
   */
  variant?: (typeof buttonVariants)[number] | undefined
  /** Colour of the button. In the tone `accent` the variants `outline` and `plain` still have the text colour. @default 'accent' */
  tone?: (typeof buttonTones)[number] | undefined
  /** 32, 44 or 56 px high; the touch target is at least 44 px. @default 'm' */
  size?: (typeof buttonSizes)[number] | undefined
  /** Fills the width of the container. @default false */
  isBlock?: boolean | undefined
  /** A square button with only an icon; it needs `aria-label`. @default false */
  isIconOnly?: boolean | undefined
  /** Side on which a plain button sticks out by its padding, so that its text aligns with the text above or below. */
  flush?: (typeof buttonFlushes)[number] | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** Shows a spinner, keeps focus and width, and ignores presses. @default false */
  isLoading?: boolean | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<ButtonPart> | undefined
}

/** Class names of a button or a link with this look. */
export const classOf = (look: ButtonLook, own: string | undefined) => {
  const { variant = 'solid', tone = 'accent', size = 'm', isBlock, isIconOnly, flush } = look
  return cx(css.button({ variant, tone, size, isBlock, isIconOnly, flush }), own)
}

const stop = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button for an action on this page. Its type is `button` by default; set `type="submit"` to send a form. For a link
 * to another page use a ButtonLink. `aria-pressed` makes it a toggle.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>((props, ref) => {
  const {
    variant,
    tone,
    size,
    isBlock,
    isIconOnly,
    flush,
    isLoading,
    isDisabled,
    className,
    classNames,
    children,
    onClick,
    ...rest
  } = props
  const part = partsOf(classNames)
  return (
    <button
      type="button"
      aria-busy={isLoading || undefined}
      {...rest}
      ref={ref}
      disabled={isDisabled}
      className={classOf(props, className)}
      onClick={isLoading ? stop : onClick}
    >
      <span {...part('content', css.content)}>{children}</span>
      {isLoading && <Spinner {...part('spinner', css.wait)} />}
    </button>
  )
})
Button.displayName = 'Button'
