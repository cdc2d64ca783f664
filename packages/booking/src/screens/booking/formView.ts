import { createContext, type FocusEvent, useContext } from 'react'
import type { Draft, Leg } from '../../domain/booking.ts'
import { legOf } from '../../domain/draft.ts'
import type { Lang, Locale } from '../../domain/language.ts'
import { fieldOf } from '../../domain/violation.ts'
import type { Booking } from '../../hooks/useBooking.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'
import type { BookingAction } from '../../state/bookingActions.ts'
import type { RideTiming } from '../../state/bookingState.ts'

/** Props that wire a control to its field: the id, the error, and a handler that tells when the field is left. */
export interface FieldProps {
  id: string
  error: string | undefined
  onBlur(event: FocusEvent): void
}

/** Handlers that tell when the focus has left an element and all that opens from within it. */
export interface FrameProps {
  onBlur(event: FocusEvent): void
  onFocus(event: FocusEvent): void
}

export type OrderTexts = Translate<MessageKey<'order'>>

/** What a section of the form needs beside its own values. */
export interface FormView {
  booking: Booking & { state: { draft: Draft } }
  t: OrderTexts
  lang: Locale
  /** The language that the service and the account pages are asked in. */
  serviceLang: Lang
  /** Id of the control of a field, as the error summary links to it. */
  idOf(field: string): string
  /** The error of a field; undefined before it was left or sent. */
  errorOf(field: string): string | undefined
  /** Props that wire a control to its field. */
  fieldProps(field: string): FieldProps
  /** The same of what stands around a control that opens something, or around several that make one field. */
  frameProps(field: string): FrameProps
  /** Hears what a control says by itself is wrong with its field: the list of errors says the same. */
  fieldSays(field: string, words: string | undefined): void
  /** What looks odd about a field. */
  cautionOf(field: string): string | undefined
}

export const FormContext = createContext<FormView | null>(null)

/** The form around a section. @throws Error outside the booking form. */
export function useFormView(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('This section belongs into the booking form')
  return view
}

/** Which ride a section of the form is about. */
export const LegContext = createContext<Leg>('outbound')

/** What a section about one ride needs: the ride as a draft of its own, and fields named for its leg. */
export interface RideView extends FormView {
  leg: Leg
  /** The booking with this ride's route, price and fields. */
  ride: Draft
  timing: RideTiming
  /** Sends an action about this ride. */
  enter(action: RideAction): void
}

/** An action about one ride, without its leg. */
export type RideAction = {
  [Type in BookingAction['type']]: Extract<BookingAction, { type: Type }> extends { leg?: Leg }
    ? Extract<BookingAction, { type: Type }>
    : never
}[BookingAction['type']]

/** The ride around a section. @throws Error outside the booking form. */
export function useRideView(): RideView {
  const view = useFormView()
  const leg = useContext(LegContext)
  const { state, dispatch } = view.booking
  return {
    ...view,
    leg,
    ride: legOf(state.draft, leg) ?? state.draft,
    timing: state.timing[leg],
    idOf: (field) => view.idOf(fieldOf(leg, field)),
    errorOf: (field) => view.errorOf(fieldOf(leg, field)),
    fieldProps: (field) => view.fieldProps(fieldOf(leg, field)),
    frameProps: (field) => view.frameProps(fieldOf(leg, field)),
    fieldSays: (field, words) => view.fieldSays(fieldOf(leg, field), words),
    cautionOf: (field) => view.cautionOf(fieldOf(leg, field)),
    enter: (action) => dispatch({ ...action, leg } as BookingAction),
  }
}
