import { Button, Dialog } from '@wherry/ui'
import { money } from '../../../kernel/format/money.ts'
import { totalOf } from '../../state/pricing.ts'
import { useFormPart, useFormView } from '../formView.ts'

/** Asks for a confirmation before an order without a payment page is sent. */
export function CashConfirm({ isOpen, onAnswer }: { isOpen: boolean; onAnswer(yes: boolean): void }) {
  const { t, lang } = useFormView()
  const { total, isAbout } = useFormPart(({ state }) => totalOf(state))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('booking.pay.confirm.title')}
      description={
        isAbout
          ? t('booking.pay.confirm.plain')
          : total.minor === 0
            ? t('booking.pay.confirm.free')
            : t('booking.pay.confirm.text', { price: money(total, lang) })
      }
      footer={
        <>
          <Button variant="plain" onClick={() => onAnswer(false)}>
            {t('booking.pay.confirm.no')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t('booking.pay.confirm.yes')}</Button>
        </>
      }
    />
  )
}
