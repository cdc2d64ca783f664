import { Skeleton } from '@wherry/ui'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'
import type { RouteMapProps } from './RouteMap.tsx'
import * as css from './RouteMapBlock.css.ts'

export type { MapPlace, RouteMapProps } from './RouteMap.tsx'

const bring = () => import('./RouteMap.tsx')
const RouteMap = lazy(async () => ({ default: (await bring()).RouteMap }))

/** Brings the map's code before it is needed: call it once the first place is chosen. */
export function preloadRouteMap(): void {
  // Asked again when the map is drawn; what goes wrong is told then.
  bring().catch(() => {})
}

/**
 * The map of a route, brought with its code when it is first drawn. It fills its place, at least 180 px high, and stands
 * there from the start: nothing moves when the map comes, nor when it cannot come.
 */
export function RouteMapBlock(props: RouteMapProps) {
  const { platform } = useModuleCore()
  return (
    <div className={css.box}>
      <Boundary onError={platform.report}>
        <Suspense fallback={<Skeleton width="100%" height="100%" radius={0} />}>
          <RouteMap {...props} />
        </Suspense>
      </Boundary>
    </div>
  )
}

interface BoundaryProps {
  onError(error: unknown): void
  children: ReactNode
}

/** A map that cannot be drawn leaves its place quiet: the search goes on without it. */
class Boundary extends Component<BoundaryProps, { hasError: boolean }> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
    return { hasError: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasError ? null : this.props.children
  }
}
