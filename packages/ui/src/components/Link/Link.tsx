'use client'
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { linkWords } from '../../messages/link.ts'
import { cx } from '../../private/cx.ts'
import { useWords } from '../../private/useWords.ts'
import * as css from './Link.css.ts'

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Target of the link. Without it, and with `aria-disabled`, the link is shown but cannot be followed. */
  href?: string | undefined
  /** True for the colour of the text around the link. @default false */
  isQuiet?: boolean | undefined
  /** Opens in a new tab without opener and referrer, and announces that to assistive technology. @default false */
  isExternal?: boolean | undefined
}

/** A link to another page, inside a text. */
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
        className={cx(css.link({ isQuiet }), className)}
        aria-describedby={cx(rest['aria-describedby'], isExternal && noteId) || undefined}
      >
        {children}
        {/* The note about the new tab is hidden, because the accessible name of the link and of a label around it has to
           be the visible text (WCAG 2.5.3). */}
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
