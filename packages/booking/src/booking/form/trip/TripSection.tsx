import { Button, Notice, PlaneIcon, TrainIcon, TrashIcon } from '@wherry/ui'
import { useRef } from 'react'
import { dayDateTime } from '../../../kernel/format/dateTime.ts'
import { duration } from '../../../kernel/format/duration.ts'
import { isolate } from '../../../kernel/format/outside.ts'
import type { Draft } from '../../../kernel/model/booking.ts'
import { tripFields } from '../../../kernel/model/draftFields.ts'
import type { Offer } from '../../../kernel/model/offer.ts'
import {
  arrivalMeaning,
  dateArrivalOf,
  dateDepartureOf,
  departureMeaning,
  orderedFieldsOf,
  type TripTextField,
} from '../../../kernel/model/trip.ts'
import type { Locale } from '../../../kernel/values/language.ts'
import { splitCivil } from '../../../kernel/values/time.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { useSaid } from '../../../view/useSaid.ts'
import type { BookingView } from '../../state/bookingView.ts'
import { type OrderTexts, useRidePart, useRideView } from '../formView.ts'
import { DateAndTime } from './DateAndTime.tsx'
import { SignField } from './SignField.tsx'
import { TimeNotices } from './TimeNotices.tsx'
import { TripText } from './TripText.tsx'
import { zoneText } from './zoneText.ts'

/** Name, in the tab's storage, of the texts of the trip in its form. A drawn form reads them before any script. */
export const shownRideKey = 'wherry-shown-ride'

/** Line with the two places of a ride, or with its start and its hours. */
export function routeLine(
  { from, to, durationSeconds }: Pick<Draft, 'durationSeconds'> & { from: string; to: string | undefined },
  t: OrderTexts,
  lang: Locale,
): string {
  return to === undefined
    ? t('booking.trip.byHour', { from: isolate(from), duration: duration(durationSeconds ?? 0, lang) })
    : t('booking.trip.fromTo', { from: isolate(from), to: isolate(to) })
}

/** Text of the notice that a ride from an airport waits for the flight. Null: it starts elsewhere. */
export function flightNotice(
  offer: Pick<Offer, 'routeType' | 'waitingMinutes'>,
  t: OrderTexts,
): string | null {
  if (arrivalMeaning(offer.routeType) !== 'landing') return null
  const { waitingMinutes: count } = offer
  return count ? t('booking.trip.followFlightWaiting', { count }) : t('booking.trip.followFlight')
}

/**
 * Returns what a drawn form shows of a trip, a line for each: the language and the kind of route, the places, the zones
 * of arrival and departure, the notice. Nothing that a person has typed is among them. Null: the form has more than the
 * drawn one, such as a way back.
 * @param now epoch milliseconds
 */
export function shownRide(
  { draft, state }: { draft: Draft; state: Pick<BookingView, 'earlier' | 'order'> },
  { t, lang, now }: { t: OrderTexts; lang: Locale; now: number },
): string | null {
  if (draft.returnRide || state.earlier || state.order) return null
  const { from, to, durationSeconds, form, offer } = draft
  return [
    `${lang} ${offer.routeType}`,
    routeLine({ from: from.text, to: to?.text, durationSeconds }, t, lang),
    zoneText(from, dateArrivalOf(form), now, { t, lang }),
    zoneText(from, dateDepartureOf(form), now, { t, lang }),
    flightNotice(offer, t) ?? '',
  ].join('\n')
}

/** Section of a ride: the fields of its pair of places, and the service's notices about the time. */
export function TripSection({ onRemove }: { onRemove?: (() => void) | undefined }) {
  const { leg, enter, t, lang, idOf } = useRideView()
  const { from, to, isPair, offer, durationSeconds, suggestion, civil, departureDate } = useRidePart(
    ({ draft, ride, timing }) => ({
      from: ride.from.text,
      to: ride.to?.text,
      isPair: draft.returnRide !== null,
      offer: ride.offer,
      durationSeconds: ride.durationSeconds,
      suggestion: timing.suggestion,
      civil: dateArrivalOf(ride.form),
      departureDate: ride.form.departureDate,
    }),
  )
  const meaning = arrivalMeaning(offer.routeType)
  const texts = orderedFieldsOf(offer.routeType).filter(
    (field) => field !== 'dateArrival' && field !== 'dateDeparture',
  )
  const textsOf = (end: 'arrival' | 'departure') => texts.filter((field) => tripFields[field].end === end)
  const isByTrain = textsOf('departure').some((field) => tripFields[field].kind === 'train')
  const asksDeparture = departureMeaning(offer.routeType) !== null
  const suggestedAt = suggestion && splitCivil(suggestion.arrival)
  const section = useRef<HTMLElement>(null)
  const suggestedTime =
    suggestedAt &&
    (suggestedAt.date === departureDate ? suggestedAt.time : dayDateTime(suggestion.arrival, lang))
  const take = ({ date, time }: ReturnType<typeof splitCivil>) => {
    enter({ type: 'dateEntered', end: 'arrival', part: 'date', value: date })
    enter({ type: 'dateEntered', end: 'arrival', part: 'time', value: time })
    // The pressed button disappears, so the time field takes the focus.
    section.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf('dateArrival.time'))}`)?.focus()
  }
  const suggested =
    suggestedTime &&
    t('booking.trip.suggested', {
      time: suggestedTime,
      duration: duration(suggestion.travelTime ?? offer.travelTime ?? 0, lang),
    })
  useSaid(suggested)
  const followed = flightNotice(offer, t)
  const onward = asksDeparture || textsOf('departure').length > 0

  const departure = onward && (
    <div className={css.part()}>
      <h3 className={css.partTitle}>{t(isByTrain ? 'booking.trip.yourTrain' : 'booking.trip.yourFlight')}</h3>
      <div className={css.fields({ columns: asksDeparture ? 'ride' : 'date' })}>
        <Texts fields={textsOf('departure')} />
        {asksDeparture && <DateAndTime end="departure" />}
      </div>
    </div>
  )
  return (
    <section ref={section} className={css.card} aria-labelledby={idOf('title.trip')}>
      <header className={css.cardHead}>
        <div className={css.titleRow}>
          <h2 id={idOf('title.trip')} className={css.cardTitle} tabIndex={-1}>
            {t(
              leg === 'return' ? 'booking.back.title' : isPair ? 'booking.back.there' : 'booking.trip.title',
            )}
          </h2>
          {onRemove && (
            <Button
              variant="plain"
              size="s"
              flush="end"
              // The button's text does not name the ride, so the heading describes it.
              aria-describedby={idOf('title.trip')}
              onClick={onRemove}
            >
              <TrashIcon size={16} />
              {t('booking.back.remove')}
            </Button>
          )}
        </div>
        <p className={css.muted}>{routeLine({ from, to, durationSeconds }, t, lang)}</p>
      </header>
      {meaning === 'pickup' ? (
        <>
          {departure}
          {onward ? (
            <div className={css.part()}>
              <h3 className={css.partTitle}>{t('booking.trip.pickup')}</h3>
              <Pickup />
            </div>
          ) : (
            <Pickup />
          )}
        </>
      ) : (
        <>
          <div className={css.fields({ columns: 'ride' })}>
            <Texts fields={textsOf('arrival')} />
            <DateAndTime end="arrival" />
          </div>
          {followed && (
            // The mark is for a drawn form, which gives the notice the text of the last visit.
            <Notice tone="neutral" icon={<PlaneIcon />} data-flight="">
              {followed}
            </Notice>
          )}
          {departure}
        </>
      )}
      {suggested && (
        <Notice
          tone="neutral"
          icon={isByTrain ? <TrainIcon /> : <PlaneIcon />}
          action={
            suggestion.arrival !== civil && (
              <Button variant="outline" size="s" onClick={() => take(suggestedAt)}>
                {t('booking.trip.takeSuggested', { time: suggestedTime })}
              </Button>
            )
          }
        >
          {suggested}
        </Notice>
      )}
      <TimeNotices />
      {meaning !== 'pickup' && <SignField />}
    </section>
  )
}

/** Fields for the texts of one end of a ride. A train without a carriage beside it has room for two. */
function Texts({ fields }: { fields: readonly TripTextField[] }) {
  return fields.map((field) => (
    <TripText
      key={field}
      field={field}
      className={css.field({ isTwo: tripFields[field].kind === 'train' && fields.length === 1 })}
    />
  ))
}

function Pickup() {
  return (
    <div className={css.fields({ columns: 'date' })}>
      <DateAndTime end="arrival" />
    </div>
  )
}
