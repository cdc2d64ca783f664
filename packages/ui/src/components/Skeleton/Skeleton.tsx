import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from './Skeleton.css.ts'

type Length = CSSProperties['width']

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Number of px, or any CSS length. @default the width of its place, or of its children */
  width?: Length | undefined
  /** Height of the placeholder. @default 20 px, or the height of its children */
  height?: Length | undefined
  /** Radius of its corners. @default the theme's small radius, 6 px */
  radius?: Length | undefined
  /** Content whose size the skeleton takes; hidden from sight and from screen readers. @default none */
  children?: ReactNode
}

/**
 * Placeholder with the shape of loading content (UI-13). A screen reader does not read it, so add one text about the
 * wait near it. Its glint takes 1.2 s and is off with reduced motion.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(
  ({ width, height, radius, className, style, children, ...rest }, ref) => (
    <span
      aria-hidden
      {...rest}
      ref={ref}
      data-around={children === undefined ? undefined : ''}
      className={cx(css.skeleton, className)}
      style={{
        width,
        height: height ?? (children === undefined ? 20 : undefined),
        borderRadius: radius,
        ...style,
      }}
    >
      {children !== undefined && <span className={css.hidden}>{children}</span>}
    </span>
  ),
)
Skeleton.displayName = 'Skeleton'
