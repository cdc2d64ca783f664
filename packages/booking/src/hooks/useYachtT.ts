import type { Locale } from '../domain/language.ts'
import { type YachtLang, yachtLangOf } from '../domain/yacht.ts'
import type { MessageKey } from '../messages/load.ts'
import type { Translate } from '../messages/translation.ts'
import { useModule } from './module.tsx'

/** The texts of the yacht pages. */
export type YachtTexts = Translate<MessageKey<'yacht'>>

/** The texts of the yacht pages, and what of them the service reads. */
export interface YachtWords {
  t: YachtTexts
  lang: YachtLang
  /** What `t` speaks. */
  locale: Locale
  /** The texts in `lang`: of names of places the service knows these alone (API-27). */
  serviceT: YachtTexts
}

/**
 * The texts of the yacht pages, in Russian or English (YACHT-13), or in a partner's own language, which is then that of
 * `locale`. Suspends until they have come.
 * @throws Error when they could not be loaded, for an error boundary.
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
