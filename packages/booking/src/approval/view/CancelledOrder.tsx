import { Button, Notice } from '@wherry/ui'
import { money } from '../../kernel/format/money.ts'
import { cancelledSum, type Order } from '../../kernel/model/order.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import * as css from '../../view/ride/DonePage.css.ts'
import { BackLink } from './BackLink.tsx'
import { orderNumbers } from './orderNumbers.ts'

export interface CancelledOrderProps {
  order: Order
  title: string
  /** Partner's page from which the visitor came. Null: not known. */
  partnerPage: SafeUrl | null
  onNew(): void
}

/** Screen of an order with all rides cancelled: the cancellation and the money. */
export function CancelledOrder({ order, title, partnerPage, onNew }: CancelledOrderProps) {
  const t = useT('order')
  const { lang } = useModule()
  const number = orderNumbers(order, lang)
  return (
    <div className={css.hero}>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.lead}>{t('cancelled.lead', { number, count: order.numbers.length })}</p>
      <p className={css.lead}>{useCancelledSums(order)}</p>
      <div className={css.actions}>
        {partnerPage && <BackLink url={partnerPage} />}
        <Button variant={partnerPage ? 'outline' : 'solid'} onClick={onNew}>
          {t('approval.newTrip')}
        </Button>
      </div>
    </div>
  )
}

/** Notice that one of two rides is cancelled, with its money; absent if no ride is cancelled. */
export function CancelledRides({ order }: { order: Order }) {
  const t = useT('order')
  const sums = useCancelledSums(order)
  const at = order.trips.findIndex(({ cancellation }) => cancellation !== null)
  if (at < 0) return null
  return (
    <Notice tone="info" title={t(at === 0 ? 'cancelled.there' : 'cancelled.back')}>
      {sums}
    </Notice>
  )
}

/** The refund, and the fee that is still due. */
function useCancelledSums(order: Order): string {
  const t = useT('order')
  const { lang } = useModule()
  const said = (what: 'refund' | 'fee') => {
    const sum = cancelledSum(order, what)
    return sum === null ? [] : [t(`cancelled.${what}`, { sum: money(sum, lang) })]
  }
  const sums = [...said('refund'), ...said('fee')]
  return sums.length > 0 ? sums.join(' ') : t('cancelled.nothing')
}
