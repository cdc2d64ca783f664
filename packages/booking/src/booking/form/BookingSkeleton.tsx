import { Skeleton, SkeletonText, VisuallyHidden } from '@wherry/ui'
import { useT } from '../../module/useT.ts'
import * as css from '../../view/ride/FormPage.css.ts'

/** Skeleton of the form while it is loading (SHELL-26). */
export function BookingSkeleton() {
  const t = useT('order')
  return (
    <div className={css.columns} data-coming="">
      <VisuallyHidden>{t('booking.loading')}</VisuallyHidden>
      <div className={css.form}>
        <div className={css.card}>
          <Skeleton width={160} height={28} />
          <div className={css.fields({ columns: 'two' })}>
            <Skeleton height={56} radius={10} />
            <Skeleton height={56} radius={10} />
          </div>
        </div>
        <SkeletonPeople />
      </div>
      <SkeletonSummary />
    </div>
  )
}

/** Skeleton of the passengers' section. */
export function SkeletonPeople() {
  return (
    <div className={css.card}>
      <Skeleton width={160} height={28} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <div className={css.fields({ columns: 'two' })}>
        <Skeleton height={56} radius={10} />
        <Skeleton height={56} radius={10} />
      </div>
    </div>
  )
}

/** Skeleton of the sections that load after the trip. It keeps the height of a frame until they are there. */
export function ComingRest() {
  const t = useT('order')
  return (
    <>
      <i data-coming="" hidden />
      <VisuallyHidden>{t('booking.loading')}</VisuallyHidden>
      <SkeletonPeople />
    </>
  )
}

/** Skeleton of the summary beside the form. On a busy page it is there after the sections, so it keeps the height, too. */
export function SkeletonSummary() {
  return (
    <div className={css.side} data-coming="">
      <div className={css.card}>
        <SkeletonText lines={4} />
        <Skeleton height={56} radius={10} />
      </div>
    </div>
  )
}
