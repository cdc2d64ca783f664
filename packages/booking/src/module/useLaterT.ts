import type { MessageKey, MessageSet } from '../messages/load.ts'
import type { Translate } from '../messages/translation.ts'
import { useModule } from './module.tsx'
import { useT } from './useT.ts'

/**
 * The texts of a set that is loaded together with its part of the page, without suspending. Until the set has loaded,
 * only texts of the first set may be used.
 */
export function useLaterT<S extends MessageSet>(set: S): Translate<MessageKey<S>> {
  const { lang, messages } = useModule()
  const first = useT() as Translate<MessageKey<S>>
  return messages.translator(lang, set) ?? first
}
