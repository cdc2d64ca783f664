import { type ReactNode, Suspense, useState } from 'react'
import { hasKept } from '../../hooks/hasKept.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { recentPlacesName } from '../../state/storedNames.ts'
import { LandingSkeleton } from '../landing/LandingSkeleton.tsx'
import { useLandingParts } from '../landing/useLandingParts.ts'
import { FinderMap } from '../map/FinderMap.tsx'
import { OrderedPromo } from '../promo/OrderedPromo.tsx'
import { Boundary } from '../shared/Boundary.tsx'
import { lazyPart } from '../shared/lazyPart.tsx'
import * as css from './FinderScreen.css.ts'
import type { FinderStartProps } from './FinderStart.tsx'
import { OffersWait } from './OffersWait.tsx'
import type { PendingOrderProps } from './PendingOrder.tsx'
import { SellingPoints } from './SellingPoints.tsx'
import type { OrderOfAddress } from './useOrderOfAddress.tsx'
import { usePreloadedOffers } from './usePreloadedOffers.ts'

const PendingOrder = lazyPart<PendingOrderProps>(async () =>
  (await import('../shared/rareParts.ts')).bringPendingOrder(),
)

const FinderStart = lazyPart<FinderStartProps>(async () => (await import('./FinderStart.tsx')).FinderStart)

export interface SearchLayoutProps {
  /** From `useOrderOfAddress`. */
  order: OrderOfAddress
  form: ReactNode
  /** A place is named: what the list needs is brought. */
  isBegun: boolean
  /** All is named that the prices depend on: the list has its place. */
  isAsking: boolean
  /** Begins a search with one press, under the form of an empty one. */
  start: FinderStartProps
  /** Above the list, before what is said of the order. @default nothing */
  notice?: ReactNode
  /** To the booking page, for an order of an earlier visit that waits for its payment. */
  onPending(): void
  /** The list of prices; its wait stands in for it until its code is there. */
  children: ReactNode
}

/** How a search is laid out, by the way and by the hour: the form, the map beside it, the list under it. */
export function SearchLayout({
  order,
  form,
  isBegun,
  isAsking,
  start,
  notice,
  onPending,
  children,
}: SearchLayoutProps) {
  const { config, platform } = useModuleCore()
  usePreloadedOffers(isBegun)
  const { parts, isHeld, isHeadAbove } = useLandingParts(isAsking)
  const [isKept] = useState(() => hasKept(platform))
  // Its code comes only where there is something to show.
  const hasStart = config.popularRides.length > 0 || platform.storage.local.get(recentPlacesName) !== null
  const search = (
    <>
      <div
        className={css.finder}
        data-empty={isAsking ? undefined : ''}
        data-head={isHeadAbove && parts ? '' : undefined}
      >
        {isHeadAbove && parts && (
          <div className={css.headPlace}>
            <parts.Head />
          </div>
        )}
        {form}
        <FinderMap isExpected={isAsking} quiet={parts && <parts.Side />} />
        {!isAsking && (
          <div className={css.start}>
            {!parts && <SellingPoints />}
            {hasStart && (
              <Boundary onError={platform.report} fallback={() => null}>
                <Suspense fallback={<i data-coming="" hidden />}>
                  <FinderStart {...start} />
                </Suspense>
              </Boundary>
            )}
          </div>
        )}
        {isAsking && (
          <div className={css.list}>
            {notice}
            {order.notice}
            <Suspense fallback={<OffersWait />}>{children}</Suspense>
          </div>
        )}
      </div>
      {!isAsking && parts && <parts.Body withHead={!isHeadAbove} />}
    </>
  )
  return (
    <>
      {order.screen ??
        (isKept && (
          <Boundary onError={platform.report} fallback={() => null}>
            <Suspense fallback={null}>
              <PendingOrder onGo={onPending} />
            </Suspense>
          </Boundary>
        ))}
      {!order.isClosed && (isHeld ? <LandingSkeleton /> : search)}
      {config.partner && parts === undefined && !isAsking && <i data-coming="" hidden />}
      <OrderedPromo />
    </>
  )
}
