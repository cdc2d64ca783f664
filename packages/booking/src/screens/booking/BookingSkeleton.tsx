import { Skeleton, SkeletonText } from '@wherry/ui'
import * as css from './BookingScreen.css.ts'

/** The shape of the form while it is on its way (SHELL-26). */
export function BookingSkeleton() {
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.form}>
        <div className={css.card}>
          <Skeleton width={160} height={28} />
          <div className={css.fieldsTwo}>
            <Skeleton height={56} radius={10} />
            <Skeleton height={56} radius={10} />
          </div>
        </div>
        <div className={css.card}>
          <Skeleton width={160} height={28} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <div className={css.fieldsTwo}>
            <Skeleton height={56} radius={10} />
            <Skeleton height={56} radius={10} />
          </div>
        </div>
      </div>
      <div className={css.side}>
        <div className={css.card}>
          <SkeletonText lines={4} />
          <Skeleton height={56} radius={10} />
        </div>
      </div>
    </div>
  )
}
