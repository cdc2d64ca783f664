import { ArrowLeftIcon, Form, isComposing, isHeld, useAnnounce } from '@wherry/ui'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Utm } from '../../kernel/model/booking.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { usePart } from '../../kernel/store/usePart.ts'
import type { MessageKey } from '../../messages/load.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import type { Mode, SearchAddress } from '../../search/index.ts'
import { forgetFailedParts } from '../../view/lazy.tsx'
import * as css from '../../view/ride/FormPage.css.ts'
import { useOwnErrors } from '../../view/useOwnErrors.ts'
import { legsOf } from '../draft/draft.ts'
import { type Booking, useBooking } from '../order/useBooking.ts'
import { useProvenCash } from '../order/useProvenCash.ts'
import type { BookingState } from '../state/bookingState.ts'
import { BegunOrder } from './BegunOrder.tsx'
import { BookingSkeleton, ComingRest, SkeletonSummary } from './BookingSkeleton.tsx'
import { FormErrors } from './FormErrors.tsx'
import { formFactsOf } from './formFacts.ts'
import { FormContext, type FormView } from './formView.ts'
import { LaterPart } from './LaterPart.tsx'
import { FormRest, PayParts, Summary } from './laterParts.ts'
import { createLeaving, type Leaving } from './leaving.ts'
import { ChangeNotice } from './pay/ChangeNotice.tsx'
import { paymentMethodsOf } from './pay/paymentMethods.ts'
import { SettingsFailed } from './SettingsFailed.tsx'
import { shownRide, shownRideKey, TripSection } from './trip/TripSection.tsx'
import { WayBack } from './trip/WayBack.tsx'

export interface BookingScreenProps {
  /** Campaign marks of the page's query, sent with the order (BOOK-56). @default none */
  utm?: Utm
  /**
   * Goes back to the offers of a mode. The search is passed along, because the finder has lost it after a
   * reload.
   *
   * @param mode absent if no draft is known
   */
  onBack(search: SearchAddress, mode?: Mode): void
  /** Called if there is nothing to book; goes back to the search (SHELL-11, BOOK-48). */
  onMissing(): void
  /** Called if the order exists and is not paid by card, or is paid already; goes to its confirmation. */
  onBooked(transaction: string): void
  /** The document's title in the visitor's language. */
  onTitle?(title: string): void
  /**
   * Opens the sign-in. After it, an order of another account can be paid (BOOK-46). @default there is no
   * sign-in
   */
  onSignIn?(): void
}

const noUtm: Utm = {}

/** The booking form: one trip or two, from the chosen offer to the order. */
export function BookingScreen(props: BookingScreenProps) {
  const { utm = noUtm, onBack, onMissing, onBooked, onTitle, onSignIn } = props
  const t = useT('order')
  const booking = useBooking({ utm, onMissing, onBooked, onSignIn })
  const { titleKey, hasForm, begun } = usePart(booking.facts, ({ state }) => ({
    titleKey: titleOf(state),
    hasForm: state.draft !== null && state.phase !== 'done',
    begun: state.begun,
  }))
  const title = t(titleKey)
  const documentTitle = t('shell.title', { page: title })
  useEffect(() => onTitle?.(documentTitle), [documentTitle, onTitle])

  const back = () => {
    const { draft } = booking.facts.get().state
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
  // The sections of the form depend on the user. A section that appears later would push the others down.
  const isUserKnown = booking.user !== null || booking.settingsFailed
  if (hasForm && isUserKnown) content = <BookingForm booking={booking} onBack={back} />
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

/** Title of the page by its purpose: a new order, a change of an order, or the same ride again. */
function titleOf({ draft, earlier }: Pick<BookingState, 'draft' | 'earlier'>): MessageKey<'order'> {
  if (draft?.change) return 'change.heading'
  return earlier?.action === 'repeat' ? 'change.repeatHeading' : 'booking.title'
}

function BookingForm({ booking: made, onBack }: { booking: Booking; onBack(): void }) {
  const { platform } = useModule()
  const formId = useId()
  // The pay block, or the notice that its code is missing. The bar follows it, and may be drawn before it.
  const [block, setBlock] = useState<HTMLElement | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // All parts of one file are tried again together.
  const [tries, setTries] = useState(0)
  const again = () => {
    forgetFailedParts()
    setTries(tries + 1)
  }
  const { booking, cashButton, isAsked, answer } = useProvenCash(made)
  const { own, fieldSays } = useOwnErrors()
  const view = useFormViewOf(booking, formId, useLeaving(booking, form), fieldSays)
  useProgressWords(booking)
  useShownRide(view)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (booking.facts.get().state.draft?.change) return void booking.actions.book(null)
    const [first] = paymentMethodsOf(booking)
    if (first) void booking.actions.book(first)
  }
  return (
    <FormContext.Provider value={view}>
      <div className={css.columns} data-framed={platform.framed ? '' : undefined}>
        <Form
          validationBehavior="aria"
          ref={form}
          id={formId}
          className={css.form}
          noValidate
          onSubmit={submit}
          onKeyDown={keepFromBooking}
        >
          <ChangeNotice block={block} />
          <FormErrors form={form} own={own} />
          <TripSection />
          <WayBack />
          <LaterPart key={`rest${tries}`} wait={<ComingRest />} onAgain={again} notice={setBlock}>
            <FormRest onBack={onBack} />
          </LaterPart>
        </Form>
        <LaterPart key={`sum${tries}`} wait={<SkeletonSummary />}>
          <Summary payBlock={setBlock} formId={formId} cashButton={cashButton} onBack={onBack} />
        </LaterPart>
      </div>
      <LaterPart key={`pay${tries}`} wait={null}>
        <PayParts {...{ formId, form, block, onBack, isAsked, answer }} />
      </LaterPart>
    </FormContext.Provider>
  )
}

/** Returns the tools of the form's sections. They stay the same while the person types. */
function useFormViewOf(
  booking: Booking,
  formId: string,
  leaving: Leaving,
  fieldSays: FormView['fieldSays'],
): FormView {
  const t = useT('order')
  const { lang, serviceLang } = useModule()
  return useMemo(() => {
    const idOf = (field: string) => `${formId}${field}`
    const user = booking.user ?? unknownUser
    return {
      booking,
      facts: formFactsOf(booking.facts, { user, t, lang, idOf }),
      t,
      lang,
      serviceLang,
      idOf,
      frameProps: (field) => ({
        onBlur: (event) => leaving.leave(field, event),
        onFocus: () => leaving.stay(field),
      }),
      fieldSays,
    }
  }, [booking, formId, leaving, fieldSays, t, lang, serviceLang])
}

/**
 * Keeps Enter in a field from submitting the form. On a phone the key is called Done. Only the buttons order
 * and pay.
 */
function keepFromBooking(event: KeyboardEvent) {
  if (isComposing(event) || isHeld(event)) return
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/**
 * Keeps the texts of the trip for the next load of this tab, so that the page can draw its form before the script. Only a
 * guest's: with an account nothing is drawn.
 */
function useShownRide({ booking, facts, t, lang }: FormView) {
  const { platform } = useModuleCore()
  const { session } = platform.storage
  const isGuest = booking.user !== null && booking.user.userId === null
  const shown = usePart(facts, (facts) => shownRide(facts, { t, lang, now: platform.clock.now() }))
  useEffect(() => {
    if (shown === null || !isGuest) session.remove(shownRideKey)
    else session.set(shownRideKey, shown)
    // A reload runs no cleanup, so the places stay for it. They are removed when the form is left (BOOK-58).
    return () => session.remove(shownRideKey)
  }, [shown, isGuest, session])
}

/** Announces each step of the booking once (A11Y-03). */
function useProgressWords({ facts }: Booking) {
  const phase = usePart(facts, ({ state }) => state.phase)
  const isChange = usePart(facts, ({ state }) => Boolean(state.draft?.change))
  const isLoading = usePart(facts, ({ violations }) => violations === null)
  const t = useT('order')
  const announce = useAnnounce()
  const words = useMemo(
    () =>
      ({
        checking: t(isLoading ? 'booking.loading' : 'booking.trip.checking'),
        sending: t(isChange ? 'change.sending' : 'booking.pay.sending'),
        opening: t('booking.pay.opening'),
      }) as Partial<Record<typeof phase, string>>,
    [t, isChange, isLoading],
  )
  // A step that ends before its message is read out stays silent, because its result takes the focus.
  useEffect(() => announce(words[phase] ?? '', 'polite', 'booking'), [phase, words, announce])
  // Removes the message when the form is unmounted, so that the next page's heading is read out.
  useEffect(() => () => announce('', 'polite', 'booking'), [announce])
}

/** Reports to the booking which fields of its form were left. */
function useLeaving({ dispatch }: Booking, form: RefObject<HTMLElement | null>): Leaving {
  const [leaving] = useState(() => createLeaving((field) => dispatch({ type: 'fieldLeft', field })))
  useEffect(() => {
    const page = form.current?.ownerDocument
    return page && leaving.follow(page)
  }, [leaving, form])
  return leaving
}
