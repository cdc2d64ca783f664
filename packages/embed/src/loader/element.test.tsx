import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { childEnd } from '../protocol/childEnd.ts'
import type { ParentMessage } from '../protocol/toChild.ts'
import { defineModule } from './defineModule.ts'

type View = Window & typeof globalThis

/** A separate page, so that its requests, listeners and leftovers are counted apart from the test's own. */
let host: HTMLIFrameElement
let view: View
let leaks: ReturnType<typeof countLeaks>

const base = () => `${location.origin}/no-such-module/transfer`

/** Counts the active listeners and timers of a window. */
function countLeaks(page: View) {
  const listeners: string[] = []
  const timers = new Set<unknown>()
  const { addEventListener, removeEventListener, setTimeout, clearTimeout } = page
  page.addEventListener = ((type: string, ...rest: unknown[]) => {
    listeners.push(type)
    return addEventListener.call(page, type, ...(rest as [never]))
  }) as never
  page.removeEventListener = ((type: string, ...rest: unknown[]) => {
    if (listeners.includes(type)) listeners.splice(listeners.indexOf(type), 1)
    return removeEventListener.call(page, type, ...(rest as [never]))
  }) as never
  page.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
    const timer = setTimeout.apply(page, given)
    timers.add(timer)
    return timer
  }) as never
  page.clearTimeout = ((timer: number) => {
    timers.delete(timer)
    clearTimeout.call(page, timer)
  }) as never
  return { listeners, timers }
}

beforeEach(() => {
  host = document.createElement('iframe')
  host.style.cssText = 'width:800px;height:600px'
  document.body.append(host)
  view = host.contentWindow as View
  leaks = countLeaks(view)
})

afterEach(() => host.remove())

const page = () => view.document
const frameOf = (element: Element) => element.shadowRoot!.querySelector('iframe')
const textOf = (element: Element) => element.shadowRoot!.textContent

function put(attributes: Record<string, string> = {}) {
  const element = page().createElement('wherry-module')
  for (const [name, value] of Object.entries({ 'base-url': base(), ...attributes }))
    element.setAttribute(name, value)
  page().body.append(element)
  return element
}

const framed = async (element: Element) => {
  await vi.waitFor(() => expect(frameOf(element)).not.toBeNull())
  return frameOf(element)!
}

/** The frame's end of the protocol. It replaces the module's document, which the test server does not have. */
function childOf(frame: HTMLIFrameElement, origin = view.origin) {
  const heard: ParentMessage[] = []
  const query = new URL(frame.src).searchParams
  const own = frame.contentWindow as View
  let listener: ((event: MessageEvent) => void) | undefined
  // The parent answers by the frame's own `postMessage`; the test adds the source that a browser would set.
  own.postMessage = ((data: unknown, _: string, ports: MessagePort[]) =>
    listener?.({ data: structuredClone(data), source: parent, origin, ports } as never)) as never
  const parent = {
    postMessage: (data: unknown) =>
      view.dispatchEvent(
        new view.MessageEvent('message', { data, source: own, origin: new URL(frame.src).origin }),
      ),
  }
  const end = childEnd({
    view: {
      addEventListener: (_, run) => {
        listener = run
      },
      removeEventListener: () => {
        listener = undefined
      },
    },
    parent,
    origin,
    inst: query.get('inst'),
    setTimeout: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    receive: (message) => void heard.push(message),
  })
  return { end, heard }
}

const eventsOf = (element: Element, ...types: string[]) => {
  const seen: [string, unknown][] = []
  for (const type of types)
    element.addEventListener(`wherry:${type}`, (event) => seen.push([type, (event as CustomEvent).detail]))
  return seen
}

describe('<wherry-module>', () => {
  beforeEach(() => defineModule(view, { redirectOrigins: 'https://pay.example' }))

  it('EMBED-08 asks for one frame with the options in its address', async () => {
    const element = put({
      partner: '77',
      section: 'rent',
      from: 'ap-IST',
      lang: 'ru',
      accent: '#FFDD2D',
      'hide-menu': '',
      'utm-source': 'a',
    })
    const frame = await framed(element)
    const url = new URL(frame.src)
    expect(url.pathname).toBe('/no-such-module/transfer/rent')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      partner: '77',
      from: 'ap-IST',
      lang: 'ru',
      accent: 'FFDD2D',
      menu: '0',
      utm_source: 'a',
      inst: expect.stringMatching(/^\d+-\d+$/),
      parent: view.origin,
    })
    expect(frame.title).toBe('Бронирование')
    expect(frame.allow).toBe('payment; geolocation; storage-access; clipboard-write')
    expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin')
    expect(frame.loading).toBe('lazy')
    expect(element.shadowRoot!.querySelectorAll('iframe')).toHaveLength(1)
  })

  it('EMBED-09 reserves its height, and asks for nothing until it comes near', async () => {
    const gap = page().createElement('div')
    gap.style.height = '5000px'
    page().body.append(gap)
    const element = put()
    expect(element.getBoundingClientRect().height).toBe(720)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(frameOf(element)).toBeNull()
    view.scrollTo(0, 4500)
    await framed(element)
    expect(element.getBoundingClientRect().height).toBe(720)
  })

  it('EMBED-09 what the frame’s server has drawn is seen at once, in the reserved height, and is no event', async () => {
    const element = put()
    const frame = await framed(element)
    const seen = eventsOf(element, 'drawn', 'ready')
    expect(view.getComputedStyle(frame).opacity).toBe('0')
    const { origin, searchParams } = new URL(frame.src)
    const data = {
      ns: 'wherry',
      v: 1,
      inst: searchParams.get('inst'),
      id: 1,
      type: 'drawn',
      payload: {},
    }
    view.dispatchEvent(new view.MessageEvent('message', { data, origin, source: frame.contentWindow }))
    expect(view.getComputedStyle(frame).opacity).toBe('1')
    expect(element.shadowRoot!.querySelector('p')).toBeNull()
    expect(element.getBoundingClientRect().height).toBe(720)
    childOf(frame).end.send('ready', {})
    await vi.waitFor(() => expect(seen).toEqual([['ready', {}]]))
  })

  it('EMBED-07 after ready it has the height of its content, within limits', async () => {
    const element = put()
    const frame = await framed(element)
    const seen = eventsOf(element, 'ready', 'results')
    const { end } = childOf(frame)
    end.send('resize', { h: 431 })
    end.send('ready', {})
    end.send('results', { count: 3, minPrice: 20, currency: 'EUR' })
    await vi.waitFor(() => expect(seen).toHaveLength(2))
    expect(seen).toEqual([
      ['ready', {}],
      ['results', { count: 3, minPrice: 20, currency: 'EUR' }],
    ])
    expect(element.shadowRoot!.querySelector('p')).toBeNull()
    expect(element.getBoundingClientRect().height).toBe(431)
    end.send('resize', { h: 3 })
    await vi.waitFor(() => expect(element.getBoundingClientRect().height).toBe(200))
    end.send('resize', { h: 1e7 })
    await vi.waitFor(() => expect(element.getBoundingClientRect().height).toBe(100_000))
  })

  it('EMBED-06 late and changed attributes are told, others load anew', async () => {
    const element = put({ theme: 'light' })
    const frame = await framed(element)
    const { end, heard } = childOf(frame)
    end.send('ready', {})
    element.setAttribute('theme', 'dark')
    element.setAttribute('from', 'ap-IST')
    element.setAttribute('lang', 'es')
    await vi.waitFor(() => expect(heard.filter(({ type }) => type === 'theme')).toHaveLength(1))
    const told = Object.fromEntries(heard.map(({ type, payload }) => [type, payload]))
    expect(told['init']).toMatchObject({ theme: 'light', section: 'transfer' })
    expect(told['theme']).toEqual({ theme: 'dark' })
    expect(told['prefill']).toEqual({ from: 'ap-IST' })
    expect(told['lang']).toEqual({ lang: 'es' })
    expect(frame.title).toBe('Reserva')
    expect(frameOf(element)).toBe(frame)
    element.setAttribute('partner', '78')
    await vi.waitFor(() => expect(frameOf(element)).not.toBe(frame))
    expect(frameOf(element)!.src).toContain('partner=78')
    expect(element.shadowRoot!.querySelectorAll('iframe')).toHaveLength(1)
  })

  it('EMBED-07 tells the rectangle in view, and again when the page scrolls', async () => {
    const gap = page().createElement('div')
    gap.style.height = '100px'
    page().body.style.margin = '0'
    page().body.append(gap)
    const element = put()
    const frame = await framed(element)
    const { end, heard } = childOf(frame)
    const rects = () => heard.flatMap(({ type, payload }) => (type === 'visible' ? [payload] : []))
    end.send('resize', { h: 2000 })
    end.send('ready', {})
    await vi.waitFor(() => expect(rects().at(-1)).toMatchObject({ x: 0, y: 0, h: 500 }))
    view.scrollTo(0, 400)
    await vi.waitFor(() => expect(rects().at(-1)).toMatchObject({ y: 300, h: 600 }))
  })

  it('EMBED-10 follows a redirect to an allowed origin only, and lets the page take it over', async () => {
    const element = put({ 'redirect-origins': 'https://bank.example http://localhost:9' })
    const { end } = childOf(await framed(element))
    const seen = eventsOf(element, 'redirect', 'error')
    element.addEventListener('wherry:redirect', (event) => event.preventDefault())
    const ask = (url: string) => end.requestRedirect({ url, reason: 'payment' })
    expect(await ask('https://pay.example/1?x=2')).toBe(true)
    expect(await ask('https://bank.example/')).toBe(true)
    expect(await ask('http://localhost:9/pay')).toBe(true)
    expect(seen.map(([type]) => type)).toEqual(['redirect', 'redirect', 'redirect'])
    for (const url of [
      'https://pay.example.evil.example/',
      'https://evil.example/?https://pay.example',
      'http://pay.example/',
      'https://pay.example@evil.example/',
      'https://user@pay.example/',
      'https://pay.example:444/',
      'javascript:alert(1)//https://pay.example',
      '//pay.example',
    ]) {
      seen.length = 0
      void ask(url)
      await vi.waitFor(() => expect(seen, url).toEqual([['error', { code: 'redirect-refused' }]]))
    }
  })

  it('EMBED-10 leads the page there', async () => {
    const element = put({
      'redirect-origins': view.location.origin === 'null' ? location.origin : view.origin,
    })
    const { end } = childOf(await framed(element))
    expect(await end.requestRedirect({ url: `${location.origin}/paid`, reason: 'payment' })).toBe(true)
    await vi.waitFor(() => expect(host.contentWindow!.location.href).toBe(`${location.origin}/paid`))
  })

  it('EMBED-09 a frame that does not get ready is an event and a text with a retry', async () => {
    const { setTimeout: real } = view
    view.setTimeout = ((run: () => void, milliseconds: number, ...rest: []) =>
      real(run, milliseconds / 100, ...rest)) as never
    const element = put({ lang: 'ru' })
    const seen = eventsOf(element, 'error')
    await vi.waitFor(() => expect(seen).toEqual([['error', { code: 'load-failed' }]]))
    expect(textOf(element)).toContain('Бронирование не загрузилось.')
    expect(frameOf(element)).toBeNull()
    view.setTimeout = real
    element.shadowRoot!.querySelector('button')!.click()
    const { end } = childOf(await framed(element))
    end.send('ready', {})
    await vi.waitFor(() => expect(textOf(element)).toBe(''))
  })

  it('EMBED-09 an address that is none is said at once, and mended by a late attribute', async () => {
    const element = put({ 'base-url': 'http://plain.example/transfer' })
    const seen = eventsOf(element, 'error')
    await vi.waitFor(() => expect(seen).toEqual([['error', { code: 'base-url' }]]))
    expect(textOf(element)).toContain('Booking did not load.')
    element.setAttribute('base-url', base())
    await framed(element)
    expect(textOf(element)).toBe('')
  })

  it('EMBED-05 messages of others do nothing; one of the frame does', async () => {
    const element = put()
    const frame = await framed(element)
    const seen = eventsOf(element, 'ready', 'error', 'booked', 'redirect')
    const inst = new URL(frame.src).searchParams.get('inst')
    const { origin } = new URL(frame.src)
    const say = (data: unknown, from: string, source: unknown) =>
      view.dispatchEvent(new view.MessageEvent('message', { data, origin: from, source: source as Window }))
    const message = (type: string, payload = {}) => ({ ns: 'wherry', v: 1, inst, id: 1, type, payload })
    const before = element.shadowRoot!.innerHTML
    for (const type of ['hello', 'drawn', 'ready', 'resize', 'redirect-request', 'booked']) {
      const data = message(type, { h: 5000, url: 'https://pay.example/', reason: 'payment' })
      say(data, 'https://evil.example', frame.contentWindow)
      say(data, origin, view)
      say(data, origin, null)
      if (type !== 'hello' && type !== 'drawn') say(data, origin, frame.contentWindow)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(seen).toEqual([])
    expect(element.shadowRoot!.innerHTML).toBe(before)
    childOf(frame).end.send('ready', {})
    await vi.waitFor(() => expect(seen).toEqual([['ready', {}]]))
  })

  it('EMBED-09 two modules on a page talk for themselves', async () => {
    const [one, two] = [put({ partner: '1' }), put({ partner: '2' })]
    const seen = [eventsOf(one, 'ready'), eventsOf(two, 'ready')]
    view.scrollTo(0, 700)
    childOf(await framed(two)).end.send('ready', {})
    await vi.waitFor(() => expect(seen[1]).toHaveLength(1))
    expect(seen[0]).toHaveLength(0)
  })

  it('EMBED-09 100 mounts and unmounts leave no listener, node or timer', async () => {
    const standing = leaks.listeners.length
    for (let index = 0; index < 100; index++) {
      const element = put()
      if (index % 10 === 0) {
        childOf(await framed(element)).end.send('ready', {})
        expect(leaks.listeners.length, 'the count sees what stands').toBeGreaterThan(standing)
        expect(leaks.timers.size).toBeGreaterThan(0)
      }
      element.setAttribute('from', 'ap-IST')
      element.remove()
      expect(element.shadowRoot!.childNodes).toHaveLength(0)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(leaks.listeners).toHaveLength(standing)
    expect(leaks.timers.size).toBe(0)
    expect(page().querySelectorAll('*').length).toBe(3)
  })

  it('EMBED-09 moved to another place it stands there again; defined twice it is one', async () => {
    const element = put()
    await framed(element)
    const box = page().createElement('div')
    page().body.append(box)
    box.append(element)
    await framed(element)
    expect(element.shadowRoot!.querySelectorAll('iframe')).toHaveLength(1)
    expect(() => defineModule(view)).not.toThrow()
  })
})

it('EMBED-09 what stood before the loader came is taken up', async () => {
  const element = put()
  expect(element.shadowRoot).toBeNull()
  defineModule(view)
  await framed(element)
})
