import { Button, EmptyState, Notice, Skeleton, SkeletonText, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { failureText, savedChangeOf, useOrder } from '../../booking/index.ts'
import { isCancelled, isUnpaid, settlementOf } from '../../kernel/model/order.ts'
import { readReceipt } from '../../kernel/values/receipt.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import type { Mode, SearchAddress } from '../../search/index.ts'
import * as css from '../../view/ride/DonePage.css.ts'
import { useSaid } from '../../view/useSaid.ts'
import { CancelledOrder } from './CancelledOrder.tsx'
import { Confirmation } from './Confirmation.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { SignInButton } from './SignInButton.tsx'
import { UnpaidOrder } from './UnpaidOrder.tsx'
import * as paper from './Voucher.css.ts'

export interface ApprovalScreenProps {
  /** Id of the order, as in the page's address. */
  transaction: string
  /** Receipt from the address after the return from the payment. @default none */
  receipt?: unknown
  /** Address of the account host, without a slash at the end. */
  accountUrl: string
  /** Goes to a new search. */
  onNew(): void
  /** Goes back to the form, which is restored completely until its payment mark expires. */
  onBack(): void
  /**
   * Goes to a search for the same trip, if the form is gone because it was filled in elsewhere or long ago.
   */
  onAnew(search: SearchAddress, mode: Mode): void
  /** Partner's page from which the visitor came. @default not known */
  partnerPage?: SafeUrl | null
  /** The document's title in the visitor's language. */
  onTitle?(title: string): void
}

/** Screen after a booking: the order and its next steps, or the ways to pay it (SHELL-12, REL-02). */
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
  // If the focused heading disappears, the heading that replaces it takes the focus and is read out. If the
  // focus stays elsewhere on the screen, the new title is announced instead. The first heading is not
  // announced, because it has the focus already.
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
      {/* A cancelled order shows no price except the cancellation's fee and refund. */}
      <OrderFacts order={isCancelled(order) ? { ...order, price: null } : order} />
    </div>
  )
}

/**
 * Screen for an unknown order or one of another account. Both look the same (SEC-06); its owner sees the
 * order after signing in.
 */
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

/** Notice that a receipt shows only a part of the order; the account shows the rest. */
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

/** Notice on the page after a change that the change is saved. */
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
