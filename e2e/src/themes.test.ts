import { AxeBuilder } from '@axe-core/playwright'
import { sampleReviews } from '@wherry/booking/testing/samples/sampleReviews.ts'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photo, widths, withChromium } from './browser.ts'
import { pixelFaults } from './pixelContrast.ts'
import { walks } from './screens.ts'
import { appStores, startWideEdge } from './wideEdge.ts'

const chromium = withChromium()
let edge: Listening

beforeAll(async () => {
  edge = await startWideEdge({
    config: {
      ...appStores,
      reviews: sampleReviews,
    },
  })
})
afterAll(() => edge.close())

/** A theme, and an accent over it as the edge serves it. */
interface Look {
  theme: string
  accent?: string
  /** True if the pixels behind a text are read in the quick part too. */
  isRead?: boolean
}

const looks: readonly Look[] = [
  { theme: 'light' },
  { theme: 'dark', isRead: true },
  { theme: 'alfa-on-white' },
  { theme: 'wherry' },
  ...['FFDD2D', '1F3A5F'].flatMap((accent) => [
    { theme: 'light', accent, isRead: accent === 'FFDD2D' },
    { theme: 'dark', accent },
  ]),
]

const nameOf = ({ theme, accent }: Look) => (accent ? `${theme}-${accent}` : theme)

/** A look with its variables from the edge. */
interface Dress extends Look {
  name: string
  variables: Record<string, string>
}

const dresses: Dress[] = []
beforeAll(async () => {
  for (const look of looks) dresses.push({ ...look, name: nameOf(look), variables: await variablesOf(look) })
})

async function variablesOf({ theme, accent }: Look): Promise<Record<string, string>> {
  if (!accent) return {}
  const answer = await fetch(`${edge.url}/transfer/accents/${theme}/${accent}.json`)
  const { modes } = (await answer.json()) as { modes: Record<string, { variables: Record<string, string> }> }
  const [mode] = Object.values(modes)
  expect(mode?.variables['--wherry-accent-solid']).toBe(`#${accent.toLowerCase()}`)
  return mode?.variables ?? {}
}

/** Dresses every root of the page, as the module does it. */
const dress = (page: Page, { theme, variables }: Dress) =>
  page.evaluate(
    async ([name, set]) => {
      for (const root of document.querySelectorAll<HTMLElement>('.wherry-root')) {
        root.dataset['wherryTheme'] = name
        for (const one of [...root.style]) if (one.startsWith('--wherry-')) root.style.removeProperty(one)
        for (const [variable, value] of Object.entries(set)) root.style.setProperty(variable, value)
      }
      // A part with a transition has its colour only in the next frame.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    },
    [theme, variables] as const,
  )

interface Finding {
  id: string
  nodes: {
    html: string
    failureSummary?: string
    target: string[]
    any: { data?: { messageKey?: string | null } | null }[]
  }[]
}
const inWords = (found: readonly Finding[]) =>
  found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )

/** Runs axe and returns all its findings; axe stays in the page for the next run. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return inWords(violations as unknown as Finding[])
}

/** Reasons of axe for not deciding about a text that is invisible or missing. */
const unseen: readonly unknown[] = [
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'emptyValue',
  'outsideViewport',
]

/** Texts with too little contrast: by axe, and if axe cannot decide because of the background, by the pixels. */
async function contrastFaultsOf(page: Page, bare: Page | null): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Finding[]; incomplete: Finding[] }> }
    }
    const asked = {
      runOnly: ['color-contrast'],
      resultTypes: ['violations', 'incomplete'],
      elementRef: false,
    }
    const { violations, incomplete } = await axe.run(asked)
    return { violations, incomplete }
  })
  if (bare === null) return inWords(violations)
  const untold = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => !unseen.includes(any[0]?.data?.messageKey))
  const pixels = await pixelFaults(
    page,
    bare,
    untold.flatMap(({ target }) => target.slice(0, 1)),
  )
  return [...inWords(violations), ...pixels]
}

describe.each(walks)('LAND-05 UI-17 REL-06 every theme over $name', ({ go }) => {
  it('axe finds nothing, and no text is under its contrast', async () => {
    const page = await chromium.open()
    const bare = await chromium.open()
    // Reduced motion skips fading in, so that contrast is measured at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const seen: string[] = []
    await go(
      page,
      (path) => `${edge.url}/transfer${path}`,
      async (screen) => {
        expect(await faultsOf(page), screen).toEqual([])
        for (const one of dresses.slice(1)) {
          await dress(page, one)
          expect(await contrastFaultsOf(page, one.isRead ? bare : null), `${screen} in ${one.name}`).toEqual(
            [],
          )
        }
        await dress(page, dresses[0]!)
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
      const bare = await chromium.open()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await go(
        page,
        (path) => `${edge.url}/transfer${path}`,
        async (screen) => {
          const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
          expect(await isWide(), `${screen} is wider than ${width}`).toBe(false)
          expect(await faultsOf(page), screen).toEqual([])
          for (const one of dresses) {
            await dress(page, one)
            expect(await contrastFaultsOf(page, bare), `${screen} in ${one.name}`).toEqual([])
            await photo(page, `themes/${screen}-${one.name}-${width}`)
          }
          await dress(page, dresses[0]!)
        },
      )
    },
    300_000,
  )
})
