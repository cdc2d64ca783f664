import { ButtonLink, Notice } from '@wherry/ui'
import type { Order } from '../../domain/order.ts'
import { guestOrderUrl } from '../../domain/rides.ts'
import { guestKeyOf } from '../../hooks/guestKeys.ts'
import { useModule } from '../../hooks/module.tsx'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import { CallProvider, FreeUntil, providersOf } from './Help.tsx'
import * as paper from './Voucher.css.ts'

export interface ManageOrderProps {
  order: Order
  /** Address of the account host, without a slash at the end. */
  accountUrl: string
}

/** Where an order is changed and cancelled: in the rides of an account, or by a guest's own link. */
export function ManageOrder({ order, accountUrl }: ManageOrderProps) {
  const t = useT('order')
  const { config, platform, serviceLang } = useModule()
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
    <Notice
      tone="neutral"
      title={t('approval.change')}
      action={
        key !== null && (
          // The account's pages stand in no frame; no page may learn the link from a referrer.
          <ButtonLink
            className={paper.screenOnly}
            variant="outline"
            size="s"
            href={guestOrderUrl(accountUrl, key, serviceLang)}
            target={platform.framed ? '_blank' : undefined}
            rel="noopener noreferrer"
          >
            {t('cancelled.open')}
          </ButtonLink>
        )
      }
    >
      <FreeUntil order={order} />
      {key !== null && <p className={paper.screenOnly}>{t('cancelled.guest')}</p>}
      <CallProvider order={order} />
      {write && <p>{write}</p>}
    </Notice>
  )
}
