import { Button, Notice } from '@wherry/ui'
import type { User } from '../../domain/user.ts'
import { usePendingOrder } from '../../hooks/usePendingOrder.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import { useSaid } from '../shared/useSaid.ts'
import * as css from './PendingOrder.css.ts'

export interface PendingOrderProps {
  /** To the booking page, where the order is paid or given up. */
  onGo(): void
}

/**
 * Above a search: an order of an earlier visit still waits for its payment, so that nobody books the trip twice who came
 * back from the payment page to a page that begins anew (BOOK-48, REL-01). Nothing without such an order.
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
