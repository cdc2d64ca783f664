import type { ClientError } from '../client/clientError.ts'
import { isToldByMessage } from '../client/toldCalls.ts'
import { errorsOf } from './errorState.ts'
import { useModuleCore } from './module.tsx'
import { useStore } from './useStore.ts'

/** The last refusal, where a passing message is to tell of it (ERR-04). Null: there is none to tell. */
export function useToldRefusal(): ClientError | null {
  const module = useModuleCore()
  const { refusal } = useStore(errorsOf(module))
  if (!refusal || !isToldByMessage(refusal)) return null
  const { status, code } = refusal
  return module.config.ignoredErrors.some((ignored) => ignored === status || ignored === code)
    ? null
    : refusal
}
