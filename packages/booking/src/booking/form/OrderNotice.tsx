import { Button, Notice } from '@wherry/ui'
import { useEffect, useId, useRef } from 'react'
import type { Draft } from '../../kernel/model/booking.ts'
import { useSaid } from '../../view/useSaid.ts'
import { isBusy } from '../state/bookingView.ts'
import { draftFingerprint } from '../state/intent.ts'
import type { KnownOrder } from '../state/progress.ts'
import { failureText } from './failureText.ts'
import { useFormPart, useFormView } from './formView.ts'
import { PayPageLink } from './pay/PayPageLink.tsx'

/** True if the form differs from its order. The language, the currency and the user do not matter. */
export function isChangedSince(order: KnownOrder, draft: Draft): boolean {
  return order.said !== undefined && order.said !== draftFingerprint(draft)
}

/**
 * Notice about an unpaid order, which is paid and never booked again (BOOK-49). `price` null: not known here.
 */
export function OrderNotice({ order, price }: { order: KnownOrder; price: string | null }) {
  const { booking, t } = useFormView()
  const { isChanged, failure, phase, payPage } = useFormPart(({ draft, state }) => ({
    isChanged: isChangedSince(order, draft),
    failure: state.failure,
    phase: state.phase,
    payPage: state.payPage,
  }))
  const ref = useRef<HTMLDivElement>(null)
  // The notice replaces the pressed button and takes the focus. On a return to the page the focus stays.
  const isPressed = useRef(phase === 'opening')
  useEffect(() => {
    // The link to the payment page takes the focus itself.
    if (!payPage && (isPressed.current || failure)) ref.current?.focus()
  }, [failure, payPage])

  const { number } = order
  const changed = !isChanged
    ? null
    : number
      ? t('booking.pay.changed', { number })
      : t('booking.pay.changedUnnamed')
  // The fields that the person edits are far above, so the notice is read out.
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
