import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChildEndOptions, childEnd } from './childEnd.ts'
import { wrap } from './envelope.ts'
import { fakeWindow, frameOrigin, inst, pageAndFrame, pageOrigin, portsSettle } from './fakeWindows.ts'
import { fromChild } from './fromChild.ts'
import { allowedParent, isOrigin } from './origin.ts'
import { parentEnd } from './parentEnd.ts'
import { toChild } from './toChild.ts'

type World = ReturnType<typeof pageAndFrame>

/** Timers that a test runs by hand. */
function stillClock() {
  const timers: { milliseconds: number; run: () => void }[] = []
  return {
    timers,
    setTimeout(run: () => void, milliseconds: number) {
      const timer = { milliseconds, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
  }
}

const joined = (world: World, over: Partial<ChildEndOptions> = {}) =>
  childEnd({
    view: world.frame,
    parent: world.toPage,
    origin: pageOrigin,
    inst,
    setTimeout: stillClock().setTimeout,
    receive: (message) => void world.answered.push(message),
    ...over,
  })

const hello = wrap(inst, 1, 'hello', {})
const drawn = wrap(inst, 1, 'drawn', {})

describe('the two ends', () => {
  it('EMBED-05 shake hands once and then talk by a port, init first', async () => {
    const world = pageAndFrame({ lang: 'ru', section: 'rent', 'utm-source': 'letter' })
    const child = joined(world)
    expect(world.heard.map(({ type }) => type)).toEqual(['hello'])
    expect(world.answered[0]).toMatchObject({
      type: 'init',
      payload: { lang: 'ru', section: 'rent', 'utm-source': 'letter' },
    })
    expect(world.frame.listeners.size, 'the frame hears no window any more').toBe(0)
    expect(child.send('resize', { h: 900 })).toBe(true)
    world.parent.send('theme', { theme: 'dark' })
    await portsSettle()
    expect(world.heard.at(-1)).toEqual({ type: 'resize', id: 2, payload: { h: 900 } })
    expect(world.answered.at(-1)).toMatchObject({ type: 'theme', payload: { theme: 'dark' } })
    child.close()
    world.parent.close()
    expect(world.page.listeners.size).toBe(0)
  })

  it('EMBED-06 what the page says again is no news', async () => {
    const world = pageAndFrame({ lang: 'ru', section: 'rent', from: 'ap-IST', theme: 'dark' })
    const child = joined(world)
    const said = { lang: 'ru', section: 'rent', from: 'ap-IST', theme: 'dark' }
    for (const type of ['prefill', 'theme', 'lang', 'section', 'currency'] as const)
      world.parent.send(type, said as never)
    world.parent.send('theme', {})
    world.parent.send('prefill', { from: 'ap-IST', to: 'ap-SAW' })
    world.parent.send('prefill', { from: 'ap-IST', to: 'ap-SAW' })
    await portsSettle()
    expect(world.answered.slice(1).map(({ type, payload }) => [type, payload])).toEqual([
      ['theme', {}],
      ['prefill', { from: 'ap-IST', to: 'ap-SAW' }],
    ])
    child.close()
    world.parent.close()
  })

  it('EMBED-05 what is said before the page answers waits, of heights only the last', async () => {
    const world = pageAndFrame()
    const listen = [...world.page.listeners][0]!
    world.page.listeners.clear()
    const child = joined(world)
    child.send('resize', { h: 300 })
    child.send('ready', {})
    child.send('resize', { h: 900 })
    expect(world.answered).toEqual([])
    world.page.listeners.add(listen)
    world.page.hear({ data: hello, origin: frameOrigin, source: world.frameWindow })
    await portsSettle()
    expect(world.heard.map(({ type, payload }) => [type, payload])).toEqual([
      ['hello', {}],
      ['ready', {}],
      ['resize', { h: 900 }],
    ])
    child.close()
    world.parent.close()
  })

  it('EMBED-05 what a server has drawn is told before the handshake, opens no port and is not answered', async () => {
    const world = pageAndFrame()
    world.frame.addEventListener('message', () => {
      throw new Error('the page has answered')
    })
    world.page.hear({ data: drawn, origin: frameOrigin, source: world.frameWindow })
    await portsSettle()
    expect(world.heard).toEqual([{ type: 'drawn', id: 1, payload: {} }])
    world.frame.listeners.clear()
    const child = joined(world)
    child.send('ready', {})
    await portsSettle()
    expect(world.heard.map(({ type }) => type)).toEqual(['drawn', 'hello', 'ready'])
    child.close()
    world.parent.close()
  })

  it('EMBED-05 a frame that was loaded anew shakes hands anew, and its old port is shut', async () => {
    const world = pageAndFrame()
    const first = joined(world)
    const second = joined(world)
    first.send('error', { code: 'old' })
    second.send('error', { code: 'new' })
    await portsSettle()
    expect(world.heard.map(({ type }) => type)).toEqual(['hello', 'hello', 'error'])
    expect(world.heard.at(-1)?.payload).toEqual({ code: 'new' })
    first.close()
    second.close()
    world.parent.close()
  })

  it('EMBED-05 D4 what the frame says goes to one exact origin', () => {
    const world = pageAndFrame()
    const child = joined(world, { origin: 'https://other.example' })
    expect(world.page.refused).toEqual(['https://other.example'])
    expect(world.heard).toEqual([])
    child.close()
    world.parent.close()
  })

  it.each([
    ['no origin', { origin: null }],
    ['the origin of a sandboxed page', { origin: 'null' }],
    ['an origin with a path', { origin: `${pageOrigin}/` }],
    ['any origin', { origin: '*' }],
    ['no instance', { inst: null }],
    ['an instance that is too short', { inst: 'abc' }],
  ])('EMBED-05 D2 with %s the frame says nothing and hears nobody', async (_, over) => {
    const world = pageAndFrame()
    const said: unknown[] = []
    const child = joined(world, { parent: { postMessage: (message) => void said.push(message) }, ...over })
    expect(world.frame.listeners.size).toBe(0)
    expect(child.send('ready', {})).toBe(false)
    expect(await child.requestRedirect({ url: 'https://pay.example/1', reason: 'payment' })).toBe(false)
    expect(said).toEqual([])
    child.close()
    world.parent.close()
  })

  it('EMBED-06 what does not fit is not sent, and no other field leaves', async () => {
    const world = pageAndFrame()
    const child = joined(world)
    expect(child.send('resize', { h: Number.NaN })).toBe(false)
    expect(child.send('route', { section: 'Ann Smith' })).toBe(false)
    const stuffed = { code: 'late', phone: '+79991234567', token: 't' }
    expect(child.send('error', stuffed)).toBe(true)
    await portsSettle()
    expect(world.heard.slice(1).map(({ payload }) => payload)).toEqual([{ code: 'late' }])
    child.close()
    world.parent.close()
  })
})

describe('a redirect is asked of the page', () => {
  const request = { url: 'https://pay.example/1', reason: 'payment' }
  const asked = async () => {
    const world = pageAndFrame()
    const clock = stillClock()
    const child = joined(world, { setTimeout: clock.setTimeout })
    const answer = child.requestRedirect(request)
    await portsSettle()
    const message = world.heard.at(-1)!
    return { world, clock, child, answer, message }
  }

  it('EMBED-06 its acknowledgement is the answer', async () => {
    const { world, clock, child, answer, message } = await asked()
    expect(message).toMatchObject({ type: 'redirect-request', payload: request })
    world.parent.send('ack', { id: message.id })
    expect(await answer).toBe(true)
    expect(clock.timers).toEqual([])
    child.close()
    world.parent.close()
  })

  it('EMBED-06 without one within 1500 ms it is not done; a late or a wrong one changes nothing', async () => {
    const { world, clock, child, answer, message } = await asked()
    world.parent.send('ack', { id: message.id + 1 })
    await portsSettle()
    expect(clock.timers.map(({ milliseconds }) => milliseconds)).toEqual([1500])
    clock.timers[0]!.run()
    expect(await answer).toBe(false)
    world.parent.send('ack', { id: message.id })
    await portsSettle()
    child.close()
    world.parent.close()
  })

  it('EMBED-06 what is asked when the frame closes is answered', async () => {
    const { world, clock, child, answer } = await asked()
    child.close()
    expect(await answer).toBe(false)
    expect(clock.timers).toEqual([])
    world.parent.close()
  })
})

describe('10,000 foreign messages', () => {
  const wrongOrigin = fc.constantFrom(
    'null',
    '',
    '*',
    'https://evil.example',
    `${frameOrigin}.evil.example`,
    `${frameOrigin}:444`,
    'http://booking.example',
    `${frameOrigin}/`,
  )
  const type = fc.constantFrom(...Object.keys(fromChild.types), ...Object.keys(toChild.types), 'constructor')
  const payload = fc.oneof(
    fc.constant({}),
    fc.object({ maxDepth: 1 }),
    fc.constant({ h: 5000 }),
    fc.constant({ url: 'https://evil.example/', reason: 'payment' }),
    fc.constant({ lang: 'ru', section: 'rent' }),
  )
  const sealed = fc.record({
    ns: fc.constant('wherry'),
    v: fc.constant(1),
    inst: fc.constantFrom(inst, '1-2'),
    id: fc.nat(),
    type,
    payload,
  })

  it('EMBED-05 D1 of a wrong origin, source or shape do nothing to the page; the right one does', () => {
    const world = pageAndFrame()
    const strangers = [null, {}, world.toPage]
    const wrong = fc.oneof(
      // Messages that are valid but for one fault: the origin, the source, or the shape.
      fc.record({
        data: fc.oneof(fc.constantFrom(hello, drawn), sealed),
        origin: wrongOrigin,
        source: fc.constant(world.frameWindow),
      }),
      fc.record({
        data: fc.oneof(fc.constantFrom(hello, drawn), sealed),
        origin: fc.constant(frameOrigin),
        source: fc.constantFrom(...strangers),
      }),
      fc.record({
        data: fc.oneof(
          fc.anything(),
          sealed.filter(({ type: one, inst: of }) => !['hello', 'drawn'].includes(one) || of !== inst),
        ),
        origin: fc.constant(frameOrigin),
        source: fc.constant(world.frameWindow),
      }),
    )
    let messages = 0
    world.frame.addEventListener('message', () => {
      throw new Error('the page has answered')
    })
    fc.assert(
      fc.property(wrong, (event) => {
        messages++
        world.page.hear(event)
        expect(world.heard).toEqual([])
      }),
      { numRuns: 10_000 },
    )
    expect(messages).toBe(10_000)
    world.frame.listeners.clear()
    world.page.hear({ data: hello, origin: frameOrigin, source: world.frameWindow })
    expect(world.heard.map(({ type: one }) => one)).toEqual(['hello'])
    world.parent.close()
  })

  it('EMBED-05 D1 of a wrong origin, source or shape do nothing to the frame; the right one does', () => {
    const world = pageAndFrame()
    world.page.listeners.clear()
    const child = joined(world)
    const { port1, port2 } = new MessageChannel()
    const init = wrap(inst, 1, 'init', { lang: 'en', section: 'transfer' })
    const ports = fc.constantFrom([port1], [])
    const foreign = fc.constantFrom('null', '', '*', 'https://evil.example', `${pageOrigin}.evil.example`)
    const wrong = fc.oneof(
      fc.record({
        data: fc.oneof(fc.constant(init), sealed),
        origin: foreign,
        source: fc.constant(world.toPage),
        ports,
      }),
      fc.record({
        data: fc.oneof(fc.constant(init), sealed),
        origin: fc.constant(pageOrigin),
        source: fc.constantFrom(null, {}, world.frameWindow),
        ports,
      }),
      fc.record({
        data: fc.oneof(
          fc.anything(),
          sealed.filter(({ type: one, inst: of }) => one !== 'init' || of !== inst),
        ),
        origin: fc.constant(pageOrigin),
        source: fc.constant(world.toPage),
        ports,
      }),
      fc.constant({ data: init, origin: pageOrigin, source: world.toPage, ports: [] }),
    )
    fc.assert(
      fc.property(wrong, (event) => {
        world.frame.hear(event)
        expect(world.answered).toEqual([])
      }),
      { numRuns: 10_000 },
    )
    world.frame.hear({ data: init, origin: pageOrigin, source: world.toPage, ports: [port1] })
    expect(world.answered.map(({ type: one }) => one)).toEqual(['init'])
    child.close()
    port2.close()
    world.parent.close()
  })

  it('EMBED-05 D5 a second init changes nothing, by window or by port', async () => {
    const world = pageAndFrame()
    const child = joined(world)
    const { port1, port2 } = new MessageChannel()
    const second = wrap(inst, 9, 'init', { lang: 'es', section: 'transfer' })
    world.frame.hear({ data: second, origin: pageOrigin, source: world.toPage, ports: [port1] })
    ;(world.parent.send as (type: string, payload: object) => void)('init', {
      lang: 'es',
      section: 'transfer',
    })
    await portsSettle()
    expect(world.answered.map(({ type: one }) => one)).toEqual(['init'])
    child.close()
    port1.close()
    port2.close()
    world.parent.close()
  })

  it('EMBED-05 D2 a frame without an origin of its own is nobody, whatever is expected', () => {
    const page = fakeWindow(pageOrigin)
    const contentWindow = { postMessage: () => {} } as unknown as Window
    const heard: unknown[] = []
    const parent = parentEnd({
      view: page,
      frame: { contentWindow },
      origin: 'null',
      inst,
      greet: () => ({ lang: 'en', section: 'transfer' }),
      receive: (message) => void heard.push(message),
    })
    page.hear({ data: hello, origin: 'null', source: contentWindow })
    expect(heard).toEqual([])
    parent.close()
  })

  it('EMBED-05 a frame whose window is gone is nobody', () => {
    const page = fakeWindow(pageOrigin)
    const heard: unknown[] = []
    const frame = { contentWindow: null as Window | null }
    const parent = parentEnd({
      view: page,
      frame,
      origin: frameOrigin,
      inst,
      greet: () => ({ lang: 'en', section: 'transfer' }),
      receive: (message) => void heard.push(message),
    })
    page.hear({ data: hello, origin: frameOrigin, source: null })
    expect(heard).toEqual([])
    frame.contentWindow = { postMessage: () => {} } as unknown as Window
    page.hear({ data: hello, origin: frameOrigin, source: frame.contentWindow })
    expect(heard).toHaveLength(1)
    parent.close()
  })
})

describe('whom the frame may talk to', () => {
  it('EMBED-05 D3 an origin is compared whole', () => {
    const allowed = [pageOrigin, 'http://localhost:4000']
    expect(allowedParent(pageOrigin, allowed)).toBe(pageOrigin)
    expect(allowedParent('http://localhost:4000', allowed)).toBe('http://localhost:4000')
    for (const parent of [
      null,
      '',
      'null',
      '*',
      'https://partner.example.evil.example',
      'https://evil.example/https://partner.example',
      'https://partner.example:444',
      'http://partner.example',
      'https://PARTNER.example',
      'https://partner.example/',
      'https://sub.partner.example',
    ])
      expect(allowedParent(parent, allowed), String(parent)).toBeNull()
    expect(allowedParent('null', ['null']), 'a list cannot allow it').toBeNull()
    expect(allowedParent('*', ['*'])).toBeNull()
    expect(isOrigin(pageOrigin)).toBe(true)
  })
})
