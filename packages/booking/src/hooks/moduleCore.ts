import type { Client } from '../client/client.ts'
import type { CustomerFeatures } from '../domain/features.ts'
import type { Lang, Locale, OwnLanguages } from '../domain/language.ts'
import type { HexColor, ThemeName } from '../domain/moduleSettings.ts'
import type { PopularRide } from '../domain/popularRides.ts'
import type { Review } from '../domain/review.ts'
import type { Tiles } from '../domain/tiles.ts'
import type { Platform } from '../platform/platform.ts'
import type { FinderAction, FinderState } from '../state/finder.ts'
import type { SessionAction, SessionState } from '../state/session.ts'
import type { Store } from '../state/store.ts'
import type { Messages } from './messages.ts'

/** What the yacht pages lead to; what is left out, or is no address a link may have (SEC-01), is not shown. */
export interface YachtConfig {
  /** E-mail address for questions before a request (YACHT-08). */
  readonly email?: string | undefined
  /** Offers of yachts on another site, for those who read Russian (YACHT-01). */
  readonly offersRu?: string | undefined
  /** The same for all others. */
  readonly offersEn?: string | undefined
  /** The offer that a request is made under. */
  readonly terms?: string | undefined
  /** How personal data is handled. */
  readonly privacy?: string | undefined
}

/** What the host decides about a module; the app fills it from the page, a partner or an environment. */
export interface ModuleConfig {
  /** Address of the API before the version, without a slash at the end: `https://api.example.com`. */
  apiBase: string
  /** Address of a maps service before `/driving` (API-14), without a slash at the end; null has the API draw the way. @default null */
  directionsBase: string | null
  /** Key of the maps service; null where it takes none. @default null */
  directionsKey: string | null
  /** Path of the finder, without a slash at the end. @default '/transfer' */
  basePath: string
  /** The whole address of that path, which the editor's embed code names; null: https, the page's own host and the path. @default null */
  moduleUrl: string | null
  /** The module is looked at, as in the editor: nothing can be chosen (PRICE-20), nothing opens or is counted by itself. @default false */
  isPreview: boolean
  /** Frame mode: calls go to v1, payment asks the parent (EMBED-01). @default false */
  framed: boolean
  /** The module stands in an app (EMBED-01). @default false */
  isApp: boolean
  /** The token of its user that the app has handed over (EMBED-02); never one of a cookie or of a sign-in. @default null */
  appToken: string | null
  /** Id of the partner whose page this is; null without one. @default null */
  partner: string | null
  /** Id of the user whom the page expects (`userID`); null for a visitor. @default null */
  userId: string | null
  /** Language to start with (SHELL-23): one of ours, or one of `texts`. @default 'en' */
  lang: Locale
  /**
   * Single texts said anew, and other languages (I18N-05): `{ es: { texts: { Finder: { from: 'Desde' } } } }`,
   * `{ tr: { name: 'Türkçe', base: 'en', texts } }`. A tag that is no BCP 47 tag throws where it is used.
   * @default {}
   */
  texts: OwnLanguages
  /** ISO 4217 code that beats the rule of SHELL-24; null leaves it to the rule. @default null */
  currency: string | null
  /** Sections that are switched on; transfer always is. */
  sections: { readonly transfer: true; readonly rent: boolean; readonly yacht: boolean }
  /** Address of the account host, without a slash at the end; the rides list is `{accountUrl}/account/list`. @default '' (the same origin) */
  accountUrl: string
  /** Where a password is made anew, a whole address; null: `{accountUrl}/reset-password` (SHELL-16). @default null */
  passwordUrl: string | null
  /** Milliseconds from the last key to the look-up (PLACE-03). @default 1500 */
  debounceMs: number
  /** The same in the input of an extra stop (PLACE-17). @default 500 */
  stopDebounceMs: number
  /** Milliseconds from the nodes' results to the general look-up (PLACE-04). @default 2000 */
  secondLookupMs: number
  /** What is switched on for special customers, by the id of the partner that their settings name (ROLE-04). @default `specialCustomers` of domain/specialCustomers.ts */
  specialCustomers: Readonly<Record<string, CustomerFeatures>>
  /** Address for questions that a failed search names; null names none. @default null */
  supportEmail: string | null
  /** Hosts that links in texts of the service may lead to, with all below them, besides the page's own and the account's (SEC-01). @default [] */
  linkHosts: readonly string[]
  /** Hosts that pictures (a partner's logo and that of the advantages, photographs of cars) may come from, with all below them, besides the page's own, the API's and the account's (SEC-01). @default [] */
  imageHosts: readonly string[]
  /** Exact origins that a payment may lead to, `https://pay.example.com`; null: this very machine alone, over http. @default null */
  redirectOrigins: readonly string[] | null
  /** Address of the mobile app in the App Store, https; null where there is none. @default null */
  appStoreUrl: string | null
  /** Address of the mobile app in Google Play, https; null where there is none. @default null */
  googlePlayUrl: string | null
  /** Reviews that a landing shows, in their order; none: the block is not there. @default [] */
  reviews: readonly Review[]
  /** Rides that many take, offered under the empty finder; none: nothing is offered there. @default [] */
  popularRides: readonly PopularRide[]
  /** The theme, above that of the partner's settings; null leaves it to them. @default null */
  theme: ThemeName | null
  /** The accent, above that of the partner's settings; null leaves it to them. @default null */
  accent: HexColor | null
  /** Where `{accentsUrl}/{theme}/{RRGGBB}.json` answers a theme with an accent; null: none has one. @default null */
  accentsUrl: string | null
  /** Pictures of the map (PRICE-16); null, or an address that may not be asked, draws outlines of the land. @default null */
  tiles: Tiles | null
  /** @default {} */
  yacht: YachtConfig
  /** Statuses and codes of refusals that no passing message tells of (ERR-04). @default 401 and 403 */
  ignoredErrors: readonly (string | number)[]
}

/** One module on a page: two of them share nothing (REL-09). */
export interface ModuleCore {
  readonly config: ModuleConfig
  readonly platform: Platform
  readonly client: Client
  readonly messages: Messages
  readonly stores: {
    readonly session: Store<SessionState, SessionAction>
    readonly finder: Store<FinderState, FinderAction>
  }
  /**
   * A value of this module that is made when first asked for: the state of a screen that is loaded later, so that
   * its reducer stays out of the first screen. `shared('booking', () => createStore(bookingReducer, initialBooking))`.
   */
  shared<T>(name: string, make: () => T): T
  /**
   * Brings the language's texts, then changes it: no reload, no gap, nothing entered is lost. The one chosen last wins,
   * whichever comes first; an earlier one then does nothing. Rejects when the texts cannot be loaded.
   */
  setLang(lang: Locale): Promise<void>
  /** Brings the first screen's texts: wait for it before the first render. */
  prepare(): Promise<void>
}

/** The module as a component sees it. */
export interface Module extends ModuleCore {
  /** The language that the visitor reads: what texts and formats are asked for in. */
  readonly lang: Locale
  /** The one of ours that the service is asked in; the same, but where a partner's own language is read. */
  readonly serviceLang: Lang
  /** ISO 4217. */
  readonly currency: string
}
