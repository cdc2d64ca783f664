import { ThemeProvider } from '@wherry/ui'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useStore } from '../../kernel/store/useStore.ts'
import { ModuleProvider, useModuleCore } from '../../module/module.tsx'
import { createHeldModule } from '../../testing/heldService.ts'
import { createAirport, createHouse, createPriceRoute } from '../../testing/samples/fixtures.ts'
import { createOffers } from '../../testing/samples/offerLists.ts'
import { Offers } from './Offers.tsx'

const nothing = () => {}

function List() {
  const offers = useStore(useModuleCore().stores.finder, (state) => state.offers)
  return <Offers offers={{ ...offers, retry: nothing }} onChoose={nothing} onChange={nothing} />
}

/** A thousand offers, one by one. */
async function showThousand() {
  const { module } = createHeldModule()
  const { dispatch } = module.stores.finder
  const route = createPriceRoute()
  dispatch({ type: 'placeResolved', side: 'from', place: createAirport() })
  dispatch({ type: 'placeResolved', side: 'to', place: createHouse() })
  dispatch({ type: 'viewChanged', view: { grouped: false } })
  dispatch({ type: 'pricesRequested', route })
  dispatch({ type: 'pricesArrived', route, offers: createOffers(1000), at: module.platform.clock.now() })
  await module.prepare()
  const { container } = await render(
    <ThemeProvider>
      <ModuleProvider module={module}>
        <List />
      </ModuleProvider>
    </ThemeProvider>,
  )
  await expect.element(page.getByText('1,000 offers in 8 classes')).toBeVisible()
  return container
}

/** Longest interaction since the last `take`, in ms from the press to the next paint, as INP counts it; steps of 8. */
function watchInteractions() {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) longest = Math.max(longest, entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  onTestFinished(() => observer.disconnect())
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const taken = longest
    longest = 0
    return taken
  }
}

/** Duration in milliseconds of a fixed piece of work. */
function spin(): number {
  const begun = performance.now()
  let sum = 0
  for (let turn = 0; turn < 3_000_000; turn++) sum += turn % 7
  return sum > 0 ? performance.now() - begun : 0
}
const spins = (count: number) => Array.from({ length: count }, spin)

interface Session {
  send(method: string, params: object): Promise<unknown>
}

/** Presses in the middle of an element; a locator would read the names of a thousand cards first. */
async function click(session: Session, element: Element) {
  element.scrollIntoView({ block: 'nearest' })
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = frame.width > 0 ? frame.width / window.innerWidth : 1
  const box = element.getBoundingClientRect()
  const x = frame.x + (box.x + box.width / 2) * scale
  const y = frame.y + (box.y + box.height / 2) * scale
  const mouse = { x, y, button: 'left', clickCount: 1 }
  await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' })
  await session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' })
}

it('PRICE-07 on a processor four times slower each press on the filters of 1,000 offers is answered within 200 ms', {
  timeout: 120_000,
}, async () => {
  const container = await showThousand()
  const root = container.ownerDocument.body
  const cards = () => container.querySelectorAll('article').length
  const found = (selector: string, text: string) =>
    [...root.querySelectorAll(selector)].find((element) => element.textContent?.includes(text))
  const session = cdp() as unknown as Session
  const alone = Math.min(...spins(30))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  onTestFinished(() => void session.send('Emulation.setCPUThrottlingRate', { rate: 1 }))
  const longest = watchInteractions()
  const took: Record<string, number[]> = {}
  const press = async (selector: string, text: string, left: number) => {
    await expect.poll(() => found(selector, text)).toBeDefined()
    // Other processes share the processor. The measured press is divided by the slowdown of the fixed piece
    // of work.
    const slower = Math.max(1, spins(6).reduce((sum, one) => sum + one, 0) / 6 / (4 * alone))
    await click(session, found(selector, text) as Element)
    await expect.poll(cards).toBe(left)
    took[text] = [...(took[text] ?? []), Math.round((await longest()) / slower)]
  }
  for (let round = 0; round < 2; round++) {
    await press('button', 'Filters', 1000)
    await press('[role="dialog"] label', 'Economy', 1000)
    await press('[role="dialog"] button', 'Show 125 offers', 125)
    await press('fieldset > button', 'Reset', 1000)
    await press('[role="radiogroup"] label', 'By class', 8)
    await press('[role="radiogroup"] label', 'One by one', 1000)
  }
  expect(Math.max(...Object.values(took).flat()), 'presses are heard of').toBeGreaterThan(0)
  // Other work of the machine only adds time, so the shorter of two durations counts.
  for (const [name, durations] of Object.entries(took))
    expect(Math.min(...durations), `${name}: ${durations}`).toBeLessThan(200)
})
