import { Button, Notice } from '@wherry/ui'
import { useEffect, useId, useRef } from 'react'
import type { Draft } from '../../domain/booking.ts'
import { isBusy, type KnownOrder } from '../../state/bookingState.ts'
import { saidOf } from '../../state/intent.ts'
import { useSaid } from '../shared/useSaid.ts'
import { failureText } from './failureText.ts'
import { useFormView } from './formView.ts'
import { PayPageLink } from './PayPageLink.tsx'

/** Whether a form says other than its order: the language, the currency or who looks at it changes nothing of that. */
export function isChangedSince(order: KnownOrder, draft: Draft): boolean {
  return order.said !== undefined && order.said !== saidOf(draft)
}

/** An order that exists and is not paid: it is paid, never booked again (BOOK-49). A price of null is not known here. */
export function OrderNotice({ order, price }: { order: KnownOrder; price: string | null }) {
  const { booking, t } = useFormView()
  const { draft, failure, phase, payPage } = booking.state
  const ref = useRef<HTMLDivElement>(null)
  // It takes the place of the button that was pressed; on a return to the page the focus stays where it is.
  const isPressed = useRef(phase === 'opening')
  useEffect(() => {
    // The way to the payment page takes the focus itself.
    if (!payPage && (isPressed.current || failure)) ref.current?.focus()
  }, [failure, payPage])

  const { number } = order
  const changed = !isChangedSince(order, draft)
    ? null
    : number
      ? t('booking.pay.changed', { number })
      : t('booking.pay.changedUnnamed')
  // What is typed stands far above.
  useSaid(changed)
  const text = payPage
    ? t('booking.pay.framed')
    : failure
      ? t('booking.pay.waitsFailed', { reason: failureText(failure, t) })
      : t('booking.pay.waitsText')
  const busy = isBusy(phase)
  const noticeId = useId()
  return (
    <>
      <Notice
        ref={ref}
        id={noticeId}
        tabIndex={-1}
        tone={failure && !payPage ? 'critical' : 'info'}
        title={number ? t('booking.pay.waits', { number }) : t('booking.pay.waitsUnnamed')}
      >
        {text}
        {changed && <p>{changed}</p>}
      </Notice>
      {payPage ? (
        <PayPageLink url={payPage} describedBy={noticeId} />
      ) : (
        <Button
          size="l"
          isBlock
          isLoading={busy}
          aria-disabled={busy || undefined}
          onClick={() => void booking.actions.payNow()}
        >
          {price === null || changed ? t('bonus.pay.now') : t('booking.pay.now', { price })}
        </Button>
      )}
      <Button
        variant="plain"
        isBlock
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : booking.actions.startAnew}
      >
        {t('booking.pay.startNew')}
      </Button>
    </>
  )
}
