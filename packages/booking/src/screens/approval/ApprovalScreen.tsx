import { Button, EmptyState, Notice, Skeleton, SkeletonText, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { isCancelled, isUnpaid, settlementOf } from '../../domain/order.ts'
import { readReceipt } from '../../domain/receipt.ts'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { savedChangeOf } from '../../hooks/savedChange.ts'
import { useOrder } from '../../hooks/useOrder.ts'
import { useT } from '../../hooks/useT.ts'
import type { Mode } from '../../state/finder.ts'
import type { SearchAddress } from '../../state/searchAddress.ts'
import { failureText } from '../booking/failureText.ts'
import * as css from '../shared/DonePage.css.ts'
import { useSaid } from '../shared/useSaid.ts'
import { CancelledOrder } from './CancelledOrder.tsx'
import { Confirmation } from './Confirmation.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { SignInButton } from './SignInButton.tsx'
import { UnpaidOrder } from './UnpaidOrder.tsx'
import * as paper from './Voucher.css.ts'

export interface ApprovalScreenProps {
  /** Names the order, as its address does. */
  transaction: string
  /** Receipt that the return from its payment has brought in the address. @default none */
  receipt?: unknown
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
export function ApprovalScreen({ transaction, receipt, onTitle, ...ways }: ApprovalScreenProps) {
  const t = useT('order')
  const announce = useAnnounce()
  const { reading, again } = useOrder(transaction, readReceipt(receipt))
  const title = titleOf(reading, t)
  const documentTitle = t('shell.title', { page: title })
  useEffect(() => onTitle?.(documentTitle), [documentTitle, onTitle])
  const screen = useRef<HTMLDivElement>(null)
  const stage =
    reading.status !== 'ready'
      ? reading.status
      : isCancelled(reading.order)
        ? 'cancelled'
        : `${reading.order.paymentStatus} ${reading.checking}`
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
    <div ref={screen} className={paper.voucher}>
      <OrderView {...ways} {...{ reading, again, title }} />
    </div>
  )
}

interface OrderViewProps extends Omit<ApprovalScreenProps, 'transaction' | 'receipt' | 'onTitle'> {
  reading: ReturnType<typeof useOrder>['reading']
  again(): void
  title: string
}

function OrderView(props: OrderViewProps) {
  const { reading, again, title, accountUrl, onNew, onBack, onAnew, partnerPage = null } = props
  const t = useT('order')
  if (reading.status === 'loading') return <ApprovalSkeleton title={title} />
  if (reading.status === 'notFound') return <UnknownOrder title={title} onNew={onNew} />
  if (reading.status === 'failed')
    return (
      <EmptyState level={1} title={title} actions={<Button onClick={again}>{t('approval.askAgain')}</Button>}>
        <p>{failureText(reading.failure, t)}</p>
      </EmptyState>
    )
  const { order, checking } = reading
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <SavedChange transaction={order.transaction} />
        {isCancelled(order) ? (
          <CancelledOrder {...{ order, title, onNew, partnerPage }} />
        ) : isUnpaid(order) ? (
          <UnpaidOrder {...{ order, checking, title, onBack, onAnew, partnerPage }} onAgain={again} />
        ) : (
          <Confirmation {...{ order, accountUrl, title, onNew, partnerPage }} onAgain={again} />
        )}
        {order.isByReceipt && <PartOfOrder />}
      </div>
      {/* Of a ride that is not driven no sum is told but what its cancellation came to. */}
      <OrderFacts order={isCancelled(order) ? { ...order, price: null } : order} />
    </div>
  )
}

/** No such order, or one that is another's, which are told alike: who signs in as its owner sees it (SEC-06). */
function UnknownOrder({ title, onNew }: Pick<OrderViewProps, 'title' | 'onNew'>) {
  const t = useT('order')
  const module = useModuleCore()
  const isSignedIn = module.client.core.isSignedIn()
  return (
    <EmptyState
      level={1}
      title={title}
      actions={
        <>
          <SignInButton>{t(isSignedIn ? 'approval.otherAccount' : 'approval.signIn')}</SignInButton>
          <Button variant="outline" onClick={onNew}>
            {t('approval.newTrip')}
          </Button>
        </>
      }
    >
      <p>{t(isSignedIn ? 'approval.notYoursText' : 'approval.notFoundText')}</p>
    </EmptyState>
  )
}

/** Says that a receipt shows a part alone: the rest is the account's. */
function PartOfOrder() {
  const t = useT('order')
  return (
    <div className={paper.screenOnly}>
      <Notice
        tone="neutral"
        title={t('approval.partTitle')}
        action={
          <SignInButton size="s" variant="outline">
            {t('approval.signIn')}
          </SignInButton>
        }
      >
        {t('approval.partText')}
      </Notice>
    </div>
  )
}

/** That what was changed is kept, on the page that follows. */
function SavedChange({ transaction }: { transaction: string }) {
  const t = useT('order')
  const module = useModuleCore()
  const isSaved = savedChangeOf(module).transaction === transaction
  const text = t('confirmed.saved')
  useSaid(isSaved && text)
  return isSaved ? <Notice tone="positive">{text}</Notice> : null
}

type Texts = ReturnType<typeof useT<'order'>>

function titleOf(reading: OrderViewProps['reading'], t: Texts): string {
  if (reading.status === 'notFound') return t('approval.notFound')
  if (reading.status === 'failed') return t('approval.failed')
  if (reading.status === 'loading') return t('approval.loading')
  const { order, checking } = reading
  if (isCancelled(order)) return t('cancelled.title')
  if (!isUnpaid(order)) return t(settlementOf(order) === 'card' ? 'approval.paid' : 'approval.booked')
  if (order.paymentStatus === 'declined') return t('approval.declined')
  if (order.paymentStatus === 'left') return t('confirmed.left')
  return t(checking ? 'approval.checkingPayment' : 'approval.slowPayment')
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
