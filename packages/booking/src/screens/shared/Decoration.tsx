import { type ReactNode, Suspense, useEffect } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'
import { Boundary } from './Boundary.tsx'
import { Online } from './ErrorBoundary.tsx'
import { forgetFailedParts } from './lazyPart.tsx'

export interface DecorationProps {
  /** Keeps its place until its code is here. */
  wait: ReactNode
  children: ReactNode
}

/**
 * A part that the page goes without: where it cannot be drawn, its place stays quiet. It is asked for anew when the
 * connection is back, and when it is mounted again.
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
