'use client'
import { useState } from 'react'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { addDays, clampDay, type ISODate } from '../Calendar/calendarMath.ts'
import { type DateRange, type RangeLimits, refusalOf } from '../RangeCalendar/rangeMath.ts'

interface DateRangeOptions {
  value: DateRange | null | undefined
  defaultValue: DateRange | null
  onChange: ((range: DateRange | null) => void) | undefined
  startName: string | undefined
  endName: string | undefined
  limits: RangeLimits
}

/** Start and end of a span. Each may be there alone; then there is no span yet. */
type Ends = { start: ISODate | null; end: ISODate | null }

const isSame = (one: DateRange | null, other: DateRange | null) =>
  one?.start === other?.start && one?.end === other?.end

/** State of a span in two date fields: both days, and the span if they are one. */
export function useDateRange(options: DateRangeOptions) {
  const { value: given, defaultValue, onChange, limits } = options
  const [first] = useState(given === undefined ? defaultValue : given)
  const start = useFormValue<ISODate | null>(options.startName, undefined, first?.start ?? null)
  const end = useFormValue<ISODate | null>(options.endName, undefined, first?.end ?? null)
  const rangeOf = (ends: Ends): DateRange | null => {
    if (!ends.start || !ends.end || ends.end < ends.start) return null
    const range = { start: ends.start, end: ends.end }
    return refusalOf(range, limits) === null ? range : null
  }
  const ends: Ends = { start: start.value, end: end.value }
  const range = rangeOf(ends)
  /** The span that the owner was last told of. */
  const [known, setKnown] = useState(first)
  if (given !== undefined && !isSame(given, known)) {
    setKnown(given)
    start.hold(given?.start ?? null)
    end.hold(given?.end ?? null)
  }
  const take = (next: Ends, way: 'change' | 'restore' = 'change') => {
    const told = rangeOf(next)
    if (next.start !== ends.start) start[way](next.start)
    if (next.end !== ends.end) end[way](next.end)
    if (isSame(told, range)) return
    // Stored before `onChange`, so that a single typed day stays when null comes back.
    setKnown(told)
    onChange?.(told)
  }
  const { min, max, minNights, maxNights } = limits
  const later = (day: ISODate, nights: number) => clampDay(addDays(day, nights), min, max)
  return {
    ...{ start, end, range },
    /** Limits of the last day, which depend on the first day. */
    endMin: ends.start && ends.start >= min ? later(ends.start, minNights) : min,
    endMax: ends.start && maxNights !== null ? later(ends.start, maxNights) : max,
    /** True if both days are there but an unavailable day lies between them. */
    isBarred:
      !range && ends.start && ends.end && ends.start <= ends.end
        ? refusalOf({ start: ends.start, end: ends.end }, limits) === 'offInside'
        : false,
    take,
    takeStart: (day: ISODate | null) => take({ ...ends, start: day }),
    takeEnd: (day: ISODate | null) => take({ ...ends, end: day }),
    /** Restores the initial days; a default value that has changed meanwhile counts. */
    reset: () => {
      const back = given === undefined ? defaultValue : first
      take({ start: back?.start ?? null, end: back?.end ?? null }, 'restore')
    },
  }
}
