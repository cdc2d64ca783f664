import { Button, Notice } from '@wherry/ui'
import { usePendingOrder } from '../../booking/index.ts'
import type { User } from '../../kernel/model/user.ts'
import { useT } from '../../module/useT.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { useSaid } from '../../view/useSaid.ts'
import * as css from './PendingOrder.css.ts'

export interface PendingOrderProps {
  /** Goes to the booking page, where the order is paid or given up. */
  onGo(): void
}

/**
 * Notice above a search about an unpaid order of an earlier visit. It prevents a second booking of the same
 * trip by a person who comes back from the payment page to an empty search (BOOK-48, REL-01). Absent without
 * such an order.
 */
export function PendingOrder({ onGo }: PendingOrderProps) {
  const { user } = useSettings()
  return user && <OrderOf key={user.userId} user={user} onGo={onGo} />
}

function OrderOf({ user, onGo }: PendingOrderProps & { user: User }) {
  const pending = usePendingOrder(user)
  return pending && <PendingNotice {...pending} onGo={onGo} />
}

function PendingNotice({
  number,
  isRead,
  onGo,
}: PendingOrderProps & NonNullable<ReturnType<typeof usePendingOrder>>) {
  const t = useT('order')
  const title = number ? t('booking.pay.waits', { number }) : t('booking.pay.waitsUnnamed')
  useSaid(title)
  return (
    <Notice
      className={css.notice}
      tone="info"
      title={title}
      action={
        <Button variant="outline" size="s" onClick={() => onGo()}>
          {t('booking.pay.goOnButton')}
        </Button>
      }
    >
      {isRead && t('booking.pay.waitsText')}
    </Notice>
  )
}
