import type { RefObject } from 'react'
import { useModule } from '../../../module/module.tsx'
import type { ProvenCash } from '../../order/useProvenCash.ts'
import { BookingDialogs } from '../BookingDialogs.tsx'
import { CashConfirm } from './CashConfirm.tsx'
import { PayBar } from './PayBar.tsx'

export interface PayPartsProps extends Pick<ProvenCash, 'isAsked' | 'answer'> {
  formId: string
  /** The form; its styles get the height of the bar. */
  form: RefObject<HTMLElement | null>
  /** The pay block; null until it is drawn. */
  block: HTMLElement | null
  onBack(): void
}

/** The bar with the next step, and the dialogs of a booking. */
export function PayParts({ formId, form, block, onBack, isAsked, answer }: PayPartsProps) {
  const { platform } = useModule()
  return (
    <>
      {!platform.framed && <PayBar formId={formId} form={form} block={block} />}
      <BookingDialogs block={block} onBack={onBack} />
      {platform.host && <CashConfirm isOpen={isAsked} onAnswer={answer} />}
    </>
  )
}
