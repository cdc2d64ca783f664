import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from './Skeleton.css.ts'

type Length = CSSProperties['width']

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Number of px, or any CSS length. @default as wide as the place, or as what it stands around */
  width?: Length | undefined
  /** @default 20 px, or as high as what it stands around */
  height?: Length | undefined
  /** @default the theme's small radius, 6 px */
  radius?: Length | undefined
  /** Something whose shape it takes: kept unseen and unspoken. */
  children?: ReactNode
}

/**
 * The shape of what is being asked for (UI-13). Unspoken: say once, near it, what is awaited. Its glint runs for
 * 1.2 s and stands still where motion is unwanted.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(
  ({ width, height, radius, className, style, children, ...rest }, ref) => (
    <span
      aria-hidden
      {...rest}
      ref={ref}
      className={cx(css.skeleton, children !== undefined && css.around, className)}
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

export interface SkeletonTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Lines of text awaited; the last is shorter. @default 3 */
  lines?: number | undefined
}

/** The shape of a paragraph. */
export const SkeletonText = forwardRef<HTMLSpanElement, SkeletonTextProps>(
  ({ lines = 3, className, ...rest }, ref) => (
    <span aria-hidden {...rest} ref={ref} className={cx(css.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <Skeleton key={line} height={16} width={line > 0 && line === lines - 1 ? '60%' : undefined} />
      ))}
    </span>
  ),
)
SkeletonText.displayName = 'SkeletonText'
