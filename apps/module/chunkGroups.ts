import type { Rolldown } from 'vite'

/**
 * Small sources shared by many files that load later. They are part of the first such file: a file that imports from
 * another has to wait for all of it. They are named one by one: chosen by the number of pages that share them (six or
 * more), they were 32 kB more for the list of offers and 66 for a landing.
 */
const askingParts = new RegExp(
  [
    /\/laterPages\.tsx$|\/wire\/prices\/client\.ts$|\/offers\/resource\/prices\.ts$|\/platform\/pageAnswers\.ts$|\/search\/rules\/offerList\.ts$/,
    /\/(Badge|ButtonLink|CarIllustration|Checkbox|EmptyState|Link|OptionText|SkeletonText|imageHosts|isSmallTouch|duration|fill|latest|number|openForFirstInvalid|offerPrice|offerSeats|PartMissing|priceQuestion|PromoCode|rentOffer|ReturnTrip\.css|useCloseRequest|usePortal|usePriceAsker|useSaid|useScrollLock)\.tsx?$/,
    /\/(icons|valibot)\/|\/illustrations\/states\/(Error|NoCars|Offline)\./,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** Messages of the list of offers: one file per language. */
const offersMessages = /\/messages\/(\w+)\/(?:offers|map|promo)\.ts$/
const offersTexts = (id: string) => offersMessages.exec(id)?.[1] ?? null

/**
 * Groups of sources that share one output file. By default the build makes a file for each set of shared sources: many
 * small files, which compress worse, have long lists of imports and load one after another. A group includes the
 * dependencies of its sources, unless a group with a higher priority has them.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // All sources of the first page.
  { name: 'first', tags: ['$initial'], priority: 3 },
  { name: 'asking', test: askingParts, priority: 2 },
  // SWR and its hooks, together with the components that ask for prices, which are the first to read with SWR. A page that
  // reads nothing with SWR does not load this group.
  {
    name: 'reading',
    test: /\/(FinderOffers|RouteOptions)\.tsx$|\/node_modules\/(swr|dequal)\/|\/kernel\/resource\/(swrResources|useResource|useTurns)\.ts$|\/module\/useResource\.ts$/,
    priority: 1.5,
  },
  { name: 'phone', test: /\/libphonenumber-js\//, priority: 1 },
  // Pages need different sets of overlays. Each set has a file of its own, so that no page loads what only another page
  // needs; a set of less than 3 kB joins another one.
  {
    name: 'overlays',
    test: /\/node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden|tslib)\/|\/(Dialog|ModalLayer|Popover)\.tsx$/,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
  },
  // The partner's theme and the frame are needed before the first render, and each further file is one more request.
  {
    name: 'look',
    test: /\/module\/look\/(partnerTheme|useModuleSettings)|\/wire\/moduleSettings\/|\/model\/(accentTheme|features|moduleSettings)\.ts$/,
    priority: 1,
  },
  {
    name: 'trip',
    test: /\/(drafts|failure|fastRideOrders|storedData|rides|ridePrefill|quotedTotal)\.ts$/,
    priority: 1,
  },
  {
    name: 'framed',
    test: /\/booking\/src\/(frame\/(?!returning)|messages\/ownLanguage\.|landing\/view\/prepareDrawn\.)|\/embed\/src\/|\/themeShape\.ts$/,
    priority: 1,
  },
  {
    name: 'landing',
    test: /\/landing\/rules\/(landing\w*|sellingPoints)\.ts$|\/config\/review\.ts$|\/landingText\.ts$/,
    priority: 1,
  },
  { name: 'cars', test: /\/illustrations\/cars\/(?!CarIllustration)/, priority: 1 },
  // Fields with the parsers of their texts, but not the phone's: most pages do not need the phone library. Calendars are
  // apart, since a page without a date needs none.
  {
    name: 'fields',
    test: /\/(Form|Stepper|Textarea|TextField)\.tsx$|\/kernel\/reading\/(?!readPhone|phoneRule)/,
  },
  { name: 'dates', test: /\/(DatePicker|TimePicker)\.tsx$/ },
  {
    name: 'orders',
    test: /\/(useEarlierOrder|useOrder|pendingPayment|approval\/rules\/orderTrip|wire\/orders\/(client|codec))\.tsx?$/,
  },
  // One file for all that lists offers: in a file for each set of pages it was 36 kB less, in twelve files more, and on slow
  // 4G the first offer was seen after 3.9 s instead of 3.0.
  { name: 'offers', test: /\/(OfferResults|FoldedMap)\.tsx$/ },
  { name: offersTexts, debugName: 'texts of offers', test: offersMessages },
  // All other sources, grouped by the screens that need them. Texts and coastlines stay in single files.
  {
    name: 'later',
    test: /^(?!.*\/(messages|land)\/)/,
    entriesAware: true,
    entriesAwareMergeThreshold: 500,
  },
]
