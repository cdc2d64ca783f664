import { isMissingPart } from '../../kernel/missingPart.ts'
import { callFailure } from '../../module/failure.ts'
import { ClientError } from '../../wire/clientError.ts'
import type { Failure } from '../state/progress.ts'

/** Returns the failure that is shown for a failed step of a booking. */
export function failureOf(step: Failure['step'], error: unknown, online: boolean): Failure {
  if (isMissingPart(error)) return { step, reason: online ? 'notLoaded' : 'offline', message: null }
  const { reason, message } = callFailure(error, online)
  const isUntrusted = error instanceof ClientError && error.kind === 'untrusted'
  return { step, reason: isUntrusted ? 'untrusted' : reason, message }
}
