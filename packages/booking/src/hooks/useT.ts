import type { MessageKey, MessageSet } from '../messages/load.ts'
import type { Translate } from '../messages/translation.ts'
import { useModule } from './module.tsx'

/**
 * The texts in the visitor's language: `t('Finder.from')`, `t('offers.count', { count: 14 })`. Suspends until the set
 * has come, so a screen of the `order` set stands inside a Suspense.
 * @throws Error when the texts could not be loaded, for an error boundary.
 * @param set `order` for the booking form and what follows. @default 'search'
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
