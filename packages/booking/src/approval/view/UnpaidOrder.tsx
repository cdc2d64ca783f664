import { Button, Notice, Spinner, useAnnounce } from '@wherry/ui'
import { useEffect, useId, useRef } from 'react'
import { failureText, PayPageLink, useKeptForm, usePayment } from '../../booking/index.ts'
import { money } from '../../kernel/format/money.ts'
import type { Order } from '../../kernel/model/order.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import type { Mode, SearchAddress } from '../../search/index.ts'
import * as css from '../../view/ride/DonePage.css.ts'
import { BackLink } from './BackLink.tsx'
import { orderNumbers } from './orderNumbers.ts'
import { SignInButton } from './SignInButton.tsx'

export interface UnpaidOrderProps {
  order: Order
  /** True while the payment's status is requested. */
  checking: boolean
  title: string
  partnerPage: SafeUrl | null
  onAgain(): void
  onBack(): void
  onAnew(search: SearchAddress, mode: Mode): void
}

/**
 * Screen of an unpaid order. The payment's status is requested, and the order can be paid again, but is never
 * booked again.
 */
export function UnpaidOrder(props: UnpaidOrderProps) {
  const { order, checking, title, partnerPage, onAgain, onBack, onAnew } = props
  const t = useT('order')
  const { lang } = useModule()
  const { pay, opening, payPage, failure } = usePayment(order.transaction, onAgain)
  const isKept = useKeptForm(order.transaction)
  const leadId = useId()
  const failed = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) failed.current?.focus()
  }, [failure])
  const announce = useAnnounce()
  useEffect(
    () => announce(opening ? t('booking.pay.opening') : '', 'polite', 'payment'),
    [opening, announce, t],
  )
  const named = { number: orderNumbers(order, lang), count: order.numbers.length }
  const isLeft = order.paymentStatus === 'left'
  const isDeclined = isLeft || order.paymentStatus === 'declined'
  const text = isLeft
    ? t('confirmed.leftText', named)
    : isDeclined
      ? t('approval.declinedText', named)
      : t(checking ? 'approval.checkingPaymentText' : 'approval.slowPaymentText', named)
  // Other actions are disabled once the payment page is requested, because this page is being left.
  const unlessOpening = (act: () => void) => ({
    'aria-disabled': opening || undefined,
    onClick: opening ? undefined : act,
  })
  return (
    <div className={css.hero}>
      {checking && <Spinner />}
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p id={leadId} className={css.lead}>
        {text}
      </p>
      {failure && (
        <Notice ref={failed} tabIndex={-1} tone="critical">
          {failureText(failure, t)}
        </Notice>
      )}
      <div className={css.actions}>
        {order.isByReceipt ? (
          // A receipt only shows the order. The payment button is here after signing in.
          <SignInButton>{t('approval.signInToPay')}</SignInButton>
        ) : payPage ? (
          <PayPageLink url={payPage} describedBy={leadId} look={{}} />
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
          <Button variant="outline" {...unlessOpening(onAgain)}>
            {t('approval.askAgain')}
          </Button>
        )}
        {partnerPage && <BackLink url={partnerPage} variant="outline" />}
        {isKept ? (
          <Button variant="plain" {...unlessOpening(onBack)}>
            {t('approval.backToForm')}
          </Button>
        ) : (
          // While a payment may still arrive, no second booking is offered (REL-02).
          isDeclined && (
            <Button variant="plain" {...unlessOpening(() => onAnew(searchOf(order), modeOf(order)))}>
              {t('booking.pay.startNew')}
            </Button>
          )
        )}
      </div>
    </div>
  )
}

/** Search for the trip of an order, from the values that the order has. */
function searchOf({ trips }: Order): SearchAddress {
  const [{ start, finish, stops, durationSeconds }] = trips
  return {
    from: start.placeId ?? undefined,
    to: finish?.placeId ?? undefined,
    subAddress: stops.flatMap(({ placeId }) => placeId ?? []),
    hours: finish === null && durationSeconds ? durationSeconds / 3600 : undefined,
    isReturn: trips.length > 1,
  }
}

const modeOf = ({ trips: [{ finish }] }: Order): Mode => (finish === null ? 'rent' : 'transfer')
