import { toFlag } from '@wherry/booking/codec/values.ts'
import { promoCodeOf } from '@wherry/booking/domain/landing.ts'
import { Refusal } from '../errors.ts'
import { exchange } from '../prices/currency.ts'
import { foldHash } from '../store/certificateStore.ts'
import type { Certificate, CertificateStore, Store } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'

/** Minor units in a whole one; all quoted currencies have a hundred. */
export const minorUnits = 100

/** Places where codes are looked up: certificates, and the settings of partners' modules with the codes that they advertise. */
type CodeStore = CertificateStore & Pick<Store, 'moduleSettings' | 'users'>

/** Discount of a code that a partner's page advertises, in percent. */
const advertisedPercent = 10

/** The certificate of a number. A code that a partner's page shows is one too, for everybody. Null: nobody has it. */
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
 * The certificate of a number, good for a user at a moment (epoch milliseconds). `ownHash` is the number that the
 * order at hand was booked with: it counts as not spent. @throws Refusal 400, a code a reason
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
