export { childSeatTypes, type Draft, type Leg, noChildSeats, type Ride } from './model/booking.ts'
export type { CostCenter } from './model/costCenter.ts'
export { featureNames } from './model/featureNames.ts'
export type { InternalNumbers } from './model/internalNumber.ts'
export { type HexColor, type ThemeName, themeNames } from './model/moduleSettings.ts'
export type { Offer } from './model/offer.ts'
export type { OrderTrip } from './model/order.ts'
export type { PassengerRules } from './model/passenger.ts'
export type { Place, Point } from './model/place.ts'
export { routeTypeOf, routeTypes, travelTypeOf } from './model/route.ts'
export type { SignIn } from './model/signIn.ts'
export {
  dateArrivalOf,
  dateDepartureOf,
  departureMeaning,
  emptyTripForm,
  fieldsOf,
  type TripField,
  type TripForm,
  type TripTextField,
} from './model/trip.ts'
export { isCardOnly, type Payment, paymentWays, type User, unknownUser } from './model/user.ts'
export type {
  Clipboard,
  Clock,
  Cookies,
  FileToSave,
  Geolocation,
  Host,
  HostMessages,
  HostVisible,
  LocationFailure,
  Platform,
  Seen,
  Store,
  Visibility,
} from './platform.ts'
export { plainLine } from './reading/plain.ts'
export { readFlight } from './reading/readFlight.ts'
export { readName } from './reading/readName.ts'
export { accountUrlOf } from './values/accountUrl.ts'
export { type Lang, type Locale, languageOf, languages, type OwnLanguages } from './values/language.ts'
export { fromDecimal, toDecimal } from './values/money.ts'
export { readUrl } from './values/readUrl.ts'
export { safeColor } from './values/safeColor.ts'
export { type SafeUrl, safeUrl } from './values/safeUrl.ts'
export { sanitizeLine, sanitizeText } from './values/sanitize.ts'
export {
  civilAt,
  earliestPickup,
  instantOf,
  isCivilDateTime,
  latestPickup,
  plusMinutes,
  settleCivil,
  showDateTime,
  splitCivil,
  todayIn,
} from './values/time.ts'
export { timeZoneOf } from './values/timeZone.ts'
