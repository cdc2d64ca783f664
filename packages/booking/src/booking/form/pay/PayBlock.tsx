import { Button, CardIcon, CashIcon, CheckIcon, Notice, SkeletonText, useAnnounce } from '@wherry/ui'
import { visuallyHidden } from '@wherry/ui/css/hidden.css.ts'
import { type Ref, useEffect, useId, useRef } from 'react'
import { money } from '../../../kernel/format/money.ts'
import { reloadIfMissing } from '../../../kernel/missingPart.ts'
import type { Payment } from '../../../kernel/model/user.ts'
import { useModule } from '../../../module/module.tsx'
import { type BookingPhase, isBusy } from '../../state/bookingView.ts'
import { isFree, isPriceAsked, pricingOf, totalOf } from '../../state/pricing.ts'
import type { Failure } from '../../state/progress.ts'
import { ForeignOrder } from '../ForeignOrder.tsx'
import { failureText } from '../failureText.ts'
import { useFormPart, useFormView, useOrderedPart } from '../formView.ts'
import { OrderNotice } from '../OrderNotice.tsx'
import { SettingsFailed } from '../SettingsFailed.tsx'
import { type CancellationText, cancellationText } from '../trip/cancellationText.ts'
import * as css from './PriceSummary.css.ts'
import { paymentMethodsOf } from './paymentMethods.ts'
import { SaveChanges } from './SaveChanges.tsx'

export interface PayBlockProps {
  /** The block; it takes the focus if the focused element in it disappears. */
  payBlock: Ref<HTMLElement>
  formId: string
  /** Ref of the button that books with one press. */
  cashButton(button: HTMLButtonElement | null): void
  onBack(): void
}

/** Block with the next step: to pay or to book, a failure of it, or an unpaid order. */
export function PayBlock({ payBlock, formId, cashButton, onBack }: PayBlockProps) {
  const { booking, t, lang } = useFormView()
  const { user, actions } = booking
  const { isChange, payment, order, failure, phase, total, isAbout, isAsked, costsNothing } = useFormPart(
    ({ draft, state }) => ({
      isChange: draft.change !== null,
      payment: draft.payment,
      order: state.order,
      failure: state.failure,
      phase: state.phase,
      ...totalOf(state),
      isAsked: isPriceAsked(pricingOf(state)),
      costsNothing: isFree(state),
    }),
  )
  // Only a final sum is shown on a button.
  const price = isAbout ? null : money(total, lang)
  const busy = isBusy(phase)
  const ways = paymentMethodsOf(booking)
  const pressed = payment ?? ways[0]
  const titleId = useId()
  const termsId = useId()
  const { platform } = useModule()
  const terms = useOrderedPart((ordered) => cancellationText(ordered, platform.clock.now(), t, lang))
  const failed = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) failed.current?.focus()
  }, [failure])
  const announce = useAnnounce()
  const unknown =
    phase === 'asking' || phase === 'unknown'
      ? t(`${isChange ? 'change.lost' : 'booking.unknown'}.${phase === 'asking' ? 'text' : 'open'}`)
      : null
  const told = useRef(unknown)
  useEffect(() => {
    // The dialog's first text is read out as it opens. Later texts are announced here, because the dialog may
    // be closed.
    const isNews = unknown && told.current && told.current !== unknown
    announce(isNews ? unknown : '', 'polite', 'lost')
    told.current = unknown
  }, [unknown, announce])
  useOnlineWords(failure, phase)

  const button = (way: Payment, isMain: boolean) => (
    <Button
      key={way}
      ref={costsNothing || way === 'cash' ? cashButton : undefined}
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
    <section ref={payBlock} className={css.pay} aria-labelledby={titleId} tabIndex={-1}>
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
              : isChange
                ? 'change.failed'
                : 'booking.error.failed',
          )}
          action={
            failure.reason === 'gone' ? (
              <Button variant="outline" size="s" onClick={onBack}>
                {t('booking.price.other')}
              </Button>
            ) : failure.reason === 'notLoaded' ? (
              <Button
                variant="outline"
                size="s"
                // Without a connection the same press says so; nothing goes out.
                onClick={() => reloadIfMissing(true, platform) || void actions.book(payment)}
              >
                {t('trans.common.error_boundary.reload')}
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
          title={t(isChange ? 'change.lost.title' : 'booking.unknown.title')}
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
      ) : isChange ? (
        <SaveChanges formId={formId} />
      ) : ways.length === 0 ? (
        <Notice tone="caution">{t('booking.pay.none')}</Notice>
      ) : (
        // A free booking has no ways of paying; one press books it.
        ways.slice(0, costsNothing ? 1 : undefined).map((way, index) => button(way, index === 0))
      )}
      {terms !== null && <Terms id={termsId} {...terms} />}
    </section>
  )
}

/** Announces that the connection is back, once the message about its loss is removed. */
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

/** Cancellation terms below the buttons; each button that pays refers to them. */
function Terms({ id, text, isFree }: CancellationText & { id: string }) {
  return (
    <p id={id} className={css.terms}>
      {isFree && <CheckIcon size={16} className={css.yes} />}
      {text}
    </p>
  )
}
