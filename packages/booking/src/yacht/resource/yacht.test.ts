import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDeadStore } from '../../testing/fakePlatform.ts'
import { createSentYacht } from '../../testing/samples/yachtFixtures.ts'
import { createYachtModule, type Fate } from '../../testing/worlds/yachtWorld.ts'
import type { YachtFlow } from './yacht.ts'

const day = 24 * 60 * 60 * 1000
const choose = (flow: YachtFlow, key = 'key-1') =>
  flow.store.dispatch({
    type: 'placeChosen',
    where: { kind: 'listed', id: 'bodrum' },
    place: { kind: 'listed', city: 'Bodrum', country: 'Turkey' },
    key,
  })
const enter = (flow: YachtFlow, details: string) =>
  flow.store.dispatch({ type: 'entered', change: { details } })
const detailsOf = (flow: YachtFlow) => flow.store.get().kept?.form.details
const sent = createSentYacht()

describe('a request for a yacht on the device', () => {
  it('YACHT-10 is kept at every change and restored on load, and goes when the index opens', () => {
    const { flow, reload } = createYachtModule()
    choose(flow)
    enter(flow, 'Lunch on board')
    expect(detailsOf(reload())).toBe('Lunch on board')
    flow.reset()
    expect(flow.store.get().kept).toBeNull()
    expect(reload().store.get().kept).toBeNull()
  })

  it.each([
    ['no partner', {}],
    ['a partner', { partner: '2001' }],
    ['a partner and a user', { partner: '2001', userId: '7' }],
  ])('YACHT-10 lies under one fixed key of the local storage, with the translated place: %s', (_, config) => {
    const { flow, platform } = createYachtModule([], {}, config)
    choose(flow)
    expect(platform.storage.local.names()).toEqual(['wherry-yacht'])
    const text = platform.storage.local.get('wherry-yacht') ?? ''
    expect(text).toContain('"id":"bodrum"')
    expect(text).toContain('"city":"Bodrum"')
    const place = { kind: 'listed', city: 'Бодрум', country: 'Турция' } as const
    flow.store.dispatch({ type: 'placeNamed', place })
    expect(platform.storage.local.get('wherry-yacht')).toContain('Бодрум')
  })

  it('YACHT-10 outlives its tab: a new one goes on with it, under a key of its own', () => {
    const { flow, newTab } = createYachtModule()
    choose(flow)
    enter(flow, 'Lunch on board')
    const next = newTab()
    expect(detailsOf(next)).toBe('Lunch on board')
    expect(next.store.get().kept?.key).not.toBe('key-1')
  })

  it('REL-07 two tabs do not overwrite each other’s request', () => {
    const { flow, newTab, reload } = createYachtModule()
    choose(flow)
    enter(flow, 'of the first')
    const second = newTab()
    enter(second, 'of the second')
    expect(detailsOf(reload())).toBe('of the first')
    second.reset()
    expect(detailsOf(reload())).toBe('of the first')
  })

  it('BOOK-58 YACHT-14 lives 24 hours from its last change', () => {
    const { flow, clock, reload, platform } = createYachtModule()
    choose(flow)
    clock.advance(day - 1)
    enter(flow, 'still here')
    clock.advance(day - 1)
    expect(detailsOf(reload())).toBe('still here')
    clock.advance(1)
    expect(reload().store.get().kept).toBeNull()
    expect(platform.storage.local.get('wherry-yacht')).toBeNull()
  })

  it('YACHT-14 what is broken is dropped, from the device too', () => {
    const { reload, platform } = createYachtModule()
    platform.storage.local.set('wherry-yacht', '{"version":2,"requests":[{"kept":{"form":{}}}]}')
    expect(reload().store.get().kept).toBeNull()
    expect(platform.storage.local.get('wherry-yacht')).toBeNull()
  })

  it('YACHT-14 a day that has become too early is no choice any more, the rest stays', () => {
    const { flow, clock, reload } = createYachtModule()
    choose(flow)
    const change = { date: '2027-06-15', time: '10:00', details: 'Lunch' }
    flow.store.dispatch({ type: 'entered', change })
    // 14 June 21:00 in Greenwich is 15 June in Bodrum.
    clock.advance(15 * 60 * 60 * 1000)
    expect(reload().store.get().kept?.form).toMatchObject({ date: null, time: '10:00', details: 'Lunch' })
  })

  it('BOOK-58 what another account has left is forgotten, a guest’s goes on', () => {
    const { flow, reload } = createYachtModule()
    choose(flow)
    flow.claim(null)
    enter(flow, 'of a guest')
    flow.claim('7')
    expect(detailsOf(flow)).toBe('of a guest')
    const next = reload()
    next.claim('7')
    expect(detailsOf(next)).toBe('of a guest')
    const other = reload()
    other.claim(null)
    expect(other.store.get().kept).toBeNull()
    expect(reload().store.get().kept).toBeNull()
  })

  it('REL-06 without a storage the request is sent all the same', async () => {
    const dead = { local: createDeadStore(), session: createDeadStore() }
    const { flow, kept } = createYachtModule([], { storage: dead })
    choose(flow)
    expect(await flow.send(sent)).toEqual(sent)
    expect(kept.size).toBe(1)
  })
})

describe('sending a request for a yacht', () => {
  it('YACHT-11 two presses send once', async () => {
    const { flow, asked } = createYachtModule()
    choose(flow)
    const both = await Promise.all([flow.send(sent), flow.send(sent)])
    expect(both.filter((one) => one !== null)).toHaveLength(1)
    expect(await flow.send(sent)).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['requestLost', 'network', 1],
    ['answerLost', 'network', 1],
    ['cancelled', 'network', 1],
    ['down', 'unexpected', 1],
    ['refused', 'refused', 0],
  ] as const)('YACHT-11 %s is told as %s, and nothing is lost', async (fate, reason, open) => {
    const { flow, reload } = createYachtModule([fate])
    choose(flow)
    enter(flow, 'Lunch on board')
    expect(await flow.send(sent)).toBeNull()
    const { phase, failure, kept } = flow.store.get()
    expect([phase, failure?.reason, kept?.lost.length]).toEqual(['editing', reason, open])
    expect(detailsOf(reload())).toBe('Lunch on board')
  })

  it('YACHT-11 offline nothing goes out', async () => {
    const { flow, platform, asked } = createYachtModule()
    choose(flow)
    platform.setOnline(false)
    expect(await flow.send(sent)).toBeNull()
    expect(flow.store.get()).toMatchObject({ phase: 'editing', failure: { reason: 'offline' } })
    expect(asked).toHaveLength(0)
    platform.setOnline(true)
    expect(await flow.send(sent)).toEqual(sent)
  })

  it('YACHT-11 a lost answer: sent again it is kept once, after a reload too', async () => {
    const { flow, reload, kept, asked } = createYachtModule(['answerLost'])
    choose(flow)
    await flow.send(sent)
    const next = reload()
    expect(next.store.get().failure).toEqual({ reason: 'network', message: null })
    expect(await next.send(sent)).toEqual(sent)
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
    expect(kept.size).toBe(1)
  })

  it('YACHT-11 changed after a lost answer: what has arrived is found, and the change is not sent unasked', async () => {
    const { flow, kept } = createYachtModule(['answerLost'])
    choose(flow)
    await flow.send(sent)
    const other = createSentYacht({ guests: 9 })
    expect(await flow.send(other)).toBeNull()
    expect(flow.store.get()).toMatchObject({ phase: 'editing', arrived: sent, failure: null })
    expect(kept.size).toBe(1)
    expect(await flow.sendAnew(other)).toEqual(other)
    expect(kept.size).toBe(2)
  })

  it('YACHT-11 of several lost ones the one that arrived is found', async () => {
    const { flow } = createYachtModule(['requestLost', 'answerLost', 'requestLost'])
    choose(flow)
    const all = [1, 2, 3, 4].map((guests) => createSentYacht({ guests }))
    for (const one of all) await flow.send(one)
    expect(flow.store.get().arrived).toEqual(all[1])
  })

  it('SHELL-20 what is left while it is sent tells nothing any more', async () => {
    const { flow } = createYachtModule()
    choose(flow)
    const sending = flow.send(sent)
    flow.stop()
    expect(await sending).toBeNull()
    expect(flow.store.get()).toMatchObject({ phase: 'editing', failure: null })
  })

  it('YACHT-11 REL-01 over any walk of losses, changes and reloads the service keeps one request a place', async () => {
    const fate = fc.constantFrom<Fate>(
      'answered',
      'answerLost',
      'requestLost',
      'cancelled',
      'refused',
      'down',
    )
    const step = fc.constantFrom('send', 'twice', 'change', 'reload', 'leave')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 8 }),
        fc.array(step, { maxLength: 10 }),
        async (fates, steps) => {
          const { flow: first, reload, kept } = createYachtModule(fates)
          let flow = first
          let guests = 2
          choose(flow)
          for (const one of steps) {
            const now = createSentYacht({ guests })
            if (one === 'change') guests += 1
            else if (one === 'reload') flow = reload()
            else {
              const sending = one === 'twice' ? [flow.send(now), flow.send(now)] : [flow.send(now)]
              if (one === 'leave') flow.stop()
              const taken = (await Promise.all(sending)).find((answer) => answer !== null)
              if (!taken) continue
              const [body = ''] = kept.values()
              expect(JSON.parse(body)).toMatchObject({ guests: taken.request.guests })
              break
            }
          }
          expect(kept.size).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 300 },
    )
  })
})
