import { keepChosen, type ModuleConfig } from '@wherry/booking'
import { type HexColor, type Locale, languageOf, safeColor, type ThemeName } from '@wherry/booking/kernel'
import * as v from 'valibot'

/** Copy of `themeNames` of @wherry/booking: importing it would add its whole file to the first script. */
const themes: readonly ThemeName[] = ['light', 'dark', 'alfa-on-white', 'wherry']

const url = v.pipe(v.string(), v.regex(/^https?:\/\/[^/]/))

/** Configuration that the server writes into the page: addresses and switches. */
const servedSchema = v.object({
  /** The API's base address, without a slash at its end. */
  apiBase: url,
  /** Address of a maps service for routes on the road (API-14), up to `/driving`; null: routes come from the API. */
  directionsBase: v.nullish(url, null),
  /** Key for the maps service; public, as every key in a page. */
  directionsKey: v.nullish(v.string(), null),
  /** Base path of the module, without a slash at its end, never the root. @default VITE_BASE_PATH of the build, else `/transfer` */
  basePath: v.optional(
    v.pipe(v.string(), v.regex(/^(\/[^/]+)+$/)),
    import.meta.env.VITE_BASE_PATH ?? '/transfer',
  ),
  /** The language of the site around the module, as a BCP 47 tag (SHELL-23). */
  lang: v.nullish(v.string(), null),
  /** False hides the menu of sections (SHELL-02). */
  menu: v.optional(v.boolean(), true),
  /** Base address of the account; the list of rides is at `{accountUrl}/account/list`. Null: derived from the page's host (SHELL-15). */
  accountUrl: v.nullish(url, null),
  /** Page for a new password (SHELL-16); null: `{accountUrl}/reset-password`. */
  passwordUrl: v.nullish(url, null),
  /** Sections rent and yacht are off by default. */
  sections: v.optional(
    v.object({ rent: v.optional(v.boolean(), false), yacht: v.optional(v.boolean(), false) }),
    {},
  ),
  /** Milliseconds from the last key to the look-up of places (PLACE-03). */
  debounceMs: v.optional(v.pipe(v.number(), v.minValue(0)), 1500),
  /** Hosts allowed for links in the service's texts, besides this page's and the account's (SEC-01). */
  linkHosts: v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []),
  /** Hosts allowed for a partner's images and for photos of cars, besides this page's, the API's and the account's (SEC-01). */
  imageHosts: v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []),
  /** Exact origins of allowed payment pages; null: only this machine, over http. Set by the edge (EMBED-10). */
  redirectOrigins: v.nullish(v.array(v.string()), null),
  /** The mobile app in the stores, https (LAND-01). */
  appStoreUrl: v.nullish(url, null),
  googlePlayUrl: v.nullish(url, null),
  /** Address or path of the themes with a partner's accent; set by the edge. */
  accentsUrl: v.nullish(v.string(), null),
})

/** Rare settings, validated by the server (apps/edge/src/checked.ts), so that no visitor's browser loads code for that. */
interface Checked {
  /** Validated rare settings. @default the module's own values */
  checked?: Partial<
    Pick<
      ModuleConfig,
      | 'supportEmail'
      | 'ignoredErrors'
      | 'specialCustomers'
      | 'texts'
      | 'reviews'
      | 'popularRides'
      | 'bookUrl'
      | 'tiles'
      | 'yacht'
    >
  > & {
    /** Address of the partner's texts, if the page's address has no partner (I18N-05). @default none */
    textsUrl?: string
    /** Target of error reports (ERR-02); only `live` and `stage1` report. @default none */
    errorReporting?: { dsn: string; environment: string }
    /** Account hosts, with their ports, by the page's host; for hosts whose account is not at `account.` of their domain (SHELL-15). @default none */
    accountHosts?: Readonly<Record<string, string>>
  }
}

/** The served configuration with its defaults filled in. */
export type Served = v.InferOutput<typeof servedSchema> & Checked['checked']

/**
 * Reads the configuration that the server wrote into the page.
 *
 * @throws Error with the name of the missing or invalid setting: without an API there is nothing to show.
 */
export function readServed(text: string | null): Served {
  let written: unknown
  try {
    written = JSON.parse(text ?? '')
  } catch {
    // A text that is not JSON leaves `written` undefined, which the schema then refuses.
  }
  const result = v.safeParse(servedSchema, written)
  if (result.success) return { ...(written as Checked).checked, ...result.output }
  const [{ path = [], message }] = result.issues
  const where = path.map(({ key }) => key).join('.') || 'it'
  throw new Error(`The configuration in the page does not fit: ${where}: ${message}`)
}

/** Options that a link or a partner sets; all of them optional. */
export interface Chosen {
  partner: string | null
  /** Id of the user that the page expects to be signed in (AUTH-06). */
  userId: string | null
  lang: Locale
  /** ISO 4217 code; null: from the user's settings, else by language (SHELL-24). */
  currency: string | null
  /** Theme; null: the partner's theme, else `light`. */
  theme: ThemeName | null
  /** Accent colour; null: the partner's accent, else the theme's own. */
  accent: HexColor | null
  menu: boolean
  /** True if the page is inside an app: `platform=app` (EMBED-02). */
  isApp: boolean
}

/** Sources from which the options are read. */
export interface Surroundings {
  query: string
  /** Language of the host page, or null. */
  hostLang: string | null
  /** Languages of the browser, from `navigator.languages`. */
  browserLangs: readonly string[]
  /** Options kept from an earlier page of this visit: the booking form has few of them in its address (SHELL-11). */
  earlier: string | null
}

/** Preferred languages in order: the query's, the host page's, the browser's (SHELL-23). */
export const wishedLangs = ({ query, hostLang, browserLangs }: Omit<Surroundings, 'earlier'>) => [
  new URLSearchParams(query).get('lang'),
  hostLang,
  ...browserLangs,
]

/** Reads the options; an invalid value is ignored. The language is one of ours. */
export function chooseOptions(surroundings: Surroundings): Chosen {
  const params = new URLSearchParams(surroundings.query)
  const stored = new URLSearchParams(keepChosen(surroundings.query, surroundings.earlier))
  const currency = stored.get('currency')?.toUpperCase() ?? null
  return {
    partner: stored.get('partner'),
    userId: params.get('userID') || null,
    lang: languageOf(...wishedLangs(surroundings)),
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : null,
    theme: themes.find((theme) => theme === stored.get('theme')) ?? null,
    accent: safeColor(stored.get('accent') ?? ''),
    menu: stored.get('menu') !== '0',
    isApp: stored.get('platform') === 'app',
  }
}
