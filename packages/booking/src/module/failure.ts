import { ClientError } from '../wire/clientError.ts'

/**
 * Statuses of a refusal after which the order may still exist: the key is already used, or the response is not from the
 * service.
 */
const openStatuses = [408, 409, 425]

/** True if the failure of a booking request proves that no order was created. */
export function isDefinite(error: unknown): boolean {
  if (!(error instanceof ClientError) || error.kind !== 'rejected') return false
  return error.status === undefined || (error.status < 500 && !openStatuses.includes(error.status))
}

/**
 * True if the failure of a change proves that nothing was changed. A conflict counts as a refusal here, except a
 * conflict of the key.
 */
export function isDefiniteOfChange(error: unknown): boolean {
  return isDefinite(error) || (isConflict(error) && !isKeyTaken(error))
}

/** True if the key was already used for a request with another body. */
export function isKeyTaken(error: unknown): boolean {
  return isConflict(error) && error.code === 'idempotency_conflict'
}

function isConflict(error: unknown): error is ClientError {
  return error instanceof ClientError && error.kind === 'rejected' && error.status === 409
}

/** True if the service does not know the requested order. */
export function isNotFound(error: unknown): boolean {
  return (
    error instanceof ClientError &&
    error.kind === 'rejected' &&
    (error.status === 404 || error.code === '404')
  )
}

/** True if an order is not available to this visitor: unknown, or another user's. */
export function isNotTheirs(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ClientError && error.status === 403)
}

/** True if the service has refused an order because its price has changed. */
export function isPriceRefusal(error: unknown): boolean {
  return error instanceof ClientError && error.kind === 'rejected' && /^price/i.test(error.code ?? '')
}

/** Reason why a request has failed, for all kinds of requests. */
export type CallFailureReason =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'unreadable'
  | 'signIn'
  | 'refused'
  | 'unexpected'

/** Returns the reason of a failed request, and the service's message. */
export function callFailure(
  error: unknown,
  online: boolean,
): { reason: CallFailureReason; message: string | null } {
  if (!(error instanceof ClientError)) return { reason: 'unexpected', message: null }
  return { reason: reasonOf(error, online), message: error.serverMessage ?? null }
}

function reasonOf({ kind, status = 0, serverMessage }: ClientError, online: boolean): CallFailureReason {
  if (kind === 'network' || kind === 'aborted') return online ? 'network' : 'offline'
  // Only the request for the payment address fails as `untrusted`, and that case has its own text.
  if (kind === 'untrusted') return 'unexpected'
  if (kind !== 'rejected') return kind
  if (status === 401) return 'signIn'
  return serverMessage && status < 500 ? 'refused' : 'unexpected'
}
