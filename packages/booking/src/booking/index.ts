export type { PriceBreakdown, PriceLine, RideSum } from './draft/price.ts'
export { prefilledSeats, type RidePrefill, readRidePrefill } from './draft/ridePrefill.ts'
export { BookingScreen, type BookingScreenProps } from './form/BookingScreen.tsx'
export { BookingSkeleton } from './form/BookingSkeleton.tsx'
export { DrawnForm } from './form/DrawnForm.tsx'
export { seatText } from './form/extras/extraText.ts'
export { failureText } from './form/failureText.ts'
export type { OrderTexts } from './form/formView.ts'
export { PayPageLink } from './form/pay/PayPageLink.tsx'
export { type PriceRow, priceRows } from './form/pay/priceRows.ts'
export { priceTerm } from './form/pay/priceTerm.ts'
export { peopleText } from './form/people/peopleText.ts'
export { shownRideKey } from './form/trip/TripSection.tsx'
export { draftsOf } from './kept/drafts.ts'
export { forgetFastRides } from './kept/fastRideOrders.ts'
export { ridePrefillOf } from './kept/ridePrefill.ts'
export {
  type EarlierActs,
  type EarlierFailure,
  type EarlierOrderSetup,
  type EarlierReading,
  type NamedOrder,
  useEarlierOrder,
} from './kept/useEarlierOrder.ts'
export { useKeptForm } from './kept/useKeptForm.ts'
export { usePendingOrder } from './kept/usePendingOrder.ts'
export { loadBookingScreen } from './lazy.ts'
export { forgetGuestKeys, guestKeyOf } from './order/guestKeys.ts'
export { type LostChange, lostChangeOf } from './order/lostChange.ts'
export { notifyHost } from './order/notifyHost.ts'
export { savedChangeOf } from './order/savedChange.ts'
export { useOrder } from './order/useOrder.ts'
export { usePayment } from './order/usePayment.ts'
export type { Failure } from './state/progress.ts'
