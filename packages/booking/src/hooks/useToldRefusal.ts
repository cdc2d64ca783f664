import type { ClientError } from '../client/clientError.ts'
import { isToldByMessage } from '../client/isToldByMessage.ts'
import { errorsOf } from './errorState.ts'
import { useModuleCore } from './module.tsx'
import { useStore } from './useStore.ts'

/** The last refusal, where a passing message is to tell of it (ERR-04). Null: there is none to tell. */
export function useToldRefusal(): ClientError | null {
  const module = useModuleCore()
  const { refusal } = useStore(errorsOf(module))
  if (!refusal || !isToldByMessage(refusal)) return null
  const said = [String(refusal.status), refusal.code]
  return module.config.ignoredErrors.some((ignored) => said.includes(String(ignored))) ? null : refusal
}
