import { type ReactNode, Suspense, useState } from 'react'
import { recentPlacesName } from '../../kernel/store/storedNames.ts'
import { LandingSkeleton, useLandingParts } from '../../landing/index.ts'
import { useModuleCore } from '../../module/module.tsx'
import { hasStoredData } from '../../module/visitor/hasStoredData.ts'
import { OffersWait, usePreloadedOffers } from '../../offers/index.ts'
import { OrderedPromo } from '../../promo/index.ts'
import { Decoration } from '../../view/Decoration.tsx'
import { lazyPart } from '../../view/lazy.tsx'
import * as css from '../../view/search/FinderScreen.css.ts'
import { FinderMap } from './FinderMap.tsx'
import type { FinderStartProps } from './FinderStart.tsx'
import type { PendingOrderProps } from './PendingOrder.tsx'
import { SellingPoints } from './SellingPoints.tsx'
import type { OrderOfAddress } from './useOrderOfAddress.tsx'

const PendingOrder = lazyPart<PendingOrderProps>(() =>
  import('./PendingOrder.tsx').then((part) => part.PendingOrder),
)

const FinderStart = lazyPart<FinderStartProps>(() =>
  import('./FinderStart.tsx').then((part) => part.FinderStart),
)

export interface SearchLayoutProps {
  /** Answer of `useOrderOfAddress`. */
  order: OrderOfAddress
  form: ReactNode
  /** True if a place is set; then the code of the list is loaded. */
  isBegun: boolean
  /** True if all inputs of the prices are set; then the list is shown. */
  isAsking: boolean
  /** Shortcuts that begin a search with one press, below the empty form. */
  start: FinderStartProps
  /** Content above the list, before the order's notice. @default nothing */
  notice?: ReactNode
  /** Goes to the booking page, for an unpaid order of an earlier visit. */
  onPending(): void
  /** The list of prices; a placeholder replaces it until its code is loaded. */
  children: ReactNode
}

/** Layout of a search for transfers and for cars by the hour: the form, the map beside it, the list below. */
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
  const [isKept] = useState(() => hasStoredData(platform))
  // The code is loaded only if there is something to show.
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
              <Decoration wait={<i data-coming="" hidden />}>
                <FinderStart {...start} />
              </Decoration>
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
          <Decoration wait={null}>
            <PendingOrder onGo={onPending} />
          </Decoration>
        ))}
      {!order.isClosed && (isHeld ? <LandingSkeleton /> : search)}
      {config.partner && parts === undefined && !isAsking && <i data-coming="" hidden />}
      <OrderedPromo />
    </>
  )
}
