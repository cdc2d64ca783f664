import { Checkbox, PhoneField, TextField } from '@wherry/ui'
import { nameLimit } from '../../../kernel/reading/name.ts'
import { formatPhone } from '../../../kernel/reading/phoneRule.ts'
import { readName } from '../../../kernel/reading/readName.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { useHomeCountry } from '../../kept/useHomeCountry.ts'
import { useField, useFormPart, useFormView } from '../formView.ts'

const nobody = { name: '', phone: '', inEnglish: false }

/** Fields for the coordinator of a ride in a large car. Left empty, it is the first passenger (BOOK-24). */
export function CoordinatorFields() {
  const { booking, t, idOf, frameProps } = useFormView()
  const home = useHomeCountry()
  const name = useField('coordinator.name')
  const phone = useField('coordinator.phone')
  const { said, first, caution } = useFormPart(({ draft, cautionOf }) => ({
    said: draft.coordinator ?? nobody,
    first: { name: draft.passengers[0]?.name, phone: draft.passengers[0]?.phone ?? '' },
    caution: cautionOf('coordinator.phone'),
  }))
  const enter = (part: Partial<typeof nobody>) =>
    booking.dispatch({ type: 'particularSet', said: { coordinator: { ...said, ...part } } })
  const isNamed = said.name.trim() !== '' || said.phone.trim() !== ''
  const title = idOf('title.coordinator')
  return (
    <fieldset className={css.part()} aria-labelledby={title} aria-describedby={`${title}-text`}>
      <div>
        <h3 id={title} className={css.partTitle}>
          {t('people.coordinator.title')}
        </h3>
        <p id={`${title}-text`} className={css.muted}>
          {t('people.coordinator.text')}
        </p>
      </div>
      <div className={css.fields({ columns: 'two' })}>
        <TextField
          {...name}
          label={t('people.coordinator.name')}
          value={said.name}
          onChange={(name) => enter({ name })}
          placeholder={isNamed ? undefined : first.name}
          isRequired={isNamed}
          description={isNamed ? undefined : t('booking.field.optional')}
          autoComplete="off"
          maxLength={nameLimit}
          read={readName}
        />
        <div className={css.around} {...frameProps('coordinator.phone')}>
          <PhoneField
            id={phone.id}
            label={t('people.coordinator.phone')}
            value={said.phone}
            onChange={(phone) => enter({ phone })}
            {...home}
            placeholder={isNamed ? undefined : formatPhone(first.phone)}
            isRequired={isNamed}
            description={isNamed ? undefined : t('booking.field.optional')}
            autoComplete="off"
            caution={caution}
            error={phone.error}
          />
        </div>
      </div>
      <Checkbox isSelected={said.inEnglish} onChange={(inEnglish) => enter({ inEnglish })}>
        {t('people.coordinator.inEnglish')}
      </Checkbox>
    </fieldset>
  )
}
