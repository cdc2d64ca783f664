import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cssValue, readTokens } from './resolve.ts'

const folder = (name: string) => readTokens(join(import.meta.dirname, name))
const all = new Map([...folder('primitive'), ...folder('semantic'), ...folder('theme/light.json')])

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

describe('UI-16 tokens', () => {
  it('UI-16 the accent is #00AD5A, and a colour says the same as components and as hex', () => {
    expect(cssValue(all.get('accent.solid')!, all)).toBe('#00ad5a')
    for (const token of all.values()) cssValue(token, all)
    const $value = { components: [0, 0, 0], hex: '#000001' }
    expect(() => cssValue({ $type: 'color', $value }, all)).toThrow(
      'hex is #000001, its components are #000000',
    )
  })

  it('UI-16 no shadow is a shadow still: with `none` in it a list of shadows would be invalid', () => {
    expect(cssValue({ $type: 'shadow', $value: [] }, all)).toBe('0 0 transparent')
  })

  it('A11Y-01 UI-16 a text is as large as the visitor has set and no smaller than drawn, and a page with another root sets one variable', () => {
    expect(cssValue(all.get('rem')!, all)).toBe('max(1rem, 16px)')
    const fonts = [...all.values()].filter(({ $type }) => $type === 'typography')
    expect(fonts.length).toBeGreaterThan(5)
    for (const token of fonts)
      expect(cssValue(token, all)).toMatch(
        /^\d00 calc\([\d.]+ \* var\(--wherry-rem\)\)\/calc\([\d.]+ \* var\(--wherry-rem\)\) var\(--wherry-font\)$/,
      )
  })

  it('an alias to a published token stays a variable, one to a primitive is written out', () => {
    expect(cssValue({ $type: 'color', $value: '{ink.1}' }, all)).toBe('var(--wherry-ink-1)')
    expect(cssValue({ $type: 'color', $value: '{primitive.color.neutral.0}' }, all)).toBe('#ffffff')
    expect(() => cssValue({ $type: 'color', $value: '{ink.9}' }, all)).toThrow('leads nowhere')
  })

  it.each(['light', 'dark', 'alfa-on-white', 'wherry'])(
    'UI-16 theme %s keeps 4.5:1 for texts and 3:1 for the edges of controls',
    (name) => {
      const tokens = new Map([...all, ...folder(`theme/${name}.json`)])
      const hex = (path: string) => cssValue(tokens.get(path)!, tokens)
      for (const surface of ['surface.0', 'surface.1', 'surface.3']) {
        for (const ink of ['ink.1', 'ink.2', 'ink.3', 'accent.text', 'critical.text', 'positive.text'])
          expect(contrast(hex(ink), hex(surface)), `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5)
        expect(contrast(hex('line.3'), hex(surface)), `line.3 on ${surface}`).toBeGreaterThanOrEqual(3)
        expect(contrast(hex('accent.border'), hex(surface)), surface).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(hex('accent.ink'), hex('accent.solid'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(hex('accent.text'), hex('accent.subtle'))).toBeGreaterThanOrEqual(4.5)
      for (const tone of ['info', 'positive', 'caution', 'critical'])
        expect(contrast(hex(`${tone}.text`), hex(`${tone}.subtle`)), tone).toBeGreaterThanOrEqual(4.5)
    },
  )
})
