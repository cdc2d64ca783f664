import { chromium } from 'playwright'
import { findBrowser } from '../../../tools/browser.ts'
import { type Interactions, journey } from './inp.ts'
import { dist, startProduct } from './product.ts'
import { type RouteName, routeNames, routesOf } from './routes.ts'
import { readShown, serveTwin } from './twin.ts'
import { type Bytes, type Felt, newPhone, visit } from './visit.ts'

/** The median of what was felt, and the bytes of one visit: they are the same each time. */
export type Visited = Felt & { bytes: Bytes }

export interface Pages {
  readonly visits: Record<RouteName, { ours: Visited; bare: Visited | null }>
  readonly interactions: Interactions
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

function middle(visits: readonly Visited[]): Visited {
  const of = (name: 'fcp' | 'lcp' | 'blocking' | 'cls') => median(visits.map((one) => one[name]))
  const [{ largest, bytes }] = visits as [Visited]
  return { fcp: of('fcp'), lcp: of('lcp'), blocking: of('blocking'), cls: of('cls'), largest, bytes }
}

/** A journey takes a minute. */
const mostJourneys = 3

/** The median of each step. */
const middleOf = (journeys: readonly Interactions[]): Interactions =>
  Object.fromEntries(
    Object.keys(journeys[0]!).map((step) => [step, median(journeys.map((one) => one[step]!))]),
  )

/**
 * Visits each page so many times, in turn with its twin: a page of React alone that shows the same, with the same
 * style sheets, fonts and pictures, and does nothing. Of a framed page there is no twin.
 */
export async function measurePages(rounds: number): Promise<Pages> {
  const product = await startProduct()
  const { executablePath, args } = await findBrowser()
  // Frames of other sites are slowed with their page.
  const inOne = ['--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, ...inOne],
  })
  const twins: { close(): void }[] = []
  try {
    const routes = routesOf(product)
    const visits = {} as Pages['visits']
    for (const name of routeNames) {
      const route = routes[name]
      let twinUrl: string | null = null
      if (!route.frame) {
        const context = await newPhone(browser)
        const page = await context.newPage()
        await page.goto(await route.address(page))
        await route.isThere(page)
        await page.waitForLoadState('networkidle')
        const twin = await serveTwin(await readShown(page), dist)
        twins.push(twin)
        twinUrl = twin.url
        await context.close()
      }
      const ours: Visited[] = []
      const bare: Visited[] = []
      for (let round = 0; round < rounds; round++) {
        if (twinUrl)
          bare.push(await visit(browser, { address: async () => twinUrl!, isThere: route.isThere }))
        ours.push(await visit(browser, route))
      }
      visits[name] = { ours: middle(ours), bare: twinUrl ? middle(bare) : null }
    }
    const journeys: Interactions[] = []
    for (let round = 0; round < Math.min(rounds, mostJourneys); round++) {
      const context = await newPhone(browser)
      journeys.push(await journey(await context.newPage(), product))
      await context.close()
    }
    return { visits, interactions: middleOf(journeys) }
  } finally {
    await browser.close()
    for (const twin of twins) twin.close()
    await product.close()
  }
}
