import { ClientError } from '../wire/clientError.ts'

/**
 * Statuses of a refusal after which the order may still exist: the key is already used, or the response is not from the
 * service.
 */
const openStatuses = [408, 409, 425]

/** Returns the refusal of the service. Undefined: the request failed in another way. */
export function refusalIn(error: unknown): ClientError | undefined {
  return error instanceof ClientError && error.kind === 'rejected' ? error : undefined
}

/** True if the failure of a booking request proves that no order was created. */
export function isDefinite(error: unknown): boolean {
  const refusal = refusalIn(error)
  const { status = 0 } = refusal ?? {}
  return refusal !== undefined && status < 500 && !openStatuses.includes(status)
}

/** True if the key was already used for a request with another body. */
export function isKeyTaken(error: unknown): boolean {
  const refusal = refusalIn(error)
  return refusal?.status === 409 && refusal.code === 'idempotency_conflict'
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
