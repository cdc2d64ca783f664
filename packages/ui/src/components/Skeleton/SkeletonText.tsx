import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from './Skeleton.css.ts'
import { Skeleton } from './Skeleton.tsx'

export interface SkeletonTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Number of text lines; the last one is shorter. @default 3 */
  lines?: number | undefined
}

/** Placeholder with the shape of a paragraph. */
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
