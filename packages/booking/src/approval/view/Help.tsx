import { Link } from '@wherry/ui'
import { spokenTime } from '../../kernel/format/dateTime.ts'
import { isolate } from '../../kernel/format/outside.ts'
import type { Order } from '../../kernel/model/order.ts'
import { useModule } from '../../module/module.tsx'
import { usePhoneText } from '../../module/usePhoneText.ts'
import { useT } from '../../module/useT.ts'
import { withNodes } from '../../view/withNodes.tsx'
import { freeCancellationOf } from '../rules/rideTimes.ts'

/** Line for each coming ride with the time until which cancelling is free, or a text that it is not free. */
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

/** Phones of the providers for questions about a ride, each provider once. */
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

/** Providers with a valid phone number. */
export function providersOf({ trips }: Pick<Order, 'trips'>) {
  const known = new Map(trips.flatMap(({ provider }) => (provider ? [[provider.id, provider] as const] : [])))
  return [...known.values()].filter(({ phone }) => /^\d{7,15}$/.test(phone))
}
