import { Refusal } from '../errors.ts'
import { exchange } from '../prices/currency.ts'
import type { Certificate, CertificateStore } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'

/** Minor units in a whole one; all quoted currencies have a hundred. */
export const minorUnits = 100

/**
 * The certificate of a number, good for a user at a moment (epoch milliseconds). `ownHash` is the number that the
 * order at hand was booked with: it counts as not spent. @throws Refusal 400, a code a reason
 */
export function goodCertificate(
  hash: string,
  user: SandboxUser,
  store: CertificateStore,
  now: number,
  ownHash: string | null = null,
): Certificate {
  const found = store.certificate(hash)
  if (found === null) throw new Refusal(400, 'certificate_unknown')
  if (found.userId !== null && found.userId !== user.userId) throw new Refusal(400, 'certificate_other_user')
  if (found.type === 'loyalty' && user.loyalty <= 0) throw new Refusal(400, 'certificate_other_user')
  const isOwn = ownHash !== null && store.certificate(ownHash)?.hash === found.hash
  if (found.isSpent && !isOwn) throw new Refusal(400, 'certificate_spent')
  if (found.expiresAt !== null && now > found.expiresAt && !isOwn)
    throw new Refusal(400, 'certificate_expired')
  return found
}

/** What a certificate is worth against costs in minor units of a currency. */
export interface Repayment {
  /** In minor units, what it is good for. */
  readonly size: number
  /** In minor units, what it pays of each cost; never more than the cost. */
  readonly repaid: readonly number[]
}

/**
 * What a certificate pays of each of some costs, all in minor units of a currency: a share of each, rounded half up,
 * or an amount that the first ride takes from and the next what remains.
 * @param used what other rides of the booking took of the amount already
 */
export function repaymentOf(
  { worth }: Certificate,
  costs: readonly number[],
  currency: string,
  used = 0,
): Repayment {
  if ('percent' in worth) {
    const repaid = costs.map((cost) => Math.min(cost, Math.round((cost * worth.percent) / 100)))
    return { size: repaid.reduce((sum, part) => sum + part, 0), repaid }
  }
  const size = exchange(worth.amount * minorUnits, worth.currency, currency)
  let left = Math.max(0, size - used)
  const repaid = costs.map((cost) => {
    const part = Math.min(cost, left)
    left -= part
    return part
  })
  return { size, repaid }
}
