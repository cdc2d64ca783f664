import { Notice } from '@wherry/ui'
import type { Order } from '../../domain/order.ts'
import { guestKeyOf } from '../../hooks/guestKeys.ts'
import { useModule } from '../../hooks/module.tsx'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import { CallProvider, FreeUntil, providersOf } from './Help.tsx'
import * as paper from './Voucher.css.ts'

/** Where an order is changed and cancelled: in the rides of an account, or by a guest's own link above. */
export function ManageOrder({ order }: { order: Order }) {
  const t = useT('order')
  const { config, platform } = useModule()
  const { user } = useSettings()
  const key = guestKeyOf(platform, order.transaction)
  // An order that a receipt shows is not in the rides of whoever is signed in here.
  const isGuest = order.isByReceipt || !user || user.role === 'guest'
  const email = config.supportEmail
  const write = email ? t('cancelled.write', { email }) : ''
  if (!isGuest && key === null)
    return (
      <Notice tone="neutral" title={t('approval.change')}>
        <FreeUntil order={order} />
        <p>{t('approval.changeText')}</p>
        <CallProvider order={order} />
        {email && <p>{t('confirmed.write', { email })}</p>}
      </Notice>
    )
  if (key === null && write === '' && providersOf(order).length === 0) return null
  return (
    <Notice tone="neutral" title={t('approval.change')}>
      <FreeUntil order={order} />
      {key !== null && (
        <p className={paper.screenOnly}>{t('cancelled.guest', { open: t('cancelled.open') })}</p>
      )}
      <CallProvider order={order} />
      {write && <p>{write}</p>}
    </Notice>
  )
}
