import { Checkbox } from '@wherry/ui'
import { seesAgreement, unknownUser } from '../../../kernel/model/user.ts'
import { card } from '../../../view/ride/FormPage.css.ts'
import { withNodes } from '../../../view/withNodes.tsx'
import { useField, useFormPart, useFormView } from '../formView.ts'
import { LegalLinks, useLegalLinks } from './LegalLinks.tsx'

/** Checkbox of the agreement, for users without a contract (BOOK-41). Others get links to the same texts. */
export function Agreement() {
  const { booking } = useFormView()
  return seesAgreement(booking.user ?? unknownUser) ? <AgreementTick /> : <LegalLinks />
}

function AgreementTick() {
  const { booking, t, frameProps } = useFormView()
  const { id, error } = useField('agreement')
  const isAgreed = useFormPart(({ draft }) => draft.agreement)
  const { offer, deposit, dialog } = useLegalLinks()
  const text = deposit ? 'bonus.terms.both' : 'bonus.terms.single'
  return (
    // The label has links that open its legal texts.
    <div className={card} {...frameProps('agreement')}>
      <Checkbox
        id={id}
        error={error}
        isSelected={isAgreed}
        onChange={(agreed) => booking.dispatch({ type: 'agreementSet', agreed })}
        isRequired
      >
        {withNodes((marks) => t(text, marks), { offer, deposit })}
      </Checkbox>
      {dialog}
    </div>
  )
}
