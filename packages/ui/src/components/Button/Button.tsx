import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import { cx } from '../../private/cx.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as css from './Button.css.ts'

export const buttonVariants = ['solid', 'soft', 'outline', 'plain'] as const
export const buttonTones = ['accent', 'neutral', 'critical'] as const
export const buttonSizes = ['s', 'm', 'l'] as const
export const buttonFlushes = ['start', 'end'] as const

export interface ButtonLook {
  /**
   * One solid accent on a screen: the next step. Soft for the same action repeated in a list, outline for the
   * second choice, plain for tools.
   * @default 'solid'
   */
  variant?: (typeof buttonVariants)[number] | undefined
  /** Outline and plain are ink in the tone accent too. @default 'accent' */
  tone?: (typeof buttonTones)[number] | undefined
  /** 32, 44 or 56 px high; the smallest still answers to 44 px of a finger. @default 'm' */
  size?: (typeof buttonSizes)[number] | undefined
  /** As wide as its container. @default false */
  isBlock?: boolean | undefined
  /** A square for an icon alone: give it `aria-label`. @default false */
  isIconOnly?: boolean | undefined
  /** Lets a plain button hang out by its padding, so that its words align with the text above or below. */
  flush?: (typeof buttonFlushes)[number] | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  /** @default false */
  isDisabled?: boolean | undefined
  /** Shows a spinner, keeps focus and width, and lets no press through. @default false */
  isLoading?: boolean | undefined
}

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithoutRef<'a'> {
  href: string
}

const classOf = (look: ButtonLook, own: string | undefined) => {
  const { variant = 'solid', tone = 'accent', size = 'm', isBlock, isIconOnly, flush } = look
  return cx(css.button({ variant, tone, size, isBlock, isIconOnly, flush }), own)
}

const stop = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * An action on this page. It is `type="button"` unless told otherwise: the one that sends a form is `type="submit"`.
 * What leads to another page is a ButtonLink. `aria-pressed` makes it a toggle.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>((props, ref) => {
  const { variant, tone, size, isBlock, isIconOnly, flush, isLoading, isDisabled, ...others } = props
  const { className, children, onClick, ...rest } = others
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
      <span className={css.content}>{children}</span>
      {isLoading && <Spinner className={css.wait} />}
    </button>
  )
})
Button.displayName = 'Button'

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>((props, ref) => {
  const { variant, tone, size, isBlock, isIconOnly, flush, className, children, ...rest } = props
  return (
    <a {...rest} ref={ref} className={classOf(props, className)}>
      <span className={css.content}>{children}</span>
    </a>
  )
})
ButtonLink.displayName = 'ButtonLink'
