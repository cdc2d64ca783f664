import { defaultCurrency } from '../kernel/values/currency.ts'
import { type Lang, type Locale, languageOf } from '../kernel/values/language.ts'

export interface SessionState {
  /** The language that the visitor reads. */
  lang: Locale
  /** Language for requests to the service: that of the visitor, or the base of a partner's own language (I18N-05). */
  serviceLang: Lang
  /** ISO 4217 code of requested and shown prices. */
  currency: string
  /** Currency from the host or the address; it has priority over all others (decisions/0019). Null: none. */
  hostCurrency: string | null
  /** Currency from the current user's settings; it has priority over the rule of SHELL-24. Null: none. */
  userCurrency: string | null
  /** Host name of the page, for the currency of Kazakh domains. */
  hostName: string
  /** Id of the user in the settings. Null: a guest, or the settings have not been read yet. */
  userId: string | null
  /** Partner whose module settings and features apply. Null: no partner, or the settings have not been read yet. */
  partnerId: string | null
}

export type SessionAction =
  /**
   * The language has changed. `base`: language of the module on which a partner's own one is based; by default that of
   * `lang`.
   */
  | { type: 'languageChanged'; lang: Locale; base?: Lang | undefined }
  /**
   * The page around a frame has set the currency (EMBED-06). Null or no valid code: the user's settings decide again,
   * else the rule.
   */
  | { type: 'currencyNamed'; currency: string | null }
  /**
   * The user is known. `userId` null: no account. `currency` null: the settings have none; absent: the settings are not
   * read yet, so only the currency of another user is cleared (AUTH-07).
   */
  | { type: 'userRead'; userId: string | null; currency?: string | null; partnerId?: string | null }

/**
 * @param currency a code from the host or the address; anything but three letters is ignored.
 * @param base language of the module on which a partner's own one is based. @default that of `lang`
 */
export function createSession(
  lang: Locale,
  hostName: string,
  currency?: string | null,
  base = languageOf(lang),
): SessionState {
  const hostCurrency = currencyCode(currency)
  return {
    lang,
    serviceLang: base,
    hostName,
    userId: null,
    partnerId: null,
    hostCurrency,
    userCurrency: null,
    currency: hostCurrency ?? defaultCurrency(lang, hostName),
  }
}

export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  const changed = { ...state, ...changeOf(state, action) }
  const { userCurrency, hostCurrency, lang, hostName } = changed
  const next = { ...changed, currency: hostCurrency ?? userCurrency ?? defaultCurrency(lang, hostName) }
  return Object.entries(next).every(([name, value]) => state[name as keyof SessionState] === value)
    ? state
    : next
}

function changeOf(state: SessionState, action: SessionAction): Partial<SessionState> {
  if (action.type === 'languageChanged')
    return { lang: action.lang, serviceLang: action.base ?? languageOf(action.lang) }
  if (action.type === 'currencyNamed') return { hostCurrency: currencyCode(action.currency) }
  const { userId, partnerId = null, currency } = action
  const isOther = state.userId !== null && state.userId !== userId
  const isKept = currency === undefined && !isOther
  return { userId, partnerId, userCurrency: isKept ? state.userCurrency : currencyCode(currency) }
}

function currencyCode(text: string | null | undefined): string | null {
  return text && /^[A-Z]{3}$/i.test(text) ? text.toUpperCase() : null
}
