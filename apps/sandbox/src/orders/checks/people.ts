import type { PassengerRules } from '@wherry/booking/kernel'
import { childrenLimit, passengerViolations, requiredPhone } from '@wherry/booking/rules'
import { Refusal } from '../../errors.ts'
import { extrasOf } from '../../prices/extras.ts'
import type { SandboxUser } from '../../users/user.ts'
import type { TripPayload } from '../tripPayload.ts'
import type { TripContext } from './context.ts'

/** The most phones that get the messages of a ride (BOOK-23). */
const viewersLimit = 5

/** Refuses too many people or child seats for the car, and passengers with incomplete data. @throws Refusal */
export function checkPeople(trip: TripPayload, { quote, user }: TripContext): void {
  const { capacity } = quote.carClass
  const total = trip.adults_amount + trip.children_amount
  const isSeat = new Set(
    extrasOf(quote)
      .filter(({ category }) => category === 'baby_seat')
      .map(({ id }) => id),
  )
  const seats = trip.additional_services
    .filter(({ id }) => isSeat.has(String(id)))
    .reduce((sum, { amount }) => sum + amount, 0)
  if (seats > trip.children_amount)
    throw new Refusal(400, 'too_many_seats', { count: String(trip.children_amount) })
  if (total > capacity) throw new Refusal(400, 'too_many_passengers', { count: String(capacity) })
  if (trip.children_amount > childrenLimit)
    throw new Refusal(400, 'too_many_children', { count: String(childrenLimit) })
  if (trip.passengers_number !== total)
    throw new Refusal(400, 'passenger_total', { count: String(trip.passengers_number) })
  if (trip.passengers.length > total && !user.keepsPassengers)
    throw new Refusal(400, 'too_many_passengers', { count: String(total) })
  const rules = rulesOf(user)
  const [wrong] = trip.passengers.flatMap(({ name, phone, email }, at) =>
    passengerViolations(
      { uniqId: String(at), name, phone: withPlus(phone ?? ''), email: email ?? '' },
      at,
      rules,
      { adults: trip.adults_amount },
    ),
  )
  if (wrong !== undefined)
    throw new Refusal(400, 'passenger_incomplete', { field: wrong.field ?? 'passengers' })
  // On the wire a phone has only digits; a phone with other characters was not normalised.
  const isTyped = trip.passengers.some(({ phone }) => !isPlain(phone ?? ''))
  if (isTyped) throw new Refusal(400, 'passenger_incomplete', { field: 'passengers.phone' })
}

/** Refuses phones for the messages of the ride that are too many or none (BOOK-23). @throws Refusal */
export function checkViewers({ viewers }: TripPayload): void {
  if (viewers.length > viewersLimit)
    throw new Refusal(400, 'too_many_viewers', { count: String(viewersLimit) })
  const wrong = viewers.find((phone) => !isPhone(phone))
  if (wrong !== undefined) throw new Refusal(400, 'viewer_phone', { phone: wrong.slice(0, 20) })
}

/** True for a phone in the form of the wire: only digits, as many as a phone number of some country can have. */
export const isPhone = (text: string): boolean =>
  isPlain(text) && requiredPhone(withPlus(text), 'phone') === null

/** Adds the plus before a phone that begins with a digit; another text stays unchanged. */
const withPlus = (text: string) => (/^\d/.test(text) ? `+${text}` : text)

const isPlain = (phone: string) => /^\d*$/.test(phone)

function rulesOf({ role, userType }: SandboxUser): PassengerRules {
  if (role === 'guest') return 'guest'
  return userType === 'legal' ? 'legal' : 'natural'
}
