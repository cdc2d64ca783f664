import { Checkbox, PhoneField, TextField } from '@wherry/ui'
import { hasOwnData } from '../../domain/ownPassenger.ts'
import { emailLimit, readEmail } from '../../domain/reading/readEmail.ts'
import { readName } from '../../domain/reading/readName.ts'
import { nameLimit } from '../../domain/rules/name.ts'
import { fieldsOfPassenger, passengerRulesOf, requiredOfPassenger } from '../../domain/rules/passenger.ts'
import { unknownUser } from '../../domain/user.ts'
import { useHomeCountry } from '../../hooks/useHomeCountry.ts'
import * as css from '../shared/FormPage.css.ts'
import { nameKey, passengerTitle } from './fieldText.ts'
import { useFormView } from './formView.ts'

/** A row for each person who rides, with what the user's rules ask of it (BOOK-19). */
export function PassengerRows() {
  const { passengers } = useFormView().booking.state.draft
  return passengers.map((passenger, index) => <PassengerFields key={passenger.uniqId} index={index} />)
}

function PassengerFields({ index }: { index: number }) {
  const { booking, t, idOf, fieldProps, frameProps, cautionOf } = useFormView()
  const home = useHomeCountry()
  const { draft } = booking.state
  const passenger = draft.passengers[index]
  if (!passenger) return null
  const rules = passengerRulesOf(booking.user ?? unknownUser)
  const required = requiredOfPassenger(rules, index, draft)
  const shown = fieldsOfPassenger(rules, index, draft)
  const isFirst = index === 0
  const shared = (part: 'name' | 'phone' | 'email') => ({
    ...fieldProps(`passengers.${index}.${part}`),
    label: t(`booking.passengers.${nameKey(rules, index, part, draft)}`),
    value: passenger[part],
    onChange: (value: string) =>
      booking.dispatch({ type: 'passengerEntered', uniqId: passenger.uniqId, field: part, value }),
    isRequired: required.includes(part),
    // Under the field: beside a long label there is no room for it.
    description: required.includes(part) ? undefined : t('booking.field.optional'),
  })
  const title = idOf(`title.passengers.${index}`)
  return (
    <fieldset className={css.part} aria-labelledby={title}>
      <h3 id={title} className={css.partTitle}>
        {passengerTitle(index, draft, t)}
      </h3>
      {isFirst && <ForAnother />}
      <div className={css.fieldsTwo}>
        <TextField
          {...shared('name')}
          autoComplete={!isFirst ? 'off' : rules === 'legal' ? 'organization' : 'name'}
          maxLength={nameLimit}
          read={readName}
        />
        {shown.includes('phone') && (
          <div className={css.around} {...frameProps(`passengers.${index}.phone`)}>
            <PhoneField
              {...shared('phone')}
              onBlur={undefined}
              {...home}
              caution={cautionOf(`passengers.${index}.phone`)}
              autoComplete={isFirst ? 'tel' : 'off'}
            />
          </div>
        )}
      </div>
      {shown.includes('email') && (
        <TextField
          {...shared('email')}
          // As type="email" the browser would rewrite what is typed, and tell nothing of the selection.
          inputMode="email"
          autoComplete={isFirst ? 'email' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={emailLimit}
          read={readEmail}
        />
      )}
    </fieldset>
  )
}

/** Whose data the fields below begin with: those of who is signed in, or nobody's (BOOK-20). */
function ForAnother() {
  const { booking, t } = useFormView()
  const { change, own } = booking.state.draft
  if (change || !hasOwnData(booking.user ?? unknownUser)) return null
  return (
    <Checkbox
      isSelected={own?.isForAnother ?? false}
      onChange={(isForAnother) => booking.dispatch({ type: 'forAnotherSet', isForAnother })}
    >
      {t('booking.passengers.forAnother')}
    </Checkbox>
  )
}
