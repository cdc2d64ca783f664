import type { MessageKey, MessageSet } from '../messages/load.ts'
import type { Translate } from '../messages/translation.ts'
import { useModule } from './module.tsx'
import { useT } from './useT.ts'

/**
 * The texts of a set that comes with what they name: nothing waits for them. Until they have come, only the texts of
 * the first set may be asked for.
 */
export function useLaterT<S extends MessageSet>(set: S): Translate<MessageKey<S>> {
  const { lang, messages } = useModule()
  const first = useT() as Translate<MessageKey<S>>
  return messages.translator(lang, set) ?? first
}
