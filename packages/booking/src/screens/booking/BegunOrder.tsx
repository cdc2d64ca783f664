import { Button, Notice } from '@wherry/ui'
import { draftsOf } from '../../hooks/drafts.ts'
import { useModule } from '../../hooks/module.tsx'
import type { Booking } from '../../hooks/useBooking.ts'
import { useT } from '../../hooks/useT.ts'
import { type Begun, isBusy } from '../../state/bookingState.ts'
import * as css from '../shared/FormPage.css.ts'
import { failureText } from './failureText.ts'
import { PayPageLink } from './PayPageLink.tsx'

/** Back from the bank after more than 900 s: the form is gone, the order can still be paid (BOOK-48). */
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
  const { failure, payPage, phase } = booking.state
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
