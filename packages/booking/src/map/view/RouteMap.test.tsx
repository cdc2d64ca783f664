import { ThemeProvider } from '@wherry/ui'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { type MapRoute, RouteMapBlock } from '../../offers/view/RouteMapBlock.tsx'
import { createFakePlatform } from '../../testing/fakePlatform.ts'

const from = { text: 'Istanbul Airport', location: { lat: 41.261, lng: 28.742 } }
const to = { text: 'Moda', location: { lat: 40.9836, lng: 29.0266 } }
const { lat, lng } = from.location
const steps = Array.from({ length: 2000 }, (_, at) => ({
  lat: lat + ((to.location.lat - lat) * at) / 1999,
  lng: lng + ((to.location.lng - lng) * at) / 1999 + Math.sin(at / 300) / 30,
}))

function createWorld() {
  const platform = createFakePlatform({
    fetch: () => Promise.resolve(Response.json({ result: { steps, distance: 51_260, duration: 4020 } })),
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const page = (props: Partial<MapRoute> | null = {}, width = 600, height = 500) => (
    <StrictMode>
      <ThemeProvider>
        <ModuleProvider module={module}>
          <div style={{ width, height }}>{props && <RouteMapBlock from={from} to={to} {...props} />}</div>
        </ModuleProvider>
      </ThemeProvider>
    </StrictMode>
  )
  return { page, platform, module }
}

async function start(props?: Partial<MapRoute>) {
  const { page, module } = createWorld()
  const screen = await render(page(props))
  const map = () => screen.container.querySelector('section') as HTMLElement
  /** Visible distances: on the map, or on its folded line if there is little room. */
  const lengths = () =>
    screen
      .getByText('51\u00a0km', { exact: true })
      .elements()
      .filter((one) => one.checkVisibility())
  await expect.poll(() => map()?.dataset['ground']).toBe('drawn')
  await expect.poll(() => map().querySelectorAll('.leaflet-overlay-pane path').length).toBe(2)
  const marks = () =>
    [...map().querySelectorAll('.leaflet-marker-icon')].map((mark) => {
      const { left, top } = mark.getBoundingClientRect()
      return [Math.round(left), Math.round(top)] as const
    })
  return { screen, page, module, map, marks, lengths }
}

describe('RouteMap', () => {
  it('PRICE-15 tells the road’s length and time, rounded, to eyes and ears', async () => {
    const { map, lengths } = await start()
    await expect.poll(() => lengths().length).toBe(1)
    const described = map().getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toContain(
      'From \u2068Istanbul Airport\u2069 to \u2068Moda\u2069: about 51\u00a0km, 1',
    )
  })

  it('A11Y-01 what describes the map is no text of its own in the order of reading', async () => {
    const { map, lengths } = await start()
    const described = document.getElementById(map().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('Arrow keys move the map')
    expect(described?.checkVisibility()).toBe(false)
    // The visible length is not hidden from a screen reader.
    expect(lengths().map((one) => one.closest('[aria-hidden]'))).toEqual([null])
  })

  it('PRICE-15 a road of 2,000 points is drawn with far fewer', async () => {
    const { map } = await start()
    const line = map().querySelector('.leaflet-overlay-pane path')?.getAttribute('d') ?? ''
    expect(line.match(/[ML]/g)?.length).toBeGreaterThan(20)
    expect(line.match(/[ML]/g)?.length).toBeLessThan(400)
  })

  it('A11Y-01 with the focus on it arrows move it, plus and minus zoom it', async () => {
    const { marks, map } = await start()
    await userEvent.tab()
    await expect.poll(() => document.activeElement).toBe(map())
    const [before] = marks()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => marks()[0]?.[0]).toBe((before?.[0] ?? 0) - 80)
    const apart = () => (marks()[1]?.[0] ?? 0) - (marks()[0]?.[0] ?? 0)
    const narrow = apart()
    await userEvent.keyboard('-')
    await expect.poll(apart).toBeLessThan(narrow * 0.6)
  })

  it('PRICE-16 the wheel scrolls the page; with Ctrl, or with the focus, it zooms', async () => {
    const { map } = await start()
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY: 100, ctrlKey, bubbles: true, cancelable: true })
      map().querySelector('.leaflet-pane')?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(wheel(false)).toBe(false)
    expect(wheel(true)).toBe(true)
    expect(wheel(false)).toBe(false)
    map().focus()
    expect(wheel(false)).toBe(true)
    map().blur()
    expect(wheel(false)).toBe(false)
  })

  it('PRICE-16 the whole route is seen after its place has become smaller', async () => {
    const { screen, page, marks, map } = await start()
    await screen.rerender(page({}, 320, 180))
    await expect
      .poll(() => {
        const { left, right, top, bottom } = map().getBoundingClientRect()
        return marks().every(([x, y]) => x > left + 10 && x < right - 10 && y > top + 10 && y < bottom - 40)
      })
      .toBe(true)
  })

  it('PRICE-15 a place that goes leaves the view, a new one is brought into it', async () => {
    const { screen, page, marks, map } = await start()
    const [first] = marks()
    await screen.rerender(page({ to: null }))
    await expect.poll(marks).toEqual([first])
    await screen.rerender(page({ to: { text: 'Ankara', location: { lat: 39.92, lng: 32.85 } } }))
    await expect.poll(() => marks().length).toBe(2)
    const { right } = map().getBoundingClientRect()
    await expect.poll(() => marks()[1]?.[0]).toBeLessThan(right)
    expect(marks()[0]).not.toEqual(first)
  })

  it('PRICE-15 after a stop went, the road of the route that is left fills the view again', async () => {
    const { screen, page, marks } = await start()
    const apart = () => {
      const [[left, top], [right, bottom]] = [marks()[0] ?? [0, 0], marks().at(-1) ?? [0, 0]]
      return Math.hypot(right - left, bottom - top)
    }
    const wide = apart()
    await screen.rerender(page({ stops: [{ text: 'Antalya', location: { lat: 36.9, lng: 30.79 } }] }))
    await expect.poll(apart).toBeLessThan(wide / 2)
    await screen.rerender(page({ stops: [] }))
    await expect.poll(apart).toBeGreaterThan(wide * 0.9)
  })

  const townsOf = (map: HTMLElement) =>
    [...map.querySelectorAll('.leaflet-towns-pane > span')].map((one) => one.textContent)

  /** Pairs of town names that overlap. */
  const crossingsOf = (map: HTMLElement) => {
    const names = [...map.querySelectorAll('.leaflet-towns-pane > span')]
    const boxes = names.map((one) => one.getBoundingClientRect())
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    return names.flatMap(({ textContent }, at) =>
      boxes.some((box, index) => index > at && isOver(boxes[at]!, box)) ? [textContent] : [],
    )
  }

  it('PRICE-16 towns are named in the language of the page, and anew when that changes', async () => {
    const { module, map } = await start()
    await expect.poll(() => townsOf(map()).join(), { timeout: 5000 }).toMatch(/\p{Script=Latin}/u)
    await module.setLang('ru')
    await expect.poll(() => townsOf(map()).join(), { timeout: 5000 }).toMatch(/\p{Script=Cyrillic}/u)
  })

  it('PRICE-16 a look from afar names the greatest towns, and no more than have room', async () => {
    const { screen, map } = await start()
    await expect.poll(() => townsOf(map()).length, { timeout: 5000 }).toBeGreaterThan(1)
    const faraway = /Ankara|Athens|Sofia|Bucharest|Izmir|Kyiv|Antalya/
    expect(townsOf(map()).join()).not.toMatch(faraway)
    const out = screen.getByRole('button', { name: 'Zoom out' })
    // A press while the map is still loading has no effect.
    await expect
      .poll(
        async () => {
          await out.click()
          return townsOf(map()).join()
        },
        { timeout: 10_000, interval: 600 },
      )
      .toMatch(faraway)
    // The zoom ends shortly after the names appear.
    await expect.poll(() => crossingsOf(map()), { timeout: 5000 }).toEqual([])
  })

  it('REL-09 twenty maps come and go: no listener stays on the window or the document', async () => {
    const living = new Set<string>()
    let count = 0
    for (const target of [window, document]) {
      const ids = new WeakMap<object, number>()
      const name = (type: string, listener: unknown) => {
        if (typeof listener !== 'object' && typeof listener !== 'function') return type
        const key = listener as object
        if (!ids.has(key)) ids.set(key, count++)
        return `${type} ${ids.get(key)}`
      }
      const { addEventListener, removeEventListener } = target
      vi.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
        living.add(name(args[0] as string, args[1]))
        return Reflect.apply(addEventListener, target, args)
      })
      vi.spyOn(target, 'removeEventListener').mockImplementation((...args: unknown[]) => {
        living.delete(name(args[0] as string, args[1]))
        return Reflect.apply(removeEventListener, target, args)
      })
    }
    const { screen, page, map } = await start()
    const round = async () => {
      await screen.rerender(page(null))
      expect(document.querySelector('.leaflet-container')).toBeNull()
      const gone = living.size
      await screen.rerender(page())
      await expect.poll(() => map()?.dataset['ground']).toBe('drawn')
      return gone
    }
    const before = await round()
    for (let turn = 0; turn < 19; turn++) expect(await round()).toBe(before)
    vi.restoreAllMocks()
  })
})
