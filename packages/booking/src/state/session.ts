import { defaultCurrency } from '../domain/currency.ts'
import type { Lang } from '../domain/language.ts'

export interface SessionState {
  lang: Lang
  /** ISO 4217 code in which prices are asked and shown. */
  currency: string
  /** What the host or the address names, above all else (decisions, row 66). Null: nothing. */
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
  | { type: 'languageChanged'; lang: Lang }
  /** By the page around (EMBED-06); null, or no code: the user's settings count again, else the rule. */
  | { type: 'currencyNamed'; currency: string | null }
  /**
   * `userId` null: no account. `currency` null: the user's settings name none; absent: they are still to be read, and
   * only what another person's have named goes (AUTH-07).
   */
  | { type: 'userRead'; userId: string | null; currency?: string | null; partnerId?: string | null }

/** @param currency a code that the host or the address names; anything but three letters is ignored. */
export function createSession(lang: Lang, hostName: string, currency?: string | null): SessionState {
  const hostCurrency = currencyCode(currency)
  return {
    lang,
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
  if (action.type === 'languageChanged') return { lang: action.lang }
  if (action.type === 'currencyNamed') return { hostCurrency: currencyCode(action.currency) }
  const { userId, partnerId = null, currency } = action
  const isOther = state.userId !== null && state.userId !== userId
  const isKept = currency === undefined && !isOther
  return { userId, partnerId, userCurrency: isKept ? state.userCurrency : currencyCode(currency) }
}

function currencyCode(text: string | null | undefined): string | null {
  return text && /^[A-Z]{3}$/i.test(text) ? text.toUpperCase() : null
}
