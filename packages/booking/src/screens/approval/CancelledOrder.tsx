import { Button, Notice } from '@wherry/ui'
import { cancelledSum, type Order } from '../../domain/order.ts'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { money } from '../../format/money.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import * as css from '../shared/DonePage.css.ts'
import { BackLink } from './BackLink.tsx'
import { orderNumbers } from './orderNumbers.ts'

export interface CancelledOrderProps {
  order: Order
  title: string
  /** The page of a partner that the visitor came from. Null: none is known. */
  partnerPage: SafeUrl | null
  onNew(): void
}

/** An order of which no ride stands: that it is cancelled, and what becomes of the money. */
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

/** That one of two rides is cancelled, and what becomes of its money; nothing where both stand. */
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

/** The sum that goes back, and the one that is due all the same. */
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
