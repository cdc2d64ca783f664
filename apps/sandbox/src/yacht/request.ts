import { isCivilDateTime, plusMinutes, settleCivil, splitCivil, todayIn } from '@wherry/booking/kernel'
import type { yachtRequest } from '@wherry/booking/wire'
import type { InferOutput } from 'valibot'
import { Refusal } from '../errors.ts'
import { toMinutes } from '../orders/pickup.ts'
import type { SandboxUser } from '../users/user.ts'
import { yachtPlaceOf } from './places.ts'

/** A request for a yacht, in the format of the wire. */
export type YachtRequest = InferOutput<(typeof yachtRequest)['body']>

/** A typed place that is always refused: the response is `success: false` and nothing is stored. For tests of that state. */
export const untakenPlace = 'Atlantis'

/** Zones in which a day begins last and first: the zone of a typed place is unknown. */
const anywhere = { last: 'Etc/GMT+12', first: 'Etc/GMT-14' } as const
const mostText = 1000
const monthsAhead = 6

/** True if a request is for the place that is always refused. */
export const isUntaken = ({ location }: YachtRequest): boolean =>
  typeof location === 'string' && location.trim().toLowerCase() === untakenPlace.toLowerCase()

/** Refuses a request that the form could not send (YACHT-05 to YACHT-09). `now` in epoch milliseconds. @throws Refusal */
export function checkYachtRequest(request: YachtRequest, user: SandboxUser, now: number): void {
  const { location, hours, details } = request
  const place = typeof location === 'string' ? null : yachtPlaceOf(location.city, request.lang)
  if (typeof location === 'string' ? location.trim().length < 3 : place === null)
    throw new Refusal(400, 'yacht_place')
  checkDate(toMinutes(request.date), place?.timeZone ?? null, now)
  if (hours > 12 && hours % 24 !== 0) throw new Refusal(400, 'yacht_hours')
  const [firstLine = '', ...lines] = details.split('\n')
  const isReachable = Boolean(user.email ?? user.phone)
  if (!isReachable && !namesContact(firstLine)) throw new Refusal(400, 'yacht_contact')
  const text = isReachable ? details : lines.join('\n')
  if (text.length > mostText)
    throw new Refusal(400, 'text_too_long', { field: 'details', count: String(mostText) })
}

/** True for a line with something like an e-mail address, or with seven digits. */
const namesContact = (line: string) =>
  line.split(/\s+/).some((word) => {
    const at = word.indexOf('@', 1)
    return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1
  }) || /(\d[\s()-]*){7}/.test(line)

/** Refuses a date outside tomorrow to six months ahead in the place's zone. Null: the date may fit in any zone. */
function checkDate(date: string, timeZone: string | null, now: number): void {
  if (!isCivilDateTime(date)) throw new Refusal(400, 'yacht_date')
  const { date: day } = splitCivil(date)
  const today = todayIn(timeZone ?? anywhere.last, now)
  const lastToday = todayIn(timeZone ?? anywhere.first, now)
  if (day < dayAfter(today) || day > monthsAfter(lastToday)) throw new Refusal(400, 'yacht_date')
  if (timeZone !== null && settleCivil(date, timeZone).note === 'gap') throw new Refusal(400, 'yacht_date')
}

const dayAfter = (day: string) => splitCivil(plusMinutes(`${day} 12:00`, 24 * 60, 'Etc/UTC')).date

/** The same day six months later, or the last day of that month. */
function monthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = month - 1 + monthsAhead
  const [inYear, inMonth] = [year + Math.floor(months / 12), (months % 12) + 1]
  const two = (value: number) => String(value).padStart(2, '0')
  for (let last = date; ; last--) {
    const text = `${inYear}-${two(inMonth)}-${two(last)}`
    if (isCivilDateTime(`${text} 12:00`)) return text
  }
}
