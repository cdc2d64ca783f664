import { Button, Notice, Textarea } from '@wherry/ui'
import { particularFields } from '../../../kernel/model/draftFields.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { useSaid } from '../../../view/useSaid.ts'
import { useField, useFormPart, useFormView } from '../formView.ts'
import { useCompanyShown } from './useCompanyShown.ts'

/**
 * Notice that a car is outside the company's travel policy, with a field for the reason or a way back to
 * other cars (BOOK-37).
 */
export function PolicyNotice({ onBack }: { onBack(): void }) {
  const { booking, t, idOf } = useFormView()
  const props = useField('policyReason')
  const text = useFormPart(({ draft }) => draft.policyReason)
  const { reason } = useCompanyShown()
  const title = reason === 'off' ? null : t('people.policy.title')
  useSaid(title)
  if (reason === 'off') return null
  if (reason === 'blocked')
    return (
      <Notice
        tone="critical"
        title={title}
        action={
          <Button id={idOf('policyReason')} variant="outline" size="s" onClick={onBack}>
            {t('people.policy.other')}
          </Button>
        }
      >
        {t('people.policy.blocked')}
      </Notice>
    )
  return (
    <div className={css.fields()}>
      <Notice tone="caution" title={title}>
        {t(booking.user?.policyMode === 'approve' ? 'people.policy.approval' : 'people.policy.text')}
      </Notice>
      <Textarea
        {...props}
        label={t('people.policy.reason')}
        value={text}
        onChange={(policyReason) => booking.dispatch({ type: 'particularSet', said: { policyReason } })}
        isRequired
        rows={2}
        autosize
        maxLength={particularFields.policyReason.limit}
      />
    </div>
  )
}
