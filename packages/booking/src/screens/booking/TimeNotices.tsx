import { Button, Link, Notice, useAnnounce } from '@wherry/ui'
import { useEffect } from 'react'
import { instantOf, showDateTime, splitCivil } from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'
import { dateArrivalOf } from '../../domain/trip.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import * as css from './BookingScreen.css.ts'
import { useFormView } from './formView.ts'

/** Milliseconds before the pickup within which a provider has to confirm first (BOOK-59). */
const nearFutureMs = 3 * 60 * 60 * 1000

/** What the service and the clock say about the entered time. */
export function TimeNotices() {
  const { booking, t, idOf } = useFormView()
  const { config, platform } = useModule()
  const announce = useAnnounce()
  const { draft, check, timeNote } = booking.state
  const { status, notice, noticeToUser, similarOrders } = check
  const arrival = dateArrivalOf(draft.form)
  const isNear =
    arrival !== null &&
    status === 'allowed' &&
    instantOf(arrival, timeZoneOf(draft.from)) - platform.clock.now() < nearFutureMs
  const refusal = status === 'refused' ? (notice ?? t('booking.trip.refused')) : null
  useEffect(() => {
    if (refusal) announce(refusal, 'assertive')
  }, [refusal, announce])

  return (
    <>
      {refusal && (
        <Notice status="critical" id={idOf('timeCheck')} tabIndex={-1}>
          {isolate(refusal, 400)}
        </Notice>
      )}
      {status === 'failed' && (
        <Notice
          status="caution"
          action={
            <Button variant="outline" size="s" onClick={booking.actions.checkTimeAgain}>
              {t('booking.trip.checkAgain')}
            </Button>
          }
        >
          {notice ? isolate(notice, 400) : t('booking.trip.checkFailed')}
        </Notice>
      )}
      {timeNote && (
        <Notice status="info">
          {t(timeNote.note === 'gap' ? 'booking.trip.gap' : 'booking.trip.overlap', {
            time: splitCivil(timeNote.civil).time,
          })}
        </Notice>
      )}
      {draft.isFastRide && arrival && (
        <Notice status="info">{t('booking.trip.fastRide', { time: showDateTime(arrival) })}</Notice>
      )}
      {noticeToUser && status === 'allowed' && <Notice status="info">{isolate(noticeToUser, 400)}</Notice>}
      {isNear && <Notice status="caution">{t('booking.trip.nearFuture')}</Notice>}
      {similarOrders.length > 0 && (
        <Notice status="caution" title={t('booking.trip.similar', { count: similarOrders.length })}>
          <ul className={css.fields}>
            {similarOrders.map(({ orderId, dateArrival, fromText, toText }) => (
              <li key={orderId}>
                <Link href={`${config.accountUrl}/list?showorder=${encodeURIComponent(orderId)}`} external>
                  {dateArrival
                    ? t('booking.trip.similarOrderAt', { number: orderId, when: showDateTime(dateArrival) })
                    : t('booking.trip.similarOrder', { number: orderId })}
                </Link>
                {fromText && toText && (
                  <span className={css.muted}>
                    {' '}
                    {t('booking.trip.fromTo', { from: isolate(fromText), to: isolate(toText) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
