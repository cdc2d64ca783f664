import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const loaderOf = (file: string) => (file.endsWith('x') ? 'tsx' : 'ts')

/** What a source brings with it, types left out: `now` at once, `later` when it is asked for. */
function importsOf(file: string): { now: string[]; later: string[] } {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: loaderOf(file),
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  const found = (pattern: RegExp) =>
    [...code.matchAll(pattern)]
      .map(([, from = '']) => resolve(dirname(file), from))
      .filter((path) => existsSync(path))
  return {
    now: found(/^(?:import|export)\b[^;"()=]*?"(\.[^"]+)"/gm),
    later: found(/\bimport\("(\.[^"]+)"\)/g),
  }
}

/** All that comes at once with some sources, by path under `src`. */
function broughtBy(files: readonly string[]): Set<string> {
  const brought = new Set<string>()
  const visit = (file: string) => {
    const name = relative(root, file)
    if (brought.has(name)) return
    brought.add(name)
    for (const next of importsOf(file).now) visit(next)
  }
  for (const file of files) visit(join(root, file))
  return brought
}

const firstScreen = ['screens/finder/FinderScreen.tsx', 'screens/shell/Shell.tsx']
const atOnce = broughtBy(firstScreen)

describe('what comes with the first screen', () => {
  it('the graph is read: what the first screen draws is in it', () => {
    for (const drawn of ['screens/finder/RouteForm.tsx', 'screens/finder/PlaceField.tsx', 'domain/place.ts'])
      expect([...atOnce]).toContain(drawn)
  })

  it.each([
    ['the promo popup', 'screens/promo/PromoPopup.tsx'],
    ['the copy tab with its status message', 'screens/finder/CopyTab.tsx'],
    ['an order that is changed or repeated', 'screens/finder/EarlierOrder.tsx'],
    ['the notice of its offer', 'screens/finder/EarlierNotice.tsx'],
    ['the alternative-price block of an offer', 'screens/finder/OfferBuy.tsx'],
    ['the alternative-price block of a booking', 'screens/booking/PriceSummary.tsx'],
    ['the landing layouts, the mobile-app block among them', 'screens/landing/LandingBody.tsx'],
    ['the landing’s headline', 'screens/landing/LandingHead.tsx'],
    ['the data forms of passengers', 'screens/booking/PassengersSection.tsx'],
    ['the data form of a company', 'screens/booking/CompanySection.tsx'],
    ['the promo code with its status message', 'screens/promo/PromoCode.tsx'],
    ['the editor', 'screens/editor/EditorScreen.tsx'],
    ['the yacht pages', 'screens/yacht/YachtFlow.tsx'],
  ])('LAND-06 %s is a lazy screen', (_, file) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect([...atOnce]).not.toContain(file)
  })

  it('LAND-06 each is what its name says: a screen, named as its part is', () => {
    const named = { 'screens/promo/PromoPopup.tsx': 'Dialog', 'screens/finder/CopyTab.tsx': 'Tabs' }
    for (const [file, drawn] of Object.entries(named))
      expect(readFileSync(join(root, file), 'utf8'), file).toMatch(new RegExp(`<${drawn}\\b`))
    expect(readFileSync(join(root, 'screens/finder/CopyTab.tsx'), 'utf8')).toContain('role="status"')
  })

  it('LAND-06 what the first screen brings later brings the promo popup, the copy tab and the landing', () => {
    const later = [...atOnce].flatMap((file) =>
      importsOf(join(root, file)).later.map((path) => relative(root, path)),
    )
    const brought = [...broughtBy(later)]
    const further = brought.flatMap((file) =>
      importsOf(join(root, file)).later.map((path) => relative(root, path)),
    )
    const all = broughtBy([...later, ...further])
    for (const file of [
      'screens/promo/PromoPopup.tsx',
      'screens/finder/CopyTab.tsx',
      'screens/finder/EarlierNotice.tsx',
      'screens/finder/OfferBuy.tsx',
      'screens/landing/LandingBody.tsx',
    ])
      expect([...all], file).toContain(file)
  })
})
