import { createContext, type FocusEvent, useContext } from 'react'
import type { Draft, Leg } from '../../kernel/model/booking.ts'
import type { Readable } from '../../kernel/store/store.ts'
import { usePart } from '../../kernel/store/usePart.ts'
import type { Lang, Locale } from '../../kernel/values/language.ts'
import { fieldOf } from '../../kernel/values/violation.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'
import { legOf } from '../draft/draft.ts'
import type { Booking } from '../order/useBooking.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { RideTiming } from '../state/bookingState.ts'
import type { BookingView } from '../state/bookingView.ts'
import { orderedDraft } from '../state/orderedDraft.ts'

/** Handlers that detect when the focus has left an element and all popovers that belong to it. */
export interface FrameProps {
  onBlur(event: FocusEvent): void
  onFocus(event: FocusEvent): void
}

/** Props that connect a control to its field: the id, the error, and a blur handler. */
export interface FieldProps {
  id: string
  /** Undefined before the field was left or sent. */
  error: string | undefined
  onBlur: FrameProps['onBlur']
}

export type OrderTexts = Translate<MessageKey<'order'>>

/** Tools that the form's sections share. None of them changes while the person types. */
export interface FormView {
  booking: Booking
  /** They change with each input: a section reads them by `useFormPart`. */
  facts: Readable<FormFacts>
  t: OrderTexts
  lang: Locale
  /** Language for requests to the service and for the account pages. */
  serviceLang: Lang
  /** Id of the control of a field, as the error summary links to it. */
  idOf(field: string): string
  /** Props for an element around a control with a popover, or around several controls that make one field. */
  frameProps(field: string): FrameProps
  /** Receives an error text that a control makes by itself, so that the error summary shows the same text. */
  fieldSays(field: string, words: string | undefined): void
}

/** Error of the form: the control that takes focus, its label, and the text. */
export interface FormError {
  field: string
  id: string
  label: string
  text: string
  /** The field was only left empty. */
  isEmpty: boolean
}

/** All that the form shows at a moment. */
export interface FormFacts {
  draft: Draft
  state: BookingView & { draft: Draft }
  /** Errors of the fields that were left or sent, in the order of the form. */
  errors: readonly FormError[]
  /** The error of a field; undefined before it was left or sent. */
  errorOf(field: string): string | undefined
  /** Warning about an unusual value of a field. */
  cautionOf(field: string): string | undefined
}

export const FormContext = createContext<FormView | null>(null)

/** Returns the tools of the form around a section. @throws Error outside the booking form */
export function useFormView(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('This section belongs into the booking form')
  return view
}

/**
 * Returns the part of the form that a section shows. The section renders again only when the content of that part
 * changes, so `select` returns only what is shown: texts, numbers and plain data.
 * @throws Error outside the booking form
 */
export function useFormPart<T>(select: (facts: FormFacts) => T): T {
  return usePart(useFormView().facts, select)
}

/** Returns a part of the draft as it was ordered: without an order, a part of the draft as it is. */
export function useOrderedPart<T>(select: (draft: Draft) => T): T {
  return useFormPart(({ draft, state }) => select(orderedDraft(draft, state.order)))
}

/** Leg to which a section of the form belongs. */
export const LegContext = createContext<Leg>('outbound')

/** Tools of a section about one ride. The names of fields are those of its leg. */
export interface RideView extends FormView {
  leg: Leg
  /** Sends an action about this ride. */
  enter(action: RideAction): void
}

/** All that a section about one ride shows at a moment. The names of fields are those of its leg. */
export interface RideFacts extends FormFacts {
  /** The booking with this ride's route, price and fields. */
  ride: Draft
  timing: RideTiming
}

/** An action about one ride, without its leg. */
export type RideAction = {
  [Type in BookingAction['type']]: 'leg' extends keyof Extract<BookingAction, { type: Type }>
    ? Extract<BookingAction, { type: Type }>
    : never
}[BookingAction['type']]

/** Returns the tools of the ride around a section. @throws Error outside the booking form */
export function useRideView(): RideView {
  const view = useFormView()
  const leg = useContext(LegContext)
  return {
    ...view,
    leg,
    idOf: (field) => view.idOf(fieldOf(leg, field)),
    frameProps: (field) => view.frameProps(fieldOf(leg, field)),
    fieldSays: (field, words) => view.fieldSays(fieldOf(leg, field), words),
    enter: (action) => view.booking.dispatch({ ...action, leg }),
  }
}

/**
 * Returns the part of its ride that a section shows, as `useFormPart` does.
 * @throws Error outside the booking form
 */
export function useRidePart<T>(select: (facts: RideFacts) => T): T {
  const leg = useContext(LegContext)
  return useFormPart((facts) => {
    const { draft, state, errorOf, cautionOf } = facts
    return select({
      ...facts,
      ride: legOf(draft, leg) ?? draft,
      timing: state.timing[leg],
      errorOf: (field) => errorOf(fieldOf(leg, field)),
      cautionOf: (field) => cautionOf(fieldOf(leg, field)),
    })
  })
}

/** Returns the props of a field's control; in a section about one ride, of the field of its leg. */
export function useField(name: string): FieldProps {
  const { idOf, frameProps } = useFormView()
  const field = fieldOf(useContext(LegContext), name)
  const error = useFormPart(({ errorOf }) => errorOf(field))
  return { id: idOf(field), error, onBlur: frameProps(field).onBlur }
}
