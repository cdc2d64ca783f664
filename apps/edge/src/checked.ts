import { quoted } from './answers.ts'
import type { CustomerFeatures, EdgeSettings } from './options.ts'

/** What of the settings the module takes as it stands: it is judged here, once, and by no visitor's browser. */
export interface Checked
  extends Pick<EdgeSettings, 'supportEmail' | 'ignoredErrors' | 'specialCustomers' | 'errorReporting'> {
  /** What passengers wrote, for partners' pages (LAND-01). */
  readonly reviews?: readonly object[]
  /** Rides that many take, offered under the empty search. */
  readonly popularRides?: readonly object[]
  /** Pictures of the map (PRICE-16). */
  readonly tiles?: object
  /** What the yacht pages lead to: `email`, `offersRu`, `offersEn`, `terms`, `privacy`; `{lang}` in the last two is ru or en. */
  readonly yacht?: Readonly<Record<string, string>>
  /** Account hosts, with their ports, by the hosts of pages (SHELL-15). */
  readonly accountHosts?: Readonly<Record<string, string>>
}

/** What of the module's own configuration is judged here, too. */
type Judged = Partial<Pick<EdgeSettings, 'config'>> & Omit<Checked, (typeof judgedNames)[number]>

/** The parts of the module's configuration that are judged here: the page has them once, as `checked`. */
export const judgedNames = ['reviews', 'popularRides', 'tiles', 'yacht', 'accountHosts'] as const

const isFlag = (value: unknown) => typeof value === 'boolean'

/** What each of the features may be. */
const features: Readonly<Record<keyof CustomerFeatures, (value: unknown) => boolean>> = {
  discountBanner: isFlag,
  alternativePrice: isFlag,
  copyTrip: isFlag,
  multiStop: isFlag,
  yacht: isFlag,
  travelPolicy: isFlag,
  approvals: isFlag,
  alternativeCurrency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
}

/** An object that is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmail = (value: unknown) =>
  typeof value === 'string' && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value)

const isCode = (value: unknown) =>
  Number.isInteger(value) || (typeof value === 'string' && value.trim() !== '')

const isFeature = ([name, value]: [string, unknown]) =>
  Object.hasOwn(features, name) && features[name as keyof CustomerFeatures](value)

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value)

const isReview = (value: unknown) =>
  isRecord(value) &&
  isText(value['name']) &&
  typeof value['rating'] === 'number' &&
  (value['place'] == null || isText(value['place'])) &&
  isRecord(value['texts']) &&
  Object.values(value['texts']).every(isText)

const isEnd = (value: unknown) =>
  isRecord(value) &&
  isText(value['placeId']) &&
  isRecord(value['texts']) &&
  Object.values(value['texts']).length > 0 &&
  Object.values(value['texts']).every(isText)

const isRide = (value: unknown) =>
  isRecord(value) && isEnd(value['from']) && isEnd(value['to']) && isText(value['timeZone'])

/** The largest scale of tiles where none is said. */
const usualZoom = 19

/** What may be asked, the map itself judges: it draws outlines instead. */
const isTiles = ({ url, attribution, attributionUrl, maxZoom }: Readonly<Record<string, unknown>>) =>
  isText(url) &&
  isText(attribution) &&
  (attributionUrl == null || isAddress(attributionUrl)) &&
  Number.isInteger(maxZoom) &&
  Number(maxZoom) >= 1 &&
  Number(maxZoom) <= 22

const isHostAndPort = (value: unknown) => typeof value === 'string' && /^[\w.-]+(:\d+)?$/.test(value)

const isReporting = (value: unknown) =>
  isRecord(value) && isAddress(value['dsn']) && isText(value['environment'])

/** Reads the settings, which may come from a file that nobody has checked; one that does not fit is left out, and told of. */
export function readChecked(settings: Judged, report: (text: string) => void): Checked {
  const { supportEmail, ignoredErrors, specialCustomers, errorReporting } = settings as Record<
    keyof Checked,
    unknown
  >
  const { reviews, popularRides, tiles, yacht, accountHosts } = (settings.config ?? {}) as Partial<
    Record<(typeof judgedNames)[number], unknown>
  >
  const unfit = (what: string, value: unknown) => report(`${what}: ${JSON.stringify(value)} is not used`)
  const checked: { -readonly [Name in keyof Checked]: unknown } = {}
  if (supportEmail != null)
    if (isEmail(supportEmail)) checked.supportEmail = supportEmail
    else unfit('The address for questions is no e-mail address', supportEmail)
  if (ignoredErrors != null)
    if (Array.isArray(ignoredErrors) && ignoredErrors.every(isCode)) checked.ignoredErrors = ignoredErrors
    else unfit('Refusals that no message tells of are a list of statuses and codes', ignoredErrors)
  if (specialCustomers != null)
    if (isRecord(specialCustomers))
      checked.specialCustomers = Object.fromEntries(
        Object.entries(specialCustomers).filter(([id, given]) => {
          const fits = isRecord(given) && Object.entries(given).every(isFeature)
          if (!fits) unfit(`Customer ${quoted(id)} is given what no customer can have`, given)
          return fits
        }),
      )
    else unfit('Special customers stand by their ids', specialCustomers)
  const listed = (given: readonly unknown[], fits: (value: unknown) => boolean, what: string) =>
    given.filter((one) => {
      const isFit = fits(one)
      if (!isFit) unfit(what, one)
      return isFit
    })
  if (reviews != null)
    if (Array.isArray(reviews))
      checked.reviews = listed(reviews, isReview, 'A review has a name, a rating and texts')
    else unfit('Reviews are a list', reviews)
  if (popularRides != null)
    if (Array.isArray(popularRides))
      checked.popularRides = listed(popularRides, isRide, 'A popular ride has two places and a time zone')
    else unfit('Popular rides are a list', popularRides)
  if (tiles != null) {
    const whole = isRecord(tiles) ? { maxZoom: usualZoom, ...tiles } : {}
    if (isTiles(whole)) checked.tiles = whole
    else unfit('Tiles have a url, an attribution and a largest scale of 1 to 22', tiles)
  }
  const entries = (given: object, fits: (value: unknown) => boolean, what: string) =>
    Object.fromEntries(
      Object.entries(given).filter(([name, value]) => {
        if (!fits(value)) unfit(`${what} ${quoted(name)}`, value)
        return fits(value)
      }),
    )
  if (yacht != null)
    if (isRecord(yacht)) checked.yacht = entries(yacht, isText, 'What the yacht pages lead to by')
    else unfit('What the yacht pages lead to stands by its name', yacht)
  if (accountHosts != null)
    if (isRecord(accountHosts)) checked.accountHosts = entries(accountHosts, isHostAndPort, 'The account of')
    else unfit('Account hosts stand by the hosts of pages', accountHosts)
  if (errorReporting != null)
    if (isReporting(errorReporting)) checked.errorReporting = errorReporting
    else unfit('Errors are reported to a DSN, from an environment', errorReporting)
  return checked as Checked
}
