import { isolate } from '../../kernel/format/outside.ts'
import type { Failure } from '../state/progress.ts'
import type { OrderTexts } from './formView.ts'

/**
 * Text about a failure and the next step, in the visitor's language, or the service's own words if it gave a
 * reason. A failure of the payment page begins with the name of the step (BOOK-49).
 */
export function failureText(failure: Failure, t: OrderTexts): string {
  const reason = reasonText(failure, t)
  return failure.step === 'payment' ? t('booking.pay.failed', { reason }) : reason
}

function reasonText({ step, reason, message }: Failure, t: OrderTexts): string {
  switch (reason) {
    case 'refused':
      return message ? isolate(withFullStop(message), 400) : t('booking.error.unexpected')
    // The consequence is shown beside this text, with the price.
    case 'code':
      return message ? isolate(withFullStop(message), 400) : ''
    case 'missing':
      return t('booking.unknown.missing')
    case 'gone':
      return t('booking.price.gone')
    case 'dearer':
      return t('change.dearer')
    case 'fewerPeople':
    case 'fewerExtras':
      return t(`change.${reason}`)
    case 'partial':
      return t('change.partial')
    case 'otherAccount':
      return t('change.otherAccount.title')
    default:
      break
  }
  if (reason !== 'offline' && step === 'time') return t('booking.trip.checkFailed')
  if (reason !== 'offline' && step === 'price') return t('booking.price.checkFailed')
  return t(`booking.error.${reason}`)
}

/** Adds a full stop, because another sentence may follow. */
function withFullStop(message: string): string {
  const text = message.trim()
  return /[.!?…。]$/u.test(text) ? text : `${text}.`
}
