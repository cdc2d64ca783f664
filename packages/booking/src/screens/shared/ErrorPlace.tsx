import { Suspense } from 'react'
import { errorsOf } from '../../hooks/errorState.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { Boundary } from './Boundary.tsx'
import { lazyPart } from './lazyPart.tsx'

const RefusalToast = lazyPart(async () => (await import('./rareParts.ts')).bringRefusalToast())

/** Where what went wrong beside the screens comes out: to the boundary around it (ERR-06), or as a message (ERR-04). */
export function ErrorPlace() {
  const module = useModuleCore()
  const { unexpected, refusal } = useStore(errorsOf(module))
  if (unexpected) throw unexpected
  return (
    refusal && (
      <Boundary onError={module.platform.report} fallback={() => null}>
        <Suspense fallback={null}>
          <RefusalToast />
        </Suspense>
      </Boundary>
    )
  )
}
