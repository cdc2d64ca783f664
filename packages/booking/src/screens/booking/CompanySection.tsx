import { TextField } from '@wherry/ui'
import { companyShown } from '../../domain/company.ts'
import type { Control } from '../../domain/control.ts'
import { legsOf } from '../../domain/draft.ts'
import { readNumber } from '../../domain/reading/plain.ts'
import { companyLimits } from '../../domain/rules/company.ts'
import { internalNumberLimit } from '../../domain/rules/internalNumber.ts'
import { unknownUser } from '../../domain/user.ts'
import { fieldOf } from '../../domain/violation.ts'
import * as css from '../shared/FormPage.css.ts'
import { Outside } from '../shared/Outside.tsx'
import { CoordinatorFields } from './CoordinatorFields.tsx'
import { CostCenterField } from './CostCenterField.tsx'
import { fieldLabel } from './fieldText.ts'
import { useFormView } from './formView.ts'
import { PolicyNotice } from './PolicyNotice.tsx'

/** What the user's company asks of a booking; nothing where it asks nothing. */
export function CompanySection({ onBack }: { onBack(): void }) {
  const { booking, t, idOf } = useFormView()
  const { draft } = booking.state
  const shown = companyShown(draft, booking.user ?? unknownUser)
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

/** The numbers of the order and of each ride, and the reference. */
function Numbers() {
  const { booking, t, fieldProps } = useFormView()
  const { draft } = booking.state
  const { orderNumber, internalNumber, reference } = companyShown(draft, booking.user ?? unknownUser)
  return (
    <div className={css.fieldsTwo}>
      {orderNumber !== 'off' && (
        <NumberField
          field="orderNumber"
          label={t('people.company.orderNumber')}
          value={draft.orderNumber}
          control={orderNumber}
          onChange={(value) => booking.dispatch({ type: 'particularSet', said: { orderNumber: value } })}
        />
      )}
      {internalNumber !== 'off' &&
        legsOf(draft).map((leg) => (
          <NumberField
            key={leg}
            field={fieldOf(leg, 'internalNumber')}
            label={fieldLabel(fieldOf(leg, 'internalNumber'), draft, t)}
            value={(leg === 'outbound' ? draft : draft.returnRide)?.internalNumber ?? ''}
            control={internalNumber}
            onChange={(value) =>
              booking.dispatch({ type: 'rideTextEntered', leg, field: 'internalNumber', value })
            }
          />
        ))}
      {reference && (
        <TextField
          {...fieldProps('tripReference')}
          label={t('people.company.reference')}
          value={draft.tripReference}
          onChange={(tripReference) => booking.dispatch({ type: 'particularSet', said: { tripReference } })}
          description={t('booking.field.optional')}
          autoComplete="off"
          maxLength={companyLimits.reference}
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

/** A number in the customer's own books, with what the company says of its form. */
function NumberField({ field, label, value, control, onChange }: NumberFieldProps) {
  const { booking, t, fieldProps } = useFormView()
  const message = booking.user?.internalNumbers.message
  const isRequired = control === 'required'
  return (
    <TextField
      {...fieldProps(field)}
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
      maxLength={internalNumberLimit}
      read={readNumber}
    />
  )
}
