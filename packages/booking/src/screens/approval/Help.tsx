import { Link } from '@wherry/ui'
import type { Order } from '../../domain/order.ts'
import { spokenTime } from '../../format/dateTime.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { usePhoneText } from '../../hooks/usePhoneText.ts'
import { useT } from '../../hooks/useT.ts'
import { freeCancellationOf } from './rideSteps.ts'

/** Until when it costs nothing to cancel, of each ride that stands, by day and hour. */
export function FreeUntil({ order }: { order: Order }) {
  const t = useT('order')
  const { lang, platform } = useModule()
  const now = platform.clock.now()
  return order.trips.map((trip, index) => {
    const until = freeCancellationOf(trip, now)
    if (until === null) return null
    const said = t('booking.sum.freeCancellation', { when: spokenTime(until, lang) })
    const way = t(index === 0 ? 'booking.back.there' : 'booking.back.title')
    return <p key={trip.orderId}>{order.trips.length > 1 ? `${way}: ${said}.` : `${said}.`}</p>
  })
}

/** Whom to call about a ride: each provider once. */
export function CallProvider({ order }: { order: Order }) {
  const t = useT('order')
  const phoneText = usePhoneText()
  return providersOf(order).map(({ id, name, phone }) => (
    <p key={id}>
      {t('confirmed.call', { provider: isolate(name ?? t('confirmed.carrier.provider', { id })) })}{' '}
      <Link href={`tel:+${phone}`}>
        <bdi dir="ltr">{phoneText(phone)}</bdi>
      </Link>
    </p>
  ))
}

/** The providers that can be called: what is no number is not. */
export function providersOf({ trips }: Pick<Order, 'trips'>) {
  const known = new Map(trips.flatMap(({ provider }) => (provider ? [[provider.id, provider] as const] : [])))
  return [...known.values()].filter(({ phone }) => /^\d{7,15}$/.test(phone))
}
