import { Button } from '@wherry/ui'
import { isBusy } from '../../state/bookingView.ts'
import { isPriceAsked, pricingOf } from '../../state/pricing.ts'
import { useFormPart, useFormView } from '../formView.ts'

/** Button that saves a change; it replaces the ways of paying (BOOK-50). */
export function SaveChanges({ formId, isShort = false }: { formId: string; isShort?: boolean }) {
  const { t } = useFormView()
  const { busy, isAsked } = useFormPart(({ state }) => ({
    busy: isBusy(state.phase),
    isAsked: isPriceAsked(pricingOf(state)),
  }))
  return (
    <Button
      type="submit"
      form={formId}
      size="l"
      isBlock={!isShort}
      isLoading={busy || isAsked}
      aria-disabled={busy || undefined}
    >
      {t(isShort ? 'change.saveShort' : 'change.save')}
    </Button>
  )
}
