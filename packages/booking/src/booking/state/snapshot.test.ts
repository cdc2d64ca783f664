import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import versionOne from '../../testing/kept/version1.json' with { type: 'json' }
import versionTwo from '../../testing/kept/version2.json' with { type: 'json' }
import versionThree from '../../testing/kept/version3.json' with { type: 'json' }
import {
  createFullDraft,
  createHouse,
  createOrderedProvider,
  createOrderedService,
  createOrderTrip,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { rideOf } from '../draft/draft.ts'
import { fingerprintOf, keyOf } from './intent.ts'
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'

const snapshot: Snapshot = {
  until: fixtureNow,
  kept: {
    draft: createFullDraft({
      utm: { utm_source: 'spring' },
      stops: [createHouse()],
      durationSeconds: 7200,
      coordinator: { name: 'Eva', phone: '33611', inEnglish: true },
      costCenter: { id: '310', title: 'Sales' },
      viewers: ['33612'],
      hash: 'WHERRY-10',
    }),
    quotedAt: fixtureNow,
    intentId: 'intent-1',
    sent: { key: 'k', fingerprint: 'f' },
    lost: null,
    order: { orderId: '1', transaction: 't', number: '1', fingerprint: 'f' },
  },
  begun: null,
}

/** Paths to every value of a JSON tree. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  return [[...path], ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))]
}

function withAt(root: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = Array.isArray(root) ? [...root] : { ...(root as object) }
  ;(copy as Record<string, unknown>)[key] = withAt((root as Record<string, unknown>)[key], rest, value)
  return copy
}

describe('what is kept of a booking', () => {
  it('BOOK-58 comes back as it was', () => {
    expect(readSnapshot(writeSnapshot(snapshot))).toMatchObject(snapshot)
  })

  it('REL-07 text of an older or a newer version is dropped', () => {
    const text = writeSnapshot(snapshot)
    expect(text).toContain('"version":6')
    for (const version of ['0', '7', '"1"', '"6"', 'null'])
      expect(readSnapshot(text.replace('"version":6', `"version":${version}`))).toBeNull()
  })

  it('REL-07 BOOK-58 what version 1 kept comes back, with nothing said of what it did not know', () => {
    const draft = createFullDraft({ notes: 'Two suitcases' })
    const unknown = [
      ...['returnRide', 'change', 'tripReference', 'policyReason', 'certificate', 'stops', 'durationSeconds'],
      ...['coordinator', 'costCenter', 'internalNumber', 'orderNumber', 'viewers', 'additionalAddress'],
      ...['changeOfItinerary', 'waiting', 'tollRoads', 'milesNumber', 'hash', 'flexibleTariff'],
    ]
    const bare = Object.fromEntries(Object.entries(draft).filter(([name]) => !unknown.includes(name)))
    expect(Object.keys(bare)).toHaveLength(Object.keys(draft).length - unknown.length)
    const former = { ...snapshot, kept: { ...snapshot.kept, draft: bare }, version: 1 }
    expect(readSnapshot(JSON.stringify(former))).toMatchObject({
      ...snapshot,
      kept: { ...snapshot.kept, draft },
    })
    const begun = { orderId: '1', transaction: 't', number: '1' }
    const left = { until: fixtureNow, kept: null, begun, version: 1 }
    expect(readSnapshot(JSON.stringify(left))).toMatchObject({ kept: null, begun })
  })

  it('REL-07 BOOK-58 what version 2 kept comes back: no way back, the cost centre under its id', () => {
    const draft = createFullDraft({ stops: [createHouse()], costCenter: { id: '310', title: '310' } })
    const {
      returnRide: _1,
      change: _2,
      tripReference: _3,
      policyReason: _4,
      certificate: _5,
      ...said
    } = draft
    const former = {
      ...snapshot,
      kept: { ...snapshot.kept, draft: { ...said, costCenter: '310' } },
      version: 2,
    }
    expect(readSnapshot(JSON.stringify(former))?.kept?.draft).toEqual(draft)
  })

  it.each([
    [1, versionOne],
    [2, versionTwo],
    [3, versionThree],
  ])(
    'REL-07 REL-01 BOOK-58 what a build of version %d wrote comes back whole, and is the same request',
    (version, written) => {
      expect(written.version).toBe(version)
      const { kept } = readSnapshot(JSON.stringify(written))!
      expect(kept!.draft).toMatchObject({ sign: 'Keller GmbH', notes: 'Two suitcases' })
      expect(JSON.stringify(kept)).not.toContain('"table":"Keller')
      const { key, fingerprint } = written.kept.sent
      expect(kept!.sent).toMatchObject({ key, fingerprint })
      expect(fingerprintOf(kept!.draft, { userId: null, lang: 'en', currency: 'EUR' })).toBe(fingerprint)
      expect(keyOf(kept!.intentId, fingerprint)).toBe(key)
      // After this version has written it, it is read without a migration.
      expect(readSnapshot(writeSnapshot({ until: fixtureNow, kept, begun: null }))?.kept).toEqual(kept)
    },
  )

  it('REL-07 the sign of version 3 comes back from each place where it was kept', () => {
    const { draft, sent, lost, earlier } = readSnapshot(JSON.stringify(versionThree))!.kept!
    for (const one of [draft, sent!.draft!, lost!.draft!]) {
      expect(one.sign).toBe('Keller GmbH')
      expect(one.returnRide?.sign).toBe('Keller, way back')
    }
    expect(earlier!.trip.sign).toBe('Keller of before')
  })

  it('REL-07 of version 3 a ride without any sign is broken, and dropped', () => {
    const { table: _table, ...draft } = versionThree.kept.draft
    const broken = { ...versionThree, kept: { ...versionThree.kept, draft } }
    expect(readSnapshot(JSON.stringify(broken))).toBeNull()
  })

  it('REL-07 BOOK-50 the order that a draft changes is kept; a broken one drops it all', () => {
    const trip = createOrderTrip({
      start: { placeId: 'a', type: 2, text: 'A', timeZone: null },
      stops: [{ placeId: null, text: 'S' }],
      passengers: [{ name: 'A B', phone: '1', email: '' }],
      services: [createOrderedService({ id: '1' })],
      coordinator: { name: 'C', phone: '2', internalNumber: '', inEnglish: true },
      provider: createOrderedProvider({ id: '1' }),
      price: { minor: 1, currency: 'EUR' },
    })
    const kept = (earlier: unknown) =>
      readSnapshot(JSON.stringify({ ...snapshot, version: 6, kept: { ...snapshot.kept, earlier } }))?.kept
    expect(kept({ action: 'change', trip })?.earlier).toEqual({ action: 'change', trip })
    expect(kept(null)?.earlier).toBeNull()
    expect(kept({ action: 'new', trip })).toBeUndefined()
    for (const name of Object.keys(trip))
      expect(kept({ action: 'change', trip: { ...trip, [name]: { odd: true } } })).toBeUndefined()
  })

  it('REL-07 BOOK-50 the order that version 4 kept comes back, with nothing said of car, sum and terms', () => {
    const trip = createOrderTrip({
      services: [createOrderedService()],
      provider: createOrderedProvider({ name: 'Seine Cars' }),
    })
    const { car, sum, travelSeconds, freeCancellationHours, waitingMinutes, cancellation, ...later } = trip
    const { errors, confirmsBy, ...former } = later
    const earlier = {
      action: 'change',
      trip: {
        ...former,
        services: [{ id: 's-seat', type: 'seat', amount: 1 }],
        provider: { id: '41', name: 'Seine Cars' },
      },
    }
    const written = { ...snapshot, version: 4, kept: { ...snapshot.kept, earlier } }
    expect(readSnapshot(JSON.stringify(written))?.kept?.earlier).toEqual({ action: 'change', trip })
    for (const services of [{}, [1], null]) {
      const broken = { ...earlier, trip: { ...earlier.trip, services } }
      const text = JSON.stringify({ ...written, kept: { ...written.kept, earlier: broken } })
      expect(readSnapshot(text)).toBeNull()
    }
  })

  it('REL-07 BOOK-50 the order that version 5 kept comes back, with nothing said of when it is confirmed', () => {
    const trip = createOrderTrip({ freeCancellationHours: 24, waitingMinutes: 60 })
    const { errors, confirmsBy, ...former } = trip
    const written = {
      ...snapshot,
      version: 5,
      kept: { ...snapshot.kept, earlier: { action: 'change', trip: former } },
    }
    expect(readSnapshot(JSON.stringify(written))?.kept?.earlier).toEqual({ action: 'change', trip })
  })

  it('REL-07 BOOK-39 a way back is kept, a broken one is dropped', () => {
    const returnRide = rideOf(createFullDraft({ sign: 'Keller' }))
    const kept = (ride: unknown) =>
      readSnapshot(
        JSON.stringify({
          ...snapshot,
          kept: { ...snapshot.kept, draft: { ...createFullDraft(), returnRide: ride } },
          version: 6,
        }),
      )?.kept
    expect(kept(returnRide)?.draft.returnRide).toEqual(returnRide)
    for (const name of Object.keys(returnRide)) expect(kept({ ...returnRide, [name]: {} })).toBeUndefined()
    expect(kept({})).toBeUndefined()
  })

  it('REL-07 what version 1 kept and is broken is dropped', () => {
    for (const kept of [{}, { draft: {} }, { draft: [] }, { draft: null }, 'x', []])
      expect(readSnapshot(JSON.stringify({ ...snapshot, kept, version: 1 }))).toBeNull()
  })

  it('REL-07 broken text is dropped in silence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.nat(writeSnapshot(snapshot).length - 2)), (broken) => {
        const text = typeof broken === 'number' ? writeSnapshot(snapshot).slice(0, broken) : broken
        expect(readSnapshot(text)).toBeNull()
      }),
    )
  })

  it.each([
    ['zone', '"Europe/Paris"', '"Mars/Base"'],
    ['currency', '"EUR"', '"euros"'],
  ])('REL-07 a %s that no clock and no money can be shown in is dropped, not shown', (_what, good, bad) => {
    const text = writeSnapshot(snapshot)
    expect(text).toContain(good)
    expect(readSnapshot(text.replace(good, bad))).toBeNull()
  })

  it('REL-07 a value of another kind at any place is dropped or harmless: the amounts, names and lists are what they say', () => {
    const tree: unknown = JSON.parse(writeSnapshot(snapshot))
    const strange = fc.constantFrom<unknown>(undefined, { toString: 1 }, [1], 'x', Number.NaN, -0.5, true)
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(tree)), strange, (path, value) => {
        const read = readSnapshot(JSON.stringify(withAt(tree, path, value)) ?? '')
        const draft = read?.kept?.draft
        if (!draft) return
        expect(Number.isInteger(draft.offer.price.minor)).toBe(true)
        expect(Number.isInteger(draft.adults + draft.children + draft.childSeats.seat)).toBe(true)
        for (const { name, phone, email } of draft.passengers)
          for (const text of [name, phone, email]) expect(typeof text).toBe('string')
        const { coordinator, stops, viewers, hash } = draft
        const said = [...stops.map(({ placeId }) => placeId), ...viewers, coordinator?.name ?? '', hash]
        for (const text of [draft.notes, draft.sign, draft.from.text, draft.form.arrivalNumber, ...said])
          expect(typeof text).toBe('string')
      }),
      { numRuns: 1000 },
    )
  })
})
