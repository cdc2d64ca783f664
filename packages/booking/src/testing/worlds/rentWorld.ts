import { createModule } from '../../createModule.ts'
import { examples } from '../../wire/examples.ts'
import { createFakeClock, createFakePlatform } from '../fakePlatform.ts'
import { fixtureNow } from '../samples/fixtures.ts'

/** A request for prices by the hour that waits for its response. */
export interface RentCall {
  fromId: string | null
  hours: number
  isTakenBack(): boolean
  /** True if the request is neither answered nor aborted. */
  isLive(): boolean
  /** @param count number of offers in the answer @default 1 */
  answer(count?: number): void
}

const [example] = examples.rentPrices.answer.result

/** A module whose requests for prices by the hour are answered by the test, on a clock that the test advances. */
export function createRentModule() {
  const clock = createFakeClock(fixtureNow)
  const calls: RentCall[] = []
  const platform = createFakePlatform({
    clock,
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const { pathname, searchParams } = new URL(input)
        if (!pathname.endsWith('/prices/rent')) return
        const { signal } = init ?? {}
        let isAnswered = false
        signal?.addEventListener('abort', () => reject(signal.reason))
        calls.push({
          fromId: searchParams.get('start_place_id'),
          hours: Number(searchParams.get('duration')) / 3600,
          isTakenBack: () => signal?.aborted ?? false,
          isLive: () => !isAnswered && !signal?.aborted,
          answer(count = 1) {
            isAnswered = true
            resolve(new Response(JSON.stringify({ result: Array.from({ length: count }, () => example) })))
          },
        })
      }),
  })
  return { module: createModule({ config: { apiBase: 'https://api.wherry.test' }, platform }), clock, calls }
}

/** A service with a given number of cars by the hour, of eight classes; its other responses are unchanged. */
export const withRentCars =
  (count: number) =>
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    if (!String(input).includes('/prices/rent')) return fetch(input, init)
    const result = Array.from({ length: count }, (_, at) => {
      const [car, provider] = [1 + (at % 8), 1 + Math.floor(at / 8)]
      return {
        ...example,
        ...{ price_id: `pr-${at}`, price: String(80 + at), minimum_duration: 3600 },
        car_class: { ...example?.car_class, car_class_id: car, name: `Class ${car}` },
        service_provider: { ...example?.service_provider, id: provider, name: `Provider ${provider}` },
      }
    })
    return Response.json({ result })
  }
