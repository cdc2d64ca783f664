import { describe, expect, it } from 'vitest'
import { safeUrl } from '../../kernel/values/safeUrl.ts'
import { createFullDraft, createOffer, fixtureNow } from '../../testing/samples/fixtures.ts'
import { duePayment, nextProgress, restoredProgress } from './nextProgress.ts'
import { next } from './orderEffects.ts'
import {
  type Failure,
  failureIn,
  type KnownOrder,
  lostIn,
  type OrderEvent,
  type Progress,
  requestIn,
} from './progress.ts'

const failure: Failure = { step: 'booking', reason: 'offline', message: null }
const order: KnownOrder = { orderId: '1', transaction: 't', number: '', fingerprint: 'f' }
const request = { key: 'k', fingerprint: 'f', said: 'two bags' }
const lost = { key: 'k0', fingerprint: 'f0', said: 'one bag' }
const change = { orderId: '1', transaction: 't', number: 'W-1' }
const url = safeUrl('https://pay.example.com', 'any')!
const offers = { outbound: createOffer(), return: null }

/** One booking in each state, with a lost request wherever there may be one. */
const states: Readonly<Record<string, Progress>> = {
  none: { at: 'none' },
  form: { at: 'form', lost, failure },
  requoted: { at: 'requoted', lost, offers, quotedAt: fixtureNow },
  checking: { at: 'checking', lost },
  pricing: { at: 'pricing', lost },
  recalling: { at: 'recalling', lost },
  sent: { at: 'sent', lost, request },
  asking: { at: 'asking', lost, request },
  unknown: { at: 'unknown', lost, request },
  due: { at: 'known', order, pay: { at: 'due', page: null, failure } },
  opening: { at: 'known', order, pay: { at: 'opening', page: null } },
  leaving: { at: 'known', order, pay: { at: 'leaving', page: null } },
  settled: { at: 'known', order, pay: { at: 'settled' } },
  begun: { at: 'begun', order, pay: { at: 'due', page: null, failure } },
  changed: { at: 'changed' },
}

/** Returns the state of a column. @throws Error if there is none */
function stateOf(name: string): Progress {
  const state = states[name]
  if (!state) throw new Error(`There is no state "${name}"`)
  return state
}

const isBegun = (progress: Progress) => progress.at === 'begun' && progress.pay.at === 'due'

/** Name of a state as in the table. */
function nameOf(progress: Progress): string {
  if (isBegun(progress)) return 'begun'
  return 'pay' in progress ? progress.pay.at : progress.at
}

/**
 * A row is an event, a column a state, a cell the next state. A dot is an event that does nothing there: the
 * same object is returned.
 */
const columns =
  'none form     requoted checking pricing  recalling sent   asking  unknown due     opening leaving settled begun   changed'
const rows: readonly [OrderEvent, string][] = [
  [
    { type: 'submitted', payment: 'cash', ok: true },
    '.    form     form     .        .        .         .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'submitted', payment: 'cash', ok: false },
    '.    form     form     form     form     form      .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'checkBegun' },
    '.    checking checking checking checking checking  .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'pricesAsked' },
    '.    pricing  pricing  pricing  pricing  pricing   .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'priceChanged', offers, quotedAt: fixtureNow },
    '.    requoted requoted requoted requoted requoted  .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'priceAccepted' },
    '.    .        form     .        .        .         .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'priceDeclined' },
    '.    .        form     .        .        .         .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'othersAsked' },
    '.    .        .        recalling recalling recalling .    .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'givenBack' },
    '.    .        .        form     form     form      .      .       .       .       due     .       .       .       .',
  ],
  [
    { type: 'reopened' },
    '.    .        .        .        .        .         unknown unknown .      .       .       .       .       .       .',
  ],
  [
    { type: 'sent', sent: request },
    '.    sent     sent     sent     sent     sent      .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'askBegun' },
    '.    .        .        .        .        .         asking .       asking  .       .       .       .       .       .',
  ],
  [
    { type: 'askEnded' },
    '.    .        .        .        .        .         unknown unknown .      .       .       .       .       .       .',
  ],
  [
    { type: 'lostSettled' },
    '.    .        .        .        .        .         form   form    form    .       .       .       .       .       .',
  ],
  [
    { type: 'refused', failure },
    '.    form     form     form     form     form      form   form    form    .       .       .       .       .       .',
  ],
  [
    { type: 'failed', failure },
    '.    form     form     form     form     form      .      .       .       due     due     due     .       begun   .',
  ],
  [
    { type: 'connectionReturned' },
    '.    form     .        .        .        .         .      .       asking  due     .       .       .       begun   .',
  ],
  [
    { type: 'ordered', order },
    '.    due      due      due      due      due       due    due     due     due     opening leaving settled .       .',
  ],
  [
    { type: 'numberRead', transaction: 't', number: 'W-1' },
    '.    .        .        .        .        .         .      .       .       due     opening leaving settled begun   .',
  ],
  [
    { type: 'numberRead', transaction: 'other', number: 'W-1' },
    '.    .        .        .        .        .         .      .       .       .       .       .       .       .       .',
  ],
  [
    { type: 'payPageAsked' },
    '.    .        .        .        .        .         .      .       .       opening opening opening .       opening .',
  ],
  [
    { type: 'payPageLeft', url },
    '.    .        .        .        .        .         .      .       .       leaving leaving leaving .       leaving .',
  ],
  [
    { type: 'payPageReady', url },
    '.    .        .        .        .        .         .      .       .       due     due     due     .       begun   .',
  ],
  [
    { type: 'returned' },
    '.    .        .        .        .        .         .      .       .       .       due     due     .       .       .',
  ],
  [
    { type: 'booked' },
    '.    .        .        .        .        .         .      .       .       settled settled settled .       settled .',
  ],
  [
    { type: 'changeMade', change, isUnpaid: false },
    '.    .        .        .        .        .         changed changed changed .      .       .       .       .       .',
  ],
  [
    { type: 'changeSettled', intentId: 'j' },
    '.    .        .        .        .        .         form   form    form    .       .       .       .       .       .',
  ],
  [
    { type: 'startedAnew', intentId: 'j' },
    '.    form     form     .        .        .         .      .       form    form    .       .       .       .       .',
  ],
]

const words = (text: string) => text.split(/\s+/)

describe('the progress of a booking', () => {
  it.each(rows)('REL-01 after %j', (event, cells) => {
    const next = words(columns).map((name) => {
      const before = stateOf(name)
      const after = nextProgress(before, event)
      return after === before ? '.' : nameOf(after)
    })
    expect(Object.fromEntries(words(columns).map((name, at) => [name, next[at]]))).toEqual(
      Object.fromEntries(words(columns).map((name, at) => [name, words(cells)[at]])),
    )
  })

  it('REL-01 never loses a request without a response, unless the service has answered or the person begins anew', () => {
    const ends = ['lostSettled', 'refused', 'ordered', 'changeMade', 'changeSettled', 'startedAnew']
    for (const name of ['sent', 'asking', 'unknown'])
      for (const [event] of rows) {
        const after = nextProgress(stateOf(name), event)
        if (!ends.includes(event.type)) expect([event.type, requestIn(after)]).toEqual([event.type, request])
      }
    expect(lostIn(nextProgress(stateOf('asking'), { type: 'lostSettled' }))).toBe(request)
  })

  it('REL-02 keeps a lost request until there is an order, or the person begins anew', () => {
    const ends = ['ordered', 'changeMade', 'startedAnew', 'lostSettled']
    for (const before of Object.values(states))
      for (const [event] of rows) {
        const after = nextProgress(before, event)
        if (lostIn(before) && !ends.includes(event.type))
          expect([event.type, lostIn(after)]).toEqual([event.type, lost])
      }
  })

  it('BOOK-49 says a failure of the payment beside the order, and any other beside the form', () => {
    const failed = { type: 'failed', failure: { ...failure, step: 'payment' } } as const
    expect(failureIn(nextProgress(stateOf('opening'), failed))).toBe(failed.failure)
    expect(failureIn(nextProgress(stateOf('checking'), failed))).toBe(failed.failure)
    expect(nextProgress(stateOf('due'), failed)).toMatchObject({ at: 'known', order })
  })

  it('BOOK-49 an order takes over what its own request said', () => {
    const ordered = { type: 'ordered', order } as const
    expect(nextProgress(stateOf('sent'), ordered)).toMatchObject({ order: { said: 'two bags' } })
    const found = nextProgress(stateOf('recalling'), {
      type: 'ordered',
      order: { ...order, fingerprint: 'f0' },
    })
    expect(found).toMatchObject({ order: { said: 'one bag' } })
  })
})

/** Effects of an event by the states in which it has them; in all other states it has none. */
const effects: readonly [OrderEvent, Readonly<Record<string, string>>][] = [
  [
    { type: 'sent', sent: request, outgoing: createFullDraft() },
    each('form requoted checking pricing recalling', 'register keep create'),
  ],
  [
    { type: 'sent', sent: { ...request, draft: createFullDraft({ change }) } },
    each('form requoted checking pricing recalling', 'keep change'),
  ],
  [{ type: 'askBegun' }, each('sent unknown', 'ask')],
  [{ type: 'connectionReturned' }, each('unknown', 'ask')],
  [{ type: 'lostSettled' }, each('sent asking unknown', 'settle keep')],
  [
    { type: 'refused', failure },
    {
      ...each('form requoted checking pricing recalling', 'reprice keep'),
      ...each('sent asking unknown', 'forget reprice keep'),
    },
  ],
  [
    { type: 'ordered', order, rideIds: ['1'] },
    each('form requoted checking pricing recalling sent asking unknown', 'announce'),
  ],
  [
    { type: 'numberRead', transaction: 't', number: 'W-1' },
    each('due opening leaving settled begun', 'keep'),
  ],
  [{ type: 'payPageAsked' }, each('due opening leaving begun', 'readNumber openPayPage')],
  [{ type: 'payPageLeft', url }, each('due opening leaving begun', 'offerLate')],
  [{ type: 'booked' }, each('due opening leaving begun', 'clear leave')],
  [{ type: 'changeMade', change, isUnpaid: false }, each('sent asking unknown', 'clear leaveChanged')],
  [{ type: 'changeSettled', intentId: 'j' }, each('sent asking unknown', 'keep')],
  [{ type: 'startedAnew', intentId: 'j' }, each('form requoted unknown due', 'clear keep')],
]

function each(names: string, does: string): Record<string, string> {
  return Object.fromEntries(words(names).map((name) => [name, does]))
}

const effectsIn = (name: string, event: OrderEvent) =>
  next(stateOf(name), event)[1].map((effect) => effect.do)

describe('the effects of an event', () => {
  it.each(effects)('REL-01 of %j', (event, does) => {
    const seen = words(columns).map((name) => [name, effectsIn(name, event).join(' ')])
    expect(Object.fromEntries(seen.filter(([, text]) => text !== ''))).toEqual(does)
  })

  it('all other events have none', () => {
    const known = new Set(effects.map(([event]) => event.type))
    for (const [event] of rows)
      for (const name of words(columns))
        if (!known.has(event.type))
          expect([event.type, name, effectsIn(name, event)]).toEqual([event.type, name, []])
  })

  it('BOOK-43 the number of an order is read once: one that has it is paid without', () => {
    const [, does] = next(
      { at: 'known', order: { ...order, number: 'W-1' }, pay: duePayment },
      { type: 'payPageAsked' },
    )
    expect(does.map((effect) => effect.do)).toEqual(['openPayPage'])
  })

  it('REL-02 a request is asked about as it was sent, and as taken if the service says so', () => {
    const [, does] = next(stateOf('sent'), { type: 'askBegun', isTaken: true })
    expect(does).toEqual([{ do: 'ask', on: { request, isTaken: true } }])
  })
})

describe('the progress of a kept booking', () => {
  it.each([
    [
      'the result of a request without a response is not known',
      { sent: request, lost, order: null },
      'unknown',
    ],
    ['an order is never booked again', { sent: request, lost, order }, 'due'],
    ['else the form is open', { sent: null, lost, order: null }, 'form'],
  ])('REL-07 %s', (_what, kept, name) => {
    expect(nameOf(restoredProgress(kept))).toBe(name)
  })
})
