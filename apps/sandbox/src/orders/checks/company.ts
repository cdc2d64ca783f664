import { draftFields, ownPattern, personName } from '@wherry/booking/rules'
import { Refusal } from '../../errors.ts'
import { textIn } from '../../lang.ts'
import type { SandboxUser } from '../../users/user.ts'
import type { TripPayload } from '../tripPayload.ts'
import type { TripContext } from './context.ts'
import { isPhone } from './people.ts'

/** A coordinator is allowed only for a car with more seats than this (BOOK-24). */
const coordinatorOver = 7
/** Pattern of an internal number for a company without an own pattern (decisions/0019). */
const usualNumber = /^[\p{L}\d\-/ ]{1,50}$/u

/** Refuses a trip with data that the user's company does not allow, or without data that it requires. @throws Refusal */
export function checkCompany(trip: TripPayload, context: TripContext): void {
  checkCoordinator(trip, context)
  checkNumber('internal_number', trip.internal_number, context.user.internalNumber.trip, context)
  const orderNumber = trip.coordinator?.internal_number ?? ''
  const { internalNumber, hasBonusProgram } = context.user
  const isAsked = internalNumber.order === 0 && hasBonusProgram
  checkNumber('coordinator.internal_number', orderNumber, isAsked ? 1 : internalNumber.order, context)
  checkCostCenter(trip, context)
}

function checkCoordinator({ coordinator }: TripPayload, { quote, user }: TripContext): void {
  if (coordinator === null || (coordinator.name === '' && coordinator.phone === '')) return
  if (!user.allowCoordinator || quote.carClass.capacity <= coordinatorOver)
    throw new Refusal(400, 'coordinator_not_allowed')
  const isNamed = coordinator.name.trim() !== '' && personName(coordinator.name, 'name') === null
  if (!isNamed || !isPhone(coordinator.phone)) throw new Refusal(400, 'coordinator_wrong')
}

function checkNumber(
  field: string,
  number: string,
  control: SandboxUser['internalNumber']['trip'],
  { user, lang }: TripContext,
): void {
  if (number === '') {
    if (control === 2 && !isPublic(user)) throw new Refusal(400, 'internal_number_required', { field })
    return
  }
  if (control === 0) throw new Refusal(400, 'internal_number_not_asked')
  const { pattern, message } = user.internalNumber
  if (number.length <= draftFields.internalNumber.limit && fitsPattern(number, pattern)) return
  const said = message === null ? {} : { message: textIn(message, lang) }
  throw new Refusal(400, 'internal_number_wrong', {}, said)
}

/** Patterns with a warning in the log already: each is logged once. */
const told = new Set<string>()

/** Checks a number as the form does: if a company's pattern is not safe to run, any text passes. */
function fitsPattern(number: string, pattern: string | null): boolean {
  if (pattern === null) return usualNumber.test(number)
  const own = ownPattern(pattern)
  if (own !== null) return own.fits(number)
  if (!told.has(pattern))
    console.warn(`A company’s pattern of numbers is not run: ${JSON.stringify(pattern)}`)
  told.add(pattern)
  return true
}

function checkCostCenter({ cost_center: id }: TripPayload, { user, store }: TripContext): void {
  if (id === null) {
    if (user.costCenter === 2 && !isPublic(user)) throw new Refusal(400, 'cost_center_required')
    return
  }
  const isOwn =
    user.costCenter !== 0 &&
    user.companyId !== null &&
    /^\d{1,15}$/.test(String(id)) &&
    store.costCenter(user.companyId, Number(id)) !== null
  if (!isOwn) throw new Refusal(400, 'cost_center_unknown')
}

const isPublic = ({ login }: SandboxUser) => login === null
