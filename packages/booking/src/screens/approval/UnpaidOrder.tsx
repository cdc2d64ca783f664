import { Button, Notice, Spinner, useAnnounce } from '@wherry/ui'
import { useEffect, useId, useRef } from 'react'
import type { Order } from '../../domain/order.ts'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { money } from '../../format/money.ts'
import { useModule } from '../../hooks/module.tsx'
import { useKeptForm } from '../../hooks/useKeptForm.ts'
import { usePayment } from '../../hooks/usePayment.ts'
import { useT } from '../../hooks/useT.ts'
import type { Mode } from '../../state/finder.ts'
import type { SearchAddress } from '../../state/searchAddress.ts'
import { failureText } from '../booking/failureText.ts'
import { PayPageLink } from '../booking/PayPageLink.tsx'
import * as css from '../shared/DonePage.css.ts'
import { BackLink } from './BackLink.tsx'
import { orderNumbers } from './orderNumbers.ts'
import { SignInButton } from './SignInButton.tsx'

export interface UnpaidOrderProps {
  order: Order
  /** The payment is still being asked about. */
  checking: boolean
  title: string
  partnerPage: SafeUrl | null
  onAgain(): void
  onBack(): void
  onAnew(search: SearchAddress, mode: Mode): void
}

/** An order whose payment is not there: it is asked about, and can be paid again; it is never booked again. */
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
  // Once the payment page is asked for, this page is being left.
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
          // A receipt shows the order and does not pay it; who has signed in finds the payment in this place.
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
          // Of a payment that may still arrive no second booking is invited (REL-02).
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

/** The search for the trip of an order, as far as the order says it. */
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
