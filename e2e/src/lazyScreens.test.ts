import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstFiles, sourcesIn } from '@wherry/bench/routeWeights.ts'
import { describe, expect, it } from 'vitest'

const home = fileURLToPath(new URL('../../packages/booking/src/', import.meta.url))
const first = sourcesIn(firstFiles())
const holds = (sources: readonly string[], file: string) => sources.includes(`packages/booking/src/${file}`)

describe('what comes with the first screen', () => {
  it('the build is read: what the first screen draws is in it', () => {
    for (const drawn of ['finder/view/RouteForm.tsx', 'places/view/PlaceField.tsx', 'module/module.tsx'])
      expect(holds(first, drawn), drawn).toBe(true)
  })

  it.each([
    ['the promo popup', 'promo/view/PromoPopup.tsx'],
    ['the copy tab with its status message', 'finder/view/CopyTab.tsx'],
    ['an order that is changed or repeated', 'finder/view/EarlierOrder.tsx'],
    ['the notice of its offer', 'finder/view/EarlierNotice.tsx'],
    ['the alternative-price block of an offer', 'offers/view/card/OfferBuy.tsx'],
    ['the alternative-price block of a booking', 'booking/form/pay/PriceSummary.tsx'],
    ['the landing layouts, the mobile-app block among them', 'landing/view/LandingBody.tsx'],
    ['the landing’s headline', 'landing/view/LandingHead.tsx'],
    ['the data forms of passengers', 'booking/form/people/PassengersSection.tsx'],
    ['the data form of a company', 'booking/form/company/CompanySection.tsx'],
    ['the promo code with its status message', 'promo/view/PromoCode.tsx'],
    ['the editor', 'editor/view/EditorScreen.tsx'],
    ['the yacht pages', 'yacht/view/YachtFlow.tsx'],
  ])('LAND-06 %s is a lazy screen', (_, file) => {
    expect(existsSync(join(home, file))).toBe(true)
    expect(holds(first, file)).toBe(false)
    expect(holds(sourcesIn(), file)).toBe(true)
  })

  it('LAND-06 each is what its name says: a screen, named as its part is', () => {
    const named = { 'promo/view/PromoPopup.tsx': 'Dialog', 'finder/view/CopyTab.tsx': 'Tabs' }
    for (const [file, drawn] of Object.entries(named))
      expect(readFileSync(join(home, file), 'utf8'), file).toMatch(new RegExp(`<${drawn}\\b`))
    expect(readFileSync(join(home, 'finder/view/CopyTab.tsx'), 'utf8')).toContain('role="status"')
  })
})
