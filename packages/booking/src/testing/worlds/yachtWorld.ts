import fc from 'fast-check'
import { createModule } from '../../createModule.ts'
import { yachtOf } from '../../yacht/resource/yacht.ts'
import type { SentYacht, YachtForm } from '../../yacht/rules/yachtForm.ts'
import { type YachtWhere, yachtCityIds } from '../../yacht/rules/yachtPlaces.ts'
import { civilDate, civilTime, yachtRequest } from '../arbitraries.ts'
import {
  createFakeClock,
  createFakePlatform,
  createMemoryStore,
  type PlatformParts,
} from '../fakePlatform.ts'

/** The instant 2027-06-14, 09:00 in Istanbul. */
export const yachtNow = Date.UTC(2027, 5, 14, 6)

const text = fc.string({ unit: 'grapheme', maxLength: 60 })
const unread = fc.record({ written: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) })
const duration = fc.oneof(
  fc.integer({ min: 2, max: 12 }),
  fc.integer({ min: 1, max: 14 }).map((days) => days * 24),
)

/** A place that can be chosen on the index page. */
export const yachtWhere: fc.Arbitrary<YachtWhere> = fc.oneof(
  fc.constantFrom(...yachtCityIds).map((id) => ({ kind: 'listed' as const, id })),
  fc
    .stringMatching(/^[A-Za-zА-я][A-Za-zА-я ]{1,40}[a-zа-я]$/)
    .map((name) => ({ kind: 'typed' as const, text: name })),
)

/** A form that is partly filled in. */
export const yachtForm: fc.Arbitrary<YachtForm> = fc.record({
  where: yachtWhere,
  date: fc.option(fc.oneof(civilDate, unread)),
  time: fc.option(fc.oneof(civilTime, unread)),
  isFlexibleDate: fc.boolean(),
  hours: duration,
  guests: fc.integer({ min: 1, max: 50 }),
  hasChildren: fc.boolean(),
  details: text,
  contact: text,
  isAgreed: fc.boolean(),
})

/** A request that was sent. */
export const sentYachts: fc.Arbitrary<SentYacht> = fc.record({
  cityId: fc.option(fc.constantFrom(...yachtCityIds)),
  request: yachtRequest,
  answerTo: fc.option(text),
})

/** Outcome of a request: it is accepted and answered, accepted but the response is lost, never arrives, … */
export type Fate = 'answered' | 'answerLost' | 'requestLost' | 'cancelled' | 'refused' | 'down'

/**
 * A module whose service accepts each key once, as in API-27.
 *
 * @param fates outcomes of the requests in order; all further ones are answered
 */
export function createYachtModule(
  fates: Fate[] = [],
  parts: PlatformParts = {},
  config: { partner?: string; userId?: string } = {},
) {
  const clock = createFakeClock(yachtNow)
  /** Bodies that the service has accepted, by key. */
  const kept = new Map<string, string>()
  const asked: { key: string; body: string }[] = []
  const platform = createFakePlatform({
    clock,
    ...parts,
    fetch: async (_url, init) => {
      const key = new Headers(init?.headers).get('idempotency-key') ?? ''
      const body = String(init?.body)
      asked.push({ key, body })
      const fate = fates.shift() ?? 'answered'
      if (fate === 'requestLost') throw new TypeError('lost')
      if (fate === 'cancelled') throw new DOMException('The browser gave it up', 'AbortError')
      if (fate === 'down') return new Response('{"error":{"code":"x","message":"down"}}', { status: 503 })
      if (fate === 'refused')
        return Response.json({ error: { code: 'yacht_date', message: 'No.' } }, { status: 400 })
      const first = kept.get(key)
      if (first !== undefined && first !== body)
        return Response.json({ error: { code: 'idempotency_conflict', message: 'Known' } }, { status: 409 })
      kept.set(key, body)
      if (fate === 'answerLost') throw new TypeError('lost')
      return Response.json({ success: true })
    },
  })
  const open = (own = platform) =>
    createModule({ config: { apiBase: 'https://api.wherry.test', ...config }, platform: own })
  return {
    platform,
    clock,
    asked,
    kept,
    flow: yachtOf(open()),
    /** Opens the page again with the same storage, as after a reload. */
    reload: () => yachtOf(open()),
    /** Opens another tab of the same device. */
    newTab: () =>
      yachtOf(
        open({ ...platform, storage: { local: platform.storage.local, session: createMemoryStore() } }),
      ),
  }
}
