import {
  Button,
  DatePicker,
  Notice,
  PlaneIcon,
  TextField,
  TimePicker,
  TrainIcon,
  TrashIcon,
  useAnnounce,
} from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { latinFlight } from '../../domain/rules/latinFlight.ts'
import {
  isCivilDate,
  latestPickup,
  plusMinutes,
  readDate,
  showDateTime,
  splitCivil,
  todayIn,
} from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'
import {
  arrivalMeaning,
  dateArrivalOf,
  dateDepartureOf,
  departureMeaning,
  fieldsOf,
  type TripField,
  type TripTextField,
} from '../../domain/trip.ts'
import { fieldOf } from '../../domain/violation.ts'
import { duration } from '../../format/duration.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import * as css from '../shared/FormPage.css.ts'
import { fieldLabel, useRideView } from './formView.ts'
import { SignField } from './SignField.tsx'
import { isTimeRefused, TimeNotices } from './TimeNotices.tsx'
import { zoneText } from './zoneLabel.ts'

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
    (suggestedAt.date === ride.form.departureDate ? suggestedAt.time : showDateTime(suggestion.arrival))
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
  const announce = useAnnounce()
  useEffect(() => {
    if (suggested) announce(suggested)
  }, [suggested, announce])
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

function DateAndTime({ end }: { end: 'arrival' | 'departure' }) {
  const { ride, timing, enter, leg, t, lang, idOf, errorOf } = useRideView()
  const { platform } = useModule()
  const { check } = timing
  const { form } = ride
  const field = end === 'arrival' ? 'dateArrival' : 'dateDeparture'
  const timeZone = timeZoneOf(ride.from)
  const now = platform.clock.now()
  const today = todayIn(timeZone, now)
  const civil = end === 'arrival' ? dateArrivalOf(form) : dateDepartureOf(form)
  // What the service refuses stands in a notice of its own: of which time it speaks, its fields say.
  const refused =
    end === 'arrival' && isTimeRefused(timing, errorOf)
      ? ({ isInvalid: true, 'aria-describedby': idOf('timeCheck') } as const)
      : undefined
  const isAsked = end === 'arrival' && (check.status === 'suggesting' || check.status === 'checking')
  return (
    <>
      <DatePicker
        id={idOf(field)}
        label={fieldLabel(fieldOf(leg, field), ride, t)}
        value={form[`${end}Date`]}
        onChange={(value) => enter({ type: 'dateEntered', end, part: 'date', value })}
        // Kept as it was typed, so that a reload does not lose it and the list of errors says what is wrong with it.
        onInvalid={(_, text) => enter({ type: 'dateEntered', end, part: 'date', value: readDate(text) })}
        today={today}
        minValue={today}
        maxValue={splitCivil(latestPickup(timeZone, now)).date}
        isRequired
        error={errorOf(field)}
        {...refused}
      />
      <TimePicker
        id={idOf(`${field}.time`)}
        // One word beside its date; spoken in full.
        label={t('booking.field.time')}
        aria-label={fieldLabel(fieldOf(leg, `${field}.time`), ride, t)}
        value={form[`${end}Time`]}
        onChange={(value, { nextDay }) => {
          enter({ type: 'dateEntered', end, part: 'time', value })
          const date = form[`${end}Date`]
          if (!nextDay || !date || !isCivilDate(date)) return
          // 24:00 of a day is 00:00 of the next.
          const { date: next } = splitCivil(plusMinutes(`${date} 12:00`, 24 * 60, 'UTC'))
          enter({ type: 'dateEntered', end, part: 'date', value: next })
        }}
        isRequired
        isLoading={isAsked}
        description={zoneText(ride.from, civil, now, { t, lang })}
        {...refused}
        error={errorOf(`${field}.time`)}
      />
    </>
  )
}

function TripText({ field, className }: { field: TripTextField; className?: string | undefined }) {
  const { ride, leg, enter, t, idOf, errorOf, cautionOf } = useRideView()
  const { required } = fieldsOf(ride.offer.routeType)
  const value = ride.form[field]
  const isNumber = field.endsWith('Number')
  const isFlight = field === 'arrivalNumber' || field === 'departureNumber'
  const hint = field === 'arrivalNumber' ? t('booking.field.flightLike') : undefined
  return (
    <TextField
      id={idOf(field)}
      className={className}
      label={fieldLabel(fieldOf(leg, field), ride, t)}
      value={value}
      onChange={(value) => enter({ type: 'textEntered', field, value })}
      onBlur={() => {
        const latin = isFlight ? latinFlight(value) : value
        if (latin !== value) enter({ type: 'textEntered', field, value: latin })
      }}
      isRequired={required.includes(field)}
      autoComplete="off"
      autoCapitalize={isNumber ? 'characters' : undefined}
      spellCheck={false}
      maxLength={field.endsWith('Terminal') ? 10 : 20}
      // Under the field: beside the label there is no room for it.
      description={required.includes(field) ? hint : t('booking.field.optional')}
      caution={cautionOf(field)}
      error={errorOf(field)}
    />
  )
}
