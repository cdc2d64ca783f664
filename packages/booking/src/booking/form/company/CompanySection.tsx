import { TextField } from '@wherry/ui'
import type { Control } from '../../../kernel/model/control.ts'
import { particularFields, rideFields } from '../../../kernel/model/draftFields.ts'
import { readNumber } from '../../../kernel/reading/plain.ts'
import { fieldOf } from '../../../kernel/values/violation.ts'
import { Outside } from '../../../view/Outside.tsx'
import * as css from '../../../view/ride/FormPage.css.ts'
import { legOf, legsOf } from '../../draft/draft.ts'
import { fieldLabel } from '../fieldText.ts'
import { useField, useFormPart, useFormView } from '../formView.ts'
import { CoordinatorFields } from './CoordinatorFields.tsx'
import { CostCenterField } from './CostCenterField.tsx'
import { PolicyNotice } from './PolicyNotice.tsx'
import { useCompanyShown } from './useCompanyShown.ts'

/** Section with the fields of the user's company; absent if there are none. */
export function CompanySection({ onBack }: { onBack(): void }) {
  const { t, idOf } = useFormView()
  const shown = useCompanyShown()
  const isNumbered = shown.orderNumber !== 'off' || shown.internalNumber !== 'off' || shown.reference
  const isPrinted = isNumbered || shown.costCenter !== 'off'
  if (!isPrinted && !shown.coordinator && shown.reason === 'off') return null
  const title = idOf('title.company')
  return (
    <section className={css.card} aria-labelledby={title}>
      <header className={css.cardHead}>
        <h2 id={title} className={css.cardTitle}>
          {t('people.company.title')}
        </h2>
        {isPrinted && <p className={css.muted}>{t('people.company.text')}</p>}
      </header>
      <PolicyNotice onBack={onBack} />
      {shown.costCenter !== 'off' && <CostCenterField />}
      {isNumbered && <Numbers />}
      {shown.coordinator && <CoordinatorFields />}
    </section>
  )
}

/** Fields for the numbers of the order and of each ride, and for the reference. */
function Numbers() {
  const { booking, t } = useFormView()
  const props = useField('tripReference')
  const { orderNumber, internalNumber, reference } = useCompanyShown()
  const texts = useFormPart(({ draft }) => ({
    order: draft.orderNumber,
    trips: legsOf(draft).map((leg) => ({
      leg,
      label: fieldLabel(fieldOf(leg, 'internalNumber'), draft, t),
      value: legOf(draft, leg)?.internalNumber ?? '',
    })),
    reference: draft.tripReference,
  }))
  return (
    <div className={css.fields({ columns: 'two' })}>
      {orderNumber !== 'off' && (
        <NumberField
          field="orderNumber"
          label={t(particularFields.orderNumber.label)}
          value={texts.order}
          control={orderNumber}
          onChange={(value) => booking.dispatch({ type: 'particularSet', said: { orderNumber: value } })}
        />
      )}
      {internalNumber !== 'off' &&
        texts.trips.map(({ leg, label, value }) => (
          <NumberField
            key={leg}
            field={fieldOf(leg, 'internalNumber')}
            label={label}
            value={value}
            control={internalNumber}
            onChange={(value) =>
              booking.dispatch({ type: 'rideTextEntered', leg, field: 'internalNumber', value })
            }
          />
        ))}
      {reference && (
        <TextField
          {...props}
          label={t(particularFields.tripReference.label)}
          value={texts.reference}
          onChange={(tripReference) => booking.dispatch({ type: 'particularSet', said: { tripReference } })}
          description={t('booking.field.optional')}
          autoComplete="off"
          maxLength={particularFields.tripReference.limit}
        />
      )}
    </div>
  )
}

interface NumberFieldProps {
  field: string
  label: string
  value: string
  control: Control
  onChange(value: string): void
}

/** Field for a customer's own number, with the company's hint about its pattern. */
function NumberField({ field, label, value, control, onChange }: NumberFieldProps) {
  const { booking, t } = useFormView()
  const props = useField(field)
  const message = booking.user?.internalNumbers.message
  const isRequired = control === 'required'
  return (
    <TextField
      {...props}
      label={label}
      value={value}
      onChange={onChange}
      isRequired={isRequired}
      description={
        (message || !isRequired) && (
          <>
            {!isRequired && `${t('booking.field.optional')}${message ? '. ' : ''}`}
            {message && <Outside>{message}</Outside>}
          </>
        )
      }
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={rideFields.internalNumber.limit}
      read={readNumber}
    />
  )
}
