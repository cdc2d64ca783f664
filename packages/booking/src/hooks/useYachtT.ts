import type { Locale } from '../domain/language.ts'
import { type YachtLang, yachtLangOf } from '../domain/yacht.ts'
import type { MessageKey } from '../messages/load.ts'
import type { Translate } from '../messages/translation.ts'
import { useModule } from './module.tsx'

/** The texts of the yacht pages. */
export type YachtTexts = Translate<MessageKey<'yacht'>>

/**
 * The texts of the yacht pages, in Russian or English (YACHT-13), or in a partner's own language, which is then that of
 * `locale`. Suspends until they have come.
 * @throws Error when they could not be loaded, for an error boundary.
 */
export function useYachtT(): { t: YachtTexts; lang: YachtLang; locale: Locale } {
  const { lang: visitors, serviceLang, messages } = useModule()
  const lang = yachtLangOf(serviceLang)
  const locale = visitors === serviceLang ? lang : visitors
  const t = messages.translator(locale, 'yacht')
  if (t) return { t, lang, locale }
  const failure = messages.failure(locale, 'yacht')
  if (failure) throw failure
  throw messages.load(locale, 'yacht')
}
