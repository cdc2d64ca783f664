import { convertLrgbToOklab, convertLrgbToRgb, convertOklabToLrgb, convertRgbToLrgb } from 'culori/fn'

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in radians. */
export interface Lch {
  l: number
  c: number
  h: number
}
/** Red, green and blue, 0 to 1, gamma-coded. */
type Rgb = [red: number, green: number, blue: number]

const parts = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}
const toHex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Normalises `#rgb` or `#rrggbb` to `#rrggbb` in lower case; null for anything else. */
export function readColor(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const hex = text.toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex
  return /^#[0-9a-f]{3}$/.test(hex) ? hex.replace(/[0-9a-f]/g, '$&$&') : null
}

/** Converts a hex colour to OKLCH. The hue of a grey has no meaning. */
export function toLch(hex: string): Lch {
  const [r, g, b] = parts(hex)
  const { l, a, b: bb } = convertLrgbToOklab(convertRgbToLrgb({ r, g, b }))
  return { l, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

const linear = (l: number, c: number, h: number) =>
  convertOklabToLrgb({ l, a: c * Math.cos(h), b: c * Math.sin(h) })
const inside = ({ r, g, b }: { r: number; g: number; b: number }): boolean =>
  Math.min(r, g, b) >= -0.0005 && Math.max(r, g, b) <= 1.0005

/** The hex colour of a lightness and hue, with as much of the chroma as sRGB allows. */
export function fromLch({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let color = linear(lightness, c, h)
  if (!inside(color)) {
    let low = 0
    let high = c
    while (high - low > 0.0005) {
      const middle = (low + high) / 2
      if (inside(linear(lightness, middle, h))) low = middle
      else high = middle
    }
    color = linear(lightness, low, h)
  }
  const { r, g, b } = convertLrgbToRgb(color)
  return toHex([r, g, b])
}

/** Relative luminance by WCAG 2. */
export function luminance(hex: string): number {
  const [red, green, blue] = parts(hex)
  const { r, g, b } = convertRgbToLrgb({ r: red, g: green, b: blue })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast by WCAG 2, from two luminances. */
export const ratioOf = (one: number, other: number): number =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05)

/**
 * Factor that makes up for rounding: other tools differ in the fourth digit of luminance, and a pair that passes here
 * has to pass there.
 */
const margin = 1.003
export const isEnough = (ratio: number, needed: number): boolean => ratio >= needed * margin

/** Contrast by WCAG 2 of two hex colours. */
export const contrast = (one: string, other: string): number => ratioOf(luminance(one), luminance(other))

/** Blends a colour (`rgb(r g b / a)` or hex) over an opaque one. */
export function over(top: string, under: string): string {
  if (top.startsWith('#')) return top
  const [red, green, blue, alpha] = top.match(/[\d.]+/g)!.map(Number) as [number, number, number, number]
  const own = [red, green, blue].map((part) => part / 255)
  return toHex(parts(under).map((part, at) => part + (own[at]! - part) * alpha))
}

/**
 * The colour with the smallest change of lightness towards `to` that passes; the one at `to` if none does.
 *
 * @param passes true from some lightness on, up to `to`.
 */
export function moveLightness(from: Lch, to: 0 | 1, passes: (hex: string) => boolean): string {
  let near = from.l
  let far: number = to
  let best = fromLch({ ...from, l: to })
  while (Math.abs(far - near) > 0.001) {
    const middle = (near + far) / 2
    const hex = fromLch({ ...from, l: middle })
    if (passes(hex)) {
      far = middle
      best = hex
    } else near = middle
  }
  return best
}
