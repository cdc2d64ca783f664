import type { Money } from './money.ts'

/** A ride whose price is asked anew. */
export interface RecalculationRide {
  /** Of the offer. */
  priceId: string
  /** How many extra stops, from 0. */
  stops: number
  pickupPlaceId: string
  /** Seconds of the rent. Null: a transfer. */
  durationSeconds: number | null
  /** Chosen extras and child seats; amounts from 1. */
  services: readonly { id: string; type: string; amount: number }[]
}

/** What is priced anew (BOOK-32): one ride, or two with the return trip. */
export interface RecalculationQuestion {
  /** ISO 4217, of every amount of the answer. */
  currency: string
  /** Number of the certificate or the bonus card; empty: none, stops and extras alone count. */
  hash: string
  rides: readonly [RecalculationRide] | readonly [RecalculationRide, RecalculationRide]
}

/** What a ride costs with its stops, extras and certificate. */
export interface RecalculatedRide {
  /** `certificate`, `loyalty` or another word of the service. Null: no hash. */
  type: string | null
  /** What the certificate is good for. Null: no hash. */
  size: Money | null
  /** What remains to be paid. */
  restatedPrice: Money
  /** What the certificate pays. Null: nothing. */
  repaymentPrice: Money | null
}

/** A row a ride, in the order in which they were asked. */
export type Recalculation = readonly [RecalculatedRide, ...RecalculatedRide[]]
