import { type ReactNode, Suspense, useState } from 'react'
import { hasKept } from '../../hooks/hasKept.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { LandingSkeleton } from '../landing/LandingSkeleton.tsx'
import { useLandingParts } from '../landing/useLandingParts.ts'
import { FinderMap } from '../map/FinderMap.tsx'
import { OrderedPromo, PromoFrame, usePromoLine } from '../promo/PromoFrame.tsx'
import { Boundary } from '../shared/Boundary.tsx'
import { lazyPart } from '../shared/lazyPart.tsx'
import * as css from './FinderScreen.css.ts'
import { OffersWait } from './OffersWait.tsx'
import type { PendingOrderProps } from './PendingOrder.tsx'
import { SellingPoints } from './SellingPoints.tsx'
import type { OrderOfAddress } from './useOrderOfAddress.tsx'
import { usePreloadedOffers } from './usePreloadedOffers.ts'

const PendingOrder = lazyPart<PendingOrderProps>(async () =>
  (await import('../shared/rareParts.ts')).bringPendingOrder(),
)

export interface SearchLayoutProps {
  /** From `useOrderOfAddress`. */
  order: OrderOfAddress
  form: ReactNode
  /** A place is named: what the list needs is brought. */
  isBegun: boolean
  /** All is named that the prices depend on: the list has its place. */
  isAsking: boolean
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
  notice,
  onPending,
  children,
}: SearchLayoutProps) {
  const { config, platform, stores } = useModuleCore()
  const status = useStore(stores.finder, ({ offers }) => offers.status)
  usePreloadedOffers(isBegun)
  const line = usePromoLine(isBegun)
  const { parts, isHeld, isHeadAbove } = useLandingParts(isAsking)
  const [isKept] = useState(() => hasKept(platform))
  const search = (
    <>
      {isHeadAbove && parts && <parts.Head />}
      <div className={css.finder} data-empty={isAsking ? undefined : ''}>
        {form}
        <FinderMap isExpected={isAsking} quiet={parts && <parts.Side />} />
        {isAsking && (
          <div className={css.list}>
            {notice}
            {order.notice}
            <PromoFrame line={line} status={status}>
              <Suspense fallback={<OffersWait />}>{children}</Suspense>
            </PromoFrame>
          </div>
        )}
      </div>
      {!isAsking && (parts ? <parts.Body withHead={!isHeadAbove} /> : <SellingPoints />)}
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
