import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ColorSpace, OKLab, parse, sRGB, to, XYZ_D65 } from 'colorjs.io/fn'
import { describe, expect, it } from 'vitest'
import { worstAccents } from '../../themes/accent/worstAccents.ts'
import { rankAccents } from './rankAccents.ts'
import { longestTexts, textsByLanguage } from './texts.ts'

for (const space of [sRGB, XYZ_D65, OKLab]) ColorSpace.register(space)

/** Caches a function by colour, since each colour is needed thousands of times. */
function remembered<Value>(ask: (hex: string) => Value): (hex: string) => Value {
  const known = new Map<string, Value>()
  return (hex) => {
    const value = known.get(hex) ?? ask(hex)
    known.set(hex, value)
    return value
  }
}
const luminance = remembered((hex) => to(parse(hex), XYZ_D65).coords[1]!)
const lab = remembered((hex) => to(parse(hex), OKLab).coords as [number, number, number])

const here = fileURLToPath(new URL('.', import.meta.url))
const components = readdirSync(`${here}../../components`, { withFileTypes: true })
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.tsx') && !name.includes('.stories.'))
  .map((name) => readFileSync(here + name, 'utf8'))
  .join('\n')

describe('UI-19 the board of all modes', () => {
  it('UI-19 shows every component of the package', () => {
    const folders = components.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(folders.length).toBeGreaterThan(30)
    // `Notifications` is a fixed box in a corner of the window, so the board shows its cards instead.
    const shown = folders.filter((name) => sources.includes(`/components/${name}/`))
    expect(shown).toEqual(folders)
  })

  it('UI-17 its ten accents are the worst of the 4,913, by colorjs.io', () => {
    const worst = rankAccents({
      contrast: (one, other) => {
        const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
        return (bright + 0.05) / (dark + 0.05)
      },
      distance: (one, other) => Math.hypot(...lab(one).map((part, at) => part - lab(other)[at]!)),
    })
    expect(worst).toEqual([...worstAccents])
  })

  it('I18N-01 its texts are said in three languages, none left as it is in another', () => {
    const { en, ru, es } = textsByLanguage
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(ru[key], key).toMatch(/[а-яё]/i)
      expect(es[key], key).not.toBe(en[key])
      expect(longestTexts[key].length, key).toBeGreaterThanOrEqual(en[key].length)
    }
  })
})
