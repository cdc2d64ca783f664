import { type ErrorCode, messages, wireCodes } from '../errors.ts'

/** Codes by their status; the others are 400. */
const byStatus: Readonly<Record<number, readonly ErrorCode[]>> = {
  200: ['not_now'],
  401: ['sign_in_required', 'sign_in'],
  403: ['forbidden', 'other_user', 'partners_only'],
  404: ['unknown_call', 'unknown_place', 'unknown_order', 'unknown_promo', 'unknown_class', 'not_found'],
  405: ['wrong_method'],
  409: [
    'price_expired',
    'price_gone',
    'idempotency_conflict',
    'already_paid',
    'order_cancelled',
    'ride_over',
    'paid_price',
    'conflict',
  ],
  412: ['settings_changed'],
  413: ['too_large'],
  429: ['too_many_sign_ins', 'too_many_requests'],
  500: ['internal'],
}

/** Codes with a status of {@link byStatus} that are answered with 400 too. */
const also400: ReadonlySet<ErrorCode> = new Set(['unknown_place'])

/** What a call may be refused for. */
export interface RefusalRow {
  /** As it stands in the answer. */
  readonly code: string
  readonly statuses: readonly number[]
  /** In English, its parts in braces. */
  readonly text: string
}

/** Every refusal of the sandbox, by status and code. */
export function refusalRows(): RefusalRow[] {
  return (Object.keys(messages) as ErrorCode[])
    .map((code) => ({
      code: wireCodes[code] ?? code,
      statuses: statusesOf(code),
      text: messages[code].en,
    }))
    .sort(
      (one, other) =>
        (one.statuses.at(-1) ?? 0) - (other.statuses.at(-1) ?? 0) || one.code.localeCompare(other.code),
    )
}

/** The statuses that a code is answered with, the lowest first. */
export function statusesOf(code: ErrorCode): number[] {
  const statuses = Object.entries(byStatus)
    .filter(([, codes]) => codes.includes(code))
    .map(([status]) => Number(status))
  return statuses.length === 0 || also400.has(code) ? [...statuses, 400].sort((a, b) => a - b) : statuses
}
