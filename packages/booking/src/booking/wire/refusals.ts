import { refusalIn } from '../../module/failure.ts'

/** True if the service does not know the requested order. */
export function isNotFound(error: unknown): boolean {
  const refusal = refusalIn(error)
  return refusal?.status === 404 || refusal?.code === '404'
}

/** True if an order is not available to this visitor: unknown, or another user's. */
export function isNotTheirs(error: unknown): boolean {
  return isNotFound(error) || refusalIn(error)?.status === 403
}
