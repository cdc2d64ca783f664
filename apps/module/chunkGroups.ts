import type { Rolldown } from 'vite'

/**
 * What asks for the prices of a search, and what is so small and stands in so many later parts that it comes with it:
 * whatever a file takes from another one makes it wait for the whole of that.
 */
const askingParts = new RegExp(
  [
    /\/(FinderOffers|RouteOptions|rareParts|laterPages)\.tsx?$/,
    /\/(Badge|CarIllustration|EmptyState|OptionText|imageHosts|isSmallTouch|duration|failure|fill|number|offerSeats|PromoCode|rentOffer|usePortal)\.tsx?$/,
    /\/(icons|valibot)\/|\/illustrations\/states\/(Error|NoCars|Offline)\./,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** What a list of offers says comes in one file of each language. */
const offersMessages = /\/messages\/(\w+)\/(?:offers|map|promo)\.ts$/
const offersTexts = (id: string) => offersMessages.exec(id)?.[1] ?? null

/**
 * Which sources come in one file. Left to itself the build makes one of each set of parts that share something: many
 * small ones, which pack worse, name each other at length and come one after another. A group takes with it whatever
 * its sources stand on, unless one with a higher priority has that.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // All that the first page needs.
  { name: 'first', tags: ['$initial'], priority: 3 },
  { name: 'asking', test: askingParts, priority: 2 },
  { name: 'phone', test: /\/libphonenumber-js\//, priority: 1 },
  {
    name: 'overlays',
    test: /\/node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden|tslib)\/|\/(Dialog|Popover)\.tsx$/,
    priority: 1,
  },
  // A partner's look and the frame stand before anything is drawn: each file more is one way more to the server.
  {
    name: 'look',
    test: /\/(accentTheme|accents|partnerTheme|useModuleSettings|features|moduleSettings|partner)\.ts$/,
    priority: 1,
  },
  { name: 'trip', test: /\/(drafts|fastRideOrders|kept|rides|rideWishes|toldSum)\.ts$/, priority: 1 },
  {
    name: 'framed',
    test: /\/module\/src\/(frame\/|ownLanguage\.)|\/embed\/src\/|\/themeShape\.ts$/,
    priority: 1,
  },
  {
    name: 'landing',
    test: /\/landing\/(landingParts|Landing(Head|Body|Side|Points|Words))\.|\/domain\/(landing\w*|sellingPoints|review)\.ts$/,
    priority: 1,
  },
  { name: 'cars', test: /\/illustrations\/cars\/(?!CarIllustration)/, priority: 1 },
  // With the readers of what is written into them, but for the phone's: most pages need no library of numbers. A page
  // that asks for no day carries no calendar.
  { name: 'fields', test: /\/(Stepper|Textarea|TextField)\.tsx$|\/domain\/reading\/(?!readPhone)/ },
  { name: 'dates', test: /\/(DatePicker|TimePicker)\.tsx$/ },
  { name: 'orders', test: /\/(useEarlierOrder|useOrder|watchOrder|orderTrip|placedOrders)\.tsx?$/ },
  { name: 'offers', test: /\/(OfferResults|FoldedMap)\.tsx$/ },
  { name: offersTexts, debugName: 'texts of offers', test: offersMessages },
  // The rest by the screens that need it. Texts and coasts come one by one.
  {
    name: 'later',
    test: /^(?!.*\/(messages|land)\/)/,
    entriesAware: true,
    entriesAwareMergeThreshold: 500,
  },
]
