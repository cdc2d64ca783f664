import { defaultCurrency } from '../domain/currency.ts'
import { type Lang, type Locale, languageOf } from '../domain/language.ts'

export interface SessionState {
  /** The language that the visitor reads. */
  lang: Locale
  /** The one of ours that the service is asked in: the same, or that which a partner's own stands on (I18N-05). */
  serviceLang: Lang
  /** ISO 4217 code in which prices are asked and shown. */
  currency: string
  /** What the host or the address names, above all else (decisions/0019). Null: nothing. */
  hostCurrency: string | null
  /** What the settings of who is here name, above the rule of SHELL-24. Null: nothing. */
  userCurrency: string | null
  /** Host name of the page, for the currency of Kazakh domains. */
  hostName: string
  /** Who the service says the visitor is. Null: a guest, or the settings were not read yet. */
  userId: string | null
  /** Whose module settings and features they read. Null: no partner, or the settings were not read yet. */
  partnerId: string | null
}

export type SessionAction =
  /** `base`: of ours, the language that a partner's own stands on; left out, that of `lang`. */
  | { type: 'languageChanged'; lang: Locale; base?: Lang | undefined }
  /** By the page around (EMBED-06); null, or no code: the user's settings count again, else the rule. */
  | { type: 'currencyNamed'; currency: string | null }
  /**
   * `userId` null: no account. `currency` null: the user's settings name none; absent: they are still to be read, and
   * only what another person's have named goes (AUTH-07).
   */
  | { type: 'userRead'; userId: string | null; currency?: string | null; partnerId?: string | null }

/**
 * @param currency a code that the host or the address names; anything but three letters is ignored.
 * @param base of ours, the language that a partner's own stands on. @default that of `lang`
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
