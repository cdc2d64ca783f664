import { Skeleton } from '@wherry/ui'
import * as css from '../../view/ride/OfferFrame.css.ts'

const cards = [0, 1, 2, 3]

/** Skeleton of the requested offers (PRICE-02). */
export function OffersSkeleton() {
  return (
    <div className={css.offers} data-coming="" aria-hidden="true">
      {cards.map((card) => (
        <div key={card} className={css.offer} aria-hidden="true">
          <div className={css.top}>
            <div className={css.car}>
              <Skeleton height="100%" radius={12} />
            </div>
            <div className={`${css.info} ${css.ghostInfo}`}>
              <Skeleton width={112} height={20} />
              <Skeleton width="80%" height={14} />
              <Skeleton width={96} height={16} />
            </div>
            <div className={css.buy}>
              <Skeleton width={72} height={24} />
              <Skeleton className={css.choose({ size: 'm' })} height={44} radius={8} />
            </div>
          </div>
          <div className={css.terms}>
            <Skeleton width="60%" height={16} />
            <Skeleton className={css.ghostFacts} height={16} />
          </div>
        </div>
      ))}
    </div>
  )
}
