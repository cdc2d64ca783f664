import { useStore } from '../kernel/store/useStore.ts'
import type { ClientError } from '../wire/clientError.ts'
import { isShownAsNotification } from '../wire/isShownAsNotification.ts'
import { errorsOf } from './errorState.ts'
import { useModuleCore } from './module.tsx'

/** Last refusal that should be shown as a notification (ERR-04). Null: none. */
export function useShownRefusal(): ClientError | null {
  const module = useModuleCore()
  const { refusal } = useStore(errorsOf(module))
  if (!refusal || !isShownAsNotification(refusal)) return null
  const said = [String(refusal.status), refusal.code]
  return module.config.ignoredErrors.some((ignored) => said.includes(String(ignored))) ? null : refusal
}
