import { describe, expect, it } from 'vitest'
import type { HexColor } from '../../kernel/model/moduleSettings.ts'
import { inkOn } from './landingInk.ts'

/** Second implementation of WCAG 2's contrast, so that the rule does not check itself. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r, g, b] = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)]
      .map((part) => Number.parseInt(part, 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
      number,
      number,
      number,
    ]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const steps = Array.from({ length: 17 }, (_, at) =>
  Math.min(255, at * 16)
    .toString(16)
    .padStart(2, '0'),
)

describe('ink on a ground of a partner', () => {
  it.each([
    ['#FFFFFF', '#0B1410'],
    ['#FFDD2D', '#0B1410'],
    ['#E8EEF7', '#0B1410'],
    ['#000000', '#FFFFFF'],
    ['#1A1A2E', '#FFFFFF'],
    ['#2451D6', '#FFFFFF'],
    ['#7A7A7A', '#000000'],
  ] as const)('LAND-03 %s carries %s', (ground, ink) => {
    expect(inkOn(ground)).toBe(ink)
  })

  it('LAND-03 text is read on all 4,913 colours of the 17-step grid at 4.5:1', () => {
    let count = 0
    for (const r of steps)
      for (const g of steps)
        for (const b of steps) {
          const ground = `#${r}${g}${b}` as HexColor
          if (contrast(inkOn(ground), ground) < 4.5) throw new Error(`${inkOn(ground)} on ${ground}`)
          count += 1
        }
    expect(count).toBe(4913)
  })
})
