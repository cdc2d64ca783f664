import { Button, Notice, PlaneIcon, TrainIcon, TrashIcon } from '@wherry/ui'
import { useRef } from 'react'
import { splitCivil } from '../../domain/time.ts'
import {
  arrivalMeaning,
  dateArrivalOf,
  departureMeaning,
  fieldsOf,
  type TripField,
} from '../../domain/trip.ts'
import { dayDateTime } from '../../format/dateTime.ts'
import { duration } from '../../format/duration.ts'
import { isolate } from '../../format/outside.ts'
import * as css from '../shared/FormPage.css.ts'
import { useSaid } from '../shared/useSaid.ts'
import { DateAndTime } from './DateAndTime.tsx'
import { useRideView } from './formView.ts'
import { SignField } from './SignField.tsx'
import { TimeNotices } from './TimeNotices.tsx'
import { TripText } from './TripText.tsx'

/** A ride: what its pair of places asks for, and what the service says about the time. */
export function TripSection({ onRemove }: { onRemove?: (() => void) | undefined }) {
  const { booking, leg, ride, timing, enter, t, lang, idOf } = useRideView()
  const { suggestion } = timing
  const { offer } = ride
  const meaning = arrivalMeaning(offer.routeType)
  const { required, optional } = fieldsOf(offer.routeType)
  const has = (field: TripField) => required.includes(field) || optional.includes(field)
  const isByTrain = has('departureTrainNumber')
  const asksDeparture = departureMeaning(offer.routeType) !== null
  const suggestedAt = suggestion && splitCivil(suggestion.arrival)
  const section = useRef<HTMLElement>(null)
  const suggestedTime =
    suggestedAt &&
    (suggestedAt.date === ride.form.departureDate ? suggestedAt.time : dayDateTime(suggestion.arrival, lang))
  const take = ({ date, time }: ReturnType<typeof splitCivil>) => {
    enter({ type: 'dateEntered', end: 'arrival', part: 'date', value: date })
    enter({ type: 'dateEntered', end: 'arrival', part: 'time', value: time })
    // The pressed button goes.
    section.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf('dateArrival.time'))}`)?.focus()
  }
  const suggested =
    suggestedTime &&
    t('booking.trip.suggested', {
      time: suggestedTime,
      duration: duration(suggestion.travelTime ?? offer.travelTime ?? 0, lang),
    })
  useSaid(suggested)
  const onward = asksDeparture || has('departureNumber') || isByTrain

  const departure = onward && (
    <div className={css.part}>
      <h3 className={css.partTitle}>{t(isByTrain ? 'booking.trip.yourTrain' : 'booking.trip.yourFlight')}</h3>
      <div className={asksDeparture ? css.fieldsRide : css.fieldsDate}>
        {isByTrain && <TripText field="departureTrainNumber" className={css.two} />}
        {has('departureNumber') && <TripText field="departureNumber" />}
        {has('departureTerminal') && <TripText field="departureTerminal" />}
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
              leg === 'return'
                ? 'booking.back.title'
                : booking.state.draft.returnRide
                  ? 'booking.back.there'
                  : 'booking.trip.title',
            )}
          </h2>
          {onRemove && (
            <Button
              variant="plain"
              size="s"
              flush="end"
              // By itself it does not say of what.
              aria-describedby={idOf('title.trip')}
              onClick={onRemove}
            >
              <TrashIcon size={16} />
              {t('booking.back.remove')}
            </Button>
          )}
        </div>
        <p className={css.muted}>
          {ride.to
            ? t('booking.trip.fromTo', { from: isolate(ride.from.text), to: isolate(ride.to.text) })
            : t('booking.trip.byHour', {
                from: isolate(ride.from.text),
                duration: duration(ride.durationSeconds ?? 0, lang),
              })}
        </p>
      </header>
      {meaning === 'pickup' ? (
        <>
          {departure}
          {onward ? (
            <div className={css.part}>
              <h3 className={css.partTitle}>{t('booking.trip.pickup')}</h3>
              <Pickup />
            </div>
          ) : (
            <Pickup />
          )}
        </>
      ) : (
        <>
          <div className={css.fieldsRide}>
            {has('arrivalNumber') && <TripText field="arrivalNumber" />}
            {has('arrivalTerminal') && <TripText field="arrivalTerminal" />}
            {has('arrivalTrainNumber') && (
              <TripText
                field="arrivalTrainNumber"
                className={has('arrivalWagonTrainNumber') ? undefined : css.two}
              />
            )}
            {has('arrivalWagonTrainNumber') && <TripText field="arrivalWagonTrainNumber" />}
            <DateAndTime end="arrival" />
          </div>
          {meaning === 'landing' && (
            <Notice tone="neutral" icon={<PlaneIcon />}>
              {offer.waitingMinutes
                ? t('booking.trip.followFlightWaiting', { count: offer.waitingMinutes })
                : t('booking.trip.followFlight')}
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
            suggestion.arrival !== dateArrivalOf(ride.form) && (
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

function Pickup() {
  return (
    <div className={css.fieldsDate}>
      <DateAndTime end="arrival" />
    </div>
  )
}
