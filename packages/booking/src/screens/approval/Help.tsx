import { Link } from '@wherry/ui'
import type { Order } from '../../domain/order.ts'
import { freeCancellationOf } from '../../domain/rideTimes.ts'
import { spokenTime } from '../../format/dateTime.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { usePhoneText } from '../../hooks/usePhoneText.ts'
import { useT } from '../../hooks/useT.ts'
import { withNodes } from '../shared/withNodes.tsx'

/** Until when it costs nothing to cancel, by day and hour, or that it costs, of each ride that is still to come. */
export function FreeUntil({ order }: { order: Order }) {
  const t = useT('order')
  const { lang, platform } = useModule()
  const now = platform.clock.now()
  return order.trips.map((trip, index) => {
    const until = freeCancellationOf(trip, now)
    if (until === null) return null
    const said =
      until === 'none'
        ? t('booking.sum.noFreeCancellation')
        : t('booking.sum.freeCancellation', { when: spokenTime(until, lang) })
    const way = t(index === 0 ? 'booking.back.there' : 'booking.back.title')
    return <p key={trip.orderId}>{order.trips.length > 1 ? `${way}: ${said}.` : `${said}.`}</p>
  })
}

/** A sentence with the address for help as a link. */
export function WriteTo({ text, email }: { text: 'confirmed.write' | 'cancelled.write'; email: string }) {
  const t = useT('order')
  return (
    <p>{withNodes((marks) => t(text, marks), { email: <Link href={`mailto:${email}`}>{email}</Link> })}</p>
  )
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
