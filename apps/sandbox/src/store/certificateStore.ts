/** A certificate or a bonus card. */
export interface Certificate {
  /** Its number, as a person types it. */
  readonly hash: string
  /** The word of the wire. */
  readonly type: 'certificate' | 'loyalty'
  /** Whose it is; null: good for anybody. */
  readonly userId: number | null
  /** What it takes off: a share of the price, or an amount in whole units of a currency. */
  readonly worth: { readonly percent: number } | { readonly amount: number; readonly currency: string }
  /** Epoch milliseconds; null: never. */
  readonly expiresAt: number | null
  /** A promotion's code: any number of bookings may name it, and none spends it. */
  readonly isReusable: boolean
  /** Can be used no more. */
  readonly isSpent: boolean
}

/** Certificates; a booking spends one by naming it. */
export interface CertificateStore {
  /** In any case of letters; null for a number that nobody has. */
  certificate(hash: string): Certificate | null
}

/** What numbers are compared by. */
export const foldHash = (hash: string) => hash.trim().toUpperCase()
