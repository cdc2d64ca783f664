import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import { cx } from '../../private/cx.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { button, content, wait } from './Button.css.ts'

export const buttonVariants = ['solid', 'soft', 'outline', 'plain'] as const
export const buttonTones = ['accent', 'neutral', 'critical'] as const
export const buttonSizes = ['s', 'm', 'l'] as const

export interface ButtonLook {
  /**
   * One solid accent on a screen: the next step. Soft for the same action repeated in a list, outline for the
   * second choice, plain for tools.
   * @default 'solid'
   */
  variant?: (typeof buttonVariants)[number]
  /** Outline and plain are ink in the tone accent too. @default 'accent' */
  tone?: (typeof buttonTones)[number]
  /** 32, 44 or 56 px high; the smallest still answers to 44 px of a finger. @default 'm' */
  size?: (typeof buttonSizes)[number]
  /** As wide as its container. @default false */
  block?: boolean
  /** A square for an icon alone: give it `aria-label`. @default false */
  iconOnly?: boolean
  /** Lets a plain button hang out by its padding, so that its words align with the text above or below. */
  flush?: 'start' | 'end'
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** Shows a spinner, keeps focus and width, and lets no press through. @default false */
  loading?: boolean
}

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithoutRef<'a'> {
  href: string
}

const stop = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** An action on this page. What leads to another page is a ButtonLink. `aria-pressed` makes it a toggle. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  (
    {
      variant = 'solid',
      tone = 'accent',
      size = 'm',
      block,
      iconOnly,
      flush,
      loading = false,
      className,
      children,
      onClick,
      ...rest
    },
    ref,
  ) => (
    <button
      type="button"
      aria-busy={loading || undefined}
      {...rest}
      ref={ref}
      className={cx(button({ variant, tone, size, block, iconOnly, flush }), className)}
      onClick={loading ? stop : onClick}
    >
      <span className={content}>{children}</span>
      {loading && <Spinner className={wait} />}
    </button>
  ),
)
Button.displayName = 'Button'

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(
  (
    { variant = 'solid', tone = 'accent', size = 'm', block, iconOnly, flush, className, children, ...rest },
    ref,
  ) => (
    <a {...rest} ref={ref} className={cx(button({ variant, tone, size, block, iconOnly, flush }), className)}>
      <span className={content}>{children}</span>
    </a>
  ),
)
ButtonLink.displayName = 'ButtonLink'
