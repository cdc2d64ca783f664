import { chromium } from 'playwright'
import { findBrowser } from '../../../tools/browser.ts'
import { type Interactions, journey } from './inp.ts'
import { dist, startProduct } from './product.ts'
import { type RouteName, routeNames, routesOf } from './routes.ts'
import { readShown, serveTwin, type TwinKind } from './twin.ts'
import { type Bytes, type Felt, newPhone, visit } from './visit.ts'

/** Medians of the timings, and the bytes of one visit, which are the same in each visit. */
export type Visited = Felt & { bytes: Bytes }

/**
 * A page of the product with its twins, if it has any: a framed page has none, and only the finder has one with React
 * Aria.
 */
export type Beside = { ours: Visited } & Record<TwinKind, Visited | null>

export interface Pages {
  readonly visits: Record<RouteName, Beside>
  readonly interactions: Interactions
  /** Numbers of visits and of journeys behind the medians. */
  readonly counts: { visits: number; journeys: number }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

function middle(visits: readonly Visited[]): Visited {
  const of = (name: 'fcp' | 'lcp' | 'blocking' | 'cls' | 'usable') => median(visits.map((one) => one[name]))
  const [{ largest, bytes }] = visits as [Visited]
  return {
    ...{ fcp: of('fcp'), lcp: of('lcp'), usable: of('usable'), blocking: of('blocking'), cls: of('cls') },
    ...{ largest, bytes },
  }
}

/** Maximum number of journeys, because each takes a minute. */
const mostJourneys = 3

/** The median time of each step. */
const middleOf = (journeys: readonly Interactions[]): Interactions =>
  Object.fromEntries(
    Object.keys(journeys[0]!).map((step) => [step, median(journeys.map((one) => one[step]!))]),
  )

/**
 * Visits each page several times, in turn with its twins. The first twin has React only and shows the same, with the
 * same style sheets, fonts and pictures, but does nothing. The finder's second twin has fields and buttons of React
 * Aria.
 *
 * @param withPeers true if React Aria is installed
 */
export async function measurePages(rounds: number, withPeers: boolean): Promise<Pages> {
  const product = await startProduct()
  const { executablePath, args } = await findBrowser()
  // With one process for all frames, frames of other sites are slowed down together with their page.
  const inOne = ['--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, ...inOne],
  })
  const served: { close(): void }[] = []
  try {
    const routes = routesOf(product)
    const visits = {} as Pages['visits']
    for (const name of routeNames) {
      const route = routes[name]
      const twins: { kind: TwinKind; url: string; visits: Visited[] }[] = []
      if (!route.frame) {
        const context = await newPhone(browser)
        const page = await context.newPage()
        await page.goto(await route.address(page))
        await route.isThere(page)
        await page.waitForLoadState('networkidle')
        const shown = await readShown(page)
        await context.close()
        const kinds: TwinKind[] = withPeers && name === 'finder' ? ['bare', 'aria'] : ['bare']
        for (const kind of kinds) {
          const twin = await serveTwin(kind, shown, dist)
          served.push(twin)
          twins.push({ kind, url: twin.url, visits: [] })
        }
      }
      const ours: Visited[] = []
      for (let round = 0; round < rounds; round++) {
        for (const twin of twins)
          twin.visits.push(await visit(browser, { ...route, address: async () => twin.url }))
        ours.push(await visit(browser, route))
      }
      const middles = Object.fromEntries(twins.map((twin) => [twin.kind, middle(twin.visits)]))
      visits[name] = { bare: null, aria: null, ...middles, ours: middle(ours) }
    }
    const journeys: Interactions[] = []
    for (let round = 0; round < Math.min(rounds, mostJourneys); round++) {
      const context = await newPhone(browser)
      journeys.push(await journey(await context.newPage(), product))
      await context.close()
    }
    return {
      visits,
      interactions: middleOf(journeys),
      counts: { visits: rounds, journeys: journeys.length },
    }
  } finally {
    await browser.close()
    for (const twin of served) twin.close()
    await product.close()
  }
}
