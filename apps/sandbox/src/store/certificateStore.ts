/** A certificate or a bonus card. */
export interface Certificate {
  /** Number of the certificate, as the user enters it. */
  readonly hash: string
  /** Type of the certificate on the wire. */
  readonly type: 'certificate' | 'loyalty'
  /** Id of the owner; null: valid for every user. */
  readonly userId: number | null
  /** Value: a percentage of the price, or an amount in whole units of a currency. */
  readonly worth: { readonly percent: number } | { readonly amount: number; readonly currency: string }
  /** End of the validity, in epoch milliseconds; null: no end. */
  readonly expiresAt: number | null
  /** True for the code of a promotion: any number of bookings may use it, and none spends it. */
  readonly isReusable: boolean
  /** True if the certificate cannot be used any more. */
  readonly isSpent: boolean
}

/** Store of certificates; a booking with the number of a certificate spends it. */
export interface CertificateStore {
  /** The certificate of a number, case-insensitive; null for an unknown number. */
  certificate(hash: string): Certificate | null
}

/** Normalises a number for comparison. */
export const foldHash = (hash: string) => hash.trim().toUpperCase()
