/* The entry point `@wherry/ui/breakpoints`: breakpoints as numbers and pure functions. A test compares them with the
   tokens of the same names; importing the tokens would bundle all of them. */

/** Window widths in px; each name applies above its number. */
export const windowBreakpoints = {
  mobile: 576,
  tablet: 750,
  desktop: 1240,
} as const
export type WindowSize = 'small-mobile' | 'mobile' | 'tablet' | 'desktop'

/** Widths of a widget's container in em; each name applies from its width on. */
export const containerBreakpoints = {
  medium: 48,
  large: 64,
  xlarge: 90,
  xxlarge: 120,
} as const
export type ContainerSize = 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge'

/** Screen widths of a device in px; each name applies from its width on. */
export const deviceBreakpoints = {
  tablet: 600,
  desktop: 1024,
} as const
export type DeviceKind = 'mobile' | 'tablet' | 'desktop'

/**
 * Class of a window width: desktop above 1240 px, tablet above 750, mobile above 576, else small-mobile.
 *
 * @param width in CSS px.
 */
export function windowSize(width: number): WindowSize {
  if (width > windowBreakpoints.desktop) return 'desktop'
  if (width > windowBreakpoints.tablet) return 'tablet'
  return width > windowBreakpoints.mobile ? 'mobile' : 'small-mobile'
}

/**
 * Class of a container width: small under 48em, medium from 48em, large from 64em, xlarge from 90em, xxlarge from
 * 120em.
 *
 * @param width in CSS px.
 * @param em px of one em of the container. @default 16
 */
export function containerSize(width: number, em = 16): ContainerSize {
  const names = ['xxlarge', 'xlarge', 'large', 'medium'] as const
  return names.find((name) => width >= containerBreakpoints[name] * em) ?? 'small'
}

/**
 * Class of a device by screen width: mobile under 600 px, tablet under 1024, desktop from 1024 on.
 *
 * @param width in CSS px.
 */
export function deviceKind(width: number): DeviceKind {
  if (width >= deviceBreakpoints.desktop) return 'desktop'
  return width >= deviceBreakpoints.tablet ? 'tablet' : 'mobile'
}
