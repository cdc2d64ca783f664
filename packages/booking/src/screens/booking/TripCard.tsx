import { CarIllustration, UndoIcon } from '@wherry/ui'
import type { Draft, Ride } from '../../domain/booking.ts'
import { arrivalMeaning, dateArrivalOf, dateDepartureOf, departureMeaning } from '../../domain/trip.ts'
import { dayDateTime } from '../../format/dateTime.ts'
import { duration } from '../../format/duration.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import { Carrier } from '../shared/Carrier.tsx'
import { drawnClass } from '../shared/drawnClass.ts'
import { Outside } from '../shared/Outside.tsx'
import * as trip from '../shared/Ride.css.ts'
import { RoutePath } from '../shared/RoutePath.tsx'
import { peopleText } from './peopleText.ts'
import * as css from './TripCard.css.ts'

/** What is being booked: the car, who rides, from where to where, or for how long, and when; the way back in short. */
export function TripCard({ draft }: { draft: Draft }) {
  const t = useT('order')
  const { returnRide } = draft
  const { carClass } = draft.offer
  return (
    <>
      <div className={trip.car}>
        <CarIllustration carClass={drawnClass(carClass)} className={trip.picture} />
        <div>
          <h2 className={trip.carName}>
            <Outside>{carClass.name ?? carClass.id}</Outside>
          </h2>
          <span className={trip.small}>{peopleText(draft, t)}</span>
        </div>
      </div>
      <Carrier car={carClass} provider={draft.offer.provider} errors={draft.offer.errors} />
      <WayThere draft={draft} />
      {returnRide && <WayBack ride={returnRide} />}
    </>
  )
}

function WayThere({ draft }: { draft: Draft }) {
  const t = useT('order')
  const { lang } = useModule()
  const { from, to, stops: between, durationSeconds } = draft
  const times = useTimesOf(draft)
  const stops = [
    { text: from.text, note: times.arrival ?? from.secondaryText },
    ...between.map(({ text, secondaryText }) => ({ text, note: secondaryText })),
  ]
  if (durationSeconds !== null)
    stops.push({ text: t('booking.sum.byHour', { duration: duration(durationSeconds, lang) }), note: '' })
  if (to) stops.push({ text: to.text, note: times.departure ?? to.secondaryText })
  return <RoutePath stops={stops} />
}

function WayBack({ ride }: { ride: Ride }) {
  const t = useT('order')
  const { arrival } = useTimesOf(ride)
  return (
    <div className={css.wayBack}>
      <UndoIcon size={16} className={css.wayBackIcon} />
      <div>
        <span className={trip.place}>{t('booking.back.title')}</span>
        {arrival && <span className={trip.small}>{arrival}</span>}
      </div>
    </div>
  )
}

/** When a ride starts and what it has to reach, in words. Null: not entered yet, or not asked. */
function useTimesOf({ offer, form }: Ride): { arrival: string | null; departure: string | null } {
  const t = useT('order')
  const { lang } = useModule()
  const arrival = dateArrivalOf(form)
  const onward = departureMeaning(offer.routeType)
  const departure = onward && dateDepartureOf(form)
  return {
    arrival:
      arrival && t(`booking.sum.${arrivalMeaning(offer.routeType)}`, { when: dayDateTime(arrival, lang) }),
    departure: departure && t(`booking.sum.${onward}`, { when: dayDateTime(departure, lang) }),
  }
}
