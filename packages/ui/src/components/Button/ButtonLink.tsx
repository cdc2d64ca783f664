import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './Button.css.ts'
import { type ButtonLook, classOf } from './Button.tsx'

/** Part of a link that looks like a button. */
export type ButtonLinkPart = 'content'

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithoutRef<'a'> {
  /** Address of the page. */
  href: string
  /** Class names for its part. @default none */
  classNames?: ClassNames<ButtonLinkPart> | undefined
}

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>((props, ref) => {
  const { variant, tone, size, isBlock, isIconOnly, flush, className, children, classNames, ...rest } = props
  return (
    <a {...rest} ref={ref} className={classOf(props, className)}>
      <span {...partsOf(classNames)('content', css.content)}>{children}</span>
    </a>
  )
})
ButtonLink.displayName = 'ButtonLink'
