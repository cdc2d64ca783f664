/* Inner parts of the package that journeys and measurements outside of it use to check their results. */

export { commentOf } from '../booking/draft/comment.ts'
export { companyShown } from '../booking/draft/company.ts'
export {
  bareRide,
  createDraft,
  createRide,
  legOf,
  legsOf,
  noParticulars,
  offersOf,
  rideOf,
  withReturn,
} from '../booking/draft/draft.ts'
export { seatTotal } from '../booking/draft/party.ts'
export { prefillOf } from '../booking/draft/prefill.ts'
export type { RecalculationRide } from '../booking/draft/recalculation.ts'
export { seatServiceOf, seatTypesOf, tickedServices } from '../booking/draft/seats.ts'
export { toSubmittedDraft } from '../booking/draft/submittedDraft.ts'
export { draftsOf } from '../booking/kept/drafts.ts'
export { settleOwner } from '../booking/kept/settleOwner.ts'
export { type BookingEngine, startBooking } from '../booking/order/bookingEngine.ts'
export { enterBooking } from '../booking/order/enterBooking.ts'
export { bookingStore } from '../booking/order/useBooking.ts'
export { passengerRulesOf, requiredOfPassenger } from '../booking/rules/passenger.ts'
export { validateDraft } from '../booking/rules/validateDraft.ts'
export type { BookingAction } from '../booking/state/bookingActions.ts'
export { viewOf } from '../booking/state/bookingView.ts'
export { fitPassengers } from '../booking/state/passengerRows.ts'
export { pricingOf, totalOf } from '../booking/state/pricing.ts'
export { ordersClient } from '../booking/wire/ordersClient.ts'
export { askRide, rideSearchesOf } from '../offers/resource/ridePrices.ts'
export { bestRated, cheapest } from '../offers/rules/offerOrder.ts'
export { offerPrice, singleRide } from '../offers/rules/offerPrice.ts'
export { OfferCards, type OfferCardsProps } from '../offers/view/OfferCards.tsx'
export { returnOffer } from '../search/rules/returnOffer.ts'
export { yachtOf } from '../yacht/resource/yacht.ts'
export { recentYachts } from '../yacht/rules/yachtFleet.ts'
export { freshSend } from './samples/orderWriter.ts'
