import { Button, CardIcon, CashIcon, CheckIcon, Notice, SkeletonText, useAnnounce } from '@wherry/ui'
import { visuallyHidden } from '@wherry/ui/css/hidden.css.ts'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { Draft } from '../../domain/booking.ts'
import { type Payment, paymentWays } from '../../domain/user.ts'
import { money } from '../../format/money.ts'
import { useModule } from '../../hooks/module.tsx'
import type { Booking } from '../../hooks/useBooking.ts'
import { cashButton } from '../../hooks/useProvenCash.ts'
import { type BookingPhase, type Failure, isBusy } from '../../state/bookingState.ts'
import { isFree, isPriceAsked, pricingOf, totalOf } from '../../state/pricing.ts'
import { type CancellationText, cancellationText } from './cancellationText.ts'
import { ForeignOrder } from './ForeignOrder.tsx'
import { failureText } from './failureText.ts'
import { useFormView } from './formView.ts'
import { OrderNotice } from './OrderNotice.tsx'
import * as css from './PriceSummary.css.ts'
import { SaveChanges } from './SaveChanges.tsx'
import { SettingsFailed } from './SettingsFailed.tsx'

/** The ways of paying that are open, the first one being the main button. */
export function waysOf({ user }: Booking): readonly Payment[] {
  return user ? paymentWays(user) : []
}

export interface PayBlockProps {
  /** The booking as its order has it. */
  ordered: Draft
  /** Takes the focus where what had it in here is gone. */
  frame: RefObject<HTMLElement | null>
  formId: string
  onBack(): void
}

/** The next step: pay or book; what went wrong with it; what an order already made waits for. */
export function PayBlock({ ordered, frame, formId, onBack }: PayBlockProps) {
  const { booking, t, lang } = useFormView()
  const { state, user, actions } = booking
  const { draft, order, failure, phase } = state
  const pricing = pricingOf(state)
  const { total, isAbout } = totalOf(state)
  // Only a sum that holds stands on a button.
  const price = isAbout ? null : money(total, lang)
  const isAsked = isPriceAsked(pricing)
  const busy = isBusy(phase)
  const ways = waysOf(booking)
  const pressed = draft.payment ?? ways[0]
  const titleId = useId()
  const termsId = useId()
  const { platform } = useModule()
  const terms = cancellationText(ordered, platform.clock.now(), t, lang)
  const failed = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) failed.current?.focus()
  }, [failure])
  const announce = useAnnounce()
  const unknown =
    phase === 'asking' || phase === 'unknown'
      ? t(`${draft.change ? 'change.lost' : 'booking.unknown'}.${phase === 'asking' ? 'text' : 'open'}`)
      : null
  const told = useRef(unknown)
  useEffect(() => {
    // The dialog says itself what it opens with, and closed it says no more: what follows is said from here.
    const isNews = unknown && told.current && told.current !== unknown
    announce(isNews ? unknown : '', 'polite', 'lost')
    told.current = unknown
  }, [unknown, announce])
  useOnlineWords(failure, phase)

  const costsNothing = isFree(state)
  const button = (way: Payment, isMain: boolean) => (
    <Button
      key={way}
      {...((costsNothing || way === 'cash') && cashButton)}
      type={isMain ? 'submit' : 'button'}
      form={isMain ? formId : undefined}
      size={isMain ? 'l' : 'm'}
      variant={isMain ? 'solid' : 'outline'}
      isBlock
      isLoading={isAsked || (busy && pressed === way)}
      aria-disabled={busy || undefined}
      aria-describedby={terms === null ? undefined : termsId}
      onClick={isMain ? undefined : () => void actions.book(way)}
    >
      {!costsNothing && (way === 'card' ? <CardIcon /> : <CashIcon />)}
      {costsNothing
        ? t('booking.pay.book')
        : way === 'cash'
          ? t('booking.pay.cash')
          : price === null
            ? t('bonus.pay.card')
            : t('booking.pay.card', { price })}
    </Button>
  )
  return (
    <section ref={frame} className={css.pay} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={visuallyHidden}>
        {t('booking.pay.title')}
      </h2>
      {failure && failure.step !== 'payment' && failure.reason !== 'otherAccount' && (
        <Notice
          ref={failed}
          tabIndex={-1}
          tone={failure.reason === 'code' ? 'caution' : 'critical'}
          title={t(
            failure.reason === 'code'
              ? 'bonus.notTaken.title'
              : draft.change
                ? 'change.failed'
                : 'booking.error.failed',
          )}
          action={
            failure.reason === 'gone' ? (
              <Button variant="outline" size="s" onClick={onBack}>
                {t('booking.price.other')}
              </Button>
            ) : undefined
          }
        >
          {failureText(failure, t)}
          {failure.reason === 'code' && ` ${t('bonus.notTaken.text', { price: money(total, lang) })}`}
        </Notice>
      )}
      {unknown ? (
        <Notice
          tone="info"
          title={t(draft.change ? 'change.lost.title' : 'booking.unknown.title')}
          action={
            <Button
              variant="outline"
              size="s"
              isLoading={phase === 'asking'}
              onClick={() => void actions.askAgain()}
            >
              {t('booking.unknown.again')}
            </Button>
          }
        >
          {unknown}
        </Notice>
      ) : order && failure?.reason === 'otherAccount' ? (
        <ForeignOrder />
      ) : order ? (
        <OrderNotice order={order} price={price} />
      ) : booking.settingsFailed ? (
        <SettingsFailed booking={booking} />
      ) : user === null ? (
        <SkeletonText lines={2} />
      ) : draft.change ? (
        <SaveChanges formId={formId} />
      ) : ways.length === 0 ? (
        <Notice tone="caution">{t('booking.pay.none')}</Notice>
      ) : (
        // A booking that costs nothing has no ways of paying: one press books it.
        ways.slice(0, costsNothing ? 1 : undefined).map((way, index) => button(way, index === 0))
      )}
      {terms !== null && <Terms id={termsId} {...terms} />}
    </section>
  )
}

/** Says that the connection is back once what went wrong without it is no longer shown. */
function useOnlineWords(failure: Failure | null, phase: BookingPhase) {
  const { t } = useFormView()
  const announce = useAnnounce()
  const isOffline = failure?.reason === 'offline'
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && failure === null && phase === 'editing') announce(t('booking.error.online'))
    wasOffline.current = isOffline
  }, [isOffline, failure, phase, announce, t])
}

/** Terms of cancelling: below the buttons, and spoken with each that pays. */
function Terms({ id, text, isFree }: CancellationText & { id: string }) {
  return (
    <p id={id} className={css.terms}>
      {isFree && <CheckIcon size={16} className={css.yes} />}
      {text}
    </p>
  )
}
