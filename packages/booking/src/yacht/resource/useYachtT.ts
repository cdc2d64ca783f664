import { type YachtLang, yachtLangOf } from '../../kernel/model/yacht.ts'
import type { Locale } from '../../kernel/values/language.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'
import { useModule } from '../../module/module.tsx'

/** Type of the translator for the yacht pages. */
export type YachtTexts = Translate<MessageKey<'yacht'>>

/** The texts of the yacht pages, for the visitor and for the service. */
export interface YachtWords {
  t: YachtTexts
  lang: YachtLang
  /** Language of the texts from `t`. */
  locale: Locale
  /** Texts in `lang`; the service knows place names only in this language (API-27). */
  serviceT: YachtTexts
}

/**
 * Returns the texts of the yacht pages, in Russian or English (YACHT-13) or in a partner's own language. Suspends until
 * they are loaded. @throws Error if they cannot be loaded, for an error boundary
 */
export function useYachtT(): YachtWords {
  const { lang: visitors, serviceLang, messages } = useModule()
  const lang = yachtLangOf(serviceLang)
  const locale = visitors === serviceLang ? lang : visitors
  const textsIn = (one: Locale) => {
    const t = messages.translator(one, 'yacht')
    if (t) return t
    throw messages.failure(one, 'yacht') ?? messages.load(one, 'yacht')
  }
  return { t: textsIn(locale), lang, locale, serviceT: textsIn(lang) }
}
