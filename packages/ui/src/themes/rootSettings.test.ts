import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { persian } from '../calendars/persian.ts'
import { numRuns } from '../testing/numRuns.ts'
import { createTheme } from './accent/createTheme.ts'
import { densities, radii } from './createdTheme.ts'
import { type GivenSettings, localeOf, type RootSettings, settingsWithin, surfaces } from './rootSettings.ts'

const made = createTheme({ accent: '#7a1fa2', density: 'compact', radius: 'round' })
const container = {} as HTMLElement

const values: { [Name in keyof Required<GivenSettings>]: fc.Arbitrary<RootSettings[Name]> } = {
  theme: fc.constantFrom<RootSettings['theme'][]>('light', 'dark', 'auto', 'wherry', made),
  density: fc.constantFrom(...densities),
  radius: fc.constantFrom(...radii),
  surface: fc.constantFrom(...surfaces),
  locale: fc.constantFrom('en', 'en-GB', 'ru', 'de', 'ar'),
  dir: fc.constantFrom('ltr', 'rtl'),
  words: fc.constantFrom({ dialog: { close: 'Done' } }, { base: 'es' as const }),
  visible: fc.constantFrom(null, { top: 10, height: 300 }),
  portalContainer: fc.constantFrom(null, container),
  today: fc.constantFrom('2027-06-09', '2028-02-29'),
  timeZone: fc.constantFrom('Europe/Istanbul', 'Pacific/Auckland'),
  dateFormat: fc.constantFrom<RootSettings['dateFormat'][]>('locale', 'DD.MM.YYYY', 'MM/DD/YYYY'),
  firstDay: fc.constantFrom<RootSettings['firstDay'][]>(0, 1, 6, 'locale'),
  hourCycle: fc.constantFrom<RootSettings['hourCycle'][]>(12, 24, 'locale'),
  calendar: fc.constantFrom(null, persian),
  numberingSystem: fc.constantFrom('latn', 'arab'),
}
const names = Object.keys(values) as (keyof RootSettings)[]
const given = fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<GivenSettings>
/** The props that a setting follows where it is not given itself. */
const leaders: Partial<Record<keyof RootSettings, keyof RootSettings>> = {
  surface: 'theme',
  density: 'theme',
  radius: 'theme',
  words: 'locale',
}

describe('UI-18 the settings of a root inside another one', () => {
  it('UI-18 are its own where given, else those around it, for every pair of props', () => {
    fc.assert(
      fc.property(given, given, (outer, inner) => {
        const around = settingsWithin(null, outer)
        const within = settingsWithin(around, inner)
        for (const name of names) {
          const leader = leaders[name]
          if (inner[name] !== undefined) expect(within[name], name).toBe(inner[name])
          else if (!leader || inner[leader] === undefined) expect(within[name], name).toBe(around[name])
        }
      }),
      { numRuns },
    )
  })

  it('UI-18 are inherited through any number of roots that give nothing', () => {
    fc.assert(
      fc.property(given, fc.nat(4), (outer, depth) => {
        const around = settingsWithin(null, outer)
        let within = around
        for (let root = 0; root < depth; root++) within = settingsWithin(within, { locale: undefined })
        expect(within).toEqual(around)
      }),
      { numRuns },
    )
  })

  it.each<[string, GivenSettings, GivenSettings, GivenSettings]>([
    ['a theme paints its own ground', { surface: 'none' }, { theme: 'dark' }, { surface: 'paint' }],
    ['a theme may leave the ground', {}, { theme: 'dark', surface: 'none' }, { surface: 'none' }],
    ['a made theme brings its density', { density: 'comfortable' }, { theme: made }, { density: 'compact' }],
    ['a prop wins over it', {}, { theme: made, density: 'comfortable' }, { density: 'comfortable' }],
    ['another language drops the words', { words: { base: 'es' } }, { locale: 'ru' }, { words: undefined }],
    [
      'another region keeps them',
      { locale: 'en', words: { base: 'es' } },
      { locale: 'en-GB' },
      { words: { base: 'es' } },
    ],
    ['null is given', { portalContainer: container }, { portalContainer: null }, { portalContainer: null }],
  ])('UI-18 %s', (_, outer, inner, expected) => {
    expect(settingsWithin(settingsWithin(null, outer), inner)).toMatchObject(expected)
  })

  it('UI-18 make all numbers of a root by one system of digits', () => {
    const locale = localeOf(settingsWithin(null, { locale: 'fa', numberingSystem: 'latn' }))
    expect(new Intl.NumberFormat(locale).format(12)).toBe('12')
    expect(localeOf(settingsWithin(null, { locale: 'fa' }))).toBe('fa')
  })
})
