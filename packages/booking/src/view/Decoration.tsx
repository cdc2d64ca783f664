import { type ReactNode, Suspense, useEffect } from 'react'
import { useModuleCore } from '../module/module.tsx'
import { Boundary } from './Boundary.tsx'
import { Online } from './ErrorBoundary.tsx'
import { forgetFailedParts } from './lazy.tsx'

export interface DecorationProps {
  /** Placeholder until the part's code has loaded. */
  wait: ReactNode
  children: ReactNode
}

/**
 * A part without which the page still works: if it cannot be rendered, its place stays empty. It is loaded again when
 * the connection is back and when it is mounted again.
 */
export function Decoration({ wait, children }: DecorationProps) {
  const { platform } = useModuleCore()
  useEffect(() => forgetFailedParts, [])
  const fallback = (_: unknown, reset: () => void) => (
    <Online
      onOnline={() => {
        forgetFailedParts()
        reset()
      }}
    />
  )
  return (
    <Boundary onError={platform.report} fallback={fallback}>
      <Suspense fallback={wait}>{children}</Suspense>
    </Boundary>
  )
}
