import { Checkbox } from '@wherry/ui'
import { seesAgreement, unknownUser } from '../../domain/user.ts'
import { card } from '../shared/FormPage.css.ts'
import { withNodes } from '../shared/withNodes.tsx'
import { useFormView } from './formView.ts'
import { LegalLinks, useLegalLinks } from './LegalLinks.tsx'

/** The agreement, for all who have no contract (BOOK-41); the others find the same texts beside it. */
export function Agreement() {
  const { booking } = useFormView()
  return seesAgreement(booking.user ?? unknownUser) ? <AgreementTick /> : <LegalLinks />
}

function AgreementTick() {
  const { booking, t, idOf, errorOf, frameProps } = useFormView()
  const { offer, deposit, dialog } = useLegalLinks()
  const text = deposit ? 'bonus.terms.both' : 'bonus.terms.single'
  return (
    // The texts that it names open from it.
    <div className={card} {...frameProps('agreement')}>
      <Checkbox
        id={idOf('agreement')}
        error={errorOf('agreement')}
        isSelected={booking.state.draft.agreement}
        onChange={(agreed) => booking.dispatch({ type: 'agreementSet', agreed })}
        isRequired
      >
        {withNodes((marks) => t(text, marks), { offer, deposit })}
      </Checkbox>
      {dialog}
    </div>
  )
}
