export { allowsReturn } from './rules/allowsReturn.ts'
export { earlierOffer } from './rules/earlierOffer.ts'
export {
  type EarlierOrder,
  earlierOrderOf,
  isOrderChangeDisabled,
  mayStillChange,
  orderActionOf,
  tripOf,
} from './rules/earlierOrder.ts'
export { fastRideAvailable, type OrderAction } from './rules/fastRide.ts'
export { isPriceOld, listDueAt } from './rules/offerAge.ts'
export { isOnlyProvider, sameOffer } from './rules/offerList.ts'
export { maxCapacity, mostSeats } from './rules/offerSeats.ts'
export { noFilter, type OfferFilter, type OffersSort, ratingSteps } from './rules/offerView.ts'
export { hoursOf, rentBounds, wholeHours } from './rules/rent.ts'
export { isRentLocked, rentSecondsOf, shortestRent } from './rules/rentOffer.ts'
export { returnOffer, returnsIn } from './rules/returnOffer.ts'
export { utmOf } from './state/campaign.ts'
export { canAddStop } from './state/canAddStop.ts'
export {
  type FinderAction,
  type FinderState,
  finderReducer,
  type InputKey,
  initialFinder,
  inputOf,
  isListCurrent,
  isSameRoute,
  isSide,
  type Mode,
  maxStops,
  type OffersState,
  type OffersView,
  openStop,
  type PlaceError,
  type PlaceInput,
  type PriceAsker,
  type PriceFailure,
  type PriceRoute,
  reverseRouteOf,
  type Side,
  type StopInput,
  type StopQuestion,
  type StopRefusal,
  stopPlaceIds,
  type Way,
} from './state/finder.ts'
export { choiceOf, type OfferChoice } from './state/offerChoice.ts'
export { isFresh, isReverseMissing, priceRouteOf, showsRoutesDataError } from './state/priceQuestion.ts'
export {
  addressOf,
  addressWithOptions,
  firstOptions,
  optionsNamed,
  optionsOf,
  type SearchAddress,
} from './state/searchAddress.ts'
export {
  asQuery,
  type FinderSearch,
  isMark,
  keptQuery,
  searchOf,
  withLang,
  withSearch,
  withSeats,
} from './state/searchQuery.ts'
