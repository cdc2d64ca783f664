/** Requests and bookings of a load test, their distribution over time, and the figures of their answers. */
import { plainTrip } from '@wherry/sandbox/orders/plainTrip.ts'
import { bookingOf } from '@wherry/sandbox/testing/bookings.ts'

const shared = 'module_type=booking&lang=ru&currency=RUB'
const ride =
  'start_place_point=41.2613,28.74195&finish_place_point=40.9836,29.0266&platform=web&start_place_id=ap-IST&finish_place_id=ad-moda-caddesi-142'

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
export const median = (values: readonly number[]) => sorted(values)[values.length >> 1] ?? 0
export const at95 = (values: readonly number[]) => sorted(values)[Math.floor(values.length * 0.95)] ?? 0

/** Reads a complete answer of the API. */
export async function read(address: string): Promise<unknown> {
  const response = await fetch(address)
  const body: unknown = await response.json()
  if (response.status !== 200) throw new Error(`${response.status} ${address} ${JSON.stringify(body)}`)
  return body
}

/**
 * Prepares to book the same ride again and again.
 *
 * @returns a function that books once and returns the transaction
 */
export async function booker(api: string): Promise<() => Promise<string>> {
  const { result } = (await read(`${api}/v4/prices?${shared}&${ride}`)) as {
    result: [Parameters<typeof plainTrip>[0]]
  }
  const [offer] = result
  const pickup = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16).replace('T', ' ')
  const trip = plainTrip(offer, pickup, { arrival_number: 'TK 412' })
  const body = JSON.stringify(bookingOf([trip], { currency: 'RUB' }))
  return async () => {
    const response = await fetch(`${api}/v4/orders?${shared}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body,
    })
    const answer = (await response.json()) as { result?: [{ transaction: string }] }
    if (answer.result === undefined) throw new Error(JSON.stringify(answer))
    return answer.result[0].transaction
  }
}

const terms = [
  'ist',
  'моск',
  'barcel',
  'шереметьего',
  'gare du nord',
  'ыещ',
  'antalya',
  'казан',
  'heathrow',
  'sochi',
]

/** Address of the n-th request in the mix of a visit: mostly searches for places, then prices, details and an order. */
export function mixed(api: string, nth: number, transactions: readonly string[]): string {
  const term = encodeURIComponent(terms[nth % terms.length] as string)
  switch (nth % 10) {
    case 0:
    case 1:
    case 2:
      return `${api}/v4/transport-nodes?${shared}&term=${term}`
    case 3:
    case 4:
    case 5:
      return `${api}/v4/places/find?${shared}&term=${term}`
    case 6:
      return `${api}/v4/places/ap-IST?${shared}`
    case 7:
      return `${api}/v4/prices?${shared}&${ride}`
    case 8:
      return `${api}/v4/partners/get-setting-user?${shared}`
    default:
      return `${api}/v4/orders/trips?${shared}&transaction=${transactions[nth % transactions.length]}`
  }
}

/** Times of a load test's answers in milliseconds, and the reasons of failed ones. */
export interface Answers {
  took: number[]
  failed: string[]
  /** Seconds from the first request to the last answer. */
  seconds: number
}

/** Sends requests at a fixed rate per second, without waiting for earlier answers. */
export async function paced(
  rate: number,
  seconds: number,
  ask: (nth: number) => Promise<unknown>,
): Promise<Answers> {
  const took: number[] = []
  const failed: string[] = []
  const asked: Promise<void>[] = []
  const began = performance.now()
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const due = began + (nth * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
    // Measured from the moment when the request was due, so that a stalled server counts completely.
    asked.push(
      ask(nth).then(
        () => void took.push(performance.now() - due),
        (error) => void failed.push(String(error)),
      ),
    )
  }
  await Promise.all(asked)
  return { took, failed, seconds: (performance.now() - began) / 1000 }
}
