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

/** Codes that can have 400 as well as their status of {@link byStatus}. */
const also400: ReadonlySet<ErrorCode> = new Set(['unknown_place'])

/** A row of the table of refusals. */
export interface RefusalRow {
  /** Code in the response. */
  readonly code: string
  readonly statuses: readonly number[]
  /** Message in English, with its placeholders in braces. */
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

/** The possible statuses of a code, the lowest first. */
export function statusesOf(code: ErrorCode): number[] {
  const statuses = Object.entries(byStatus)
    .filter(([, codes]) => codes.includes(code))
    .map(([status]) => Number(status))
  return statuses.length === 0 || also400.has(code) ? [...statuses, 400].sort((a, b) => a - b) : statuses
}
