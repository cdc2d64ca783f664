import { Button, Notice } from '@wherry/ui'
import { type RefObject, useState } from 'react'
import { isolate } from '../../format/outside.ts'
import { useFormView } from './formView.ts'
import * as css from './PayBar.css.ts'

/**
 * Above the form: that an order is changed, that an earlier one is booked again, or that the form came back with its own,
 * which is not paid: without that the first screen looks like a form that was never sent (BOOK-48). An order made while
 * the form stands is told where it was made, and nothing moves down for it.
 */
export function ChangeNotice({ payBlock }: { payBlock: RefObject<HTMLElement | null> }) {
  const { booking, t } = useFormView()
  const { draft, earlier, order, failure } = booking.state
  const [cameWith] = useState(order?.orderId)
  if (order && order.orderId === cameWith && failure?.reason !== 'otherAccount')
    return (
      <Notice
        className={css.headNotice}
        tone="info"
        title={
          order.number ? t('booking.pay.unpaid', { number: order.number }) : t('booking.pay.waitsUnnamed')
        }
        action={
          <Button variant="outline" size="s" onClick={() => payBlock.current?.focus()}>
            {t('booking.pay.toPay')}
          </Button>
        }
      />
    )
  if (draft.change)
    return (
      <Notice tone="info" title={t('change.title', { number: isolate(draft.change.number) })}>
        {t('change.text')}
      </Notice>
    )
  if (earlier?.action !== 'repeat') return null
  return (
    <Notice tone="info" title={t('change.repeatTitle')}>
      {t('change.repeatText')}
    </Notice>
  )
}
