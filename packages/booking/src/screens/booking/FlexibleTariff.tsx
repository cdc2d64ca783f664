import { Checkbox } from '@wherry/ui'
import { isolate } from '../../format/outside.ts'
import { LegalTextLink } from '../shared/LegalTextLink.tsx'
import * as css from './ExtrasSection.css.ts'
import { useRideView } from './formView.ts'

/** The flexible tariff of a ride and, once it is chosen, the terms to agree to (BOOK-30). */
export function FlexibleTariff() {
  const { ride, enter, t, idOf, errorOf, frameProps } = useRideView()
  const { offer, flexibleTariff, flexibleAgreement } = ride
  if (!offer.flexibleTariff) return null
  return (
    <div>
      <Checkbox
        id={idOf('flexibleTariff')}
        isSelected={flexibleTariff}
        onChange={(chosen) => enter({ type: 'flexibleSet', chosen })}
        description={t('extras.flexible.hint')}
      >
        {t('extras.flexible.label')}
      </Checkbox>
      {flexibleTariff && offer.flexibleTariffAgreement && (
        <div className={css.under} {...frameProps('flexibleAgreement')}>
          <Checkbox
            id={idOf('flexibleAgreement')}
            error={errorOf('flexibleAgreement')}
            isSelected={flexibleAgreement}
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

/** What is agreed to; its code and its text come when they are wanted. */
function Terms() {
  const { ride, t } = useRideView()
  const { carClass } = ride.offer
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
