import { TextField } from '@wherry/ui'
import { fieldsOf, type TripTextField } from '../../domain/trip.ts'
import { tripTexts } from '../../domain/tripTexts.ts'
import { fieldOf } from '../../domain/violation.ts'
import { fieldLabel } from './fieldText.ts'
import { useRideView } from './formView.ts'

/** A flight, a train, a terminal or a carriage. */
export function TripText({ field, className }: { field: TripTextField; className?: string | undefined }) {
  const { ride, leg, enter, t, fieldProps, cautionOf } = useRideView()
  const { required } = fieldsOf(ride.offer.routeType)
  const value = ride.form[field]
  const isNumber = field.endsWith('Number')
  const hint = field === 'arrivalNumber' ? t('booking.field.flightLike') : undefined
  return (
    <TextField
      {...fieldProps(field)}
      className={className}
      label={fieldLabel(fieldOf(leg, field), ride, t)}
      value={value}
      onChange={(value) => enter({ type: 'textEntered', field, value })}
      read={tripTexts[field].read}
      isRequired={required.includes(field)}
      autoComplete="off"
      autoCapitalize={isNumber ? 'characters' : undefined}
      spellCheck={false}
      maxLength={tripTexts[field].limit}
      // Under the field: beside the label there is no room for it.
      description={required.includes(field) ? hint : t('booking.field.optional')}
      caution={cautionOf(field)}
    />
  )
}
