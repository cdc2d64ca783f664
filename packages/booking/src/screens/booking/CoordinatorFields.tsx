import { Checkbox, PhoneField, TextField } from '@wherry/ui'
import { readName } from '../../domain/reading/readName.ts'
import { nameLimit } from '../../domain/rules/name.ts'
import { formatPhone } from '../../domain/rules/phone.ts'
import { useHomeCountry } from '../../hooks/useHomeCountry.ts'
import * as css from '../shared/FormPage.css.ts'
import { useFormView } from './formView.ts'

const nobody = { name: '', phone: '', inEnglish: false }

/** Who looks after a ride of a large car; left empty, it is the first passenger (BOOK-24). */
export function CoordinatorFields() {
  const { booking, t, idOf, fieldProps, frameProps, errorOf, cautionOf } = useFormView()
  const home = useHomeCountry()
  const { coordinator, passengers } = booking.state.draft
  const said = coordinator ?? nobody
  const enter = (part: Partial<typeof nobody>) =>
    booking.dispatch({ type: 'particularSet', said: { coordinator: { ...said, ...part } } })
  const [first] = passengers
  const isNamed = said.name.trim() !== '' || said.phone.trim() !== ''
  const title = idOf('title.coordinator')
  return (
    <fieldset className={css.part} aria-labelledby={title} aria-describedby={`${title}-text`}>
      <div>
        <h3 id={title} className={css.partTitle}>
          {t('people.coordinator.title')}
        </h3>
        <p id={`${title}-text`} className={css.muted}>
          {t('people.coordinator.text')}
        </p>
      </div>
      <div className={css.fieldsTwo}>
        <TextField
          {...fieldProps('coordinator.name')}
          label={t('people.coordinator.name')}
          value={said.name}
          onChange={(name) => enter({ name })}
          placeholder={isNamed ? undefined : first?.name}
          isRequired={isNamed}
          description={isNamed ? undefined : t('booking.field.optional')}
          autoComplete="off"
          maxLength={nameLimit}
          read={readName}
        />
        <div className={css.around} {...frameProps('coordinator.phone')}>
          <PhoneField
            id={idOf('coordinator.phone')}
            label={t('people.coordinator.phone')}
            value={said.phone}
            onChange={(phone) => enter({ phone })}
            {...home}
            placeholder={isNamed ? undefined : formatPhone(first?.phone ?? '')}
            isRequired={isNamed}
            description={isNamed ? undefined : t('booking.field.optional')}
            autoComplete="off"
            caution={cautionOf('coordinator.phone')}
            error={errorOf('coordinator.phone')}
          />
        </div>
      </div>
      <Checkbox isSelected={said.inEnglish} onChange={(inEnglish) => enter({ inEnglish })}>
        {t('people.coordinator.inEnglish')}
      </Checkbox>
    </fieldset>
  )
}
