import { PhoneField, TextField } from '@wherry/ui'
import { passengerRulesOf, requiredOfPassenger } from '../../domain/rules/passenger.ts'
import { unknownUser } from '../../domain/user.ts'
import * as css from '../shared/FormPage.css.ts'
import { passengerTitle } from './fieldText.ts'
import { useFormView } from './formView.ts'
import { homeCountry } from './homeCountry.ts'

/** A row for each person who rides, with what the user's rules ask of it (BOOK-19). */
export function PassengerRows() {
  const { passengers } = useFormView().booking.state.draft
  return passengers.map((passenger, index) => <PassengerFields key={passenger.uniqId} index={index} />)
}

function PassengerFields({ index }: { index: number }) {
  const { booking, t, serviceLang, idOf, errorOf } = useFormView()
  const passenger = booking.state.draft.passengers[index]
  if (!passenger) return null
  const required = requiredOfPassenger(passengerRulesOf(booking.user ?? unknownUser), index)
  const isFirst = index === 0
  const shared = (part: 'name' | 'phone' | 'email') => ({
    id: idOf(`passengers.${index}.${part}`),
    label: t(`booking.passengers.${part}`),
    value: passenger[part],
    onChange: (value: string) =>
      booking.dispatch({ type: 'passengerEntered', uniqId: passenger.uniqId, field: part, value }),
    isRequired: required.includes(part),
    // Under the field: beside a long label there is no room for it.
    description: required.includes(part) ? undefined : t('booking.field.optional'),
    error: errorOf(`passengers.${index}.${part}`),
  })
  const title = idOf(`title.passengers.${index}`)
  return (
    <fieldset className={css.part} aria-labelledby={title}>
      <h3 id={title} className={css.partTitle}>
        {passengerTitle(index, t)}
      </h3>
      <div className={css.fieldsTwo}>
        <TextField {...shared('name')} autoComplete={isFirst ? 'name' : 'off'} maxLength={100} />
        <PhoneField
          {...shared('phone')}
          country={homeCountry[serviceLang]}
          autoComplete={isFirst ? 'tel' : 'off'}
        />
      </div>
      {(isFirst || required.includes('email')) && (
        <TextField
          {...shared('email')}
          type="email"
          inputMode="email"
          autoComplete={isFirst ? 'email' : 'off'}
          spellCheck={false}
          dir="ltr"
          maxLength={254}
        />
      )}
    </fieldset>
  )
}
