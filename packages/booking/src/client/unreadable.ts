import { ClientError } from './clientError.ts'
import type { Core } from './core.ts'

/** The error of an answer that fits its schema and contradicts its question; it is reported. */
export function unreadable(core: Core, endpoint: string, path: string): ClientError {
  const error = new ClientError('unreadable', { endpoint, path })
  core.report(error)
  return error
}
