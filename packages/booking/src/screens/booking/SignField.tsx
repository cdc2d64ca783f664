import { TextField } from '@wherry/ui'
import { textLimits } from '../../domain/rules/textLength.ts'
import { hasSign, startsInHall } from '../../domain/sign.ts'
import { arrivalMeaning } from '../../domain/trip.ts'
import { useRideView } from './formView.ts'

const hints = {
  landing: 'booking.field.signHint',
  trainArrival: 'booking.field.signHintStation',
  pickup: 'extras.signHintDoor',
} as const

/** The name on the driver's sign, where there is one (BOOK-29). */
export function SignField() {
  const { ride, enter, t, fieldProps } = useRideView()
  if (!hasSign(ride)) return null
  const name = ride.passengers[0]?.name.trim() ?? ''
  const hint = t(hints[arrivalMeaning(ride.offer.routeType)])
  return (
    <TextField
      {...fieldProps('sign')}
      label={t('booking.field.sign')}
      value={ride.sign}
      onChange={(value) => enter({ type: 'rideTextEntered', field: 'sign', value })}
      maxLength={textLimits.sign}
      isCounted
      // What the sign says when nothing is typed.
      placeholder={name}
      description={`${t('booking.field.optional')}. ${hint}. ${t('extras.signElse')}`}
    />
  )
}

/** The sign of a ride that starts at a door: it stands with the extra that brings it, not with the trip. */
export function DoorSignField() {
  const { ride } = useRideView()
  return startsInHall(ride) ? null : <SignField />
}
