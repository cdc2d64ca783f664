import { Button, ButtonLink, Notice, Spinner } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import type { Order } from '../../domain/order.ts'
import { money } from '../../format/money.ts'
import { useModule } from '../../hooks/module.tsx'
import { usePayment } from '../../hooks/useOrder.ts'
import { useT } from '../../hooks/useT.ts'
import { failureText } from '../booking/failureText.ts'
import * as css from './ApprovalScreen.css.ts'
import { orderNumbers } from './orderNumbers.ts'

export interface UnpaidOrderProps {
  order: Order
  /** The payment is still being asked about. */
  checking: boolean
  title: string
  onAgain(): void
  onBack(): void
}

/** An order whose payment is not there: it is asked about, and can be paid again; it is never booked again. */
export function UnpaidOrder({ order, checking, title, onAgain, onBack }: UnpaidOrderProps) {
  const t = useT('order')
  const { lang } = useModule()
  const { pay, opening, payPage, failure } = usePayment(order.transaction)
  const failed = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) failed.current?.focus()
  }, [failure])
  const named = { number: orderNumbers(order, lang), count: order.numbers.length }
  const isDeclined = order.paymentStatus === 'declined'
  const text = isDeclined
    ? t('approval.declinedText', named)
    : t(checking ? 'approval.checkingPaymentText' : 'approval.slowPaymentText', named)
  return (
    <div className={css.hero}>
      {checking && <Spinner />}
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.lead}>{text}</p>
      {failure && (
        <Notice ref={failed} tabIndex={-1} tone="critical">
          {failureText(failure, t)}
        </Notice>
      )}
      <div className={css.actions}>
        {payPage ? (
          <ButtonLink href={payPage} target="_top" rel="noreferrer">
            {t('approval.openPage')}
          </ButtonLink>
        ) : (
          <Button
            variant={checking ? 'outline' : 'solid'}
            isLoading={opening}
            aria-disabled={opening || undefined}
            onClick={pay}
          >
            {order.price
              ? t('approval.payNow', { price: money(order.price, lang) })
              : t('approval.payNowPlain')}
          </Button>
        )}
        {!isDeclined && !checking && (
          <Button variant="outline" onClick={onAgain}>
            {t('approval.askAgain')}
          </Button>
        )}
        <Button variant="plain" onClick={onBack}>
          {t('approval.backToForm')}
        </Button>
      </div>
    </div>
  )
}
