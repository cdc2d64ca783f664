import { Button, EmptyState, Skeleton, SkeletonText, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import type { Order } from '../../domain/order.ts'
import { useOrder } from '../../hooks/useOrder.ts'
import { useT } from '../../hooks/useT.ts'
import { failureText } from '../booking/failureText.ts'
import * as css from './ApprovalScreen.css.ts'
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
  /** The document's title in the visitor's language. */
  onTitle?(title: string): void
}

/** After a booking: what was booked and what happens next, or how it is still to be paid (SHELL-12, REL-02). */
export function ApprovalScreen({ transaction, accountUrl, onNew, onBack, onTitle }: ApprovalScreenProps) {
  const t = useT('order')
  const announce = useAnnounce()
  const { reading, again } = useOrder(transaction)
  const title = titleOf(reading.status === 'ready' ? reading.order : null, reading.status, t)
  const documentTitle = t('shell.title', { page: title })
  useEffect(() => onTitle?.(documentTitle), [documentTitle, onTitle])
  useEffect(() => {
    if (reading.status !== 'loading') announce(title)
  }, [reading.status, title, announce])
  const screen = useRef<HTMLDivElement>(null)
  const stage = reading.status === 'ready' ? reading.order.paymentStatus : reading.status
  // The heading of the wait goes with the focus on it: the one that takes its place takes the focus too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each stage of the order, not of the node
  useEffect(() => screen.current?.querySelector('h1')?.focus({ preventScroll: true }), [stage])

  return (
    <div ref={screen}>
      <OrderView {...{ reading, again, title, accountUrl, onNew, onBack }} />
    </div>
  )
}

interface OrderViewProps extends Pick<ApprovalScreenProps, 'accountUrl' | 'onNew' | 'onBack'> {
  reading: ReturnType<typeof useOrder>['reading']
  again(): void
  title: string
}

function OrderView({ reading, again, title, accountUrl, onNew, onBack }: OrderViewProps) {
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
          <UnpaidOrder order={order} checking={checking} title={title} onAgain={again} onBack={onBack} />
        ) : (
          <Confirmation order={order} accountUrl={accountUrl} title={title} onAgain={again} onNew={onNew} />
        )}
      </div>
      <OrderFacts order={order} />
    </div>
  )
}

type Texts = ReturnType<typeof useT<'order'>>

function titleOf(order: Order | null, status: string, t: Texts): string {
  if (status === 'notFound') return t('approval.notFound')
  if (status === 'failed') return t('approval.failed')
  if (!order) return t('approval.loading')
  const { paymentStatus } = order
  if (paymentStatus === 'paid') return t('approval.paid')
  if (paymentStatus === 'declined') return t('approval.declined')
  if (paymentStatus === 'pending') return t('approval.checkingPayment')
  return t('approval.booked')
}

function ApprovalSkeleton({ title }: { title: string }) {
  return (
    <div className={css.columns}>
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
