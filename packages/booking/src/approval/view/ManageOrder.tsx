import { Notice } from '@wherry/ui'
import { guestKeyOf } from '../../booking/index.ts'
import type { Order } from '../../kernel/model/order.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { hasBegun } from '../rules/rideTimes.ts'
import { CallProvider, FreeUntil, providersOf, WriteTo } from './Help.tsx'
import * as paper from './Voucher.css.ts'

/**
 * Ways to change and cancel an order: the list of rides of an account, or a guest's own link above. After the
 * last ride, contacts for questions.
 */
export function ManageOrder({ order }: { order: Order }) {
  const t = useT('order')
  const { config, platform } = useModule()
  const { user } = useSettings()
  const key = guestKeyOf(platform, order.transaction)
  // An order shown by a receipt is not in the list of rides of the signed-in user.
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
