import { TextField } from '@wherry/ui'
import { latinFlight } from '../../domain/rules/latinFlight.ts'
import { fieldsOf, type TripTextField } from '../../domain/trip.ts'
import { fieldOf } from '../../domain/violation.ts'
import { fieldLabel } from './fieldText.ts'
import { useRideView } from './formView.ts'

/** A flight, a train, a terminal or a carriage. */
export function TripText({ field, className }: { field: TripTextField; className?: string | undefined }) {
  const { ride, leg, enter, t, idOf, errorOf, cautionOf } = useRideView()
  const { required } = fieldsOf(ride.offer.routeType)
  const value = ride.form[field]
  const isNumber = field.endsWith('Number')
  const isFlight = field === 'arrivalNumber' || field === 'departureNumber'
  const hint = field === 'arrivalNumber' ? t('booking.field.flightLike') : undefined
  return (
    <TextField
      id={idOf(field)}
      className={className}
      label={fieldLabel(fieldOf(leg, field), ride, t)}
      value={value}
      onChange={(value) => enter({ type: 'textEntered', field, value })}
      onBlur={() => {
        const latin = isFlight ? latinFlight(value) : value
        if (latin !== value) enter({ type: 'textEntered', field, value: latin })
      }}
      isRequired={required.includes(field)}
      autoComplete="off"
      autoCapitalize={isNumber ? 'characters' : undefined}
      spellCheck={false}
      maxLength={field.endsWith('Terminal') ? 10 : 20}
      // Under the field: beside the label there is no room for it.
      description={required.includes(field) ? hint : t('booking.field.optional')}
      caution={cautionOf(field)}
      error={errorOf(field)}
    />
  )
}
