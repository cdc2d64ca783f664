import { isDefinite, isKeyTaken, refusalIn } from '../../module/failure.ts'
import { ClientError } from '../../wire/clientError.ts'

/**
 * True if the failure of a change proves that nothing was changed. A conflict counts as a refusal here, except a
 * conflict of the key.
 */
export function isDefiniteOfChange(error: unknown): boolean {
  return isDefinite(error) || (refusalIn(error)?.status === 409 && !isKeyTaken(error))
}

/** True if the service does not know the requested order. */
export function isNotFound(error: unknown): boolean {
  const refusal = refusalIn(error)
  return refusal?.status === 404 || refusal?.code === '404'
}

/** True if an order is not available to this visitor: unknown, or another user's. */
export function isNotTheirs(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ClientError && error.status === 403)
}

/** True if the service has refused an order because its price has changed. */
export function isPriceRefusal(error: unknown): boolean {
  return /^price/i.test(refusalIn(error)?.code ?? '')
}
