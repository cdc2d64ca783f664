/** Texts by the keys of the module's own (packages/booking/src/messages/en); a plural is an object of its forms. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Single texts of en, ru or es said anew, or another language (I18N-05). All of it is shown as text, never as markup. */
export interface OwnLanguage {
  /** In place of the module's; what is not there comes from `base`. */
  readonly texts?: TextTree
  /** For another language: the one that the service is asked in, and that stands in for what is not said. @default 'en' */
  readonly base?: 'en' | 'ru' | 'es'
  /** @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl'
  /** Its own name, for the list of languages. @default its tag */
  readonly name?: string
  /** What the components say by themselves, by component (`OwnWords` of @wherry/ui). */
  readonly words?: Readonly<Record<string, unknown>>
}

/** Who may have the module in a page of theirs, and what their pages are told. */
export interface PartnerAccess {
  /** Exact origins, `https://partner.example`; http on this very machine alone. One malformed entry closes it to all frames. */
  readonly parents: readonly string[]
  /** Whether its pages are told in the two old forms of messages too. @default false */
  readonly legacyMessages?: boolean
  /** Whether its pages are told that the passengers' step is reached (EMBED-04). @default false */
  readonly passengerStep?: boolean
  /** Their own texts and languages, before those for all: a tag's as a whole. @default those for all */
  readonly texts?: Readonly<Record<string, OwnLanguage>>
}

/** What can be switched on for a special customer (ROLE-04); the module knows what each does. */
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

/** What is served and to whom: plain values, so that they can be a file, a variable or a binding. */
export interface EdgeSettings {
  /** The path the module lives under. @default '/transfer' */
  readonly basePath?: string
  /**
   * Names of hosts that are served, without a port, `booking.example.com`; a request under another one is answered 421.
   * @default this machine's own, `localhost`, and addresses
   */
  readonly hosts?: readonly string[]
  /**
   * What the module reads at start-up (apps/module/src/options.ts), written into the page as JSON; the edge adds what it
   * knows itself. The addresses in it are what the page's policy lets the browser ask.
   */
  readonly config: object
  /** Origins that may frame the module where no partner is named, or one who is not listed. @default none */
  readonly allowedParents?: readonly string[]
  /** What holds for a partner, by the id in the address (`partner`). @default none is listed */
  readonly partners?: Readonly<Record<string, PartnerAccess>>
  /**
   * Exact origins that a payment may lead to; written into the loader and into the page. A malformed one is left out.
   * @default the loader leads a partner's page to none, the module to this very machine alone, as the payment page of `start` is
   */
  readonly redirectOrigins?: readonly string[]
  /** Address for questions, which a search in vain names. @default none is named */
  readonly supportEmail?: string | null
  /** Statuses and codes of refusals that no passing message tells of (ERR-04). @default 401 and 403 */
  readonly ignoredErrors?: readonly (string | number)[]
  /** What is switched on, by the partner whom a customer's settings name, in place of the module's own list. @default the module's own list */
  readonly specialCustomers?: Readonly<Record<string, CustomerFeatures>>
  /** Texts said anew and other languages, by BCP 47 tag, for every page. One that does not fit is left out. @default none */
  readonly texts?: Readonly<Record<string, OwnLanguage>>
  /**
   * What stands in the user agent of the app that hands its user's token over in the address (EMBED-02): any other
   * browser is led to the same address without it, as a link can be anybody's. @default no address hands one over
   */
  readonly appAgent?: string
  /** Where the module reports its errors: a DSN of Sentry's kind. @default null, nowhere */
  readonly errorReporting?: { readonly dsn: string; readonly environment: string } | null
  /**
   * The address that refusals of the page's policy are handed on to: a path of the page's host or an https address (http on this very
   * machine). Browsers report to the edge, which takes out what opens an order or an account. @default nowhere
   */
  readonly cspReports?: string
  /**
   * Who keeps the sessions, as an origin: `POST /profile/logout` of the page's own host (API-16) is handed on to it with
   * the page's cookies. @default none, the call is refused with 405
   */
  readonly sessions?: string
}

/** Reads a file, or null where there is none. It is read at once: files are small and the same for everybody. */
export type Read = (path: string) => Promise<Uint8Array | null>

/** The settings, and where the files are. */
export interface EdgeOptions extends EdgeSettings {
  /** A built file by its path inside the build: `index.html`, `assets/x.js`. */
  readonly readAsset: Read
  /** The built loader (packages/embed/dist/loader.js), or null where it is not built. @default none */
  readonly readLoader?: () => Promise<Uint8Array | null>
  /** Told of each setting that is not used because it does not fit, once. @default the console */
  readonly report?: (text: string) => void
}
