import { Skeleton } from '@wherry/ui'
import * as css from './FinderScreen.css.ts'

/** The shape of the finder while its texts or its code are on their way: nothing jumps when they come (SHELL-26). */
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
