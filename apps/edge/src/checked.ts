import { quoted } from './answers.ts'
import type { CustomerFeatures, EdgeSettings } from './options.ts'

/** Settings that are validated here once, so that no visitor's browser has to validate them again. */
export interface Checked
  extends Pick<EdgeSettings, 'supportEmail' | 'ignoredErrors' | 'specialCustomers' | 'errorReporting'> {
  /** Reviews by passengers, for partners' pages (LAND-01). */
  readonly reviews?: readonly object[]
  /** Popular rides, offered under the empty search. */
  readonly popularRides?: readonly object[]
  /** Address of the published design book, which the editor links. */
  readonly bookUrl?: string
  /** Tiles of the map (PRICE-16). */
  readonly tiles?: object
  /** Links of the yacht pages: `email`, `offersRu`, `offersEn`, `terms`, `privacy`; `{lang}` in the last two is ru or en. */
  readonly yacht?: Readonly<Record<string, string>>
  /** Account hosts, with their ports, by the page's host (SHELL-15). */
  readonly accountHosts?: Readonly<Record<string, string>>
}

/** The settings to validate, with the parts of the module's own configuration. */
type SettingsToCheck = Partial<Pick<EdgeSettings, 'config'>> & Omit<Checked, (typeof checkedNames)[number]>

/** Parts of the module's configuration that are validated here: the page has them only as `checked`. */
export const checkedNames = ['reviews', 'popularRides', 'bookUrl', 'tiles', 'yacht', 'accountHosts'] as const

const isFlag = (value: unknown) => typeof value === 'boolean'

/** Validators of the features' values. */
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

/** True of the address of a page that a link may lead to: https, or http on this machine. */
const isPage = (value: unknown) =>
  isAddress(value) && /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(new URL(String(value)).href)

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

/** Largest zoom level of tiles if the settings have none. */
const usualZoom = 19

/** True if tiles have the right fields. The map itself decides if it may use the address, and else draws outlines. */
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

/** Validates the settings, which may come from an unchecked file. An invalid one is left out and reported. */
export function readChecked(settings: SettingsToCheck, report: (text: string) => void): Checked {
  const { supportEmail, ignoredErrors, specialCustomers, errorReporting } = settings as Record<
    keyof Checked,
    unknown
  >
  const { reviews, popularRides, bookUrl, tiles, yacht, accountHosts } = (settings.config ?? {}) as Partial<
    Record<(typeof checkedNames)[number], unknown>
  >
  const unfit = (what: string, value: unknown) => report(`${what}: ${JSON.stringify(value)} is not used`)
  const checked: { -readonly [Name in keyof Checked]: unknown } = {}
  if (supportEmail != null)
    if (isEmail(supportEmail)) checked.supportEmail = supportEmail
    else unfit('supportEmail has to be an e-mail address', supportEmail)
  if (ignoredErrors != null)
    if (Array.isArray(ignoredErrors) && ignoredErrors.every(isCode)) checked.ignoredErrors = ignoredErrors
    else unfit('ignoredErrors has to be a list of statuses and codes', ignoredErrors)
  if (specialCustomers != null)
    if (isRecord(specialCustomers))
      checked.specialCustomers = Object.fromEntries(
        Object.entries(specialCustomers).filter(([id, given]) => {
          const fits = isRecord(given) && Object.entries(given).every(isFeature)
          if (!fits)
            unfit(`specialCustomers.${quoted(id)} has to be features that a customer can have`, given)
          return fits
        }),
      )
    else unfit('specialCustomers has to be an object by ids', specialCustomers)
  const listed = (given: readonly unknown[], fits: (value: unknown) => boolean, what: string) =>
    given.filter((one) => {
      const isFit = fits(one)
      if (!isFit) unfit(what, one)
      return isFit
    })
  if (reviews != null)
    if (Array.isArray(reviews))
      checked.reviews = listed(
        reviews,
        isReview,
        'Each of config.reviews has to have a name, a rating and texts',
      )
    else unfit('config.reviews has to be a list', reviews)
  if (popularRides != null)
    if (Array.isArray(popularRides))
      checked.popularRides = listed(
        popularRides,
        isRide,
        'Each of config.popularRides has to have two places and a time zone',
      )
    else unfit('config.popularRides has to be a list', popularRides)
  if (bookUrl != null)
    if (isPage(bookUrl)) checked.bookUrl = bookUrl
    else unfit('config.bookUrl has to be an https address', bookUrl)
  if (tiles != null) {
    const whole = isRecord(tiles) ? { maxZoom: usualZoom, ...tiles } : {}
    if (isTiles(whole)) checked.tiles = whole
    else unfit('config.tiles has to have a url, an attribution and a largest scale of 1 to 22', tiles)
  }
  const entries = (given: object, fits: (value: unknown) => boolean, name: string, kind: string) =>
    Object.fromEntries(
      Object.entries(given).filter(([key, value]) => {
        if (!fits(value)) unfit(`${name}.${quoted(key)} has to be ${kind}`, value)
        return fits(value)
      }),
    )
  if (yacht != null)
    if (isRecord(yacht)) checked.yacht = entries(yacht, isText, 'config.yacht', 'a text')
    else unfit('config.yacht has to be an object by names', yacht)
  if (accountHosts != null)
    if (isRecord(accountHosts))
      checked.accountHosts = entries(accountHosts, isHostAndPort, 'config.accountHosts', 'a host')
    else unfit('config.accountHosts has to be an object by the hosts of pages', accountHosts)
  if (errorReporting != null)
    if (isReporting(errorReporting)) checked.errorReporting = errorReporting
    else unfit('errorReporting has to have a DSN and an environment', errorReporting)
  return checked as Checked
}
