import { Checkbox } from '@wherry/ui'
import { seesAgreement, unknownUser } from '../../domain/user.ts'
import { useFormView } from './formView.ts'

/** The agreement, for all who have no contract (BOOK-41). */
export function Agreement() {
  const { booking, t, idOf, errorOf } = useFormView()
  if (!seesAgreement(booking.user ?? unknownUser)) return null
  return (
    <Checkbox
      id={idOf('agreement')}
      isSelected={booking.state.draft.agreement}
      onChange={(agreed) => booking.dispatch({ type: 'agreementSet', agreed })}
      isRequired
      error={errorOf('agreement')}
    >
      {t('booking.terms.text')}
    </Checkbox>
  )
}
