import type { DrawOffers } from '../../../packages/booking/src/platform/drawnSearch.ts'

/** Texts by the keys of the module's messages (packages/booking/src/messages/en); a plural is an object with its forms. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Replaced texts of en, ru or es, or another language (I18N-05). All are shown as text, never as markup. */
export interface OwnLanguage {
  /** Texts that replace the module's; a missing text comes from `base`. */
  readonly texts?: TextTree
  /**
   * For another language: the language of the requests to the service and of missing texts. @default that of its tag
   * (`ru` of `ru-KZ`), else 'en'
   */
  readonly base?: 'en' | 'ru' | 'es'
  /** Writing direction. @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl'
  /** Name of the language in the list of languages. @default its tag */
  readonly name?: string
  /** Built-in texts of the components, by component (`OwnWords` of @wherry/ui). */
  readonly words?: Readonly<Record<string, unknown>>
}

/** Origins that may frame the module for a partner, and options of the messages to their pages. */
export interface PartnerAccess {
  /** Exact origins, `https://partner.example`; http only for this machine. One malformed entry forbids all frames. */
  readonly parents: readonly string[]
  /** True if the partner's pages also get the two old messages. @default false */
  readonly legacyMessages?: boolean
  /** True if the partner's pages get a message at the passenger step (EMBED-04). @default false */
  readonly passengerStep?: boolean
  /**
   * The partner's own texts and languages. A language replaces the one with the same tag for all partners completely.
   * @default those for all
   */
  readonly texts?: Readonly<Record<string, OwnLanguage>>
}

/** Features that can be switched on for a special customer (ROLE-04); the module implements them. */
export interface CustomerFeatures {
  readonly discountBanner?: boolean
  readonly alternativePrice?: boolean
  readonly copyTrip?: boolean
  readonly multiStop?: boolean
  readonly yacht?: boolean
  readonly travelPolicy?: boolean
  readonly approvals?: boolean
  /** ISO 4217 code of a second price beside the one that is paid. @default none */
  readonly alternativeCurrency?: string
}

/** The edge's own requests to the API, whose answers follow the page of a search in the same response. */
export interface FirstAnswers {
  /**
   * Base address of the API as the edge reaches it, without a slash at its end: the same as `config.apiBase`, or one
   * inside the operator's network. The API sees the edge's address in place of the visitor's.
   */
  readonly from: string
  /** Milliseconds after which an answer is no longer waited for, and the browser requests it. @default 4000 */
  readonly limitMs?: number
  /**
   * Number of pages for which answers are requested at the same time, in one process or isolate of the edge: a rush of
   * visitors must not become a rush of requests from one address. A further page leaves them to the browser. @default 100
   */
  readonly atOnce?: number
}

/** Settings of the edge as plain values, so that a file, a variable or a binding can hold them. */
export interface EdgeSettings {
  /** Base path of the module. @default '/transfer' */
  readonly basePath?: string
  /**
   * Names of served hosts, without a port, `booking.example.com`; a request for another host gets 421. @default this
   * machine's own, `localhost`, and addresses
   */
  readonly hosts?: readonly string[]
  /**
   * Configuration that the module reads at start (apps/module/src/options.ts), written into the page as JSON. The edge
   * adds its own values. The content security policy of the page allows requests to the addresses in it.
   */
  readonly config: object
  /** The first answers of the API for the page of a search. @default none, the browser requests them */
  readonly firstAnswers?: FirstAnswers | null
  /** Origins that may frame the module if the address has no partner or one without an entry. @default none */
  readonly allowedParents?: readonly string[]
  /** Access rights of partners, by the id in the address (`partner`). @default no partner has an entry */
  readonly partners?: Readonly<Record<string, PartnerAccess>>
  /**
   * Exact origins of allowed payment pages; written into the loader and into the page. A malformed one is left out.
   * @default none for the loader; only this machine for the module, since `start` has its payment page there
   */
  readonly redirectOrigins?: readonly string[]
  /** E-mail address of the support, shown after a search without results. @default no address is shown */
  readonly supportEmail?: string | null
  /** Statuses and codes of errors that show no toast (ERR-04). @default 401 and 403 */
  readonly ignoredErrors?: readonly (string | number)[]
  /** Features by the partner in a customer's settings; replaces the module's own list. @default the module's own list */
  readonly specialCustomers?: Readonly<Record<string, CustomerFeatures>>
  /** Replaced texts and other languages for every page, by BCP 47 tag. An invalid one is left out. @default none */
  readonly texts?: Readonly<Record<string, OwnLanguage>>
  /**
   * Part of the user agent of the app, which alone may pass its user's token in the address (EMBED-02). Any other browser
   * is redirected to the same address without the token, since anybody can write such a link. @default no token is accepted
   */
  readonly appAgent?: string
  /** Target of the module's error reports: a DSN as in Sentry. @default null, no reports */
  readonly errorReporting?: { readonly dsn: string; readonly environment: string } | null
  /**
   * Address to which reports of policy violations are forwarded: a path of the page's host or an https address (http on
   * this machine). Browsers report to the edge, which removes the keys to an order or an account. @default no reports
   */
  readonly cspReports?: string
  /**
   * Origin of the session service: `POST /profile/logout` of the page's own host (API-16) is forwarded to it with the
   * page's cookies. It has https; http only on this machine, or with a host name without a dot, inside the operator's
   * network: `http://sessions:3000`. A wrong value is reported and left out. @default none, the request gets 405
   */
  readonly sessions?: string
}

/** Reads a file; null if it does not exist. The whole file is read: files are small and the same for all users. */
export type Read = (path: string) => Promise<Uint8Array | null>

/** The settings, and the functions that read the files. */
export interface EdgeOptions extends EdgeSettings {
  /** A built file by its path inside the build: `index.html`, `assets/x.js`. */
  readonly readAsset: Read
  /** The built loader (packages/embed/dist/loader.js), or null if it is not built. @default none */
  readonly readLoader?: () => Promise<Uint8Array | null>
  /** Draws the first offers of a search, where `firstAnswers` requests them. @default the browser alone draws them */
  readonly drawOffers?: DrawOffers | undefined
  /** Called with a text about each invalid setting, which is then ignored. @default the console */
  readonly report?: (text: string) => void
}
