import { Notice } from '@wherry/ui'
import type { Order } from '../../domain/order.ts'
import { hasBegun } from '../../domain/rideTimes.ts'
import { guestKeyOf } from '../../hooks/guestKeys.ts'
import { useModule } from '../../hooks/module.tsx'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import { CallProvider, FreeUntil, providersOf, WriteTo } from './Help.tsx'
import * as paper from './Voucher.css.ts'

/**
 * Ways to change and cancel an order: in the rides of an account, or by a guest's own link above. Once no ride is
 * left to come, whom to ask about it.
 */
export function ManageOrder({ order }: { order: Order }) {
  const t = useT('order')
  const { config, platform } = useModule()
  const { user } = useSettings()
  const key = guestKeyOf(platform, order.transaction)
  // An order that a receipt shows is not in the rides of whoever is signed in here.
  const isGuest = order.isByReceipt || !user || user.role === 'guest'
  const email = config.supportEmail
  const now = platform.clock.now()
  const isOpen = order.trips.some((trip) => trip.cancellation === null && !hasBegun(trip, now))
  if (!isOpen) {
    if (!email && providersOf(order).length === 0) return null
    return (
      <Notice tone="neutral" title={t('confirmed.questions')}>
        <CallProvider order={order} />
        {email && <WriteTo text="confirmed.write" email={email} />}
      </Notice>
    )
  }
  if (!isGuest && key === null)
    return (
      <Notice tone="neutral" title={t('approval.change')}>
        <FreeUntil order={order} />
        <p>{t('approval.changeText')}</p>
        <CallProvider order={order} />
        {email && <WriteTo text="confirmed.write" email={email} />}
      </Notice>
    )
  if (key === null && !email && providersOf(order).length === 0) return null
  return (
    <Notice tone="neutral" title={t('approval.change')}>
      <FreeUntil order={order} />
      {key !== null && (
        <p className={paper.screenOnly}>{t('cancelled.guest', { open: t('cancelled.open') })}</p>
      )}
      <CallProvider order={order} />
      {email && <WriteTo text="cancelled.write" email={email} />}
    </Notice>
  )
}
