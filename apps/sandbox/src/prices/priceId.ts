import { hashOf } from './hash.ts'

/** The content of a price id. */
export interface PriceKey {
  readonly fromId: string
  /** Place id of the drop-off; null for a rent. */
  readonly toId: string | null
  /** Whole hours of a rent; null for a transfer. */
  readonly hours: number | null
  readonly classId: number
  readonly providerId: number
  readonly currency: string
  /** Price in whole units of the currency. */
  readonly amount: number
  /** Price of each extra stop in whole units of the currency. */
  readonly amountPerStop: number
  /** Epoch seconds at which the price was quoted. */
  readonly issuedAt: number
}

const version = '2'
const separator = '|'
/** Prefix of the hours of a rent, in place of a transfer's drop-off; no place id begins with it. */
const rentMark = '@'

/** Creates a price id: opaque to the client, and invalid for {@link parsePriceId} if changed. */
export function createPriceId(key: PriceKey, secret: string): string {
  const text = [
    version,
    key.fromId,
    key.toId ?? `${rentMark}${key.hours}`,
    key.classId,
    key.providerId,
    key.currency,
    key.amount,
    key.amountPerStop,
    key.issuedAt.toString(36),
  ].join(separator)
  return toUrlSafe(`${text}${separator}${seal(text, secret)}`)
}

/** Reads the content of a price id; null for any other text. */
export function parsePriceId(priceId: string, secret: string): PriceKey | null {
  const whole = fromUrlSafe(priceId)
  const at = whole?.lastIndexOf(separator) ?? -1
  if (whole === null || at < 0) return null
  const text = whole.slice(0, at)
  if (seal(text, secret) !== whole.slice(at + 1)) return null
  const [of, fromId, end, classId, providerId, currency, amount, amountPerStop, issuedAt] =
    text.split(separator)
  if (of !== version || fromId === undefined || end === undefined || currency === undefined) return null
  const isRent = end.startsWith(rentMark)
  return {
    fromId,
    toId: isRent ? null : end,
    hours: isRent ? Number(end.slice(rentMark.length)) : null,
    currency,
    classId: Number(classId),
    providerId: Number(providerId),
    amount: Number(amount),
    amountPerStop: Number(amountPerStop),
    issuedAt: Number.parseInt(issuedAt ?? '', 36),
  }
}

const seal = (text: string, secret: string) =>
  hashOf(`${secret}${text}`).toString(36) + hashOf(`${text}${secret}`).toString(36)

const toUrlSafe = (text: string) =>
  btoa(text)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '')

function fromUrlSafe(text: string): string | null {
  try {
    return atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  } catch {
    return null
  }
}
