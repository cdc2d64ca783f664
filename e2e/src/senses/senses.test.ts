import type { Listening } from '@wherry/edge/node.ts'
import { contrast } from '@wherry/ui/accent'
import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photo, type Visit, withBrowser } from '../browser.ts'
import { moduleFrame, openWithModule } from '../embedStage.ts'
import { layoutFaults } from '../gallery/seenFaults.ts'
import { walks } from '../screens.ts'
import { appStores, startWideEdge } from '../wideEdge.ts'
import { coloursOf, findOverlaps, sizesOfTexts } from './inPage.ts'

const browser = withBrowser()
/** Serves every screen, the yachts among them. */
let edge: Listening
beforeAll(async () => {
  edge = await startWideEdge({
    config: appStores,
  })
})
afterAll(() => edge.close())
const at = (path: string) => `${edge.url}/transfer${path}`

/** Waits until a new width is drawn, with a new layout as in a window that opens in this width. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    // WebKit would keep the former height of a wrapped row of buttons.
    const { style } = document.documentElement
    style.display = 'none'
    void document.body.offsetHeight
    style.display = ''
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
  })

describe('A11Y-01 a text of 200 %, set in the browser', { tags: 'engines' }, () => {
  it.each(walks)(
    'grows every text of $name to the double, in a narrow window without loss',
    async ({ go }) => {
      const page = await browser.open({ width: 390, textSize: 32 })
      const faults: string[] = []
      let seen = 0
      await go(page, at, async (screen) => {
        const texts = await page.evaluate(sizesOfTexts)
        seen += texts.length
        for (const { name, size, usual } of texts)
          if (Math.abs(size - 2 * usual) > 0.1)
            faults.push(`${screen}: ${name} has ${size} px, not 2 x ${usual}`)
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 740 })
          await drawn(page)
          await photo(page, `senses/text-${screen}-${width}`)
          for (const fault of [...(await layoutFaults(page)), ...(await page.evaluate(findOverlaps))])
            faults.push(`${screen} at ${width} px: ${fault}`)
        }
      })
      expect(faults).toEqual([])
      expect(seen).toBeGreaterThan(20)
    },
  )

  it('grows the texts of a partner’s frame, whatever size the partner’s page gives its own', async () => {
    for (const textSize of [16, 32]) {
      const page = await browser.open({ textSize })
      await openWithModule(page, '/element')
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '62.5%'
      })
      const texts = await (await moduleFrame(page)).evaluate(sizesOfTexts)
      expect(texts.length).toBeGreaterThan(10)
      expect(texts.filter(({ size, usual }) => Math.abs(size - (textSize / 16) * usual) > 0.1)).toEqual([])
      expect(texts.filter(({ usual }) => usual < 12)).toEqual([])
    }
  })
})

/** Luminance of the ground of the page, and of its texts: 0 to 1. */
const groundOf = (page: Page | Frame) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.querySelector('.wherry-root')!)
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
    return { isDark: red + green + blue < 200, colorScheme }
  })

describe('UI-17 the scheme of the device', { tags: 'engines' }, () => {
  it.each([true, false])('is followed where nobody has chosen one, dark: %s', async (dark) => {
    const page = await browser.open({ dark })
    const seen: string[] = []
    await walks[0]!.go(page, at, async (screen) => {
      expect(await groundOf(page), screen).toEqual({ isDark: dark, colorScheme: dark ? 'dark' : 'light' })
      await photo(page, `senses/scheme-${screen}-${dark ? 'dark' : 'light'}`)
      seen.push(screen)
    })
    expect(seen.length).toBeGreaterThan(3)
  })

  it.each([true, false])('gives way to what a partner has chosen, dark device: %s', async (dark) => {
    const page = await browser.open({ dark })
    await openWithModule(page, '/element')
    const frame = await moduleFrame(page)
    expect(await groundOf(frame), 'the partner has a light theme').toMatchObject({ isDark: false })
    await page.locator('wherry-module').evaluate((module) => module.setAttribute('theme', 'dark'))
    await expect.poll(async () => (await groundOf(frame)).isDark).toBe(true)
    await page.locator('wherry-module').evaluate((module) => module.setAttribute('theme', 'light'))
    await expect.poll(async () => (await groundOf(frame)).isDark).toBe(false)
  })
})

/** Contrasts that are too low, in words. */
async function tooLow(page: Page, text: number, edge: number): Promise<string[]> {
  const { texts, edges } = await page.evaluate(coloursOf)
  expect(texts.length).toBeGreaterThan(3)
  const ratios = [
    ...texts.map(({ name, ink, ground }) => ({ name, ratio: contrast(ink, ground), wanted: text })),
    // The strongest line marks the edge of a field; a field without a line has no contrast.
    ...edges.map(({ name, lines }) => ({
      name,
      ratio: Math.max(0, ...lines.map(({ line, around }) => contrast(line, around))),
      wanted: edge,
    })),
  ]
  return ratios
    .map((one) => ({ ...one, ratio: Math.round(one.ratio * 100) / 100 }))
    .filter(({ ratio, wanted }) => ratio < wanted)
    .map(({ name, ratio }) => `${name}: ${ratio}`)
}
const contrastWalks = walks.filter(({ name }) => ['search', 'booking', 'rent'].includes(name))

describe('UI-17 more contrast, wanted by the device', { tags: 'engines' }, () => {
  it.each(contrastWalks.flatMap((walk) => [true, false].map((dark) => ({ ...walk, dark }))))(
    'gives texts 7:1 and edges of fields 4.5:1 over $name, dark: $dark',
    async ({ go, dark }) => {
      const page = await browser.open({ dark, moreContrast: true })
      const faults: string[] = []
      await go(page, at, async (screen) => {
        expect(await page.evaluate(() => matchMedia('(prefers-contrast: more)').matches)).toBe(true)
        expect((await groundOf(page)).isDark).toBe(dark)
        await photo(page, `senses/contrast-${screen}-${dark ? 'dark' : 'light'}`)
        for (const fault of await tooLow(page, 7, 4.5)) faults.push(`${screen}: ${fault}`)
      })
      expect([...new Set(faults)]).toEqual([])
    },
  )

  it('takes a wish: without one both are lower, and no text is under 4.5:1, no edge under 3:1', async () => {
    const page = await browser.open()
    const faults: string[] = []
    await contrastWalks[0]!.go(page, at, async (screen) => {
      expect(await tooLow(page, 4.5, 3), screen).toEqual([])
      faults.push(...(await tooLow(page, 7, 4.5)))
    })
    expect(faults.join(' ')).toMatch(/\(input/)
    expect(faults.length).toBeGreaterThan(5)
  })
})

const forced: Visit = { forcedColours: true }
/** WebKit has no such colours. */
const forcedWalks = browser.lacks(forced) === null ? contrastWalks : []

it.each(forcedWalks)(
  'A11Y-01 colours that the device forces leave every text and every field of $name to be seen',
  { tags: 'engines' },
  async ({ go }) => {
    const page = await browser.open(forced)
    const faults: string[] = []
    await go(page, at, async (screen) => {
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      await photo(page, `senses/forced-${screen}`)
      for (const fault of await tooLow(page, 4.5, 3)) faults.push(`${screen}: ${fault}`)
    })
    expect([...new Set(faults)]).toEqual([])
  },
)
