import { Button, Link, Notice } from '@wherry/ui'
import { dayDateTime } from '../../../kernel/format/dateTime.ts'
import { isolate } from '../../../kernel/format/outside.ts'
import { dateArrivalOf } from '../../../kernel/model/trip.ts'
import { splitCivil } from '../../../kernel/values/time.ts'
import { timeZoneOf } from '../../../kernel/values/timeZone.ts'
import { ridesUrl } from '../../../module/config/rides.ts'
import { useModule } from '../../../module/module.tsx'
import * as css from '../../../view/ride/FormPage.css.ts'
import { useSaid } from '../../../view/useSaid.ts'
import { isForTheNearFuture } from '../../draft/nearFuture.ts'
import type { RideTiming } from '../../state/bookingState.ts'
import { type FormFacts, useRidePart, useRideView } from '../formView.ts'

const timeFields = ['dateArrival', 'dateArrival.time', 'dateDeparture', 'dateDeparture.time'] as const

/**
 * True if the service's refusal of a time is shown in a notice. It is hidden while the form itself has an
 * error for a time, because two hints would be too many.
 */
export function isTimeRefused({ check }: RideTiming, errorOf: FormFacts['errorOf']): boolean {
  return check.status === 'refused' && timeFields.every((field) => errorOf(field) === undefined)
}

/** Notices about the entered time, from the service and from the zone's clock. */
export function TimeNotices() {
  const { booking, leg, t, serviceLang, idOf } = useRideView()
  const { config, lang, platform } = useModule()
  const { check, timeNote, isRefused, fastAt, isNear } = useRidePart(({ ride, timing, errorOf }) => {
    const arrival = dateArrivalOf(ride.form)
    return {
      check: timing.check,
      timeNote: timing.timeNote,
      isRefused: isTimeRefused(timing, errorOf),
      fastAt: ride.isFastRide ? arrival : null,
      isNear:
        arrival !== null &&
        timing.check.status === 'allowed' &&
        isForTheNearFuture(arrival, timeZoneOf(ride.from), platform.clock.now()),
    }
  })
  const { status, notice, noticeToUser, similarOrders } = check
  const refusal = isRefused ? (notice ?? t('booking.trip.refused')) : null
  const failed = status === 'failed' ? (notice ?? t('booking.trip.checkFailed')) : null
  const moved =
    timeNote &&
    t(timeNote.note === 'gap' ? 'booking.trip.gap' : 'booking.trip.overlap', {
      time: splitCivil(timeNote.civil).time,
    })
  const fast = fastAt && t('booking.trip.fastRide', { time: dayDateTime(fastAt, lang) })
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
          <ul className={css.fields()}>
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
