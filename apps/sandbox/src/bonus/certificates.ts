import { promoCodeOf } from '@wherry/booking/rules'
import { toFlag } from '@wherry/booking/wire'
import { Refusal } from '../errors.ts'
import { exchange } from '../prices/currency.ts'
import { foldHash } from '../store/certificateStore.ts'
import type { Certificate, CertificateStore, Store } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'

/** Minor units in a whole one; all quoted currencies have a hundred. */
export const minorUnits = 100

/** Stores in which a code is looked up: certificates, and the settings of partners' modules with their advertised codes. */
type CodeStore = CertificateStore & Pick<Store, 'moduleSettings' | 'users'>

/** Discount of a code from a partner's page, in percent. */
const advertisedPercent = 10

/** Finds the certificate of a number. An advertised code of a partner's page is a certificate for all users. Null if unknown. */
export function findCertificate(hash: string, store: CodeStore): Certificate | null {
  return store.certificate(hash) ?? advertisedCode(hash, store)
}

function advertisedCode(hash: string, store: CodeStore): Certificate | null {
  const wanted = foldHash(hash)
  if (wanted === '') return null
  for (const partnerId of new Set(store.users().map((user) => user.partnerId))) {
    const settings = partnerId === null ? undefined : store.moduleSettings(partnerId)?.settings
    const code = toFlag(settings?.show_promo_code) ? promoCodeOf(settings?.promo_code ?? null) : null
    if (code === null || foldHash(code) !== wanted) continue
    return {
      ...{ hash: code, type: 'certificate', userId: null, expiresAt: null },
      ...{ worth: { percent: advertisedPercent }, isReusable: true, isSpent: false },
    }
  }
  return null
}

/**
 * Finds the certificate of a number and checks that it is valid for a user at a moment (epoch milliseconds). `ownHash` is
 * the number that this order was booked with: it counts as not spent. @throws Refusal 400, with one code per reason
 */
export function goodCertificate(
  hash: string,
  user: SandboxUser,
  store: CodeStore,
  now: number,
  ownHash: string | null = null,
): Certificate {
  const found = findCertificate(hash, store)
  if (found === null) throw new Refusal(400, 'certificate_unknown')
  if (found.userId !== null && found.userId !== user.userId) throw new Refusal(400, 'certificate_other_user')
  if (found.type === 'loyalty' && user.loyalty <= 0) throw new Refusal(400, 'certificate_other_user')
  const isOwn = ownHash !== null && findCertificate(ownHash, store)?.hash === found.hash
  if (found.isSpent && !isOwn) throw new Refusal(400, 'certificate_spent')
  if (found.expiresAt !== null && now > found.expiresAt && !isOwn)
    throw new Refusal(400, 'certificate_expired')
  return found
}

/** The payment by a certificate, in minor units of a currency. */
export interface Repayment {
  /** Value of the certificate, in minor units. */
  readonly size: number
  /** Paid part of each cost, in minor units; never more than the cost. */
  readonly repaid: readonly number[]
}

/**
 * Calculates the part of each cost that a certificate pays, in minor units of a currency: a share of each, rounded half
 * up, or an amount of which the first ride is paid and the rest goes to the next.
 * @param used part of the amount that other rides of the booking have used
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
