import { TextField } from '@wherry/ui'
import { rideFields } from '../../../kernel/model/draftFields.ts'
import { arrivalMeaning } from '../../../kernel/model/trip.ts'
import { hasSign, startsInHall } from '../../draft/sign.ts'
import { useField, useRidePart, useRideView } from '../formView.ts'

const hints = {
  landing: 'booking.field.signHint',
  trainArrival: 'booking.field.signHintStation',
  pickup: 'extras.signHintDoor',
} as const

/** Field for the name on the driver's sign, if there is a sign (BOOK-29). */
export function SignField() {
  const { enter, t } = useRideView()
  const props = useField('sign')
  const { isThere, sign, name, meaning } = useRidePart(({ ride }) => ({
    isThere: hasSign(ride),
    sign: ride.sign,
    name: ride.passengers[0]?.name.trim() ?? '',
    meaning: arrivalMeaning(ride.offer.routeType),
  }))
  if (!isThere) return null
  return (
    <TextField
      {...props}
      label={t(rideFields.sign.label)}
      value={sign}
      onChange={(value) => enter({ type: 'rideTextEntered', field: 'sign', value })}
      maxLength={rideFields.sign.limit}
      isCounted
      // Name on the sign if the field is empty.
      placeholder={name}
      description={`${t('booking.field.optional')}. ${t(hints[meaning])}. ${t('extras.signElse')}`}
    />
  )
}

/** Field for the sign of a ride that starts at a door. It is beside its extra, not in the trip's section. */
export function DoorSignField() {
  const isInHall = useRidePart(({ ride }) => startsInHall(ride))
  return isInHall ? null : <SignField />
}
