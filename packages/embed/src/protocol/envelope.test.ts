import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { read, wrap } from './envelope.ts'
import { inst } from './fakeWindows.ts'
import { fromChild } from './fromChild.ts'
import { toChild } from './toChild.ts'

const good = wrap(inst, 1, 'resize', { h: 700 })

describe('the envelope', () => {
  it('EMBED-05 a message that fits is read, of nothing but its fields', () => {
    expect(read(fromChild, inst, good)).toEqual({ type: 'resize', id: 1, payload: { h: 700 } })
    const stuffed = wrap(inst, 1, 'resize', { h: 700, token: 't', phone: '+7', __proto__: { x: 1 } })
    expect(read(fromChild, inst, stuffed)?.payload).toEqual({ h: 700 })
  })

  it.each([
    ['another namespace', { ...good, ns: 'other' }],
    ['another version', { ...good, v: 2 }],
    ['another instance', { ...good, inst: '1-2' }],
    ['no id', { ...good, id: undefined }],
    ['an id that does not count', { ...good, id: 0.5 }],
    ['an unknown type', { ...good, type: 'close' }],
    ['a type of every object', { ...good, type: 'constructor' }],
    ['a type of the other direction', { ...good, type: 'visible' }],
    ['no payload', { ...good, payload: null }],
    ['a missing field', { ...good, payload: {} }],
    ['a field of another kind', { ...good, payload: { h: '700' } }],
    ['a number that is none', { ...good, payload: { h: Number.NaN } }],
    ['a text', 'resize'],
    ['nothing', undefined],
    ['null', null],
    ['what JSON does not know', { ...good, more: 1n }],
  ])('EMBED-05 %s is no message', (_, data) => {
    expect(read(fromChild, inst, data)).toBeNull()
  })

  it('EMBED-05 a ring of objects is no message', () => {
    const ring: Record<string, unknown> = { ...good }
    ring['self'] = ring
    expect(read(fromChild, inst, ring)).toBeNull()
  })

  it('EMBED-05 a field that may be left out is where it does not fit', () => {
    const init = {
      lang: 'ru',
      section: 'rent',
      currency: 'euro',
      accent: 'red;}',
      'utm-source': 'ann@mail.example',
      theme: 'dark',
    }
    expect(read(toChild, inst, wrap(inst, 1, 'init', init))?.payload).toEqual({
      lang: 'ru',
      section: 'rent',
      theme: 'dark',
    })
    expect(read(toChild, inst, wrap(inst, 1, 'init', { ...init, lang: 'de' }))).toBeNull()
  })

  it('EMBED-05 16 KB at most, counted in bytes', () => {
    const filled = (text: string) => ({ ...good, note: text })
    const spare = 16 * 1024 - JSON.stringify(filled('')).length
    expect(read(fromChild, inst, filled('x'.repeat(spare)))).not.toBeNull()
    expect(read(fromChild, inst, filled('x'.repeat(spare + 1)))).toBeNull()
    expect(read(fromChild, inst, filled('ж'.repeat(spare / 2 + 1)))).toBeNull()
  })

  it('EMBED-06 the types are those of the contract', () => {
    expect(Object.keys(fromChild.types)).toEqual([
      'hello',
      // Added after the first contract: an older loader shows the frame at `ready` (decisions/0018).
      'drawn',
      'ready',
      'resize',
      'scroll-to',
      // Added after the first contract: an older loader does not answer it (decisions/0027).
      'look-at',
      'route',
      'step',
      'results',
      'price-selected',
      'login-needed',
      'booked',
      'redirect-request',
      'yacht-sent',
      'error',
      'track',
    ])
    expect(Object.keys(toChild.types)).toEqual([
      'init',
      'prefill',
      'theme',
      'lang',
      'currency',
      'section',
      'visible',
      'ack',
    ])
  })

  it('EMBED-06 the two messages with figures carry them', () => {
    const booked = { orderId: '881', value: 55.5, currency: 'EUR' }
    expect(read(fromChild, inst, wrap(inst, 3, 'booked', booked))?.payload).toEqual(booked)
    expect(read(fromChild, inst, wrap(inst, 3, 'results', { count: 0 }))?.payload).toEqual({ count: 0 })
    expect(read(fromChild, inst, wrap(inst, 3, 'step', { n: 2, name: 'passenger' }))).not.toBeNull()
  })

  it('EMBED-06 no field holds a token, a phone, an e-mail, a name or what opens an order', () => {
    const secrets = [
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
      '+79991234567',
      'ann@mail.example',
      'Ann Smith',
      'Анна',
    ]
    // Ids of the service and the address of the payment page may contain such texts.
    const open = ['orderId', 'url']
    for (const [type, fields] of Object.entries(fromChild.types))
      for (const name of fields.replaceAll('?', '').split(' ').filter(Boolean)) {
        expect(name, type).not.toMatch(/token|phone|mail|login|password|first|last|transaction|receipt/i)
        const payload = (value: unknown) =>
          Object.fromEntries(
            fields
              .replaceAll('?', '')
              .split(' ')
              .map((one) => [one, one === name ? value : 'x']),
          )
        for (const secret of secrets)
          if (!open.includes(name)) {
            const answer = read(fromChild, inst, wrap(inst, 1, type, payload(secret)))
            expect(JSON.stringify(answer), `${type} ${name} ${secret}`).not.toContain(secret)
          }
      }
  })

  it('EMBED-05 D17 no message whatever changes what objects are or throws', () => {
    const key = fc.constantFrom('ns', 'v', 'inst', 'id', 'type', 'payload', '__proto__', 'h', 'constructor')
    const type = fc.constantFrom(...Object.keys(fromChild.types), '__proto__', 'constructor', 'toString')
    const payload = fc.oneof(
      fc.object({ key }),
      fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
    )
    const message = fc.oneof(
      fc.anything(),
      fc.record({
        ns: fc.constant('wherry'),
        v: fc.constant(1),
        inst: fc.constant(inst),
        id: fc.nat(),
        type,
        payload,
      }),
    )
    fc.assert(
      fc.property(message, (data) => {
        const answer = read(fromChild, inst, data)
        if (answer) {
          expect(Object.hasOwn(fromChild.types, answer.type)).toBe(true)
          const fields = fromChild.types[answer.type].split(' ').map((field) => field.replace('?', ''))
          for (const name of Object.keys(answer.payload)) expect(fields).toContain(name)
        }
        expect(({} as Record<string, unknown>)['h']).toBeUndefined()
      }),
      { numRuns: 3000 },
    )
  })
})
