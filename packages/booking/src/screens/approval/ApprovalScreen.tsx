import { Button, EmptyState, Skeleton, SkeletonText, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { useOrder } from '../../hooks/useOrder.ts'
import { useT } from '../../hooks/useT.ts'
import type { Mode } from '../../state/finder.ts'
import type { SearchAddress } from '../../state/searchAddress.ts'
import { failureText } from '../booking/failureText.ts'
import * as css from '../shared/DonePage.css.ts'
import { Confirmation } from './Confirmation.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { UnpaidOrder } from './UnpaidOrder.tsx'

export interface ApprovalScreenProps {
  /** Names the order, as its address does. */
  transaction: string
  /** Address of the account host, without a slash at the end. */
  accountUrl: string
  /** To a new search. */
  onNew(): void
  /** Back to the form, which is restored whole while its mark lives. */
  onBack(): void
  /** To a search for the same trip, where the form is gone: it was filled in elsewhere, or long ago. */
  onAnew(search: SearchAddress, mode: Mode): void
  /** The page of a partner that the visitor came from. @default none is known */
  partnerPage?: SafeUrl | null
  /** The document's title in the visitor's language. */
  onTitle?(title: string): void
}

/** After a booking: what was booked and what happens next, or how it is still to be paid (SHELL-12, REL-02). */
export function ApprovalScreen({ transaction, onTitle, ...ways }: ApprovalScreenProps) {
  const t = useT('order')
  const announce = useAnnounce()
  const { reading, again } = useOrder(transaction)
  const title = titleOf(reading, t)
  const documentTitle = t('shell.title', { page: title })
  useEffect(() => onTitle?.(documentTitle), [documentTitle, onTitle])
  const screen = useRef<HTMLDivElement>(null)
  const stage =
    reading.status === 'ready' ? `${reading.order.paymentStatus} ${reading.checking}` : reading.status
  // The heading of the wait goes with the focus on it: the one that takes its place takes the focus too, and is read
  // with it. Where the focus is on a heading or a button that stays, the new title is said instead; the heading that
  // the page has come with has the focus, and is not said too.
  const isComing = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each stage of the order, not of the node
  useEffect(() => {
    const heading = screen.current?.querySelector('h1')
    if (!heading) return
    const isSaid = isComing.current
    isComing.current = false
    if (!screen.current?.querySelector(':focus')) heading.focus({ preventScroll: true })
    else if (!isSaid) announce(title)
  }, [stage])

  return (
    <div ref={screen}>
      <OrderView {...ways} {...{ reading, again, title }} />
    </div>
  )
}

interface OrderViewProps extends Omit<ApprovalScreenProps, 'transaction' | 'onTitle'> {
  reading: ReturnType<typeof useOrder>['reading']
  again(): void
  title: string
}

function OrderView(props: OrderViewProps) {
  const { reading, again, title, accountUrl, onNew, onBack, onAnew, partnerPage = null } = props
  const t = useT('order')
  if (reading.status === 'loading') return <ApprovalSkeleton title={title} />
  if (reading.status === 'notFound')
    return (
      <EmptyState
        level={1}
        title={title}
        actions={
          <Button variant="outline" onClick={onNew}>
            {t('approval.newTrip')}
          </Button>
        }
      >
        <p>{t('approval.notFoundText')}</p>
      </EmptyState>
    )
  if (reading.status === 'failed')
    return (
      <EmptyState level={1} title={title} actions={<Button onClick={again}>{t('approval.askAgain')}</Button>}>
        <p>{failureText(reading.failure, t)}</p>
      </EmptyState>
    )
  const { order, checking } = reading
  const isUnpaid = order.paymentStatus === 'pending' || order.paymentStatus === 'declined'
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {isUnpaid ? (
          <UnpaidOrder {...{ order, checking, title, onBack, onAnew, partnerPage }} onAgain={again} />
        ) : (
          <Confirmation {...{ order, accountUrl, title, onNew, partnerPage }} onAgain={again} />
        )}
      </div>
      <OrderFacts order={order} />
    </div>
  )
}

type Texts = ReturnType<typeof useT<'order'>>

function titleOf(reading: OrderViewProps['reading'], t: Texts): string {
  if (reading.status === 'notFound') return t('approval.notFound')
  if (reading.status === 'failed') return t('approval.failed')
  if (reading.status === 'loading') return t('approval.loading')
  const { paymentStatus } = reading.order
  if (paymentStatus === 'paid') return t('approval.paid')
  if (paymentStatus === 'declined') return t('approval.declined')
  if (paymentStatus === 'pending')
    return t(reading.checking ? 'approval.checkingPayment' : 'approval.slowPayment')
  return t('approval.booked')
}

function ApprovalSkeleton({ title }: { title: string }) {
  return (
    <div className={css.columns} data-coming="">
      <div className={css.main}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <SkeletonText lines={4} />
      </div>
      <Skeleton height={280} radius={12} />
    </div>
  )
}
