import { Button } from '@wherry/ui'
import type { RefObject } from 'react'
import { useFormView } from '../formView.ts'

export interface ToPaymentProps {
  payBlock: RefObject<HTMLElement | null>
}

/** Button that leads to the payment of an order. It comes with the block of the payment. */
export function ToPayment({ payBlock }: ToPaymentProps) {
  const { t } = useFormView()
  return (
    <Button variant="outline" size="s" onClick={() => payBlock.current?.focus()}>
      {t('booking.pay.toPay')}
    </Button>
  )
}
