import { Skeleton, SkeletonText, VisuallyHidden } from '@wherry/ui'
import { useT } from '../../hooks/useT.ts'
import * as css from '../shared/FormPage.css.ts'

/** The shape of the form while it is on its way (SHELL-26). */
export function BookingSkeleton() {
  const t = useT('order')
  return (
    <div className={css.columns} data-coming="">
      <VisuallyHidden>{t('booking.loading')}</VisuallyHidden>
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
