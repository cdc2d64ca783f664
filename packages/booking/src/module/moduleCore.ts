import type { CustomerFeatures } from '../kernel/model/features.ts'
import type { HexColor, ThemeName } from '../kernel/model/moduleSettings.ts'
import type { Platform } from '../kernel/platform.ts'
import type { Store } from '../kernel/store/store.ts'
import type { Lang, Locale, OwnLanguages } from '../kernel/values/language.ts'
import type { FinderAction, FinderState } from '../search/index.ts'
import type { Client } from '../wire/client.ts'
import type { PopularRide } from './config/popularRides.ts'
import type { Review } from './config/review.ts'
import type { Tiles } from './config/tiles.ts'
import type { Messages } from './messages.ts'
import type { SessionAction, SessionState } from './session.ts'

/** Links of the yacht pages; a link is not shown if its address is missing or not safe (SEC-01). */
export interface YachtConfig {
  /** E-mail address for questions before a request (YACHT-08). */
  readonly email?: string | undefined
  /** Address of yacht offers on another site, for visitors who read Russian (YACHT-01). */
  readonly offersRu?: string | undefined
  /** Address of yacht offers on another site, for all other visitors (YACHT-01). */
  readonly offersEn?: string | undefined
  /** Address of the terms of a request. */
  readonly terms?: string | undefined
  /** Address of the privacy policy. */
  readonly privacy?: string | undefined
}

/** Configuration of a module by its host; the app fills it from the page, a partner or an environment. */
export interface ModuleConfig {
  /** Address of the API before the version, without a slash at the end: `https://api.example.com`. */
  apiBase: string
  /**
   * Address of a maps service before `/driving` (API-14), without a slash at the end; null: the API gives the path.
   * @default null
   */
  directionsBase: string | null
  /** Key of the maps service; null: it needs none. @default null */
  directionsKey: string | null
  /** Path of the finder, without a slash at the end. @default '/transfer' */
  basePath: string
  /**
   * Whole address of `basePath` for the editor's embed code; null: https, the page's own host and the path.
   * @default null
   */
  moduleUrl: string | null
  /**
   * True for a preview, as in the editor: nothing can be chosen (PRICE-20), and nothing opens or is counted by itself.
   * @default false
   */
  isPreview: boolean
  /** Frame mode: calls go to v1, and payment pages are opened by the page around (EMBED-01). @default false */
  framed: boolean
  /** True if the module runs in an app (EMBED-01). @default false */
  isApp: boolean
  /** Token of the user that the app has passed (EMBED-02); never a token from a cookie or a sign-in. @default null */
  appToken: string | null
  /** Id of the page's partner; null: none. @default null */
  partner: string | null
  /** Id of the user whom the page expects (`userID`); null for no particular user. @default null */
  userId: string | null
  /** Language to start with (SHELL-23): a language of the module, or one of `texts`. @default 'en' */
  lang: Locale
  /**
   * Texts that replace single texts, and further languages (I18N-05): `{ es: { texts: { Finder: { from: 'Desde' } } }
   * }`, `{ tr: { name: 'Türkçe', base: 'en', texts } }`. A tag that is not BCP 47 throws when it is used. @default {}
   */
  texts: OwnLanguages
  /** ISO 4217 code with priority over the rule of SHELL-24; null: the rule applies. @default null */
  currency: string | null
  /** Sections that are switched on; transfer always is. @default transfer alone */
  sections: { readonly transfer: true; readonly rent: boolean; readonly yacht: boolean }
  /** Address of the account host, without a slash at the end; the rides list is `{accountUrl}/account/list`. @default '' (the same origin) */
  accountUrl: string
  /** Whole address of the page that resets a password; null: `{accountUrl}/reset-password` (SHELL-16). @default null */
  passwordUrl: string | null
  /** Milliseconds from the last key to the look-up (PLACE-03). @default 1500 */
  debounceMs: number
  /** Milliseconds from the last key to the look-up in the input of an extra stop (PLACE-17). @default 500 */
  stopDebounceMs: number
  /** Milliseconds from the nodes' results to the general look-up (PLACE-04). @default 2000 */
  secondLookupMs: number
  /**
   * Features of special customers, by the id of the partner in their settings (ROLE-04).
   * @default `specialCustomers` of module/visitor/specialCustomers.ts
   */
  specialCustomers: Readonly<Record<string, CustomerFeatures>>
  /** E-mail address for questions that is shown after a failed search; null: none is shown. @default null */
  supportEmail: string | null
  /**
   * Allowed hosts of links in texts of the service, with their subdomains, besides the page's own and the account's
   * (SEC-01).
   * @default []
   */
  linkHosts: readonly string[]
  /**
   * Allowed hosts of pictures (a partner's logo, the picture of the advantages, photographs of cars), with their
   * subdomains, besides the page's own, the API's and the account's (SEC-01).
   * @default []
   */
  imageHosts: readonly string[]
  /** Exact origins of payment pages, `https://pay.example.com`; null: localhost only, over http. @default null */
  redirectOrigins: readonly string[] | null
  /** Address of the mobile app in the App Store, https; null: there is none. @default null */
  appStoreUrl: string | null
  /** Address of the mobile app in Google Play, https; null: there is none. @default null */
  googlePlayUrl: string | null
  /** Reviews that a landing shows, in their order; without any the block is not shown. @default [] */
  reviews: readonly Review[]
  /** Popular rides below the empty finder; with an empty list nothing is shown there. @default [] */
  popularRides: readonly PopularRide[]
  /**
   * Address of the published design book, with a slash at its end: the editor links the theme studio in it. Null: no
   * link is shown.
   * @default null
   */
  bookUrl: string | null
  /** Theme in place of the one in the partner's settings; null: that one holds. @default null */
  theme: ThemeName | null
  /** Accent with priority over the one in the partner's settings; null: the settings decide. @default null */
  accent: HexColor | null
  /** Address of themes with an accent, `{accentsUrl}/{theme}/{RRGGBB}.json`; null: there are none. @default null */
  accentsUrl: string | null
  /**
   * Tiles of the map (PRICE-16); null or an address that is not allowed: the map shows outlines of the land.
   * @default null
   */
  tiles: Tiles | null
  /** Links of the yacht pages. @default {} */
  yacht: YachtConfig
  /** Statuses and codes of refusals that are not shown as a notification (ERR-04). @default 401 and 403 */
  ignoredErrors: readonly (string | number)[]
}

/** One module on a page; two modules share nothing (REL-09). */
export interface ModuleCore {
  readonly config: ModuleConfig
  readonly platform: Platform
  readonly client: Client
  readonly messages: Messages
  readonly stores: {
    readonly session: Store<SessionState, SessionAction>
    readonly finder: Store<FinderState, FinderAction>
  }
  /** Object that identifies the module; a copy such as `Module` has the same one. */
  readonly instance: object
  /**
   * Loads the texts of a language, then changes to it without a reload or a gap; entered values stay. Of several calls
   * the last one wins, in whatever order the texts arrive. Rejects if the texts cannot be loaded.
   */
  setLang(lang: Locale): Promise<void>
  /**
   * Deletes bookings and requests that another account has left on this device (BOOK-58, AUTH-07).
   * @param userId the current user; null: nobody is signed in
   */
  removeOthersData(userId: string | null): Promise<void>
  /** Loads the texts of the first screen; wait for it before the first render. */
  prepare(): Promise<void>
}

/** The module for a component, with its language and currency. */
export interface Module extends ModuleCore {
  /** Language that the visitor reads, for texts and formats. */
  readonly lang: Locale
  /**
   * Language for requests to the service, always a language of the module. It differs from `lang` only if a partner has
   * added a language.
   */
  readonly serviceLang: Lang
  /** Currency, ISO 4217. */
  readonly currency: string
}
