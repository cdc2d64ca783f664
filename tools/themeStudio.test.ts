import { light, themes } from '@wherry/tokens'
import { type ThemeName, themeNames } from '@wherry/ui'
import { type CreatedTheme, createTheme } from '@wherry/ui/accent'
import { transform } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorToken, designTokens, type TokenGroup } from '../.storybook/book/studio/designTokens.ts'
import { studioAddress, themeCall, themeSheet } from '../.storybook/book/studio/outputs.ts'
import {
  choices,
  familiesOf,
  firstOptions,
  readOptions,
  type StudioOptions,
  themeOptions,
} from '../.storybook/book/studio/studioOptions.ts'
import { studioLink } from '../packages/booking/src/editor/rules/studioLink.ts'
import { cssValue, type Token, type TokenSet, variable } from '../tokens/resolve.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const studio: fc.Arbitrary<StudioOptions> = fc.record({
  accent: hex,
  secondary: fc.option(hex, { nil: '' }),
  surface: fc.option(hex, { nil: '' }),
  font: fc.constantFrom('', 'Inter, sans-serif', 'PT Serif', 'Source Sans 3, -apple-system'),
  scheme: fc.constantFrom(...choices.scheme),
  contrast: fc.constantFrom(...choices.contrast),
  density: fc.constantFrom(...choices.density),
  radius: fc.constantFrom(...choices.radius),
  base: fc.constantFrom(...choices.base),
})
const runs = { numRuns: 60 }

/** Tokens of a tree by their dotted path. */
function flat(tree: TokenGroup, path: readonly string[] = [], into: TokenSet = new Map()): TokenSet {
  for (const [key, value] of Object.entries(tree)) {
    if (key.startsWith('$') || typeof value !== 'object' || value === null) continue
    if ('$value' in value) into.set([...path, key].join('.'), value as Token)
    else flat(value as TokenGroup, [...path, key], into)
  }
  return into
}

/** Variables of one mode as they stand on the page. */
const onPage = (theme: CreatedTheme, scheme: 'light' | 'dark') => {
  const { base, variables } = theme.modes[scheme]!
  const own: Partial<Record<ThemeName, Record<string, string>>> = themes
  return { ...light, ...own[base], ...theme.dimensions, ...variables }
}
/** Families of a font by its variable: tokens quote a name of several words, a theme escapes its digits. */
const fontOn = (values: Readonly<Record<string, string>>) => ({
  ...values,
  '--wherry-font': familiesOf(values['--wherry-font']!.replaceAll(/\\3(\d) /g, '$1')).join(', '),
})

describe('UI-17 the theme studio', () => {
  it('UI-17 gives a call of createTheme that makes the theme on the page', () => {
    fc.assert(
      fc.property(studio, (options) => {
        const body = themeCall(options)
          .replace(/^import .*$/m, '')
          .replace('export const theme =', 'return')
        const made: unknown = new Function('createTheme', body)(createTheme)
        expect(made).toEqual(createTheme(themeOptions(options)))
      }),
      runs,
    )
  })

  it('UI-17 gives CSS that a parser takes without a warning', async () => {
    await fc.assert(
      fc.asyncProperty(studio, async (options) => {
        const css = themeSheet(createTheme(themeOptions(options)))
        const { warnings } = await transform(css, { loader: 'css' })
        expect(warnings).toEqual([])
        expect(css.includes('--wherry-font:')).toBe(options.font !== '')
      }),
      runs,
    )
  })

  it('UI-16 UI-17 gives Design Tokens in the shape of ours, each with the value on the page', () => {
    fc.assert(
      fc.property(studio, (options) => {
        const theme = createTheme(themeOptions(options))
        for (const scheme of ['light', 'dark'] as const) {
          const tree = designTokens(theme, options, scheme)
          expect(tree === null).toBe(theme.modes[scheme] === undefined)
          if (!tree) continue
          const tokens = flat(JSON.parse(JSON.stringify(tree)))
          const values = [...tokens]
            .filter(([path]) => !path.startsWith('primitive.'))
            .map(([path, token]) => [variable(path), cssValue(token, tokens)])
          expect(fontOn(Object.fromEntries(values))).toEqual(fontOn(onPage(theme, scheme)))
        }
      }),
      runs,
    )
  })

  it.each(['red', '#fff', 'rgb(1, 2, 3)', 'var(--x)', '', `rgb(${'9'.repeat(999)}`])(
    'UI-17 no token is made of %j',
    (value) => {
      expect(() => colorToken(value)).toThrow(RangeError)
    },
  )

  it('UI-17 reads inputs from an address, and takes nothing that it does not know', () => {
    fc.assert(
      fc.property(studio, (options) => {
        expect(readOptions({ ...options })).toEqual(options)
      }),
      runs,
    )
    for (const given of [{}, { accent: 'red', surface: '#12', scheme: 'sepia', font: 'a; } b {', radius: 7 }])
      expect(readOptions(given)).toEqual(firstOptions)
    expect(readOptions({ accent: `#${'a'.repeat(100_000)}` }).accent).toBe(firstOptions.accent)
    expect(readOptions({ accent: '#ABC' }).accent).toBe('#abc')
  })

  it.each([
    ["'PT Serif', serif", ['PT Serif', 'serif']],
    ['Inter,,', ['Inter']],
    ['x}', []],
    ['a'.repeat(101), []],
    ['Inter, --x', []],
    ['', []],
  ])('UI-17 reads the fonts %j', (font, families) => {
    expect(familiesOf(font)).toEqual(families)
  })

  it('UI-17 takes any text for a font, and makes a theme of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (font) => {
        expect(() => createTheme(themeOptions({ ...firstOptions, font }))).not.toThrow()
      }),
    )
  })

  it('UI-17 has an address for each theme, by the arguments of Storybook', () => {
    const here = 'https://book.example/ui/iframe.html?id=theme-studio--studio'
    const page = 'https://book.example/ui/?path=/story/theme-studio--studio'
    expect(studioAddress(firstOptions, here)).toBe(page)
    expect(studioAddress({ ...firstOptions, accent: '#7a1fa2', radius: 'round' }, here)).toBe(
      `${page}&args=accent:!hex(7a1fa2);radius:round`,
    )
    const families = { ...firstOptions, font: "Inter, 'PT Serif'" }
    expect(studioAddress(families, here)).toBe(`${page}&args=font[0]:Inter;font[1]:PT+Serif`)
    // Storybook drops such a value, with a warning.
    expect(studioAddress({ ...firstOptions, font: 'Русский' }, here)).toBe(page)
    expect(readOptions({ font: ['Inter', 'PT Serif'] }).font).toBe('Inter, PT Serif')
  })

  it('UI-17 EDITOR-10 the editor of a partner leads to the same address', () => {
    const here = 'https://book.example/ui/iframe.html'
    for (const base of themeNames)
      expect(studioLink('https://book.example/ui/', { theme: base, accent: '#7A1FA2' })).toBe(
        studioAddress({ ...firstOptions, accent: '#7a1fa2', base }, here),
      )
    expect(studioLink('https://book.example/ui/', { theme: 'light', accent: null })).toBe(
      studioAddress(firstOptions, here),
    )
  })
})
