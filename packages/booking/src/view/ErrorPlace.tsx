import { useStore } from '../kernel/store/useStore.ts'
import { errorsOf } from '../module/errorState.ts'
import { useModuleCore } from '../module/module.tsx'
import { Decoration } from './Decoration.tsx'
import { lazyPart } from './lazy.tsx'

const RefusalToast = lazyPart(() => import('./RefusalToast.tsx').then((part) => part.RefusalToast))

/**
 * Shows errors that belong to no screen: an unexpected one is thrown to the boundary around it (ERR-06), a refusal
 * becomes a notification (ERR-04).
 */
export function ErrorPlace() {
  const module = useModuleCore()
  const { unexpected, refusal } = useStore(errorsOf(module))
  if (unexpected) throw unexpected
  return (
    refusal && (
      <Decoration wait={null}>
        <RefusalToast />
      </Decoration>
    )
  )
}
