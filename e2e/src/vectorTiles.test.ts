import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtChunks } from '@wherry/bench/firstScreen.ts'
import mapEn from '@wherry/booking/messages/en/map'
import mapRu from '@wherry/booking/messages/ru/map'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { photo, type Visit, widths, withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { pmtilesArchive } from './pmtilesArchive.ts'
import { watchRefusals } from './refusals.ts'
import { patient } from './steps.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
const map = { en: mapEn.Map, ru: mapRu.Map }

/** Real tiles of Chicago, at one zoom. */
const folder = join(dirname(fileURLToPath(import.meta.resolve('@mapbox/mvt-fixtures'))), 'real-world/chicago')
const archive = pmtilesArchive(
  readdirSync(folder).map((name) => {
    const [z = 0, x = 0, y = 0] = name.match(/\d+/g)?.map(Number) ?? []
    return { z, x, y, data: readFileSync(join(folder, name)) }
  }),
)

let ranges: string[] = []
/** Serves an archive as a CDN does: by ranges, and to pages of other sites too. */
const cdn = createServer((request, response) => {
  const { range = '' } = request.headers
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'range')
  response.setHeader('access-control-expose-headers', 'etag')
  if (request.method === 'OPTIONS') return response.writeHead(204).end()
  if (request.url !== '/chicago.pmtiles') return response.writeHead(404).end()
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
  if (from === undefined || to === undefined) return response.writeHead(400).end()
  ranges.push(range)
  const part = archive.subarray(Number(from), Number(to) + 1)
  const end = Number(from) + part.length - 1
  return response
    .writeHead(206, {
      'content-range': `bytes ${from}-${end}/${archive.length}`,
      'content-type': 'application/vnd.pmtiles',
      etag: '"chicago-1"',
    })
    .end(part)
})
const host = () => `http://localhost:${(cdn.address() as AddressInfo).port}`

const edges = new Map<string, Listening>()
async function edgeFor(file: string): Promise<Listening> {
  const [api, account] = [inject('api'), inject('account')]
  return startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: {
      apiBase: api,
      accountUrl: account,
      debounceMs: 300,
      tiles: { url: `${host()}/${file}`, attribution: '© OpenStreetMap contributors', maxZoom: 18 },
    },
    partners: {},
    sessions: api,
  })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, 'localhost', resolve))
  for (const file of ['chicago.pmtiles', 'nowhere.pmtiles']) edges.set(file, await edgeFor(file))
})
afterAll(async () => {
  await Promise.all([...edges.values()].map((edge) => edge.close()))
  cdn.close()
})

/** Files that only vector tiles need. */
const vectorFiles = new Set(
  Object.entries(builtChunks()).flatMap(([file, sources]) =>
    sources.some((source) => /protomaps-leaflet|\/pmtiles\/|\/map\/vectorTiles\.ts/.test(source))
      ? [basename(file)]
      : [],
  ),
)
const inChicago = 'from=ap-MDW&to=ci-4887398'

async function open(file: string, query: string, lang: 'en' | 'ru' = 'en', visit: Visit = {}) {
  const page = await chromium.open({ lang, ...visit })
  const refused = await watchRefusals(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(basename(new URL(request.url()).pathname)))
  await page.goto(`${edges.get(file)!.url}/transfer?lang=${lang}&${query}`)
  if (visit.width === widths.phone)
    await page.getByRole('button', { name: new RegExp(`^${map[lang].short}`) }).click()
  const region = page.getByRole('region', { name: map[lang].name })
  await expect.poll(() => region.getAttribute('data-ground'), patient).toBe('drawn')
  return { page, region, refused, hasVectorCode: () => loaded.some((name) => vectorFiles.has(name)) }
}

/** The different colours among points of the drawn tiles. */
const coloursOf = (page: Page) =>
  page.locator('.leaflet-tile-pane canvas').evaluateAll((canvases) => {
    const colours = new Set<string>()
    for (const canvas of canvases as HTMLCanvasElement[]) {
      if (canvas.width === 0) continue
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      for (let at = 0; at < data.length; at += 4 * 97) colours.add(data.slice(at, at + 3).join())
    }
    return [...colours]
  })

const townsOf = (page: Page) => page.locator('.leaflet-towns-pane > span').allTextContents()

describe('a map of vector tiles', () => {
  it.each<['en' | 'ru', Visit, RegExp | null]>([
    ['en', {}, /McKinley Park|Bridgeport|Pilsen|Brighton Park|Chicago/],
    ['ru', { dark: true }, /Чикаго|McKinley Park|Bridgeport|Pilsen|Brighton Park/],
    // A phone shows a part of the town that is too small for a name.
    ['en', { width: widths.phone, touch: true }, null],
  ])('PRICE-16 SEC-03 is read from a PMTiles archive by ranges: in %s, %j', async (lang, visit, name) => {
    ranges = []
    const { page, region, refused, hasVectorCode } = await open('chicago.pmtiles', inChicago, lang, visit)
    await region.scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('.leaflet-overlay-pane path').count(), patient).toBe(2)
    // The archive has one zoom level, which is a near one.
    const zoomIn = page.getByRole('button', { name: map[lang].zoomIn })
    for (let press = 0; press < 4 && (await coloursOf(page)).length < 20; press++) {
      await zoomIn.click()
      await page.waitForTimeout(800)
    }
    await expect.poll(async () => (await coloursOf(page)).length, patient).toBeGreaterThan(20)
    if (name) await expect.poll(async () => (await townsOf(page)).join(', '), patient).toMatch(name)
    await page.getByText(/© OpenStreetMap contributors/).waitFor()
    expect(hasVectorCode()).toBe(true)
    expect(ranges.length).toBeGreaterThan(2)
    expect(refused).toEqual([])
    await photo(page, `vector-${lang}-${visit.width ?? widths.desktop}${visit.dark ? '-dark' : ''}`)
  })

  it('PRICE-16 an archive of another region leaves the land, with the credit that is due', async () => {
    const { page } = await open('chicago.pmtiles', 'from=ap-MAD&to=ho-riu-plaza-espana')
    await page.getByText(/Natural Earth, GeoNames/).waitFor()
    await expect.poll(async () => (await townsOf(page)).join(', '), patient).toMatch(/Madrid/)
    expect((await coloursOf(page)).length).toBeLessThanOrEqual(1)
  })

  it('PRICE-16 an archive that cannot be had leaves the land', async () => {
    const { page, refused } = await open('nowhere.pmtiles', inChicago)
    await page.getByText(/Natural Earth, GeoNames/).waitFor()
    await expect.poll(async () => (await townsOf(page)).join(', '), patient).toMatch(/Chicago|Cicero|Berwyn/)
    expect(refused).toEqual([])
  })

  it('PRICE-16 its code is loaded by no page without an archive', () => {
    expect(vectorFiles.size).toBeGreaterThan(0)
    const others = Object.entries(builtChunks()).filter(([file]) => !vectorFiles.has(basename(file)))
    for (const [, sources] of others)
      expect(sources.filter((source) => /protomaps|pmtiles|\/pbf\/|vector-tile/.test(source))).toEqual([])
  })
})
