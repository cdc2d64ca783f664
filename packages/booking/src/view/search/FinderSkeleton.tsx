import { Skeleton } from '@wherry/ui'
import * as css from './FinderScreen.css.ts'

/**
 * Skeleton of the finder while its texts or its code are loading, so that nothing moves when they arrive (SHELL-26).
 */
export function FinderSkeleton() {
  return (
    <div className={css.finder} data-empty="" aria-hidden="true">
      <div className={css.form} data-find="true">
        <Skeleton className={css.ghostRoute} radius={12} height="auto" />
        <Skeleton className={css.ghostFind} radius={10} height="auto" />
      </div>
      <div className={css.ghostStart} />
      <div className={css.side}>
        <Skeleton height="100%" radius={16} />
      </div>
    </div>
  )
}
