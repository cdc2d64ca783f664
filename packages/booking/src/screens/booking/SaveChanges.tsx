import { Button } from '@wherry/ui'
import { isBusy } from '../../state/bookingState.ts'
import { isPriceAsked, pricingOf } from '../../state/pricing.ts'
import { useFormView } from './formView.ts'

/** The one button of a change, in the place of the ways of paying (BOOK-50). */
export function SaveChanges({ formId, isShort = false }: { formId: string; isShort?: boolean }) {
  const { booking, t } = useFormView()
  const busy = isBusy(booking.state.phase)
  return (
    <Button
      type="submit"
      form={formId}
      size="l"
      isBlock={!isShort}
      isLoading={busy || isPriceAsked(pricingOf(booking.state))}
      aria-disabled={busy || undefined}
    >
      {t(isShort ? 'change.saveShort' : 'change.save')}
    </Button>
  )
}
