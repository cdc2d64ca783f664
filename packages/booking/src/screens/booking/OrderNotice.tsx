import { Button, Notice } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { isBusy, type KnownOrder } from '../../state/bookingState.ts'
import { saidOf } from '../../state/intent.ts'
import { failureText } from './failureText.ts'
import { useFormView } from './formView.ts'
import { PayPageLink } from './PayPageLink.tsx'

/** An order that exists and is not paid: it is paid, never booked again (BOOK-49). A price of null is not known here. */
export function OrderNotice({ order, price }: { order: KnownOrder; price: string | null }) {
  const { booking, t } = useFormView()
  const { draft, failure, phase, payPage } = booking.state
  const ref = useRef<HTMLDivElement>(null)
  // It takes the place of the button that was pressed; on a return to the page the focus stays where it is.
  const isPressed = useRef(phase === 'opening')
  useEffect(() => {
    if (isPressed.current || failure || payPage) ref.current?.focus()
  }, [failure, payPage])

  const { number } = order
  // The language, the currency or who looks at it changes nothing of what was ordered.
  const isChanged = order.said !== undefined && order.said !== saidOf(draft)
  const text = payPage
    ? t('booking.pay.framed', { number })
    : failure
      ? t('booking.pay.waitsFailed', { reason: failureText(failure, t) })
      : t('booking.pay.waitsText')
  return (
    <>
      <Notice
        ref={ref}
        tabIndex={-1}
        tone={failure && !payPage ? 'critical' : 'info'}
        title={t('booking.pay.waits', { number })}
      >
        {text}
        {isChanged && <p>{t('booking.pay.changed', { number })}</p>}
      </Notice>
      {payPage ? (
        <PayPageLink url={payPage} />
      ) : (
        <Button
          size="l"
          isBlock
          isLoading={isBusy(phase)}
          aria-disabled={isBusy(phase) || undefined}
          onClick={() => void booking.actions.payNow()}
        >
          {price === null || isChanged ? t('bonus.pay.now') : t('booking.pay.now', { price })}
        </Button>
      )}
      <Button variant="plain" isBlock onClick={booking.actions.startAnew}>
        {t('booking.pay.startNew')}
      </Button>
    </>
  )
}
