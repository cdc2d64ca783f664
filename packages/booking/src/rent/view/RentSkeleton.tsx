import { Skeleton } from '@wherry/ui'
import * as css from '../../view/search/FinderScreen.css.ts'

/**
 * Skeleton of the rent screen while its texts or its code are loading, so that nothing moves when they arrive
 * (SHELL-26).
 */
export function RentSkeleton() {
  return (
    <div className={css.finder} data-empty="" aria-hidden="true">
      <div className={css.form}>
        <Skeleton radius={12} height={125} />
        <Skeleton radius={10} height={56} />
      </div>
      <div className={css.side}>
        <Skeleton height="100%" radius={16} />
      </div>
    </div>
  )
}
