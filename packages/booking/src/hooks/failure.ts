import { ClientError } from '../client/clientError.ts'
import type { Failure, FailureReason } from '../state/bookingState.ts'

/** Statuses of a refusal after which the order may exist all the same: the key is known, or the answer is not the service's. */
const openStatuses = [408, 409, 425]

/** Whether a failed booking call has proved that no order was made. */
export function isDefinite(error: unknown): boolean {
  if (!(error instanceof ClientError) || error.kind !== 'rejected') return false
  return error.status === undefined || (error.status < 500 && !openStatuses.includes(error.status))
}

/** The same of a change, for which a conflict says no more than a refusal, but for one of the key itself. */
export function isDefiniteOfChange(error: unknown): boolean {
  return isDefinite(error) || (isConflict(error) && !isKeyTaken(error))
}

/** Whether a key has an answer already, to a request with other words. */
export function isKeyTaken(error: unknown): boolean {
  return isConflict(error) && error.code === 'idempotency_conflict'
}

function isConflict(error: unknown): error is ClientError {
  return error instanceof ClientError && error.kind === 'rejected' && error.status === 409
}

/** Whether the service does not know the order that was asked for. */
export function isNotFound(error: unknown): boolean {
  return (
    error instanceof ClientError &&
    error.kind === 'rejected' &&
    (error.status === 404 || error.code === '404')
  )
}

/** Whether an order is not there for this visitor: unknown, or another's. */
export function isNotTheirs(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ClientError && error.status === 403)
}

/** Whether the service refused an order because its price is no longer the price. */
export function isPriceRefusal(error: unknown): boolean {
  return error instanceof ClientError && error.kind === 'rejected' && /^price/i.test(error.code ?? '')
}

/** Why a call failed, whatever it was for. */
export type ToldReason = Extract<
  FailureReason,
  'offline' | 'network' | 'timeout' | 'unreadable' | 'signIn' | 'refused' | 'unexpected'
>

/** What to tell of a failed call. */
export function told(error: unknown, online: boolean): { reason: ToldReason; message: string | null } {
  if (!(error instanceof ClientError)) return { reason: 'unexpected', message: null }
  return { reason: reasonOf(error, online), message: error.serverMessage ?? null }
}

/** What to tell of a failed step of a booking. */
export function failureOf(step: Failure['step'], error: unknown, online: boolean): Failure {
  const { reason, message } = told(error, online)
  const isUntrusted = error instanceof ClientError && error.kind === 'untrusted'
  return { step, reason: isUntrusted ? 'untrusted' : reason, message }
}

function reasonOf({ kind, status = 0, serverMessage }: ClientError, online: boolean): ToldReason {
  if (kind === 'network' || kind === 'aborted') return online ? 'network' : 'offline'
  // Where nobody may be led only the address of a payment leads, and its failure says so.
  if (kind === 'untrusted') return 'unexpected'
  if (kind !== 'rejected') return kind
  if (status === 401) return 'signIn'
  return serverMessage && status < 500 ? 'refused' : 'unexpected'
}
