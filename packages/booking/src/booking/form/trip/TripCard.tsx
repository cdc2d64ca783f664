import { CarIllustration, UndoIcon } from '@wherry/ui'
import { dayDateTime } from '../../../kernel/format/dateTime.ts'
import { duration } from '../../../kernel/format/duration.ts'
import type { Ride } from '../../../kernel/model/booking.ts'
import {
  arrivalMeaning,
  dateArrivalOf,
  dateDepartureOf,
  departureMeaning,
} from '../../../kernel/model/trip.ts'
import type { Locale } from '../../../kernel/values/language.ts'
import { drawnClass } from '../../../view/drawnClass.ts'
import { Outside } from '../../../view/Outside.tsx'
import { Carrier } from '../../../view/ride/Carrier.tsx'
import * as trip from '../../../view/ride/Ride.css.ts'
import { RoutePath } from '../../../view/ride/RoutePath.tsx'
import { type OrderTexts, useFormView, useOrderedPart } from '../formView.ts'
import { peopleText } from '../people/peopleText.ts'
import * as css from './TripCard.css.ts'

/**
 * Card with the ordered trip: the car, the numbers of people, the route or the hours, and the times; the way
 * back in short.
 */
export function TripCard() {
  const { t } = useFormView()
  const { carClass, provider, errors } = useOrderedPart(({ offer }) => offer)
  const people = useOrderedPart((draft) => peopleText(draft, t))
  return (
    <>
      <div className={trip.car}>
        <CarIllustration carClass={drawnClass(carClass)} className={trip.picture} />
        <div>
          <h2 className={trip.carName}>
            <Outside>{carClass.name ?? carClass.id}</Outside>
          </h2>
          <span className={trip.small}>{people}</span>
        </div>
      </div>
      <Carrier car={carClass} provider={provider} errors={errors} />
      <WayThere />
      <WayBack />
    </>
  )
}

function WayThere() {
  const { t, lang } = useFormView()
  const stops = useOrderedPart((draft) => {
    const { from, to, stops: between, durationSeconds } = draft
    const times = timesOf(draft, t, lang)
    return [
      { text: from.text, note: times.arrival ?? from.secondaryText },
      ...between.map(({ text, secondaryText }) => ({ text, note: secondaryText })),
      ...(durationSeconds === null
        ? []
        : [{ text: t('booking.sum.byHour', { duration: duration(durationSeconds, lang) }), note: '' }]),
      ...(to ? [{ text: to.text, note: times.departure ?? to.secondaryText }] : []),
    ]
  })
  return <RoutePath stops={stops} />
}

function WayBack() {
  const { t, lang } = useFormView()
  const times = useOrderedPart(({ returnRide }) => returnRide && timesOf(returnRide, t, lang))
  if (!times) return null
  return (
    <div className={css.wayBack}>
      <UndoIcon size={16} className={css.wayBackIcon} />
      <div>
        <span className={trip.place}>{t('booking.back.title')}</span>
        {times.arrival && <span className={trip.small}>{times.arrival}</span>}
      </div>
    </div>
  )
}

/** Texts about a ride's start and the departure it has to reach. Null: not entered yet, or no such field. */
function timesOf(
  { offer, form }: Ride,
  t: OrderTexts,
  lang: Locale,
): { arrival: string | null; departure: string | null } {
  const arrival = dateArrivalOf(form)
  const onward = departureMeaning(offer.routeType)
  const departure = onward && dateDepartureOf(form)
  return {
    arrival:
      arrival && t(`booking.sum.${arrivalMeaning(offer.routeType)}`, { when: dayDateTime(arrival, lang) }),
    departure: departure && t(`booking.sum.${onward}`, { when: dayDateTime(departure, lang) }),
  }
}
