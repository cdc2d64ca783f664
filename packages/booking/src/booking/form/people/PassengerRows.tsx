import { Checkbox, PhoneField, TextField } from '@wherry/ui'
import { fromPairs } from '../../../kernel/model/draftFields.ts'
import { passengerParts } from '../../../kernel/model/passenger.ts'
import { unknownUser } from '../../../kernel/model/user.ts'
import { nameLimit } from '../../../kernel/reading/name.ts'
import { emailLimit, readEmail } from '../../../kernel/reading/readEmail.ts'
import { readName } from '../../../kernel/reading/readName.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { hasOwnData } from '../../draft/ownPassenger.ts'
import { useHomeCountry } from '../../kept/useHomeCountry.ts'
import { fieldsOfPassenger, passengerRulesOf, requiredOfPassenger } from '../../rules/passenger.ts'
import { nameKey, passengerTitle } from '../fieldText.ts'
import { useField, useFormPart, useFormView } from '../formView.ts'

/** Row for each passenger, with the fields that the user's rules require (BOOK-19). */
export function PassengerRows() {
  const ids = useFormPart(({ draft }) => draft.passengers.map(({ uniqId }) => uniqId))
  return ids.map((id, index) => <PassengerFields key={id} index={index} />)
}

function PassengerFields({ index }: { index: number }) {
  const { booking, t, idOf, frameProps } = useFormView()
  const home = useHomeCountry()
  const fields = {
    name: useField(`passengers.${index}.name`),
    phone: useField(`passengers.${index}.phone`),
    email: useField(`passengers.${index}.email`),
  }
  const rules = passengerRulesOf(booking.user ?? unknownUser)
  const { passenger, required, shown, labels, heading, caution } = useFormPart(({ draft, cautionOf }) => ({
    passenger: draft.passengers[index],
    required: requiredOfPassenger(rules, index, draft),
    shown: fieldsOfPassenger(rules, index, draft),
    labels: fromPairs(passengerParts.map((part) => [part, nameKey(rules, index, part, draft)] as const)),
    heading: passengerTitle(index, draft, t),
    caution: cautionOf(`passengers.${index}.phone`),
  }))
  if (!passenger) return null
  const isFirst = index === 0
  const shared = (part: keyof typeof fields) => ({
    ...fields[part],
    label: t(`booking.passengers.${labels[part]}`),
    value: passenger[part],
    onChange: (value: string) =>
      booking.dispatch({ type: 'passengerEntered', uniqId: passenger.uniqId, field: part, value }),
    isRequired: required.includes(part),
    // The word is below the field, because there is no room beside a long label.
    description: required.includes(part) ? undefined : t('booking.field.optional'),
  })
  const title = idOf(`title.passengers.${index}`)
  return (
    <fieldset className={css.part()} aria-labelledby={title}>
      <h3 id={title} className={css.partTitle}>
        {heading}
      </h3>
      {isFirst && <ForAnother />}
      <div className={css.fields({ columns: 'two' })}>
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
              caution={caution}
              autoComplete={isFirst ? 'tel' : 'off'}
            />
          </div>
        )}
      </div>
      {shown.includes('email') && (
        <TextField
          {...shared('email')}
          // Not type="email": with that the browser would rewrite the typed text and give no selection.
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

/** Checkbox that clears the user's own data from the first row, to book for somebody else (BOOK-20). */
function ForAnother() {
  const { booking, t } = useFormView()
  const { isChange, isForAnother } = useFormPart(({ draft }) => ({
    isChange: draft.change !== null,
    isForAnother: draft.own?.isForAnother ?? false,
  }))
  if (isChange || !hasOwnData(booking.user ?? unknownUser)) return null
  return (
    <Checkbox
      isSelected={isForAnother}
      onChange={(isForAnother) => booking.dispatch({ type: 'forAnotherSet', isForAnother })}
    >
      {t('booking.passengers.forAnother')}
    </Checkbox>
  )
}
