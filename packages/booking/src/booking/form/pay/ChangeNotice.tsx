import { Button, Notice } from '@wherry/ui'
import { type RefObject, useState } from 'react'
import { isolate } from '../../../kernel/format/outside.ts'
import { useFormPart, useFormView } from '../formView.ts'
import { LaterPart } from '../LaterPart.tsx'
import { ToPayment } from '../laterParts.ts'
import * as css from './PayBar.css.ts'

/**
 * Notice above the form: an order is being changed, an earlier one is being repeated, or the restored form
 * has an unpaid order. Without it, the form would look as if it had never been sent (BOOK-48). For an order
 * made while the form is open there is no notice, so that nothing moves down.
 */
export function ChangeNotice({ payBlock }: { payBlock: RefObject<HTMLElement | null> }) {
  const { t } = useFormView()
  const { change, isRepeat, order, isForeign } = useFormPart(({ draft, state }) => ({
    change: draft.change,
    isRepeat: state.earlier?.action === 'repeat',
    order: state.order,
    isForeign: state.failure?.reason === 'otherAccount',
  }))
  const [cameWith] = useState(order?.orderId)
  if (order && order.orderId === cameWith && !isForeign)
    return (
      <Notice
        className={css.headNotice}
        tone="info"
        title={
          order.number ? t('booking.pay.unpaid', { number: order.number }) : t('booking.pay.waitsUnnamed')
        }
        action={
          <LaterPart
            wait={
              <Button variant="outline" size="s" isLoading>
                {t('booking.pay.toPay')}
              </Button>
            }
          >
            <ToPayment payBlock={payBlock} />
          </LaterPart>
        }
      />
    )
  if (change)
    return (
      <Notice tone="info" title={t('change.title', { number: isolate(change.number) })}>
        {t('change.text')}
      </Notice>
    )
  if (!isRepeat) return null
  return (
    <Notice tone="info" title={t('change.repeatTitle')}>
      {t('change.repeatText')}
    </Notice>
  )
}
