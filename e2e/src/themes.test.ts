import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { sampleReviews } from '@wherry/booking/testing/sampleReviews.ts'
import { startEdge } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { photo, widths, withChromium } from './browser.ts'
import { walks } from './screens.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
let edge: Awaited<ReturnType<typeof startEdge>>

// With every section: the journeys' own module has no yachts.
beforeAll(async () => {
  const account = inject('account')
  edge = await startEdge({
    dist,
    port: 0,
    config: {
      apiBase: inject('api'),
      accountUrl: account,
      sections: { rent: true, yacht: true },
      appStoreUrl: 'https://apps.example.com/wherry',
      googlePlayUrl: 'https://play.example.com/wherry',
      reviews: sampleReviews,
      yacht: {
        email: 'yachts@wherry.example',
        offersEn: `${account}/yachts?lang=en`,
        offersRu: `${account}/yachts?lang=ru`,
        terms: `${account}/yacht-terms?lang={lang}`,
        privacy: `${account}/personal-data?lang={lang}`,
      },
    },
  })
})
afterAll(() => edge.close())

/** A theme, and an accent over it as the edge serves it. */
interface Look {
  theme: string
  accent?: string
}

const looks: readonly Look[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'alfa-on-white' },
  { theme: 'wherry' },
  ...['FFDD2D', '1F3A5F'].flatMap((accent) => [
    { theme: 'light', accent },
    { theme: 'dark', accent },
  ]),
]

const nameOf = ({ theme, accent }: Look) => (accent ? `${theme}-${accent}` : theme)

/** Dresses every root of the page, as the module does it with what the edge has answered. */
async function dress(page: Page, { theme, accent }: Look): Promise<void> {
  const variables = accent ? await variablesOf(theme, accent) : {}
  await page.evaluate(
    ([name, set]) => {
      for (const root of document.querySelectorAll<HTMLElement>('.wherry-root')) {
        root.dataset['wherryTheme'] = name
        for (const one of [...root.style]) if (one.startsWith('--wherry-')) root.style.removeProperty(one)
        for (const [variable, value] of Object.entries(set)) root.style.setProperty(variable, value)
      }
    },
    [theme, variables] as const,
  )
}

async function variablesOf(theme: string, accent: string): Promise<Record<string, string>> {
  const answer = await fetch(`${edge.url}/transfer/accents/${theme}/${accent}.json`)
  const { modes } = (await answer.json()) as { modes: Record<string, { variables: Record<string, string> }> }
  return Object.values(modes)[0]?.variables ?? {}
}

/** What axe finds, each fault by its rule and element. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

describe.each(walks)('LAND-05 UI-17 REL-06 every theme over $name', ({ go }) => {
  it('axe finds nothing, and no text is under its contrast', async () => {
    const page = await chromium.open()
    // What fades in is measured once it is there.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const seen: string[] = []
    await go(
      page,
      (path) => `${edge.url}/transfer${path}`,
      async (screen) => {
        expect(await faults(page), screen).toEqual([])
        for (const look of looks.slice(1)) {
          await dress(page, look)
          expect(await faults(page, ['color-contrast']), `${screen} in ${nameOf(look)}`).toEqual([])
        }
        await dress(page, looks[0]!)
        seen.push(screen)
      },
    )
    expect(seen.length).toBeGreaterThan(0)
  })
})

/** Photographs of every screen go to artefacts/themes only where they are asked for: they take minutes. */
const album = process.env['WHERRY_ALBUM']

describe.runIf(album)('the album of themes', () => {
  const sizes = Object.values(widths).filter(
    (width) => album === '1' || album?.split(',').includes(`${width}`),
  )
  it.each(sizes.flatMap((width) => walks.map((walk) => [walk.name, width, walk] as const)))(
    'LAND-05 %s at %d px',
    async (_, width, { go }) => {
      const page = await chromium.open({ width, touch: width < 700 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await go(
        page,
        (path) => `${edge.url}/transfer${path}`,
        async (screen) => {
          const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
          expect(await isWide(), `${screen} is wider than ${width}`).toBe(false)
          expect(await faults(page), screen).toEqual([])
          for (const look of looks) {
            await dress(page, look)
            await photo(page, `themes/${screen}-${nameOf(look)}-${width}`)
          }
          await dress(page, looks[0]!)
        },
      )
    },
    300_000,
  )
})
