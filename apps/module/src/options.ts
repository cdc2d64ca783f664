import { type Locale, languageOf } from '@wherry/booking/domain/language.ts'
import type { HexColor, ThemeName } from '@wherry/booking/domain/moduleSettings.ts'
import { safeColor } from '@wherry/booking/domain/safeColor.ts'
import type { ModuleConfig } from '@wherry/booking/hooks/module.tsx'
import * as v from 'valibot'

/** As `themeNames` of the domain, whose file the first script would have to carry whole. */
const themes: readonly ThemeName[] = ['light', 'dark', 'alfa-on-white', 'wherry']

const url = v.pipe(v.string(), v.regex(/^https?:\/\/[^/]/))

/** What the server writes into the page: where things are and what is switched on. */
const servedSchema = v.object({
  /** The API's base address, without a slash at its end. */
  apiBase: url,
  /** A maps service that knows the way on the road (API-14), up to `/driving`; null has the API draw it. */
  directionsBase: v.nullish(url, null),
  /** The key that the maps service wants; public, as every key in a page. */
  directionsKey: v.nullish(v.string(), null),
  /** The path the module lives under, without a slash at its end, never the whole host; its default is set at build time by VITE_BASE_PATH, else `/transfer`. */
  basePath: v.optional(
    v.pipe(v.string(), v.regex(/^(\/[^/]+)+$/)),
    import.meta.env.VITE_BASE_PATH ?? '/transfer',
  ),
  /** The language of the site around the module, as a BCP 47 tag (SHELL-23). */
  lang: v.nullish(v.string(), null),
  /** False hides the menu of sections (SHELL-02). */
  menu: v.optional(v.boolean(), true),
  /** Page that lists the person's rides; it leads to `{accountUrl}/account/list`. Null: by the page's host (SHELL-15). */
  accountUrl: v.nullish(url, null),
  /** Where a password is made anew (SHELL-16); null: `{accountUrl}/reset-password`. */
  passwordUrl: v.nullish(url, null),
  /** Rent and yacht are off unless the server says so. */
  sections: v.optional(
    v.object({ rent: v.optional(v.boolean(), false), yacht: v.optional(v.boolean(), false) }),
    {},
  ),
  /** Milliseconds from the last key to the look-up of places (PLACE-03). */
  debounceMs: v.optional(v.pipe(v.number(), v.minValue(0)), 1500),
  /** Hosts that links in the service's texts may lead to, besides this page's and the account's (SEC-01). */
  linkHosts: v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []),
  /** Hosts that a partner's pictures and photographs of cars may come from, besides this page's, the API's and the account's (SEC-01). */
  imageHosts: v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []),
  /** Exact origins that a payment may lead to; null: this very machine alone, over http. The edge says it by itself (EMBED-10). */
  redirectOrigins: v.nullish(v.array(v.string()), null),
  /** The mobile app in the stores, https (LAND-01). */
  appStoreUrl: v.nullish(url, null),
  googlePlayUrl: v.nullish(url, null),
  /** Where themes with a partner's accent are served, an address or a path; the edge says it by itself. */
  accentsUrl: v.nullish(v.string(), null),
})

/** What few have: the server has judged it (apps/edge/src/checked.ts), so that no visitor's browser need carry how. */
interface Checked {
  /** @default what the module has by itself */
  checked?: Partial<
    Pick<
      ModuleConfig,
      | 'supportEmail'
      | 'ignoredErrors'
      | 'specialCustomers'
      | 'texts'
      | 'reviews'
      | 'popularRides'
      | 'tiles'
      | 'yacht'
    >
  > & {
    /** Where the texts of the partner are that the page's address does not name (I18N-05). @default nowhere */
    textsUrl?: string
    /** Where errors are reported to (ERR-02); only `live` and `stage1` report. @default nowhere */
    errorReporting?: { dsn: string; environment: string }
    /** Account hosts, with their ports, by the hosts of pages whose account is not at `account.` of their own domain (SHELL-15). @default none */
    accountHosts?: Readonly<Record<string, string>>
  }
}

/** The served configuration with its defaults filled in. */
export type Served = v.InferOutput<typeof servedSchema> & Checked['checked']

/**
 * Reads the configuration that the server wrote into the page.
 *
 * @throws Error naming what is missing: without an API there is nothing to show.
 */
export function readServed(text: string | null): Served {
  let written: unknown
  try {
    written = JSON.parse(text ?? '')
  } catch {
    // What is no JSON is nothing, which does not fit either.
  }
  const result = v.safeParse(servedSchema, written)
  if (result.success) return { ...(written as Checked).checked, ...result.output }
  const [{ path = [], message }] = result.issues
  const where = path.map(({ key }) => key).join('.') || 'it'
  throw new Error(`The configuration in the page does not fit: ${where}: ${message}`)
}

/** What a link or a partner chooses, all of it optional. */
export interface Chosen {
  partner: string | null
  /** Whom the page expects (AUTH-06). */
  userId: string | null
  lang: Locale
  /** ISO 4217, or null: by the user's settings, else by language (SHELL-24). */
  currency: string | null
  /** Null: the partner's, else `light`. */
  theme: ThemeName | null
  /** Null: the partner's, else the theme's own. */
  accent: HexColor | null
  menu: boolean
  /** `platform=app`: the page stands in an app (EMBED-02). */
  isApp: boolean
}

/** What of the outside the options are read from. */
export interface Surroundings {
  query: string
  /** The language the host page says it is in, or null. */
  hostLang: string | null
  /** `navigator.languages`. */
  browserLangs: readonly string[]
  /** What an earlier page of this visit chose: the booking form keeps little in its address (SHELL-11). */
  earlier: string | null
}

/** Which languages are wished for, in order of weight: the query's, the host page's, the browser's (SHELL-23). */
export const wishedLangs = ({ query, hostLang, browserLangs }: Omit<Surroundings, 'earlier'>) => [
  new URLSearchParams(query).get('lang'),
  hostLang,
  ...browserLangs,
]

/** Under which name that is kept for the session. */
export const chosenKey = 'wherry-chosen'

const kept = ['partner', 'currency', 'theme', 'accent', 'menu', 'platform'] as const

/** What of the query an own page of this visit must still know after a reload. */
export function keepChosen(query: string, earlier: string | null): string {
  const now = new URLSearchParams(query)
  const before = new URLSearchParams(earlier ?? '')
  const next = kept.flatMap((name) => {
    const value = now.get(name) ?? before.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new URLSearchParams(next).toString()
}

/** Reads the options; a value that does not fit is ignored. The language is one of ours. */
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
