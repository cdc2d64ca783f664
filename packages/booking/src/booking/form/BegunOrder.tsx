import { Button, Notice } from '@wherry/ui'
import { usePart } from '../../kernel/store/usePart.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import * as css from '../../view/ride/FormPage.css.ts'
import { draftsOf } from '../kept/drafts.ts'
import type { Booking } from '../order/useBooking.ts'
import { isBusy } from '../state/bookingView.ts'
import type { Begun } from '../state/progress.ts'
import { failureText } from './failureText.ts'
import { PayPageLink } from './pay/PayPageLink.tsx'

/**
 * Screen after a return from the payment page after more than 900 s: the form is gone, but the order can
 * still be paid (BOOK-48).
 */
export function BegunOrder({
  booking,
  order,
  onMissing,
}: {
  booking: Booking
  order: Begun
  onMissing(): void
}) {
  const t = useT('order')
  const module = useModule()
  const { failure, payPage, phase } = usePart(booking.facts, ({ state }) => ({
    failure: state.failure,
    payPage: state.payPage,
    phase: state.phase,
  }))
  const { number } = order
  const busy = isBusy(phase)
  const startAnew = () => {
    draftsOf(module).clear()
    booking.dispatch({ type: 'finished' })
    onMissing()
  }
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>
        {number ? t('booking.pay.goOn', { number }) : t('booking.pay.goOnUnnamed')}
      </h2>
      <p>{t('booking.pay.goOnText')}</p>
      {failure && (
        <Notice tone="critical">{t('booking.pay.waitsFailed', { reason: failureText(failure, t) })}</Notice>
      )}
      <div className={css.actions}>
        {payPage ? (
          <PayPageLink url={payPage} />
        ) : (
          <Button
            isLoading={busy}
            aria-disabled={busy || undefined}
            onClick={() => void booking.actions.payNow()}
          >
            {t('booking.pay.goOnButton')}
          </Button>
        )}
        <Button variant="plain" aria-disabled={busy || undefined} onClick={busy ? undefined : startAnew}>
          {t('booking.pay.startNew')}
        </Button>
      </div>
    </section>
  )
}
