import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { flag } from './Flag.css.ts'
import { cross, horizontal, vertical } from './flags.ts'
import { moreSigns } from './moreFlags.tsx'

/** Flags with an emblem, drawn by hand on a grid of 24 by 18. */
const signs: Record<string, ReactNode> = {
  AE: (
    <>
      <path fill="#00732f" d="M0 0h24v6H0z" />
      <path fill="#fff" d="M0 6h24v6H0z" />
      <path d="M0 12h24v6H0z" />
      <path fill="#f00" d="M0 0h6v18H0z" />
    </>
  ),
  CH: (
    <>
      <path fill="#d52b1e" d="M0 0h24v18H0z" />
      <path fill="#fff" d="M10.3 3.8h3.4v3.5h3.5v3.4h-3.5v3.5h-3.4v-3.5H6.8V7.3h3.5z" />
    </>
  ),
  CZ: (
    <>
      <path fill="#fff" d="M0 0h24v9H0z" />
      <path fill="#d7141a" d="M0 9h24v9H0z" />
      <path fill="#11457e" d="m0 0 12 9-12 9z" />
    </>
  ),
  GE: (
    <>
      <path fill="#fff" d="M0 0h24v18H0z" />
      <path
        fill="#f00"
        d="M10.4 0h3.2v7.4H24v3.2H13.6V18h-3.2v-7.4H0V7.4h10.4zM4.2 2.6h1.2v1.2h1.2V5H5.4v1.2H4.2V5H3V3.8h1.2zM18.6 2.6h1.2v1.2H21V5h-1.2v1.2h-1.2V5h-1.2V3.8h1.2zM4.2 11.8h1.2V13h1.2v1.2H5.4v1.2H4.2v-1.2H3V13h1.2zM18.6 11.8h1.2V13H21v1.2h-1.2v1.2h-1.2v-1.2h-1.2V13h1.2z"
      />
    </>
  ),
  JP: (
    <>
      <path fill="#fff" d="M0 0h24v18H0z" />
      <circle cx="12" cy="9" r="5.4" fill="#bc002d" />
    </>
  ),
  TR: (
    <>
      <path fill="#e30a17" d="M0 0h24v18H0z" />
      <circle cx="9" cy="9" r="4.5" fill="#fff" />
      <circle cx="10.2" cy="9" r="3.6" fill="#e30a17" />
      <path fill="#fff" d="m15.6 9-3.3 1.1 2-2.8v3.4l-2-2.8z" />
    </>
  ),
}

const bands = (colours: string, across: boolean) => {
  const list = colours.split(' ')
  const size = (across ? 18 : 24) / list.length
  return list.map((colour, at) => {
    const d = across ? `M0 ${at * size}h24v${size}H0z` : `M${at * size} 0h${size}v18H${at * size}z`
    return <path key={d} fill={`#${colour}`} d={d} />
  })
}

const crossed = (colours: string) => {
  const [ground, outer, inner] = colours.split(' ')
  const arm = (width: number, colour: string | undefined) => (
    <path stroke={`#${colour}`} strokeWidth={width} d="M9 0v18M0 9h24" />
  )
  return (
    <>
      <path fill={`#${ground}`} d="M0 0h24v18H0z" />
      {arm(inner ? 4.8 : 3.6, outer)}
      {inner && arm(2.4, inner)}
    </>
  )
}

const draw = (country: string): ReactNode =>
  signs[country] ??
  moreSigns[country] ??
  (horizontal[country] && bands(horizontal[country], true)) ??
  (vertical[country] && bands(vertical[country], false)) ??
  (cross[country] && crossed(cross[country]))

export interface FlagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** ISO 3166-1 code of two capital letters. */
  country: string
  /** Name for assistive technology; without it the flag is decoration beside the written name. */
  title?: string | undefined
}

/** The flag of a country, 24 by 18; the country's code if its flag is not in this set. */
export const Flag = forwardRef<HTMLSpanElement, FlagProps>(({ country, title, className, ...rest }, ref) => {
  const drawn = draw(country)
  return (
    <span
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      {...rest}
      ref={ref}
      className={cx(flag, className)}
    >
      {drawn ? (
        <svg width={24} height={18} viewBox="0 0 24 18" aria-hidden>
          {drawn}
        </svg>
      ) : (
        country
      )}
    </span>
  )
})
Flag.displayName = 'Flag'
