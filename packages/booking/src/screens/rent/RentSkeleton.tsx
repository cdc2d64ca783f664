import { Skeleton } from '@wherry/ui'
import * as css from '../finder/FinderScreen.css.ts'

/** The shape of the rent screen while its texts or its code are on their way: nothing jumps when they come (SHELL-26). */
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
