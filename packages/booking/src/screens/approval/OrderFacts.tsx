import type { Order, OrderTrip } from '../../domain/order.ts'
import { orderedArrival, orderedDeparture } from '../../domain/orderTrip.ts'
import { showDateTime } from '../../domain/time.ts'
import { duration } from '../../format/duration.ts'
import { money } from '../../format/money.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import { peopleText } from '../booking/peopleText.ts'
import * as css from '../shared/DonePage.css.ts'
import * as card from '../shared/FormPage.css.ts'
import { Outside } from '../shared/Outside.tsx'
import * as trip from '../shared/Ride.css.ts'
import { RoutePath } from '../shared/RoutePath.tsx'
import * as sum from '../shared/Sum.css.ts'

/** What was booked: the car, who rides, the way, the price. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT('order')
  const { lang } = useModule()
  return (
    <aside className={css.side} aria-label={t('booking.sum.title')}>
      {order.trips.map((ride, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ride is told by its place in the order
        <div key={index} className={card.card}>
          <RideFacts ride={ride} way={order.trips.length > 1 ? (index === 0 ? 'there' : 'title') : null} />
        </div>
      ))}
      {order.price && (
        <div className={card.card}>
          <dl className={sum.sum}>
            <div className={sum.row}>
              <dt className={sum.term}>{t('approval.number', { count: order.numbers.length })}</dt>
              <dd className={sum.amount}>
                {order.numbers.map((number) => (
                  <Outside key={number} className={css.number}>
                    {number}
                  </Outside>
                ))}
              </dd>
            </div>
            <div className={`${sum.row} ${sum.total}`}>
              <dt className={sum.totalTerm}>{t('approval.total')}</dt>
              <dd className={sum.price}>{money(order.price, lang)}</dd>
            </div>
          </dl>
        </div>
      )}
    </aside>
  )
}

/** `way` names the ride among two: there, or back by the title of that. */
function RideFacts({ ride, way }: { ride: OrderTrip; way: 'there' | 'title' | null }) {
  const t = useT('order')
  const { lang } = useModule()
  const { start, finish, dateArrival, dateDeparture, durationSeconds } = ride
  const about = [...(way ? [t(`booking.back.${way}`)] : []), peopleText(ride, t)]
  const stops = [
    {
      text: start.text,
      note: dateArrival ? t(`booking.sum.${orderedArrival(ride)}`, { when: showDateTime(dateArrival) }) : '',
    },
    ...ride.stops.filter(({ text }) => text !== '').map(({ text }) => ({ text, note: '' })),
  ]
  if (finish)
    stops.push({
      text: finish.text,
      note: dateDeparture
        ? t(`booking.sum.${orderedDeparture(ride)}`, { when: showDateTime(dateDeparture) })
        : '',
    })
  else if (durationSeconds !== null)
    stops.push({ text: t('booking.sum.byHour', { duration: duration(durationSeconds, lang) }), note: '' })
  return (
    <>
      <div>
        <h2 className={trip.carName}>
          <Outside>{ride.carClassName ?? t('approval.trip')}</Outside>
        </h2>
        <span className={trip.small}>{about.join(', ')}</span>
      </div>
      <RoutePath stops={stops} />
    </>
  )
}
