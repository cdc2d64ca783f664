import { ClientError } from './clientError.ts'
import type { Core } from './core.ts'

/** Reports and returns the error of a response that matches its schema but not its request. */
export function unreadable(core: Core, endpoint: string, path: string): ClientError {
  const error = new ClientError('unreadable', { endpoint, path })
  core.report(error)
  return error
}
