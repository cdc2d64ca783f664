import { Skeleton } from '@wherry/ui'
import * as css from '../screens/finder/FinderScreen.css.ts'
import { FinderSkeleton } from '../screens/finder/FinderSkeleton.tsx'
import { RouteDrawing } from '../screens/finder/RouteDrawing.tsx'
import { SellingPoints } from '../screens/finder/SellingPoints.tsx'
import { LandingHeadSkeleton } from '../screens/landing/LandingHeadSkeleton.tsx'
import { useLandingParts } from '../screens/landing/useLandingParts.ts'
import { Shell } from '../screens/shell/Shell.tsx'

const sections = [{ id: 'transfer' as const, href: '/transfer', onNavigate() {} }]

/** A search page around a landing: the form stands as its shape, what belongs to the landing is real. */
export function LandingPage() {
  const { parts, isHeld, isHeadAbove } = useLandingParts()
  return (
    <Shell section="transfer" sections={sections}>
      {isHeld ? (
        <>
          <LandingHeadSkeleton />
          <FinderSkeleton />
        </>
      ) : (
        <>
          {parts && isHeadAbove && <parts.Head />}
          <div className={css.finder} data-empty="">
            <div className={css.form} data-find="true" data-testid="form">
              <Skeleton className={css.ghostRoute} radius={12} height="auto" />
              <Skeleton className={css.ghostFind} radius={10} height="auto" />
            </div>
            <div className={css.side}>{parts ? <parts.Side /> : <RouteDrawing />}</div>
          </div>
          {parts ? <parts.Body withHead={!isHeadAbove} /> : <SellingPoints />}
        </>
      )}
    </Shell>
  )
}
