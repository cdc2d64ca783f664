import { defaultCurrency } from '../domain/currency.ts'
import type { Lang } from '../domain/language.ts'

export interface SessionState {
  lang: Lang
  /** ISO 4217 code in which prices are asked and shown. */
  currency: string
  /** True once the user's settings or the host named the currency: a change of language leaves it then. */
  currencyIsChosen: boolean
  /** Host name of the page, for the currency of Kazakh domains. */
  hostName: string
  /** Who the service says the visitor is. Null: a guest, or the settings were not read yet. */
  userId: string | null
  /** Whose module settings and features they read. Null: no partner, or the settings were not read yet. */
  partnerId: string | null
}

export type SessionAction =
  | { type: 'languageChanged'; lang: Lang }
  /** `currency` null: the user's settings name none; `userId` null: no account. */
  | { type: 'userRead'; userId: string | null; currency: string | null; partnerId?: string | null }

/** @param currency a code that beats the rule of SHELL-24; anything but three letters is ignored. */
export function createSession(lang: Lang, hostName: string, currency?: string | null): SessionState {
  const given = currencyCode(currency)
  return {
    lang,
    hostName,
    userId: null,
    partnerId: null,
    currency: given ?? defaultCurrency(lang, hostName),
    currencyIsChosen: given !== null,
  }
}

export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  if (action.type === 'languageChanged') {
    if (action.lang === state.lang) return state
    const currency = state.currencyIsChosen ? state.currency : defaultCurrency(action.lang, state.hostName)
    return { ...state, lang: action.lang, currency }
  }
  const { userId, partnerId = null } = action
  const currency = currencyCode(action.currency)
  if (currency !== null && (currency !== state.currency || !state.currencyIsChosen))
    return { ...state, userId, partnerId, currency, currencyIsChosen: true }
  return userId === state.userId && partnerId === state.partnerId ? state : { ...state, userId, partnerId }
}

function currencyCode(text: string | null | undefined): string | null {
  return text && /^[A-Z]{3}$/i.test(text) ? text.toUpperCase() : null
}
