import { Button, Notice, Textarea } from '@wherry/ui'
import { companyShown } from '../../domain/company.ts'
import { companyLimits } from '../../domain/rules/company.ts'
import { unknownUser } from '../../domain/user.ts'
import * as css from '../shared/FormPage.css.ts'
import { useSaid } from '../shared/useSaid.ts'
import { useFormView } from './formView.ts'

/** Says that a car is outside the company's travel policy, and asks why it is taken, or leads back to the others (BOOK-37). */
export function PolicyNotice({ onBack }: { onBack(): void }) {
  const { booking, t, idOf, fieldProps } = useFormView()
  const { draft } = booking.state
  const { reason } = companyShown(draft, booking.user ?? unknownUser)
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
    <div className={css.fields}>
      <Notice tone="caution" title={title}>
        {t(booking.user?.policyMode === 'approve' ? 'people.policy.approval' : 'people.policy.text')}
      </Notice>
      <Textarea
        {...fieldProps('policyReason')}
        label={t('people.policy.reason')}
        value={draft.policyReason}
        onChange={(policyReason) => booking.dispatch({ type: 'particularSet', said: { policyReason } })}
        isRequired
        rows={2}
        autosize
        maxLength={companyLimits.reason}
      />
    </div>
  )
}
