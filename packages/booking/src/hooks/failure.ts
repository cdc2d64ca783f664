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

/** What to tell of a failed call. */
export function failureOf(step: Failure['step'], error: unknown, online: boolean): Failure {
  if (!(error instanceof ClientError)) return { step, reason: 'unexpected', message: null }
  return { step, reason: reasonOf(error, online), message: error.serverMessage ?? null }
}

function reasonOf(error: ClientError, online: boolean): FailureReason {
  if (error.kind === 'network' || error.kind === 'aborted') return online ? 'network' : 'offline'
  if (error.kind !== 'rejected') return error.kind
  if (error.status === 401) return 'signIn'
  return error.serverMessage && (error.status ?? 0) < 500 ? 'refused' : 'unexpected'
}
