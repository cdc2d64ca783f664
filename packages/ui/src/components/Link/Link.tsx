'use client'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { linkWords } from '../../messages/link.ts'
import { cx } from '../../private/cx.ts'
import { useWords } from '../../private/useWords.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Link.css.ts'

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where it leads. Left out together with `aria-disabled`, it stands in its place and cannot be followed. */
  href?: string
  /** In the ink of the text around it. @default false */
  quiet?: boolean
  /** Opens in a new tab, says so to assistive technology, and hands nothing of this page on. @default false */
  external?: boolean
}

/** A way to another page, inside a text. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(
  ({ quiet, external, className, children, ...rest }, ref) => {
    const words = useWords(linkWords)
    return (
      <a
        role={rest.href === undefined ? 'link' : undefined}
        {...rest}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
        ref={ref}
        className={cx(css.link, quiet && css.quiet, className)}
      >
        {children}
        {external && <VisuallyHidden> ({words.newTab})</VisuallyHidden>}
      </a>
    )
  },
)
Link.displayName = 'Link'
