import type { ComponentType, SVGProps } from 'react'
import { cx } from '../private/cx.ts'
import { directed as directedClass } from './icon.css.ts'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Edge of the square in px. @default 20 */
  size?: 16 | 20 | 24 | undefined
  /** Name for assistive technology; without it the icon is decoration and hidden. */
  title?: string | undefined
}
export type Icon = ComponentType<IconProps>

interface GlyphProps extends IconProps {
  line: string
  solid?: string | undefined
}

/** An icon on a grid of 24 by 24: one stroked path and one filled path. */
export const Glyph = ({ line, solid, size = 20, title, ...rest }: GlyphProps) => (
  <svg
    role={title ? 'img' : undefined}
    aria-label={title}
    aria-hidden={!title || undefined}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    {line && <path d={line} />}
    {solid && <path d={solid} fill="currentColor" stroke="none" />}
  </svg>
)

export const icon =
  (line: string, solid?: string): Icon =>
  (props) => <Glyph line={line} solid={solid} {...props} />

/** An icon that points along the line of reading: mirrored in right-to-left text. */
export const directed =
  (line: string, solid?: string): Icon =>
  (props) => <Glyph line={line} solid={solid} {...props} className={cx(directedClass, props.className)} />
