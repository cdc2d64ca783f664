import { contrastWCAG21, parse } from 'colorjs.io/fn'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, failing, luminance } from '../../testing/pairContrast.ts'
import { accentGrid, backgroundOf } from '../../testing/themePairs.ts'
import type { CreatedMode } from '../createdTheme.ts'
import { createTheme } from './createTheme.ts'
import { describeChange } from './describeChange.ts'

const value = (mode: CreatedMode | undefined, role: string) => mode!.variables[`--wherry-${role}`]

describe('UI-17 every accent', () => {
  it.each(['light', 'dark'] as const)(
    'UI-17 4,913 accents in %s: no failing pair, and the brand is kept',
    (scheme) => {
      let count = 0
      for (const accent of accentGrid()) {
        const mode = createTheme({ accent, scheme }).modes[scheme]!
        expect(failing(mode, false, false), accent).toEqual([])
        expect(value(mode, 'accent-solid')).toBe(accent)
        count++
      }
      expect(count).toBe(4913)
    },
  )

  it.each(['alfa-on-white', 'wherry'] as const)('UI-17 4,913 accents on %s', (base) => {
    for (const accent of accentGrid()) {
      const mode = createTheme({ accent, base }).modes.light!
      expect(mode.base).toBe(base)
      expect(failing(mode, false, false), accent).toEqual([])
      expect(value(mode, 'accent-solid')).toBe(accent)
    }
  })

  it.each(['light', 'dark', 'alfa-on-white', 'wherry'] as const)(
    'UI-17 for a visitor who asks for more contrast texts have 7:1 and parts 4.5:1: %s',
    (base) => {
      for (const accent of accentGrid()) {
        const mode = createTheme({ accent, base }).modes[base === 'dark' ? 'dark' : 'light']!
        expect(failing(mode, true, true), accent).toEqual([])
      }
    },
  )

  it('UI-17 the ink on a brand has 4.58:1 at least, the most that black and white can promise', () => {
    for (const accent of accentGrid()) {
      const mode = createTheme({ accent }).modes.light!
      expect(contrast(accent, value(mode, 'accent-ink')!), accent).toBeGreaterThanOrEqual(4.58)
    }
  })

  it('the quick sum of the tests is the sum of colorjs.io', () => {
    for (const [one, other] of [
      ['#00ad5a', '#03170c'],
      ['#ffdd2d', '#ffffff'],
      ['#123456', '#abcdef'],
    ] as const)
      expect(contrast(one, other)).toBeCloseTo(contrastWCAG21(parse(one), parse(other)), 3)
  })
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const scheme = fc.constantFrom('light', 'dark', 'both', undefined)

describe('UI-17 a page colour of the partner', () => {
  it('UI-17 any accent on any page: texts, inks, tones, lines and parts hold, at rest and with more contrast', () => {
    fc.assert(
      fc.property(hex, hex, scheme, (accent, surface, scheme) => {
        const { modes } = createTheme({ accent, surface, scheme })
        for (const mode of Object.values(modes)) {
          expect(failing(mode, false, true)).toEqual([])
          expect(failing(mode, true, true)).toEqual([])
          expect(value(mode, 'accent-solid')).toBe(accent)
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('UI-17 a page that is bright or dark enough is kept to the letter, and says which scheme it is', () => {
    for (const surface of ['#ffffff', '#f4ead8', '#d9e4f5', '#f5f7f6']) {
      const { modes, report } = createTheme({ accent: '#2451d6', surface })
      expect(modes.dark).toBeUndefined()
      expect(value(modes.light, 'surface-0')).toBe(surface)
      expect(report.filter(({ role }) => role === 'surface-0')).toEqual([])
    }
    for (const surface of ['#000000', '#101820', '#1b1036']) {
      const { modes } = createTheme({ accent: '#2451d6', surface })
      expect(modes.light).toBeUndefined()
      expect(value(modes.dark, 'surface-0')).toBe(surface)
    }
  })

  it('UI-17 a page on which no text could be read is moved and reported', () => {
    const { report, modes } = createTheme({ accent: '#2451d6', surface: '#808080' })
    expect(report).toContainEqual(
      expect.objectContaining({ role: 'surface-0', from: '#808080', reason: 'page-range', mode: 'light' }),
    )
    expect(value(modes.light, 'surface-0')).not.toBe('#808080')
  })

  it('UI-17 both schemes of a bright page: the dark one has its hue, and says so', () => {
    const { report, modes } = createTheme({ accent: '#2451d6', surface: '#fff4e0', scheme: 'both' })
    expect(value(modes.light, 'surface-0')).toBe('#fff4e0')
    expect(luminance(value(modes.dark, 'surface-0')!)).toBeLessThan(0.05)
    expect(report).toContainEqual(expect.objectContaining({ mode: 'dark', reason: 'other-scheme' }))
  })
})

describe('UI-17 the worked examples of the look', () => {
  const far = (one: string, other: string): number => {
    const [a, b] = [one, other].map((color) =>
      [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
    )
    return Math.max(...a!.map((part, at) => Math.abs(part - b![at]!)))
  }
  // Steps of a byte that nobody sees; the few values that differ on purpose: decisions/0008-accent-engine.md.
  it.each([
    ['light', '#00ad5a', 'accent-ink', '#03170c', 0],
    ['light', '#00ad5a', 'accent-solid-pressed', '#009c50', 0],
    ['light', '#00ad5a', 'accent-text', '#00703a', 2],
    ['light', '#00ad5a', 'accent-border', '#008847', 2],
    ['light', '#00ad5a', 'accent-border-ink', '#ffffff', 0],
    ['light', '#00ad5a', 'accent-subtle', '#e9f7ef', 4],
    ['light', '#00ad5a', 'accent-subtle-hover', '#d2efde', 6],
    ['light', '#ffdd2d', 'accent-ink', '#1a1600', 2],
    ['light', '#ffdd2d', 'accent-solid-hover', '#f5cf0b', 4],
    ['light', '#ffdd2d', 'accent-text', '#6f5c00', 8],
    ['light', '#ffdd2d', 'accent-border', '#8a7300', 4],
    ['light', '#ffdd2d', 'accent-subtle', '#fff9dc', 6],
    ['dark', '#00ad5a', 'accent-ink', '#03170c', 0],
    ['dark', '#00ad5a', 'accent-subtle', '#13291e', 6],
    ['dark', '#ffdd2d', 'accent-subtle', '#29250f', 6],
  ] as const)('UI-17 %s %s: %s is about %s', (scheme, accent, role, look, bytes) => {
    const mode = createTheme({ accent, scheme }).modes[scheme]
    expect(far(value(mode, role)!, look)).toBeLessThanOrEqual(bytes)
  })

  it('UI-17 only the pale yellow gets an edge, and in light only', () => {
    const edge = (accent: string, scheme: 'light' | 'dark') =>
      value(createTheme({ accent, scheme }).modes[scheme], 'accent-edge')
    expect(edge('#00ad5a', 'light')).toBe('transparent')
    expect(edge('#ffdd2d', 'dark')).toBe('transparent')
    expect(edge('#ffdd2d', 'light')).toMatch(/^rgb\(\d+ \d+ \d+ \/ 0\.28\)$/)
  })
})

describe('LAND-03 what cannot be read as a colour', () => {
  it.each([
    '',
    'red',
    'rgb(1,2,3)',
    '#12',
    '#12345',
    '#1234567',
    'fff',
    '#ggg',
    '#fff;x:y',
    ' #fff',
    'url(x)',
  ])('LAND-03 SEC-01 D12 %j gives the default accent and a report', (accent) => {
    const theme = createTheme({ accent, surface: accent })
    expect(value(theme.modes.light, 'accent-solid')).toBe('#00ad5a')
    expect(theme.report[0]).toMatchObject({ role: 'accent-solid', from: null, reason: 'invalid-colour' })
  })

  it('LAND-03 a value of another type is no colour either', () => {
    for (const accent of [null, undefined, 7, {}, ['#fff']])
      expect(value(createTheme({ accent: accent as never }).modes.light, 'accent-solid')).toBe('#00ad5a')
  })

  it('LAND-03 a short colour and capitals are read', () => {
    expect(value(createTheme({ accent: '#F00' }).modes.light, 'accent-solid')).toBe('#ff0000')
    expect(value(createTheme({ accent: '#FFDD2D' }).modes.light, 'accent-solid')).toBe('#ffdd2d')
  })

  it('LAND-05 an unknown base is light', () => {
    expect(createTheme({ accent: '#123456', base: 'toString' as never }).modes.light?.base).toBe('light')
  })

  it('every variable is a plain colour or a length, whatever goes in', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), scheme, (accent, surface, scheme) => {
        const { modes, dimensions } = createTheme({ accent, surface, scheme })
        for (const set of [
          dimensions,
          ...Object.values(modes).flatMap((mode) => [mode.variables, mode.more]),
        ])
          for (const [name, text] of Object.entries(set)) {
            expect(name).toMatch(/^--wherry-[a-z0-9-]+$/)
            expect(text).toMatch(
              /^(#[0-9a-f]{6}|transparent|rgb\(\d+ \d+ \d+ \/ [\d.]+\)|\d+px|var\(--wherry-[a-z0-9-]+\))$/,
            )
          }
      }),
      { numRuns: 100 },
    )
  })
})

describe('UI-17 the report', () => {
  it('UI-17 says of each moved role from where, to where, against what, and why', () => {
    const { report, modes } = createTheme({ accent: '#ffdd2d' })
    const text = report.find(({ role }) => role === 'accent-text')!
    expect(text).toMatchObject({ from: '#ffdd2d', needed: 4.5, reason: 'text-contrast', mode: 'light' })
    expect(text.to).toBe(value(modes.light, 'accent-text'))
    expect(text.ratio).toBeGreaterThanOrEqual(4.5)
    expect(report.map(({ reason }) => reason)).toContain('pale-solid')
    expect(contrast(text.to, backgroundOf(modes.light!, modes.light!.variables, text.against!))).toBeCloseTo(
      text.ratio!,
      1,
    )
  })

  it('UI-17 says of a kept brand that it is under a part, and where an edge tells a choice', () => {
    for (const [accent, scheme] of [
      ['#7a1fa2', 'dark'],
      ['#00ad5a', 'light'],
    ] as const) {
      const { report } = createTheme({ accent, scheme })
      const faint = report.find(({ reason }) => reason === 'faint-solid')!
      expect(faint).toMatchObject({ role: 'accent-solid', from: accent, to: accent, needed: 3 })
      expect(faint.ratio).toBeLessThan(3)
    }
  })

  it('UI-17 is empty where the brand passes everywhere', () => {
    expect(createTheme({ accent: '#1f5fc0' }).report).toEqual([])
  })

  it('UI-17 a middle colour is moved for more contrast only', () => {
    expect(value(createTheme({ accent: '#757575' }).modes.light, 'accent-solid')).toBe('#757575')
    const { modes, report } = createTheme({ accent: '#757575', contrast: 'more' })
    expect(value(modes.light, 'accent-solid')).not.toBe('#757575')
    expect(modes.light!.variables).toEqual(modes.light!.more)
    expect(report).toContainEqual(expect.objectContaining({ role: 'accent-solid', reason: 'ink-contrast' }))
  })

  it('I18N-01 has words in three languages for every change that can happen', () => {
    fc.assert(
      fc.property(hex, fc.option(hex, { nil: undefined }), scheme, (accent, surface, scheme) => {
        for (const change of createTheme({ accent, surface, scheme }).report)
          for (const language of ['en', 'ru', 'es'] as const) {
            const sentence = describeChange(change, language)
            expect(sentence).toContain(change.to)
            expect(sentence).not.toMatch(/undefined|null|NaN|\{/)
          }
      }),
      { numRuns: 100 },
    )
    const [text] = createTheme({ accent: '#ffdd2d' }).report
    expect(describeChange(text!, 'en')).toBe(
      `Accent text is darkened from #ffdd2d to ${text!.to}: ${text!.ratio}:1, 4.5:1 needed`,
    )
    const themeChange = { moved: '{{role}}: {{to}}', roles: { 'accent-text': 'Akzenttext' } }
    expect(describeChange(text!, 'en', { themeChange })).toBe(`Akzenttext: ${text!.to}`)
  })
})

describe('UI-17 density and radius', () => {
  it('UI-17 come as whole sets of variables', () => {
    const plain = createTheme({ accent: '#123456' }).dimensions
    expect(plain).toMatchObject({ '--wherry-control-m': '44px', '--wherry-radius-card': '12px' })
    const dense = createTheme({ accent: '#123456', density: 'compact', radius: 'sharp' }).dimensions
    expect(dense).toMatchObject({ '--wherry-control-m': '36px', '--wherry-radius-card': '4px' })
    expect(Object.keys(dense)).toEqual(Object.keys(plain))
  })
})
