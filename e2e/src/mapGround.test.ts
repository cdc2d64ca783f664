import { basename } from 'node:path'
import { builtChunks } from '@wherry/bench/firstScreen.ts'
import mapEn from '@wherry/booking/messages/en/map'
import mapRu from '@wherry/booking/messages/ru/map'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, photo, type Visit, widths, withChromium } from './browser.ts'
import { patient } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const map = { en: mapEn.Map, ru: mapRu.Map }

/** Rides in three cities whose maps show no coast, and towns that their maps must show. */
const rides = {
  Madrid: {
    ends: 'from=ap-MAD&to=ho-riu-plaza-espana',
    towns: { en: /Alcobendas|Coslada/, ru: /Алькобендас|Кослада/ },
  },
  London: {
    ends: 'from=ap-LHR&to=ho-savoy',
    towns: { en: /Wembley|Hounslow/, ru: /Уотфорд|Уэмбли|Ислингтон/ },
  },
  Moscow: {
    ends: 'from=ap-SVO&to=ad-tverskaya',
    towns: { en: /Khimki|Mytishchi|Odintsovo/, ru: /Химки|Мытищи/ },
  },
} as const
type City = keyof typeof rides

/** Files of the build that hold rivers and towns, or the code that draws them. */
const detailFiles = new Set(
  Object.entries(builtChunks()).flatMap(([file, sources]) =>
    sources.some((source) => /\/data\/land\/(details|near)\//.test(source)) ? [basename(file)] : [],
  ),
)
const isDetail = (url: URL | string) => detailFiles.has(basename(new URL(url).pathname))

async function openMap(city: City, lang: 'en' | 'ru', visit: Visit = {}) {
  const page = await chromium.open({ lang, ...visit })
  await page.goto(moduleUrl(`?lang=${lang}&${rides[city].ends}`))
  if (visit.width === widths.phone)
    await page.getByRole('button', { name: new RegExp(`^${map[lang].short}`) }).click()
  return { page, region: page.getByRole('region', { name: map[lang].name }) }
}

const townsOf = (page: Page) => page.locator('.leaflet-towns-pane > span').allTextContents()
const riversOf = (page: Page) =>
  page
    .locator('.leaflet-land-pane path')
    .evaluateAll((paths) => paths.filter((path) => getComputedStyle(path).stroke !== 'none').length)

/** Names of towns that overlap each other, a mark or its name, the route, a card or a button. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const towns = [...document.querySelectorAll('.leaflet-towns-pane > span')]
    const section = document.querySelector('.leaflet-container') as HTMLElement
    const others = [
      ...section.querySelectorAll('.leaflet-marker-icon > *, .leaflet-marker-icon bdi'),
      ...[...section.parentElement!.querySelectorAll('p, button')].filter((one) => !section.contains(one)),
    ].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    const route = section.querySelector('.leaflet-overlay-pane path:last-child') as SVGPathElement
    const matrix = route.getScreenCTM() as DOMMatrix
    const length = route.getTotalLength()
    const line = Array.from({ length: 2000 }, (_, at) =>
      route.getPointAtLength((length * at) / 1999).matrixTransform(matrix),
    )
    return towns.flatMap((town, at) => {
      const box = town.getBoundingClientRect()
      const meets = (other: Element) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom
      }
      const isOnRoute = line.some(
        ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      )
      const what = isOnRoute ? ['the route'] : []
      for (const other of [...others, ...towns.slice(at + 1)])
        if (meets(other)) what.push(other.textContent || other.className)
      return what.map((one) => `${town.textContent} on ${one}`)
    })
  })
}

describe('a map without tiles', () => {
  it.each<[City, 'en' | 'ru', Visit]>([
    ['Madrid', 'en', {}],
    ['Madrid', 'ru', { width: widths.phone, touch: true, dark: true }],
    ['London', 'en', { width: widths.tablet }],
    ['London', 'ru', { dark: true }],
    ['Moscow', 'ru', {}],
    ['Moscow', 'en', { width: widths.phone, touch: true }],
  ])('PRICE-16 says where it is, by rivers and towns: %s in %s, %j', async (city, lang, visit) => {
    const { page, region } = await openMap(city, lang, visit)
    await region.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await townsOf(page)).join(', '), patient).toMatch(rides[city].towns[lang])
    await expect.poll(() => riversOf(page), patient).toBeGreaterThan(0)
    // The route is drawn once the service answers, and the names then make way for it.
    await expect.poll(() => page.locator('.leaflet-overlay-pane path').count(), patient).toBe(2)
    await expect.poll(() => covered(page), patient).toEqual([])
    await page.getByText('Natural Earth, GeoNames').waitFor()
    await photo(page, `map-${city}-${lang}-${visit.width ?? widths.desktop}${visit.dark ? '-dark' : ''}`)
    // A closer zoom has other names, by the same rules.
    await page.getByRole('button', { name: map[lang].zoomIn }).click()
    await expect.poll(async () => (await townsOf(page)).length, patient).toBeGreaterThan(2)
    await expect.poll(() => covered(page), patient).toEqual([])
  })

  it('PRICE-16 rivers and towns come after the list, and few of their files', async () => {
    const page = await chromium.open({ lang: 'en' })
    const seen: string[] = []
    page.on('requestfinished', (request) => {
      if (isDetail(request.url())) seen.push(`cell ${basename(request.url())}`)
      else if (new URL(request.url()).pathname.endsWith('/prices')) seen.push('prices')
    })
    await page.goto(moduleUrl(`?lang=en&${rides.Moscow.ends}`))
    await page
      .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
      .first()
      .waitFor()
    await expect.poll(async () => (await townsOf(page)).length, patient).toBeGreaterThan(2)
    const cells = seen.filter((one) => one.startsWith('cell'))
    expect(seen[0]).toBe('prices')
    expect(cells.length).toBeGreaterThan(0)
    expect(cells.length).toBeLessThanOrEqual(6)
  })

  it.each<[string, (url: string) => string | null]>([
    ['does not come', () => null],
    ['is cut off', (text) => text.slice(0, text.length / 2)],
    ['holds something else', () => 'export const rivers="?",riverRanks="",towns="",townRanks="",names="x|y"'],
  ])('PRICE-16 a file of rivers and towns that %s leaves the map as it is', async (_, spoil) => {
    const page = await chromium.open({ lang: 'en' })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    let spoilt = 0
    await page.route(isDetail, async (route) => {
      const response = await route.fetch()
      const body = spoil(await response.text())
      spoilt++
      await (body === null ? route.abort() : route.fulfill({ response, body }))
    })
    await page.goto(moduleUrl(`?lang=en&${rides.Moscow.ends}`))
    const region = page.getByRole('region', { name: map.en.name })
    await expect.poll(() => region.getAttribute('data-ground'), patient).toBe('drawn')
    await expect.poll(() => spoilt, patient).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.leaflet-overlay-pane path').count(), patient).toBe(2)
    await page.getByRole('button', { name: map.en.zoomOut }).click()
    await expect.poll(() => page.locator('.leaflet-marker-icon').count(), patient).toBe(2)
    expect(await townsOf(page)).toEqual([])
    expect(await riversOf(page)).toBe(0)
    expect(await region.getAttribute('data-ground')).toBe('drawn')
    await page
      .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
      .first()
      .waitFor()
    expect(errors).toEqual([])
  })
})
