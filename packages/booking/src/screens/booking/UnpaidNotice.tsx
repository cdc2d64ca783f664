import { Button, Notice } from '@wherry/ui'
import { type RefObject, useState } from 'react'
import { isolate } from '../../format/outside.ts'
import { useFormView } from './formView.ts'

/**
 * Over a form that comes back with its order: without it the first screen looks like a form that was never sent (BOOK-48).
 * An order made while the form stands is told where it was made, and nothing moves down for it.
 */
export function UnpaidNotice({ payBlock }: { payBlock: RefObject<HTMLElement | null> }) {
  const { booking, t } = useFormView()
  const { order, failure } = booking.state
  const [cameWith] = useState(order?.orderId)
  if (!order || order.orderId !== cameWith || failure?.reason === 'otherAccount') return null
  const { number } = order
  return (
    <Notice
      tone="info"
      title={number ? t('booking.pay.unpaid', { number: isolate(number) }) : t('booking.pay.unpaidUnnamed')}
      action={
        <Button variant="outline" size="s" onClick={() => payBlock.current?.focus()}>
          {t('booking.pay.toPay')}
        </Button>
      }
    >
      {t('booking.pay.unpaidText')}
    </Notice>
  )
}
