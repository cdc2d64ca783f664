import type { MessageKey, MessageSet } from '../messages/load.ts'
import type { Translate } from '../messages/translation.ts'
import { useModule } from './module.tsx'

/**
 * Returns the translator for the visitor's language: `t('Finder.from')`, `t('offers.count', { count: 14 })`. Suspends
 * until the set has loaded, so a screen with the set `order` has to be inside a Suspense. @throws Error if the texts
 * could not be loaded, for an error boundary.
 *
 * @param set `order` for the booking form and later screens. @default 'search'
 */
export function useT<S extends MessageSet = 'search'>(set?: S): Translate<MessageKey<S>> {
  const { lang, messages } = useModule()
  const name = (set ?? 'search') as S
  const translate = messages.translator(lang, name)
  if (translate) return translate
  const failure = messages.failure(lang, name)
  if (failure) throw failure
  throw messages.load(lang, name)
}
