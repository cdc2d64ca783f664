import { Button, ButtonLink, Dialog, Notice } from '@wherry/ui'
import { type RefObject, useEffect, useId, useState } from 'react'
import type { Draft } from '../../domain/booking.ts'
import { legOf, legsOf, withOffer } from '../../domain/draft.ts'
import { ridesUrl } from '../../domain/rides.ts'
import { lossesOf } from '../../domain/shortfall.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import type { Offers } from '../../state/bookingState.ts'
import * as sum from '../shared/Sum.css.ts'
import { useFormView } from './formView.ts'
import { lossText } from './lossText.ts'
import * as css from './PriceSummary.css.ts'

export interface BookingDialogsProps {
  /** Says what a dialog said that the person has closed. */
  payBlock: RefObject<HTMLElement | null>
  onBack(): void
}

/** What interrupts a booking: a lost answer, a changed price. */
export function BookingDialogs({ payBlock, onBack }: BookingDialogsProps) {
  const { booking } = useFormView()
  const { phase, requote } = booking.state
  return (
    <>
      <LostAnswer
        isAsking={phase === 'asking'}
        isOpen={phase === 'asking' || phase === 'unknown'}
        payBlock={payBlock}
      />
      {requote && <PriceChanged onBack={onBack} />}
    </>
  )
}

/** The order may exist: nothing is sent until that is known (REL-02). */
function LostAnswer({
  isOpen,
  isAsking,
  payBlock,
}: Pick<BookingDialogsProps, 'payBlock'> & { isOpen: boolean; isAsking: boolean }) {
  const { booking, t, serviceLang } = useFormView()
  const { config } = useModule()
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    if (!isOpen) setClosed(false)
  }, [isOpen])
  const { change } = booking.state.draft
  const words = change ? 'change.lost' : 'booking.unknown'
  return (
    <Dialog
      isOpen={isOpen && !closed}
      // Behind it the pay block says the same and books nothing.
      onOpenChange={() => setClosed(true)}
      // The button that was pressed is gone by then; what a definite answer says takes the focus itself.
      returnFocus={closed ? payBlock : undefined}
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

/** The old and the new price of each ride that has another: it is never accepted in silence (PRICE-21). */
function PriceChanged({ onBack }: { onBack(): void }) {
  const { booking, t, lang } = useFormView()
  const { draft, requote } = booking.state
  const [pricesId, lostId] = [useId(), useId()]
  if (!requote) return null
  const losses = lossesOf(draft, retold(draft, requote.offers))
  const isPair = draft.returnRide !== null
  const rides = legsOf(draft).flatMap((leg) => {
    const ride = legOf(draft, leg)
    const now = requote.offers[leg]
    return ride && now ? [{ leg, ride, before: ride.offer.price, now: now.price }] : []
  })
  const changed = rides.filter(
    ({ before, now }) => before.minor !== now.minor || before.currency !== now.currency,
  )
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && booking.dispatch({ type: 'priceDeclined' })}
      title={t('booking.price.title')}
      description={t('booking.price.text')}
      // Spoken as it opens: who hears it may answer without reading on.
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
        {changed.map(({ leg, ride, before, now }) => (
          <div key={leg}>
            {rides.length > 1 && (
              <p>
                {t('booking.trip.fromTo', {
                  from: isolate(ride.from.text),
                  to: isolate(ride.to?.text ?? ''),
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

/** The draft as it will be at the offers told anew. */
function retold(draft: Draft, offers: Offers): Draft {
  const there = withOffer(draft, offers.outbound)
  return offers.return ? withOffer(there, offers.return, 'return') : there
}
