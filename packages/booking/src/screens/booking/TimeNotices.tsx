import { Button, Link, Notice } from '@wherry/ui'
import { isForTheNearFuture } from '../../domain/nearFuture.ts'
import { ridesUrl } from '../../domain/rides.ts'
import { splitCivil } from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'
import { dateArrivalOf } from '../../domain/trip.ts'
import { dayDateTime } from '../../format/dateTime.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import type { RideTiming } from '../../state/bookingState.ts'
import * as css from '../shared/FormPage.css.ts'
import { useSaid } from '../shared/useSaid.ts'
import { type FormView, useRideView } from './formView.ts'

const timeFields = ['dateArrival', 'dateArrival.time', 'dateDeparture', 'dateDeparture.time'] as const

/**
 * Whether the service's own refusal of a time stands in a notice: beside what the form itself finds wrong with a time it
 * would be a second advice.
 */
export function isTimeRefused({ check }: RideTiming, errorOf: FormView['errorOf']): boolean {
  return check.status === 'refused' && timeFields.every((field) => errorOf(field) === undefined)
}

/** What the service and the clock say about the entered time. */
export function TimeNotices() {
  const { booking, leg, ride, timing, t, serviceLang, idOf, errorOf } = useRideView()
  const { config, lang, platform } = useModule()
  const { check, timeNote } = timing
  const { status, notice, noticeToUser, similarOrders } = check
  const arrival = dateArrivalOf(ride.form)
  const isNear =
    arrival !== null &&
    status === 'allowed' &&
    isForTheNearFuture(arrival, timeZoneOf(ride.from), platform.clock.now())
  const refusal = isTimeRefused(timing, errorOf) ? (notice ?? t('booking.trip.refused')) : null
  const failed = status === 'failed' ? (notice ?? t('booking.trip.checkFailed')) : null
  const moved =
    timeNote &&
    t(timeNote.note === 'gap' ? 'booking.trip.gap' : 'booking.trip.overlap', {
      time: splitCivil(timeNote.civil).time,
    })
  const fast = ride.isFastRide && arrival && t('booking.trip.fastRide', { time: dayDateTime(arrival, lang) })
  const told = status === 'allowed' ? noticeToUser : null
  const near = isNear && t('booking.trip.nearFuture')
  const similar = similarOrders.length > 0 && t('booking.trip.similar', { count: similarOrders.length })
  useSaid(refusal, 'assertive')
  useSaid(failed)
  useSaid(moved)
  useSaid(fast)
  useSaid(told)
  useSaid(near)
  useSaid(similar)

  return (
    <>
      {refusal && (
        <Notice tone="critical" id={idOf('timeCheck')} tabIndex={-1}>
          {isolate(refusal, 400)}
        </Notice>
      )}
      {failed && (
        <Notice
          tone="caution"
          action={
            <Button variant="outline" size="s" onClick={() => booking.actions.checkTimeAgain(leg)}>
              {t('booking.trip.checkAgain')}
            </Button>
          }
        >
          {isolate(failed, 400)}
        </Notice>
      )}
      {moved && <Notice tone="info">{moved}</Notice>}
      {fast && <Notice tone="info">{fast}</Notice>}
      {told && <Notice tone="info">{isolate(told, 400)}</Notice>}
      {near && <Notice tone="caution">{near}</Notice>}
      {similar && (
        <Notice tone="caution" title={similar}>
          <ul className={css.fields}>
            {similarOrders.map(({ orderId, dateArrival, fromText, toText }) => (
              <li key={orderId}>
                <Link href={ridesUrl(config.accountUrl, booking.user, serviceLang, orderId)} isExternal>
                  {dateArrival
                    ? t('booking.trip.similarOrderAt', {
                        number: orderId,
                        when: dayDateTime(dateArrival, lang),
                      })
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
