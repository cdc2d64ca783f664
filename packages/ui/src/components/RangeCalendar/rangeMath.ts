import { addDays, type ISODate } from '../Calendar/calendarMath.ts'

/** A span of days, both included; `start` is never after `end`. */
export interface DateRange {
  start: ISODate
  end: ISODate
}

/** The span between two days given in any order, both included. */
export const spanBetween = (one: ISODate, other: ISODate): DateRange =>
  one <= other ? { start: one, end: other } : { start: other, end: one }

/** Number of nights of a span; 0 for a single day. */
export const nightsOf = ({ start, end }: DateRange): number => (Date.parse(end) - Date.parse(start)) / 864e5

/**
 * Effect of an unavailable day inside a span: `refuse` gives the reason why the span cannot be chosen; `end` lets no
 * span reach beyond that day; `allow` accepts the span.
 */
export const offInsideKinds = ['refuse', 'end', 'allow'] as const
export type OffInside = (typeof offInsideKinds)[number]

export interface RangeLimits {
  min: ISODate
  max: ISODate
  /** Minimum number of nights, at least 0. */
  minNights: number
  /** Maximum number of nights; null for no limit. */
  maxNights: number | null
  offInside: OffInside
  isOff: (day: ISODate) => boolean
}

/** Reason why a span cannot be chosen. Days outside the limits are `range`. */
export type RangeRefusal = 'range' | 'off' | 'min' | 'max' | 'offInside'

/**
 * Returns a test: is there an unavailable day between `from` and a given day, both excluded? Every day is checked at
 * most once, however often the test is called: a page of months calls it for all its days, possibly years away from
 * `from`.
 */
export function offWaysFrom(from: ISODate, isOff: RangeLimits['isOff']): (to: ISODate) => boolean {
  const wayOf = (step: 1 | -1) => {
    let reached = from
    let bar: ISODate | null = null
    const isBefore = (day: ISODate, to: ISODate) => (step > 0 ? day < to : day > to)
    return (to: ISODate) => {
      for (
        let next = addDays(reached, step);
        bar === null && isBefore(next, to);
        next = addDays(next, step)
      ) {
        reached = next
        if (isOff(next)) bar = next
      }
      return bar !== null && isBefore(bar, to)
    }
  }
  const [later, earlier] = [wayOf(1), wayOf(-1)]
  return (to) => (to < from ? earlier(to) : later(to))
}

/**
 * Reason why a span cannot be chosen; null if it can. Its first and last day have to be free.
 *
 * @param isBarred true if an unavailable day lies inside. @default looked up in `limits`
 */
export function refusalOf(
  range: DateRange,
  limits: RangeLimits,
  isBarred: () => boolean = () => offWaysFrom(range.start, limits.isOff)(range.end),
): RangeRefusal | null {
  const { min, max, minNights, maxNights, offInside, isOff } = limits
  if (range.start < min || range.end > max) return 'range'
  if (isOff(range.start) || isOff(range.end)) return 'off'
  // An unavailable day inside the span is reported before the number of nights, since no other number would help.
  if (offInside !== 'allow' && isBarred()) return 'offInside'
  const nights = nightsOf(range)
  if (nights < minNights) return 'min'
  return maxNights !== null && nights > maxNights ? 'max' : null
}

/** Position of a day in a span; null outside of it. */
export function placeIn(day: ISODate, { start, end }: DateRange): 'start' | 'end' | 'only' | 'within' | null {
  if (day < start || day > end) return null
  if (start === end) return 'only'
  if (day === start) return 'start'
  return day === end ? 'end' : 'within'
}
