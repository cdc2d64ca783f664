import { type YachtLang, yachtLangOf } from '../domain/yacht.ts'
import type { MessageKey } from '../messages/load.ts'
import type { Translate } from '../messages/translation.ts'
import { useModule } from './module.tsx'

/** The texts of the yacht pages. */
export type YachtTexts = Translate<MessageKey<'yacht'>>

/**
 * The texts of the yacht pages, in Russian or English (YACHT-13). Suspends until they have come.
 * @throws Error when they could not be loaded, for an error boundary.
 */
export function useYachtT(): { t: YachtTexts; lang: YachtLang } {
  const { lang: visitors, messages } = useModule()
  const lang = yachtLangOf(visitors)
  const t = messages.translator(lang, 'yacht')
  if (t) return { t, lang }
  const failure = messages.failure(lang, 'yacht')
  if (failure) throw failure
  throw messages.load(lang, 'yacht')
}
