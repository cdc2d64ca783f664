import { createModule } from '../createModule.ts'
import type { Offer } from '../kernel/model/offer.ts'
import type { Place } from '../kernel/model/place.ts'
import type { ModuleConfig, ModuleCore } from '../module/module.tsx'
import { pricesOf } from '../offers/resource/prices.ts'
import type { Client } from '../wire/client.ts'
import { ClientError } from '../wire/clientError.ts'
import type { PriceQuery } from '../wire/prices/client.ts'
import { createFakePlatform, type FakePlatform, type PlatformParts } from './fakePlatform.ts'

/** A request that waits for its response; responses may come in any order. */
export interface HeldCall<Question, Answer> {
  question: Question
  signal: AbortSignal
  answer(value: Answer): void
  fail(kind?: 'network' | 'rejected' | 'aborted', status?: number): void
}

/** A service that responds only when the test lets it. */
export interface HeldService {
  /** The waiting requests for prices and places, in order. */
  prices: HeldCall<PriceQuery, Offer[]>[]
  places: HeldCall<string, Place>[]
}

/**
 * A module whose requests for prices and places are answered by the test. An aborted request is not answered
 * automatically, so that a test can still answer it.
 */
export function createHeldModule(
  config: Partial<ModuleConfig> = {},
  parts: PlatformParts = {},
): {
  module: ModuleCore
  platform: FakePlatform
  service: HeldService
} {
  const platform = createFakePlatform(parts)
  const made = createModule({ config: { apiBase: 'https://api.wherry.test', ...config }, platform })
  const service: HeldService = { prices: [], places: [] }
  pricesOf.provide(made, { prices: (query, signal) => hold(service.prices, query, signal) })
  const client: Client = {
    ...made.client,
    place: (id, signal) => hold(service.places, id, signal),
  }
  return { module: { ...made, client }, platform, service }
}

function hold<Question, Answer>(
  calls: HeldCall<Question, Answer>[],
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call: HeldCall<Question, Answer> = {
      question,
      signal,
      answer(value) {
        calls.splice(calls.indexOf(call), 1)
        resolve(value)
      },
      fail(kind = 'network', status) {
        calls.splice(calls.indexOf(call), 1)
        reject(new ClientError(kind, { endpoint: 'held', ...(status !== undefined && { status }) }))
      },
    }
    calls.push(call)
  })
}
