import { Notice } from '@wherry/ui'
import { isolate } from '../../format/outside.ts'
import { useFormView } from './formView.ts'

/** Above the form: that an order is changed, or that an earlier one is booked again. */
export function ChangeNotice() {
  const { booking, t } = useFormView()
  const { draft, earlier } = booking.state
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
