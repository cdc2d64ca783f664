import type { HexColor } from '../../kernel/model/moduleSettings.ts'

/** Text colours for light, dark and other backgrounds. */
export type LandingInk = '#0B1410' | '#000000' | '#FFFFFF'

/** WCAG 2.2 AA for text of any size. */
const needed = 4.5

/**
 * Returns a readable text colour for a background: near-black, or black or white if that is better. The
 * contrast is at least 4.5:1 on any colour.
 */
export function inkOn(ground: HexColor): LandingInk {
  const at = luminance(ground)
  if (ratio(luminance('#0B1410'), at) >= needed) return '#0B1410'
  return ratio(0, at) > ratio(1, at) ? '#000000' : '#FFFFFF'
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

function luminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
