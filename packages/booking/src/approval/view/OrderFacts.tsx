import { CarIllustration, UndoIcon } from '@wherry/ui'
import { peopleText } from '../../booking/index.ts'
import { dayDateTime } from '../../kernel/format/dateTime.ts'
import { duration } from '../../kernel/format/duration.ts'
import type { Order, OrderTrip } from '../../kernel/model/order.ts'
import { useModule } from '../../module/module.tsx'
import { usePhoneText } from '../../module/usePhoneText.ts'
import { useT } from '../../module/useT.ts'
import { drawnClass } from '../../view/drawnClass.ts'
import { Outside } from '../../view/Outside.tsx'
import { Carrier } from '../../view/ride/Carrier.tsx'
import * as page from '../../view/ride/DonePage.css.ts'
import * as card from '../../view/ride/FormPage.css.ts'
import * as rideCss from '../../view/ride/Ride.css.ts'
import { RoutePath } from '../../view/ride/RoutePath.tsx'
import { orderedArrival, orderedDeparture } from '../rules/orderTrip.ts'
import { bookedFacts } from './bookedFacts.ts'
import * as css from './OrderFacts.css.ts'
import { OrderSum } from './OrderSum.tsx'

/** Facts of the booking: car, provider, passengers, each ride with its options, and the price. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT('order')
  const { trips } = order
  return (
    <aside className={page.side} aria-label={t('booking.sum.title')}>
      <div className={card.card}>
        {trips.map((ride, index) => {
          const before = trips[index - 1]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ride is told by its place in the order
            <div key={index} className={css.ride({ isNext: index > 0 })}>
              {(!before || !isSameCar(before, ride)) && <RideCar ride={ride} />}
              {trips.length > 1 && <WayTitle isBack={index > 0} />}
              <RideWay ride={ride} />
              <RideDetails ride={ride} />
            </div>
          )
        })}
      </div>
      {order.price && (
        <div className={card.card}>
          <OrderSum order={order} price={order.price} />
        </div>
      )}
    </aside>
  )
}

/** For two rides with the same class, provider and people, these are shown once. */
const isSameCar = (one: OrderTrip, other: OrderTrip) =>
  one.carClassId === other.carClassId &&
  one.provider?.id === other.provider?.id &&
  one.adults === other.adults &&
  one.children === other.children &&
  one.errors.join() === other.errors.join()

function RideCar({ ride: { car, carClassName, provider, errors, adults, children } }: { ride: OrderTrip }) {
  const t = useT('order')
  const { capacity, picture } = car
  const words = (
    <div>
      <h2 className={rideCss.carName}>
        <Outside>{carClassName ?? t('approval.trip')}</Outside>
      </h2>
      <span className={rideCss.small}>{peopleText({ adults, children }, t)}</span>
    </div>
  )
  return (
    <>
      {capacity === null && picture === null ? (
        words
      ) : (
        <div className={rideCss.car}>
          <CarIllustration
            carClass={drawnClass({ picture, capacity: capacity ?? 0 })}
            className={rideCss.picture}
          />
          {words}
        </div>
      )}
      <Carrier car={car} provider={provider} errors={errors} />
    </>
  )
}

function WayTitle({ isBack }: { isBack: boolean }) {
  const t = useT('order')
  return (
    <h3 className={css.way}>
      {isBack && <UndoIcon size={16} />}
      {t(isBack ? 'booking.back.title' : 'booking.back.there')}
    </h3>
  )
}

function RideWay({ ride }: { ride: OrderTrip }) {
  const t = useT('order')
  const { lang } = useModule()
  const { start, finish, dateArrival, dateDeparture, durationSeconds } = ride
  const stops = [
    {
      text: start.text,
      note: dateArrival
        ? t(`booking.sum.${orderedArrival(ride)}`, { when: dayDateTime(dateArrival, lang) })
        : '',
    },
    ...ride.stops.filter(({ text }) => text !== '').map(({ text }) => ({ text, note: '' })),
  ]
  if (finish)
    stops.push({
      text: finish.text,
      note: dateDeparture
        ? t(`booking.sum.${orderedDeparture(ride)}`, { when: dayDateTime(dateDeparture, lang) })
        : '',
    })
  else if (durationSeconds !== null)
    stops.push({ text: t('booking.sum.byHour', { duration: duration(durationSeconds, lang) }), note: '' })
  return <RoutePath stops={stops} />
}

function RideDetails({ ride }: { ride: OrderTrip }) {
  const t = useT('order')
  const facts = bookedFacts(ride, t, usePhoneText())
  if (facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.said}>
            <Outside longest={1000}>{text}</Outside>
          </dd>
        </div>
      ))}
    </dl>
  )
}
