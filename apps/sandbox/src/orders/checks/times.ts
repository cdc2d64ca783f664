import { instantOf, isCivilDateTime, settleCivil } from '@wherry/booking/kernel'
import { Refusal } from '../../errors.ts'
import { checkPickup, toMinutes } from '../pickup.ts'
import type { TripPayload } from '../tripPayload.ts'
import type { TripContext } from './context.ts'

/** Refuses an impossible pickup and an invalid departure. All times are wall clock at the pickup place. @throws Refusal */
export function checkTimes(trip: TripPayload, { quote, user, now }: TripContext): void {
  const zone = quote.from.timeZone
  const pickup = toMinutes(trip.date_arrival ?? '')
  const checked = checkPickup(pickup, quote, user, now)
  if (checked.state === 'noTime') throw new Refusal(400, 'field_required', { field: 'date_arrival' })
  refuseSkipped(pickup, zone)
  if (checked.state === 'tooLate') throw new Refusal(400, 'pickup_too_late')
  if (checked.state === 'tooEarly') {
    throw new Refusal(400, 'pickup_too_early', { time: checked.fastFrom ?? checked.from })
  }
  const { date_departure: asked } = trip
  if (asked === null || asked === undefined) return
  const departure = toMinutes(asked)
  if (!isCivilDateTime(departure)) throw new Refusal(400, 'field_required', { field: 'date_departure' })
  refuseSkipped(departure, zone)
  if (instantOf(departure, zone) <= instantOf(pickup, zone)) throw new Refusal(400, 'departure_too_early')
}

/** Refuses a time that the clocks leave out when they are put forward. @throws Refusal */
function refuseSkipped(civil: string, zone: string): void {
  const settled = settleCivil(civil, zone)
  if (settled.note === 'gap') throw new Refusal(400, 'time_skipped', { time: settled.civil })
}
