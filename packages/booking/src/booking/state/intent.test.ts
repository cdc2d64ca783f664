import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFullDraft, createHouse } from '../../testing/samples/fixtures.ts'
import { fingerprintOf, keyOf } from './intent.ts'

const sender = { userId: null, lang: 'en', currency: 'EUR' }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the key of an order', () => {
  it('BOOK-42 is a UUID, the same for the same intent and request, another for any other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (id, text, otherId, otherText) => {
        expect(keyOf(id, text)).toMatch(uuid)
        expect(keyOf(id, text)).toBe(keyOf(id, text))
        if (id !== otherId || text !== otherText)
          if (`${id} ${text}` !== `${otherId} ${otherText}`)
            expect(keyOf(id, text)).not.toBe(keyOf(otherId, otherText))
      }),
      { numRuns: 2000 },
    )
  })

  it('BOOK-42 100,000 texts that differ by a digit have 100,000 keys', () => {
    const keys = new Set<string>()
    for (let number = 0; number < 100_000; number++) keys.add(keyOf('intent', `{"notes":"${number}"}`))
    expect(keys.size).toBe(100_000)
  })
})

describe('the fingerprint of a draft', () => {
  it('BOOK-42 changes with what goes out', () => {
    const base = fingerprintOf(createFullDraft(), sender)
    const changes = [
      createFullDraft({ notes: 'Two suitcases' }),
      createFullDraft({ adults: 2 }),
      createFullDraft({ sign: 'Keller' }),
      createFullDraft({ stops: [createHouse()] }),
      createFullDraft({ stops: [createHouse({ placeId: 'other' })] }),
      createFullDraft({ durationSeconds: 7200 }),
      createFullDraft({ coordinator: { name: '', phone: '', inEnglish: false } }),
      createFullDraft({ costCenter: { id: '310', title: 'Sales' } }),
      createFullDraft({ internalNumber: 'A-7' }),
      createFullDraft({ orderNumber: 'A-7' }),
      createFullDraft({ viewers: ['33612'] }),
      createFullDraft({ additionalAddress: 'A-7' }),
      createFullDraft({ changeOfItinerary: 'A-7' }),
      createFullDraft({ waiting: 'A-7' }),
      createFullDraft({ tollRoads: 'A-7' }),
      createFullDraft({ milesNumber: 'A-7' }),
      createFullDraft({ hash: 'A-7' }),
      createFullDraft({ flexibleTariff: true }),
      createFullDraft({ form: { ...createFullDraft().form, arrivalTime: '14:36' } }),
      createFullDraft({ offer: { ...createFullDraft().offer, priceId: 'pr-2' } }),
    ]
    for (const draft of changes) expect(fingerprintOf(draft, sender)).not.toBe(base)
    expect(new Set(changes.map((draft) => fingerprintOf(draft, sender))).size).toBe(changes.length)
    expect(fingerprintOf(createFullDraft(), { ...sender, lang: 'ru' })).not.toBe(base)
    expect(fingerprintOf(createFullDraft(), { ...sender, userId: '7' })).not.toBe(base)
  })

  it('REL-01 of a draft that says nothing more is the same as before there was more to say', () => {
    const text = fingerprintOf(createFullDraft(), sender)
    expect(keyOf('intent-1', text)).toBe('d8622a46-e3dc-896d-bb13-8fd8d9a13d9a')
  })

  it('REL-01 stays with the texts of a stop', () => {
    const stops = (text: string) => fingerprintOf(createFullDraft({ stops: [createHouse({ text })] }), sender)
    expect(stops('10 Rue de Rivoli')).toBe(stops('Риволи, 10'))
  })

  it('REL-01 stays with the order of keys, the row ids, the former key and the way of paying', () => {
    const base = fingerprintOf(createFullDraft(), sender)
    const turned = Object.fromEntries(Object.entries(createFullDraft()).reverse()) as unknown as ReturnType<
      typeof createFullDraft
    >
    expect(fingerprintOf(turned, sender)).toBe(base)
    expect(fingerprintOf(createFullDraft({ idempotencyKey: 'x', payment: 'cash' }), sender)).toBe(base)
    const renamed = createFullDraft().passengers.map((row) => ({ ...row, uniqId: 'other' }))
    expect(fingerprintOf(createFullDraft({ passengers: renamed }), sender)).toBe(base)
  })
})
