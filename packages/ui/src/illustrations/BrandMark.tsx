import { type ComponentPropsWithoutRef, forwardRef } from 'react'

export interface BrandMarkProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Name for assistive technology; without it the mark is decoration beside the written name. */
  title?: string | undefined
}

/** The brand mark: a ring for the start of the way, a disc for its end, a line between. */
export const BrandMark = forwardRef<SVGSVGElement, BrandMarkProps>(({ title, ...rest }, ref) => (
  <svg
    role={title ? 'img' : undefined}
    aria-label={title}
    aria-hidden={!title || undefined}
    width={34}
    height={20}
    viewBox="0 0 34 20"
    fill="none"
    {...rest}
    ref={ref}
  >
    <path
      d="M6.6 6.5C7.5 13 9.2 16.5 11.7 16.5c3.2 0 3.2-8.5 6.3-8.5s3 8.5 6.2 8.5c2.4 0 4-3.4 5-9.5"
      stroke="currentColor"
      strokeWidth={2.75}
      strokeLinecap="round"
    />
    <circle cx="5" cy="4.5" r="2.75" stroke="currentColor" strokeWidth={2} />
    <circle cx="29.5" cy="4.5" r="3.75" fill="var(--wherry-accent-solid)" />
  </svg>
))
BrandMark.displayName = 'BrandMark'
