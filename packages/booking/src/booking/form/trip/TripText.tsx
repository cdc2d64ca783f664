import { TextField } from '@wherry/ui'
import { tripFields } from '../../../kernel/model/draftFields.ts'
import { fieldsOf, type TripTextField } from '../../../kernel/model/trip.ts'
import { fieldOf } from '../../../kernel/values/violation.ts'
import { tripTextOf } from '../../draft/tripTexts.ts'
import { fieldLabel } from '../fieldText.ts'
import { useField, useRidePart, useRideView } from '../formView.ts'

/** Field for a flight, a train, a terminal or a carriage. */
export function TripText({ field, className }: { field: TripTextField; className?: string | undefined }) {
  const { leg, enter, t } = useRideView()
  const props = useField(field)
  const { routeType, value, label, caution } = useRidePart(({ ride, cautionOf }) => ({
    routeType: ride.offer.routeType,
    value: ride.form[field],
    label: fieldLabel(fieldOf(leg, field), ride, t),
    caution: cautionOf(field),
  }))
  const { required } = fieldsOf(routeType)
  const { kind } = tripFields[field]
  const { read, limit } = tripTextOf(field)
  const hint = kind === 'flight' ? t('booking.field.flightLike') : undefined
  return (
    <TextField
      {...props}
      className={className}
      label={label}
      value={value}
      onChange={(value) => enter({ type: 'textEntered', field, value })}
      read={read}
      isRequired={required.includes(field)}
      autoComplete="off"
      autoCapitalize={kind === 'terminal' ? undefined : 'characters'}
      spellCheck={false}
      maxLength={limit}
      // The word is below the field, because there is no room beside the label.
      description={required.includes(field) ? hint : t('booking.field.optional')}
      caution={caution}
    />
  )
}
