import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../private/cx.ts'

export interface DrawingProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Name for assistive technology; without it the drawing is decoration and hidden. */
  title?: string | undefined
}

/** Creates an illustration in the colours of the theme (`--wherry-illo-*`), with at most one part in the accent. */
export const drawing = (viewBox: string, look: string, draw: () => ReactNode) =>
  forwardRef<SVGSVGElement, DrawingProps>(({ title, className, ...rest }, ref) => (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={!title || undefined}
      width={viewBox.split(' ')[2]}
      height={viewBox.split(' ')[3]}
      viewBox={viewBox}
      fill="none"
      {...rest}
      ref={ref}
      className={cx(look, className)}
    >
      {draw()}
    </svg>
  ))
