import { Button, Notice } from '@wherry/ui'
import { useState } from 'react'
import { isolate } from '../../../kernel/format/outside.ts'
import { useFormPart, useFormView } from '../formView.ts'
import * as css from './PayBar.css.ts'

/**
 * Notice above the form: an order is being changed, an earlier one is being repeated, or the restored form
 * has an unpaid order. Without it, the form would look as if it had never been sent (BOOK-48). For an order
 * made while the form is open there is no notice, so that nothing moves down.
 *
 * @param props.block the pay block, or the notice that its code is missing. Null: neither is drawn yet
 */
export function ChangeNotice({ block }: { block: HTMLElement | null }) {
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
          <Button variant="outline" size="s" isLoading={!block} onClick={() => block?.focus()}>
            {t('booking.pay.toPay')}
          </Button>
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
