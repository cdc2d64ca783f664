'use client'
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { linkWords } from '../../messages/link.ts'
import { cx } from '../../private/cx.ts'
import { useWords } from '../../private/useWords.ts'
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
    const noteId = useId()
    return (
      <a
        role={rest.href === undefined ? 'link' : undefined}
        {...rest}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
        ref={ref}
        className={cx(css.link, isQuiet && css.quiet, className)}
        aria-describedby={cx(rest['aria-describedby'], isExternal && noteId) || undefined}
      >
        {children}
        {/* No part of its name, nor of a label's around it, which has to be the words that are seen (WCAG 2.5.3). */}
        {isExternal && (
          <span id={noteId} hidden>
            {words.newTab}
          </span>
        )}
      </a>
    )
  },
)
Link.displayName = 'Link'
