import { Button, ButtonLink, Dialog, Notice } from '@wherry/ui'
import { useEffect, useId, useState } from 'react'
import { money } from '../../kernel/format/money.ts'
import { isolate } from '../../kernel/format/outside.ts'
import type { Draft } from '../../kernel/model/booking.ts'
import { ridesUrl } from '../../module/config/rides.ts'
import { useModule } from '../../module/module.tsx'
import * as sum from '../../view/ride/Sum.css.ts'
import { legOf, legsOf, withOffer } from '../draft/draft.ts'
import { type Loss, lossesOf } from '../draft/shortfall.ts'
import type { Offers } from '../state/progress.ts'
import { extraText, onWay, seatText } from './extras/extraText.ts'
import { type OrderTexts, useFormPart, useFormView } from './formView.ts'
import * as css from './pay/PriceSummary.css.ts'

export interface BookingDialogsProps {
  /** The pay block, which shows the message of a dialog that the person has closed. Null until it is drawn. */
  block: HTMLElement | null
  onBack(): void
}

/** Dialogs that interrupt a booking: a lost response, a changed price. */
export function BookingDialogs({ block, onBack }: BookingDialogsProps) {
  const { phase, isRequoted } = useFormPart(({ state }) => ({
    phase: state.phase,
    isRequoted: state.requote !== null,
  }))
  return (
    <>
      <LostAnswer
        isAsking={phase === 'asking'}
        isOpen={phase === 'asking' || phase === 'unknown'}
        block={block}
      />
      {isRequoted && <PriceChanged onBack={onBack} />}
    </>
  )
}

/** Dialog after a lost response. The order may exist, so nothing is sent until that is known (REL-02). */
function LostAnswer({
  isOpen,
  isAsking,
  block,
}: Pick<BookingDialogsProps, 'block'> & { isOpen: boolean; isAsking: boolean }) {
  const { booking, t, serviceLang } = useFormView()
  const { config } = useModule()
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    if (!isOpen) setClosed(false)
  }, [isOpen])
  const change = useFormPart(({ draft }) => draft.change)
  const words = change ? 'change.lost' : 'booking.unknown'
  return (
    <Dialog
      isOpen={isOpen && !closed}
      // The dialog can be closed, because the pay block behind it says the same and books nothing.
      onOpenChange={() => setClosed(true)}
      // The pressed button does not exist any more. A message about a definite response takes the focus
      // itself.
      returnFocus={closed ? { current: block } : undefined}
      title={t(`${words}.title`)}
      description={t(isAsking ? `${words}.text` : `${words}.open`)}
      footer={
        <>
          <ButtonLink
            variant="plain"
            href={ridesUrl(config.accountUrl, booking.user, serviceLang, change?.orderId)}
          >
            {t('booking.unknown.rides')}
          </ButtonLink>
          <Button isLoading={isAsking} onClick={() => void booking.actions.askAgain()}>
            {t('booking.unknown.again')}
          </Button>
        </>
      }
    />
  )
}

/**
 * Dialog with the old and the new price of each ride whose price has changed. A new price is never accepted
 * silently (PRICE-21).
 */
function PriceChanged({ onBack }: { onBack(): void }) {
  const { booking, t, lang } = useFormView()
  const [pricesId, lostId] = [useId(), useId()]
  const { losses, rides } = useFormPart(({ draft, state: { requote } }) => ({
    losses: requote ? lossesOf(draft, retold(draft, requote.offers)) : [],
    rides: legsOf(draft).flatMap((leg) => {
      const ride = legOf(draft, leg)
      const now = requote?.offers[leg]
      if (!ride || !now) return []
      return [{ leg, from: ride.from.text, to: ride.to?.text, before: ride.offer.price, now: now.price }]
    }),
  }))
  const isPair = rides.length > 1
  const changed = rides.filter(
    ({ before, now }) => before.minor !== now.minor || before.currency !== now.currency,
  )
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && booking.dispatch({ type: 'priceDeclined' })}
      title={t('booking.price.title')}
      description={t('booking.price.text')}
      // Read out as the dialog opens, so that a user of a screen reader knows the prices before the buttons.
      aria-describedby={losses.length > 0 ? `${pricesId} ${lostId}` : pricesId}
      footer={
        <>
          <Button variant="plain" onClick={onBack}>
            {t('booking.price.other')}
          </Button>
          <Button onClick={() => void booking.actions.acceptPrice()}>
            {t('booking.price.accept', {
              price: changed.map(({ now }) => money(now, lang)).join(' + '),
            })}
          </Button>
        </>
      }
    >
      <div id={pricesId} className={css.changedRides}>
        {changed.map(({ leg, from, to, before, now }) => (
          <div key={leg}>
            {isPair && (
              <p>
                {t('booking.trip.fromTo', {
                  from: isolate(from),
                  to: isolate(to ?? ''),
                })}
              </p>
            )}
            <dl className={css.oldNew}>
              <dt className={css.hidden}>{t('booking.price.old')}</dt>
              <dd className={css.oldPrice}>{money(before, lang)}</dd>
              <dt className={css.hidden}>{t('booking.price.new')}</dt>
              <dd className={sum.price}>{money(now, lang)}</dd>
            </dl>
          </div>
        ))}
      </div>
      {losses.length > 0 && (
        <div className={css.lost}>
          <Notice id={lostId} tone="caution" title={t('booking.price.lost.title')}>
            <ul>
              {losses.map((loss) => {
                const text = lossText(loss, isPair, t)
                return <li key={`${loss.kind} ${text}`}>{text}</li>
              })}
            </ul>
          </Notice>
        </div>
      )}
    </Dialog>
  )
}

/** Returns the draft with the newly read offers. */
function retold(draft: Draft, offers: Offers): Draft {
  const there = withOffer(draft, offers.outbound)
  return offers.return ? withOffer(there, offers.return, 'return') : there
}

/**
 * Text of a loss by a newly read offer, as the form names it. `isPair`: there are two rides, so the text
 * names the ride.
 */
function lossText(loss: Loss, isPair: boolean, t: OrderTexts): string {
  switch (loss.kind) {
    case 'adults':
      return t('booking.price.lost.adults', { count: loss.count })
    case 'children':
      return t('booking.price.lost.children', { count: loss.count })
    case 'seat':
      return seatText(loss.type, loss.count, t)
    default: {
      const name = loss.kind === 'flexible' ? t('extras.flexible.label') : extraText(loss.service, t)
      return isPair ? onWay(name, loss.leg, t) : name
    }
  }
}
