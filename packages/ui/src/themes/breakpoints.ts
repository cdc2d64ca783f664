/* The entry point `@wherry/ui/breakpoints`: where screens step, as numbers and as pure functions. The tokens
   of the same names are held to them by a test: taken from there, they would bring all tokens along. */

/** Of the window, in px: each name begins above its width. */
export const windowBreakpoints = {
  mobile: 576,
  tablet: 750,
  desktop: 1240,
} as const
export type WindowSize = 'small-mobile' | 'mobile' | 'tablet' | 'desktop'

/** Of the container that holds a widget, in em: each name begins at its width. */
export const containerBreakpoints = {
  medium: 48,
  large: 64,
  xlarge: 90,
  xxlarge: 120,
} as const
export type ContainerSize = 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge'

/** Of the device's screen, in px: each name begins at its width. */
export const deviceBreakpoints = {
  tablet: 600,
  desktop: 1024,
} as const
export type DeviceKind = 'mobile' | 'tablet' | 'desktop'

/**
 * The size of a window: desktop above 1240 px, tablet above 750, mobile above 576, else small-mobile.
 *
 * @param width in CSS px.
 */
export function windowSize(width: number): WindowSize {
  if (width > windowBreakpoints.desktop) return 'desktop'
  if (width > windowBreakpoints.tablet) return 'tablet'
  return width > windowBreakpoints.mobile ? 'mobile' : 'small-mobile'
}

/**
 * The size of a widget by its container: small under 48em, medium from 48em, large from 64em, xlarge from 90em, xxlarge
 * from 120em.
 *
 * @param width in CSS px.
 * @param em px of one em of the container. @default 16
 */
export function containerSize(width: number, em = 16): ContainerSize {
  const names = ['xxlarge', 'xlarge', 'large', 'medium'] as const
  return names.find((name) => width >= containerBreakpoints[name] * em) ?? 'small'
}

/**
 * The kind of a device by its screen: mobile under 600 px, tablet under 1024, desktop from there.
 *
 * @param width in CSS px.
 */
export function deviceKind(width: number): DeviceKind {
  if (width >= deviceBreakpoints.desktop) return 'desktop'
  return width >= deviceBreakpoints.tablet ? 'tablet' : 'mobile'
}
