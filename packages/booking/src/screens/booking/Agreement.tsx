import { Checkbox } from '@wherry/ui'
import { Fragment, type ReactNode } from 'react'
import { seesAgreement, unknownUser } from '../../domain/user.ts'
import { card } from '../shared/FormPage.css.ts'
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
  const marks = { offer: offerMark, deposit: depositMark }
  const text = deposit ? t('bonus.terms.both', marks) : t('bonus.terms.single', marks)
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
        {filled(text, { [offerMark]: offer, [depositMark]: deposit })}
      </Checkbox>
      {dialog}
    </div>
  )
}

/** Stand for a link in a sentence, so that each language places it where its grammar does. */
const offerMark = '\ue000'
const depositMark = '\ue001'

/** A sentence with its marks replaced. */
function filled(sentence: string, links: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/([\ue000\ue001])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
    <Fragment key={at}>{links[part] ?? part}</Fragment>
  ))
}
