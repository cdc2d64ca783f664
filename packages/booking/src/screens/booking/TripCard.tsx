import { type CarClass, CarIllustration, carClasses } from '@wherry/ui'
import { Fragment } from 'react'
import type { Draft } from '../../domain/booking.ts'
import { legOf, legsOf } from '../../domain/draft.ts'
import { showDateTime } from '../../domain/time.ts'
import { arrivalMeaning, dateArrivalOf, dateDepartureOf, departureMeaning } from '../../domain/trip.ts'
import { duration } from '../../format/duration.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import * as css from './TripCard.css.ts'

/** The drawn car of a class; nothing where the service names none of ours. */
export function CarPicture({ picture }: { picture: string | null }) {
  const known = carClasses.find((name): name is CarClass => name === picture)
  return known ? <CarIllustration carClass={known} className={css.picture} /> : <span />
}

/** The ends of a ride, joined by a line. */
export function RoutePath({ stops }: { stops: readonly { text: string; note: string }[] }) {
  return (
    <ol className={css.path}>
      {stops.map(({ text, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is told by its place on the way
        <li key={index} className={css.stop}>
          <span className={css.mark} />
          <div>
            <Outside className={css.place}>{text}</Outside>
            {note && <Outside className={css.small}>{note}</Outside>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What is being booked: the car, who rides, from where to where, or for how long, and when; of each ride. */
export function TripCard({ draft }: { draft: Draft }) {
  const t = useT('order')
  const { adults, children } = draft
  const people = [t('booking.passengers.countAdults', { count: adults })]
  if (children > 0) people.push(t('booking.passengers.countChildren', { count: children }))
  const legs = legsOf(draft)
  return legs.map((leg) => {
    const ride = legOf(draft, leg) ?? draft
    const { carClass } = ride.offer
    const isSameCar = leg === 'return' && carClass.id === draft.offer.carClass.id
    return (
      <Fragment key={leg}>
        {!isSameCar && (
          <div className={css.car}>
            <CarPicture picture={carClass.picture} />
            <div>
              <h2 className={css.carName}>
                <Outside>{carClass.name ?? carClass.id}</Outside>
              </h2>
              <span className={css.small}>{people.join(', ')}</span>
            </div>
          </div>
        )}
        {legs.length > 1 && (
          <h3 className={css.leg}>{t(leg === 'return' ? 'booking.back.title' : 'booking.back.there')}</h3>
        )}
        <RideOf ride={ride} />
      </Fragment>
    )
  })
}

function RideOf({ ride }: { ride: Draft }) {
  const t = useT('order')
  const { lang } = useModule()
  const { offer, from, to, form } = ride
  const arrival = dateArrivalOf(form)
  const onward = departureMeaning(offer.routeType)
  const departure = onward && dateDepartureOf(form)
  const meaning = arrivalMeaning(offer.routeType)
  const stops = [
    {
      text: from.text,
      note: arrival ? t(`booking.sum.${meaning}`, { when: showDateTime(arrival) }) : from.secondaryText,
    },
    ...ride.stops.map(({ text, secondaryText }) => ({ text, note: secondaryText })),
  ]
  if (ride.durationSeconds !== null)
    stops.push({
      text: t('booking.sum.byHour', { duration: duration(ride.durationSeconds, lang) }),
      note: '',
    })
  if (to) {
    const note = departure ? t(`booking.sum.${onward}`, { when: showDateTime(departure) }) : to.secondaryText
    stops.push({ text: to.text, note })
  }
  return <RoutePath stops={stops} />
}
