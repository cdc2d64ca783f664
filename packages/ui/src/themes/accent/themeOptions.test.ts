import { light, values } from '@wherry/tokens'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numRuns } from '../../testing/numRuns.ts'
import { contrast, failing } from '../../testing/pairContrast.ts'
import { colorOf } from '../../testing/themePairs.ts'
import type { CreatedTheme } from '../createdTheme.ts'
import { sheetOf } from '../serverSheet.ts'
import { createTheme } from './createTheme.ts'
import { describeChange } from './describeChange.ts'
import { tones } from './solveSurfaces.ts'
import { themeCss } from './themeCss.ts'
import {
  type CreateThemeOptions,
  radiusParts,
  shadowSteps,
  spaceSteps,
  textSteps,
  titleSteps,
} from './themeOptions.ts'

const accent = '#1f5fc0'
const made = (options: Omit<CreateThemeOptions, 'accent'>) => createTheme({ accent, ...options })
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const page = fc.option(hex, { nil: undefined })
const scheme = fc.constantFrom('light', 'dark', 'both', undefined)
const runs = { numRuns }

/** A variable of the one mode of a theme. */
const value = ({ modes }: CreatedTheme, role: string) =>
  (modes.light ?? modes.dark)!.variables[`--wherry-${role}`]
/** Every set of variables that a visitor may get. */
const sets = ({ modes }: CreatedTheme) =>
  Object.values(modes).flatMap(({ variables, more }) => [variables, more])

describe('UI-17 the second colour of a brand', () => {
  it('UI-17 is kept to the letter, and all that comes of it holds on any page, at rest and with more contrast', () => {
    fc.assert(
      fc.property(hex, hex, page, scheme, (accent, secondary, surface, scheme) => {
        const theme = createTheme({ accent, secondary, surface, scheme })
        for (const mode of Object.values(theme.modes)) {
          expect(failing(mode, false, false)).toEqual([])
          expect(failing(mode, true, false)).toEqual([])
          expect(mode.variables['--wherry-secondary-solid']).toBe(secondary)
          expect(mode.variables['--wherry-accent-solid']).toBe(accent)
        }
      }),
      runs,
    )
  })

  it('UI-17 has the roles of the accent, with the values that it has as an accent', () => {
    const [second, first] = [made({ secondary: '#ffdd2d' }), createTheme({ accent: '#ffdd2d' })]
    const roles = Object.keys(values.accent).map((name) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    )
    expect(roles.length).toBe(10)
    for (const role of roles)
      expect(value(second, `secondary-${role}`), role).toBe(value(first, `accent-${role}`))
  })

  it('UI-17 has no variables where none is given', () => {
    const names = sets(made({ scheme: 'both' })).flatMap((set) => Object.keys(set))
    expect(names.filter((name) => name.includes('secondary'))).toEqual([])
  })

  it('UI-17 is told by its own name in the report, in three languages', () => {
    const { report } = made({ secondary: '#ffdd2d' })
    expect(report.map(({ role, reason }) => `${role} ${reason}`)).toEqual([
      'secondary-text text-contrast',
      'secondary-border part-contrast',
      'secondary-edge pale-solid',
    ])
    expect(describeChange(report[2]!, 'en')).toMatch(/^Second colour hardly differs from the page/)
    expect(describeChange(report[0]!, 'ru')).toMatch(/^Текст второго цвета темнее/)
    expect(describeChange(report[1]!, 'es')).toMatch(/^Borde en el segundo color, más oscuro/)
  })
})

describe('UI-17 the colours of the tones', () => {
  const wishes = fc.record({ info: hex, positive: hex, caution: hex, critical: hex }, { requiredKeys: [] })
  const isOfTone = (role: string) => tones.some((tone) => role.startsWith(`${tone}-`))
  const inks = ['ink-1', 'ink-2', 'ink-3']

  it('UI-17 any colours on any page: texts, marks, the button that deletes, and all inks on the soft grounds', () => {
    fc.assert(
      fc.property(hex, wishes, page, scheme, (accent, tones, surface, scheme) => {
        const theme = createTheme({ accent, tones, surface, scheme })
        for (const mode of Object.values(theme.modes)) {
          expect(failing(mode, false, true, ({ ink }) => isOfTone(ink))).toEqual([])
          expect(failing(mode, true, true, ({ ink }) => isOfTone(ink))).toEqual([])
          for (const [variables, text, part] of [
            [mode.variables, 4.5, 3],
            [mode.more, 7, 4.5],
          ] as const)
            for (const tone of Object.keys(tones)) {
              const color = (role: string) => colorOf(mode, variables, role)
              for (const ink of inks)
                expect(
                  contrast(color(ink), color(`${tone}-subtle`)),
                  `${ink} ${tone}`,
                ).toBeGreaterThanOrEqual(text)
              for (const surface of ['surface-0', 'surface-1', 'surface-2', 'surface-3'])
                expect(contrast(color(`${tone}-solid`), color(surface)), tone).toBeGreaterThanOrEqual(part)
            }
        }
      }),
      runs,
    )
  })

  it('UI-17 one that holds is kept to the letter, and the others stay those of the package', () => {
    const theme = made({ tones: { critical: '#b00020', caution: '#9a6400' } })
    expect(value(theme, 'critical-solid')).toBe('#b00020')
    expect(value(theme, 'critical-text')).toBe('#b00020')
    expect(value(theme, 'caution-solid')).toBe('#9a6400')
    expect(value(theme, 'info-solid')).toBeUndefined()
    expect(value(theme, 'positive-subtle')).toBeUndefined()
  })

  it('UI-17 one that is moved is reported', () => {
    expect(made({ tones: { positive: '#9be870' } }).report).toEqual([
      expect.objectContaining({
        role: 'positive-text',
        from: '#9be870',
        reason: 'text-contrast',
        needed: 4.5,
      }),
      expect.objectContaining({
        role: 'positive-solid',
        from: '#9be870',
        reason: 'part-contrast',
        needed: 3,
      }),
    ])
    expect(made({ tones: { caution: '#ffb000' } }).report).toContainEqual(
      expect.objectContaining({ role: 'caution-solid', from: '#ffb000', reason: 'part-contrast', needed: 3 }),
    )
    const { report } = made({ tones: { critical: '#e5484d' } })
    expect(report).toContainEqual(
      expect.objectContaining({
        role: 'critical-solid',
        from: '#e5484d',
        reason: 'ink-contrast',
        needed: 4.5,
      }),
    )
  })
})

describe('UI-17 a colour that cannot be read', () => {
  it('UI-17 is the accent in place of a second colour, and reported', () => {
    const { report, modes } = made({ secondary: 'red' })
    const unread = { role: 'secondary-solid', to: accent, from: null, reason: 'invalid-colour' }
    expect(report).toEqual([expect.objectContaining(unread)])
    expect(modes).toEqual(made({ secondary: accent }).modes)
  })

  it('UI-17 is that of the package in place of a tone, and reported', () => {
    const { report, modes } = made({ tones: { info: 'rgb(0 0 0)' } })
    const unread = {
      role: 'info-solid',
      to: light['--wherry-info-solid'],
      from: null,
      reason: 'invalid-colour',
    }
    expect(report).toEqual([expect.objectContaining(unread)])
    expect(modes).toEqual(made({}).modes)
  })
})

describe('UI-17 fonts and their scale', () => {
  it('UI-17 the font of all texts, without a quote, so that a server can draw it', () => {
    expect(
      value(made({ fontFamily: `Inter, 'Source Sans 3', "PT Serif", -apple-system, sans-serif` }), 'font'),
    ).toBe('Inter, Source Sans \\33 , PT Serif, -apple-system, sans-serif')
  })

  it('UI-17 titles of a family and a weight of their own', () => {
    const theme = made({ headings: { fontFamily: 'Playfair Display, serif', fontWeight: 700 } })
    expect(value(theme, 'title-22')).toBe(
      '700 calc(1.375 * var(--wherry-rem))/calc(1.75 * var(--wherry-rem)) Playfair Display, serif',
    )
    expect(value(theme, 'text-16')).toBeUndefined()
    expect(value(made({ headings: { fontWeight: 500 } }), 'title-16')).toMatch(
      /^500 .* var\(--wherry-font\)$/,
    )
  })

  it('UI-17 single steps of the scale, each line in proportion', () => {
    const theme = made({ fontSizes: { text: { 16: 17 }, title: { 28: 32 } } })
    expect(value(theme, 'text-16')).toBe(
      '400 calc(1.0625 * var(--wherry-rem))/calc(1.625 * var(--wherry-rem)) var(--wherry-font)',
    )
    expect(value(theme, 'title-28')).toBe(
      '600 calc(2 * var(--wherry-rem))/calc(2.4375 * var(--wherry-rem)) var(--wherry-font)',
    )
    expect(value(theme, 'text-14')).toBeUndefined()
  })

  it('UI-17 the steps as they are give the tokens as they are', () => {
    const text = Object.fromEntries(textSteps.map((step) => [step, step]))
    const title = Object.fromEntries(titleSteps.map((step) => [step, step]))
    const theme = made({ fontSizes: { text, title } })
    for (const name of [
      ...textSteps.map((step) => `text-${step}`),
      ...titleSteps.map((step) => `title-${step}`),
    ])
      expect(value(theme, name), name).toBe(light[`--wherry-${name}`])
  })

  it.each([
    { fontFamily: 'Inter; color: red' },
    { fontFamily: 'Inter, ' },
    { fontFamily: '' },
    { fontFamily: 'url(x)' },
    { fontFamily: `a${'b'.repeat(200)}` },
    { headings: { fontFamily: '</style>' } },
    { headings: { fontWeight: 99 } },
    { headings: { fontWeight: Number.NaN } },
    { fontSizes: { text: { 16: 9 } } },
    { fontSizes: { title: { 36: 97 } } },
  ] satisfies Omit<CreateThemeOptions, 'accent'>[])(
    'UI-17 SEC-01 out of its bounds is a RangeError: %j',
    (options) => {
      expect(() => made(options)).toThrow(RangeError)
    },
  )
})

describe('UI-17 distances, shadows and roundness', () => {
  it('UI-17 distances by step', () => {
    const theme = made({ spacing: { 8: 10, 24: 28 } })
    expect(value(theme, 'space-8')).toBe('10px')
    expect(value(theme, 'space-24')).toBe('28px')
    expect(value(theme, 'space-12')).toBeUndefined()
  })

  it('UI-17 shadows by step, each a list; an empty one is none', () => {
    const theme = made({
      shadows: {
        1: [],
        2: [
          { y: 4, blur: 12, color: '#0c1812', alpha: 0.2 },
          { x: 1, y: 0, blur: 0, spread: 2, color: '#fff', alpha: 1 },
        ],
      },
    })
    expect(value(theme, 'shadow-1')).toBe('0 0 transparent')
    expect(value(theme, 'shadow-2')).toBe(
      '0px 4px 12px 0px rgb(12 24 18 / 0.2), 1px 0px 0px 2px rgb(255 255 255 / 1)',
    )
  })

  it('UI-17 roundness by part over a roundness of all', () => {
    const theme = made({ radius: { base: 'round', field: 4, fieldL: 6 } })
    expect(theme.radius).toBe('round')
    expect(theme.dimensions['--wherry-radius-card']).toBe('20px')
    expect(value(theme, 'radius-field')).toBe('4px')
    expect(value(theme, 'radius-field-l')).toBe('6px')
    expect(value(theme, 'radius-card')).toBeUndefined()
    expect(made({ radius: { card: 0 } })).toMatchObject({ radius: 'soft' })
  })

  it('UI-17 a part wins over the roundness of all in a sheet too', () => {
    const css = themeCss(made({ radius: { base: 'round', field: 4 } }), '.a')
    expect(css.lastIndexOf('--wherry-radius-field:4px')).toBeGreaterThan(
      css.lastIndexOf('--wherry-radius-field:14px'),
    )
  })

  it.each([
    { spacing: { 8: -1 } },
    { spacing: { 96: 201 } },
    { radius: { card: 1000 } },
    { shadows: { 1: [{ y: 0, blur: -1, color: '#000', alpha: 1 }] } },
    { shadows: { 1: [{ y: 0, blur: 1, color: 'red', alpha: 1 }] } },
    { shadows: { 2: [{ y: 0, blur: 1, color: '#000', alpha: 1.1 }] } },
    { shadows: { 2: [{ y: 101, blur: 1, color: '#000', alpha: 1 }] } },
  ] satisfies Omit<CreateThemeOptions, 'accent'>[])(
    'UI-17 out of its bounds is a RangeError: %j',
    (options) => {
      expect(() => made(options)).toThrow(RangeError)
    },
  )
})

describe('UI-17 all options at once', () => {
  const theme = createTheme({
    accent,
    secondary: '#ffdd2d',
    tones: { info: '#0b6bcb' },
    scheme: 'both',
    fontFamily: 'Source Sans 3, sans-serif',
    headings: { fontWeight: 700 },
    fontSizes: { text: { 14: 15 } },
    spacing: { 16: 18 },
    shadows: { 1: [{ y: 1, blur: 2, color: '#000', alpha: 0.1 }] },
    radius: { card: 20 },
  })
  const asked = [
    'font',
    'title-22',
    'text-14',
    'space-16',
    'shadow-1',
    'radius-card',
    'secondary-solid',
    'info-solid',
  ]

  it('UI-17 hold in both schemes, at rest and with more contrast, and survive JSON', () => {
    expect(sets(theme)).toHaveLength(4)
    for (const set of sets(theme)) for (const name of asked) expect(set).toHaveProperty([`--wherry-${name}`])
    expect(JSON.parse(JSON.stringify(theme))).toEqual(theme)
  })

  it('UI-20 stand whole in the sheet that a server draws', () => {
    const sheet = sheetOf(theme, '.a')
    for (const set of sets(theme))
      for (const [name, text] of Object.entries(set)) expect(sheet).toContain(`${name}:${text}`)
  })
})

it('UI-16 the steps and parts are those of the tokens', () => {
  const keys = (group: object) => Object.keys(group).sort()
  expect(keys(values.text)).toEqual(textSteps.map(String).sort())
  expect(keys(values.title)).toEqual(titleSteps.map(String).sort())
  expect(keys(values.space)).toEqual(spaceSteps.map(String).sort())
  expect(keys(values.radius)).toEqual([...radiusParts].sort())
  expect(keys(values.shadow)).toEqual(shadowSteps.map(String).sort())
})
