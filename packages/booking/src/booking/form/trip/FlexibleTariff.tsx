import { Checkbox } from '@wherry/ui'
import { isolate } from '../../../kernel/format/outside.ts'
import { LegalTextLink } from '../../../view/foreign/LegalTextLink.tsx'
import * as css from '../extras/ExtrasSection.css.ts'
import { useField, useFormView, useRidePart, useRideView } from '../formView.ts'

/** The flexible tariff of a ride and, once it is chosen, the terms to agree to (BOOK-30). */
export function FlexibleTariff() {
  const { enter, t, idOf, frameProps } = useRideView()
  const { error } = useField('flexibleAgreement')
  const { isOffered, hasTerms, isChosen, isAgreed } = useRidePart(({ ride }) => ({
    isOffered: ride.offer.flexibleTariff,
    hasTerms: ride.offer.flexibleTariffAgreement,
    isChosen: ride.flexibleTariff,
    isAgreed: ride.flexibleAgreement,
  }))
  if (!isOffered) return null
  return (
    <div>
      <Checkbox
        id={idOf('flexibleTariff')}
        isSelected={isChosen}
        onChange={(chosen) => enter({ type: 'flexibleSet', chosen })}
        description={t('extras.flexible.hint')}
      >
        {t('extras.flexible.label')}
      </Checkbox>
      {isChosen && hasTerms && (
        <div className={css.under} {...frameProps('flexibleAgreement')}>
          <Checkbox
            id={idOf('flexibleAgreement')}
            error={error}
            isSelected={isAgreed}
            onChange={(agreed) => enter({ type: 'flexibleAgreementSet', agreed })}
            isRequired
          >
            {t('extras.flexible.agree')}
          </Checkbox>
          <Terms />
        </div>
      )}
    </div>
  )
}

/** Link to the terms; their code and text are loaded on demand. */
function Terms() {
  const { t } = useFormView()
  const carClass = useRidePart(({ ride }) => ride.offer.carClass)
  const title = t('extras.flexible.termsOf', { car: isolate(carClass.name ?? carClass.id) })
  return (
    <LegalTextLink
      text={{ kind: 'offer', carClassId: carClass.id }}
      title={title}
      failed={t('bonus.terms.failed')}
      className={css.terms}
    >
      {t('extras.flexible.terms')}
    </LegalTextLink>
  )
}
