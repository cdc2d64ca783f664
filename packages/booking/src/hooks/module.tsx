'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Client, createClient } from '../client/client.ts'
import type { CustomerFeatures } from '../domain/features.ts'
import type { Lang, Locale, OwnLanguages } from '../domain/language.ts'
import type { HexColor, ThemeName } from '../domain/moduleSettings.ts'
import type { PopularRide } from '../domain/popularRides.ts'
import type { Review } from '../domain/review.ts'
import { specialCustomers } from '../domain/specialCustomers.ts'
import type { Tiles } from '../domain/tiles.ts'
import type { Platform } from '../platform/platform.ts'
import { type FinderAction, type FinderState, finderReducer, initialFinder } from '../state/finder.ts'
import { createSession, type SessionAction, type SessionState, sessionReducer } from '../state/session.ts'
import { createStore, type Store } from '../state/store.ts'
import { errorsOf } from './errorState.ts'
import { createMessages, type Messages } from './messages.ts'
import { signInDoor, tokenOf } from './signInDoor.ts'
import { useStore } from './useStore.ts'

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

export const defaultConfig: ModuleConfig = {
  apiBase: '',
  directionsBase: null,
  directionsKey: null,
  basePath: '/transfer',
  moduleUrl: null,
  isPreview: false,
  framed: false,
  isApp: false,
  appToken: null,
  partner: null,
  userId: null,
  lang: 'en',
  texts: {},
  currency: null,
  sections: { transfer: true, rent: false, yacht: false },
  accountUrl: '',
  passwordUrl: null,
  debounceMs: 1500,
  stopDebounceMs: 500,
  secondLookupMs: 2000,
  specialCustomers,
  supportEmail: null,
  linkHosts: [],
  imageHosts: [],
  redirectOrigins: null,
  appStoreUrl: null,
  googlePlayUrl: null,
  reviews: [],
  popularRides: [],
  theme: null,
  accent: null,
  accentsUrl: null,
  tiles: null,
  yacht: {},
  ignoredErrors: [401, 403],
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

export interface ModuleSetup {
  /** What is left out has the defaults above. */
  config: Partial<ModuleConfig> & Pick<ModuleConfig, 'apiBase'>
  platform: Platform
}

/** Makes a module: once for each place on a page where it stands. */
export function createModule({ config: given, platform }: ModuleSetup): ModuleCore {
  const config = { ...defaultConfig, ...given }
  const { hostName } = platform.location
  const { texts } = config
  const session = createStore(
    sessionReducer,
    createSession(config.lang, hostName, config.currency, texts[config.lang]?.base),
  )
  const client = createClient(platform, {
    apiBase: config.apiBase,
    directionsBase: config.directionsBase,
    directionsKey: config.directionsKey,
    redirectOrigins: config.redirectOrigins,
    framed: config.framed,
    platform: config.framed ? 'frame' : config.isApp ? 'app' : 'web',
    appToken: config.appToken,
    identity() {
      const { serviceLang, currency, userId } = session.get()
      return {
        // Who the settings name comes first. A frame stands for its partner until somebody signs in; on the web a number
        // in the address is nobody's proof (SEC-06, decisions/0007).
        userId: config.framed ? (userId ?? config.partner ?? config.userId) : userId,
        partnerId: config.partner,
        lang: serviceLang,
        currency,
        moduleType: config.framed ? 'frame' : 'booking',
        hostName,
      }
    },
    token: () => tokenOf(module),
    onUnauthorized: (token, signal) =>
      signInDoor(module).ask?.(token ? 'ended' : 'needed', { token, signal }),
    onRejected: (refusal) => errorsOf(module).dispatch({ refusal }),
  })
  const messages = createMessages({ report: platform.report, wait: platform.clock.setTimeout, texts })
  const shelf = new Map<string, unknown>()
  let choices = 0
  const module: ModuleCore = {
    config,
    platform,
    client,
    messages,
    stores: { session, finder: createStore(finderReducer, initialFinder) },
    shared<T>(name: string, make: () => T): T {
      if (!shelf.has(name)) shelf.set(name, make())
      return shelf.get(name) as T
    },
    async setLang(lang) {
      choices += 1
      const own = choices
      try {
        await messages.follow(lang)
      } catch (error) {
        if (own === choices) throw error
      }
      if (own === choices) session.dispatch({ type: 'languageChanged', lang, base: texts[lang]?.base })
    },
    prepare: () => messages.load(config.lang, 'search'),
  }
  return module
}

const ModuleContext = createContext<ModuleCore | null>(null)

export interface ModuleProviderProps {
  /** Made once by `createModule`, outside of rendering. */
  module: ModuleCore
  children: ReactNode
}

/** Hands the module to all screens in it. */
export function ModuleProvider({ module, children }: ModuleProviderProps) {
  return <ModuleContext.Provider value={module}>{children}</ModuleContext.Provider>
}

/** The module without its language: renders never by itself. @throws Error outside a ModuleProvider. */
export function useModuleCore(): ModuleCore {
  const module = useContext(ModuleContext)
  if (!module) throw new Error('Wrap this screen in <ModuleProvider> of @wherry/booking')
  return module
}

/** The module around a component; renders anew when the language or the currency changes. */
export function useModule(): Module {
  const module = useModuleCore()
  const { lang, serviceLang, currency } = useStore(module.stores.session)
  return useMemo(() => ({ ...module, lang, serviceLang, currency }), [module, lang, serviceLang, currency])
}
