import { ArrowLeftIcon, isComposing, isHeld, useAnnounce } from '@wherry/ui'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { Utm } from '../../domain/booking.ts'
import { legsOf } from '../../domain/draft.ts'
import { useModule } from '../../hooks/module.tsx'
import { type Booking, useBooking } from '../../hooks/useBooking.ts'
import { usePhoneText } from '../../hooks/usePhoneText.ts'
import { useProvenCash } from '../../hooks/useProvenCash.ts'
import { useT } from '../../hooks/useT.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { BookingState } from '../../state/bookingState.ts'
import type { Mode } from '../../state/finder.ts'
import { orderedDraft } from '../../state/orderedDraft.ts'
import { pricingOf } from '../../state/pricing.ts'
import type { SearchAddress } from '../../state/searchAddress.ts'
import { ErrorSummary, useRefusals } from '../shared/ErrorSummary.tsx'
import * as css from '../shared/FormPage.css.ts'
import { Agreement } from './Agreement.tsx'
import { BegunOrder } from './BegunOrder.tsx'
import { BonusPlate } from './BonusPlate.tsx'
import { BookingDialogs } from './BookingDialogs.tsx'
import { BookingSkeleton } from './BookingSkeleton.tsx'
import { CashConfirm } from './CashConfirm.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'
import { CompanySection } from './CompanySection.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'
import { FormContext } from './formView.ts'
import { PassengersSection } from './PassengersSection.tsx'
import { PayBar } from './PayBar.tsx'
import { PayBlock, waysOf } from './PayBlock.tsx'
import { PriceSummary } from './PriceSummary.tsx'
import { SettingsFailed } from './SettingsFailed.tsx'
import { summaryWords } from './summaryWords.ts'
import { TripCard } from './TripCard.tsx'
import { TripSection } from './TripSection.tsx'
import { useFormViewOf } from './useFormViewOf.ts'
import { useLeaving } from './useLeaving.ts'
import { ViewersSection } from './ViewersSection.tsx'
import { WayBack } from './WayBack.tsx'
import { WishesSection } from './WishesSection.tsx'

export interface BookingScreenProps {
  /** Campaign marks of the page's query, sent with the order (BOOK-56). @default none */
  utm?: Utm
  /**
   * Back to the offers of a mode; the search is told, since after a reload the finder knows it no more.
   *
   * @param mode left out: nothing is known of what was chosen
   */
  onBack(search: SearchAddress, mode?: Mode): void
  /** There is nothing to book: back to where one chooses (SHELL-11, BOOK-48). */
  onMissing(): void
  /** The order stands and is not paid by card, or is paid already: to its confirmation. */
  onBooked(transaction: string): void
  /** The document's title in the visitor's language. */
  onTitle?(title: string): void
  /** Opens the sign-in, after which an order of another account goes on to its payment (BOOK-46). @default there is none */
  onSignIn?(): void
}

const noUtm: Utm = {}

/** The booking form: one trip or two, from the chosen offer to the order. */
export function BookingScreen(props: BookingScreenProps) {
  const { utm = noUtm, onBack, onMissing, onBooked, onTitle, onSignIn } = props
  const t = useT('order')
  const booking = useBooking({ utm, onMissing, onBooked, onSignIn })
  const title = t(titleOf(booking.state))
  const documentTitle = t('shell.title', { page: title })
  useEffect(() => onTitle?.(documentTitle), [documentTitle, onTitle])
  const { draft, begun, phase } = booking.state

  const back = () => {
    if (!draft) return onBack({})
    const { from, to, stops, durationSeconds } = draft
    const subAddress = stops.map(({ placeId }) => placeId)
    const hours = durationSeconds ? durationSeconds / 3600 : undefined
    const isReturn = legsOf(draft).length > 1
    onBack(
      { from: from.placeId, to: to?.placeId, subAddress, hours, isReturn },
      draft.offer.finish === 'rent' ? 'rent' : 'transfer',
    )
  }
  let content: ReactNode = <BookingSkeleton />
  // What the form asks depends on who asks: a section that came later would push the others down.
  const isUserKnown = booking.user !== null || booking.settingsFailed
  if (draft && isUserKnown && phase !== 'done') content = <BookingForm booking={booking} onBack={back} />
  else if (begun) content = <BegunOrder booking={booking} order={begun} onMissing={onMissing} />
  else if (booking.settingsFailed) content = <SettingsFailed booking={booking} />
  return (
    <>
      <div className={css.head}>
        <button type="button" className={css.back} onClick={back}>
          <ArrowLeftIcon size={16} />
          {t('booking.allOffers')}
        </button>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {content}
    </>
  )
}

/** What the page is for: a new order, a change of one, or the same ride again. */
function titleOf({ draft, earlier }: BookingState): MessageKey<'order'> {
  if (draft?.change) return 'change.heading'
  return earlier?.action === 'repeat' ? 'change.repeatHeading' : 'booking.title'
}

function BookingForm({ booking: made, onBack }: { booking: Booking; onBack(): void }) {
  // The confirmation, which comes next, has its numbers in groups from the first: they take a line more.
  usePhoneText()
  const t = useT('order')
  const { platform } = useModule()
  const formId = useId()
  const payBlock = useRef<HTMLElement>(null)
  const { booking, isAsked, answer } = useProvenCash(made, payBlock)
  const { draft, refusals } = booking.state
  const form = useRef<HTMLFormElement>(null)
  const { view, errors } = useFormViewOf(booking, formId, useLeaving(booking, form))
  useProgressWords(booking)
  const summary = { ...summaryWords(errors, t), form }
  useRefusals(refusals, summary)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft?.change) return void booking.actions.book(null)
    const [first] = waysOf(booking)
    if (first) void booking.actions.book(first)
  }
  if (!draft || !view) return null
  const { order, pricing } = booking.state
  const ordered = orderedDraft(draft, order)
  return (
    <FormContext.Provider value={view}>
      <div className={css.columns} data-framed={platform.framed ? '' : undefined}>
        <form
          ref={form}
          id={formId}
          className={css.form}
          noValidate
          onSubmit={submit}
          onKeyDown={keepFromBooking}
        >
          <ChangeNotice payBlock={payBlock} />
          {errors.length > 0 && <ErrorSummary name={t('DataForms.Forms.ErrorValid')} {...summary} />}
          <TripSection />
          <WayBack />
          <PassengersSection />
          <ExtrasSection />
          <CompanySection onBack={onBack} />
          <ViewersSection />
          <WishesSection />
          <BonusPlate />
          <Agreement />
        </form>
        <aside
          id={view.idOf('summary')}
          className={css.side}
          aria-label={t('booking.sum.title')}
          tabIndex={-1}
        >
          <div className={css.card}>
            <TripCard draft={ordered} />
            <ChangeList />
            <hr />
            <PriceSummary
              draft={ordered}
              pricing={pricingOf({ draft: ordered, pricing, order })}
              order={order}
              onAgain={booking.actions.askPriceAgain}
            />
            <PayBlock ordered={ordered} frame={payBlock} formId={formId} onBack={onBack} />
          </div>
        </aside>
      </div>
      {!platform.framed && <PayBar formId={formId} form={form} payBlock={payBlock} />}
      <BookingDialogs payBlock={payBlock} onBack={onBack} />
      {platform.host && <CashConfirm isOpen={isAsked} onAnswer={answer} />}
    </FormContext.Provider>
  )
}

/**
 * Enter in a field, which a phone's keyboard calls Done, ends that field: what orders and pays is a button that says so.
 */
function keepFromBooking(event: KeyboardEvent) {
  if (isComposing(event) || isHeld(event)) return
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** Says each step of the booking once (A11Y-03). */
function useProgressWords({ state: { phase, draft } }: Booking) {
  const isChange = Boolean(draft?.change)
  const t = useT('order')
  const announce = useAnnounce()
  const words = useMemo(
    () =>
      ({
        checking: t('booking.trip.checking'),
        sending: t(isChange ? 'change.sending' : 'booking.pay.sending'),
        opening: t('booking.pay.opening'),
      }) as Partial<Record<typeof phase, string>>,
    [t, isChange],
  )
  // A step that is over before it is said is not said: what came of it takes the focus.
  useEffect(() => announce(words[phase] ?? '', 'polite', 'booking'), [phase, words, announce])
  // What the form has waited for is over with it: the page that comes has a heading of its own to read.
  useEffect(() => () => announce('', 'polite', 'booking'), [announce])
}
