'use client'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { linkWords } from '../../messages/link.ts'
import { cx } from '../../private/cx.ts'
import { useWords } from '../../private/useWords.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Link.css.ts'

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where it leads. Left out together with `aria-disabled`, it stands in its place and cannot be followed. */
  href?: string | undefined
  /** In the ink of the text around it. @default false */
  isQuiet?: boolean | undefined
  /** Opens in a new tab, says so to assistive technology, and hands nothing of this page on. @default false */
  isExternal?: boolean | undefined
}

/** A way to another page, inside a text. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(
  ({ isQuiet, isExternal, className, children, ...rest }, ref) => {
    const words = useWords('link', linkWords)
    return (
      <a
        role={rest.href === undefined ? 'link' : undefined}
        {...rest}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
        ref={ref}
        className={cx(css.link, isQuiet && css.quiet, className)}
      >
        {children}
        {isExternal && <VisuallyHidden> ({words.newTab})</VisuallyHidden>}
      </a>
    )
  },
)
Link.displayName = 'Link'
