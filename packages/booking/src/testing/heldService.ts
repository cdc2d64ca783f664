import type { Client } from '../client/client.ts'
import { ClientError } from '../client/clientError.ts'
import type { PriceQuery, PricesClient } from '../client/prices.ts'
import type { Offer } from '../domain/offer.ts'
import type { Place } from '../domain/place.ts'
import { createModule, type ModuleConfig, type ModuleCore } from '../hooks/module.tsx'
import { createFakePlatform, type FakePlatform, type PlatformParts } from './fakePlatform.ts'

/** A call that waits for its answer; answers may come in any order. */
export interface HeldCall<Question, Answer> {
  question: Question
  signal: AbortSignal
  answer(value: Answer): void
  fail(kind?: 'network' | 'rejected' | 'aborted', status?: number): void
}

/** A service that answers when it is told to. */
export interface HeldService {
  /** The calls for prices and places that wait, in the order in which they were asked. */
  prices: HeldCall<PriceQuery, Offer[]>[]
  places: HeldCall<string, Place>[]
}

/** A module whose prices and places wait to be answered by hand; the signal is left to the caller on purpose. */
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
  made.shared<PricesClient>('prices', () => ({
    prices: (query, signal) => hold(service.prices, query, signal),
  }))
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
