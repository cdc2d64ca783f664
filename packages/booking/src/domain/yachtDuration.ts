import { yachtLimits } from './yacht.ts'

const { hoursMin, hoursMax, daysMax } = yachtLimits
const day = 24

/**
 * A duration's place on the scale that a stepper walks: 2 to 12 are hours, 13 is one day, 26 are 14 days. One above the
 * longest hours is a day, and one below a day are the longest hours (YACHT-06).
 */
export type DurationStep = number

/** Ends of the scale, inclusive. */
export const durationSteps = { first: hoursMin, last: hoursMax + daysMax } as const

/** Whether so many hours can be asked for: 2 to 12, or 1 to 14 whole days. */
export function isYachtDuration(hours: number): boolean {
  const days = hours / day
  return (
    Number.isInteger(hours) &&
    ((hours >= hoursMin && hours <= hoursMax) || (Number.isInteger(days) && days >= 1 && days <= daysMax))
  )
}

/** A duration in the unit it is spoken of: hours up to 12, days above. */
export function durationIn(hours: number): { unit: 'hours' | 'days'; count: number } {
  return hours <= hoursMax
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.round(hours / day) }
}

/** Where a duration in hours stands on the scale. */
export function stepOfHours(hours: number): DurationStep {
  const { unit, count } = durationIn(hours)
  return unit === 'hours' ? count : hoursMax + count
}

/** The duration in hours at a place of the scale; beyond its ends the nearest. */
export function hoursOfStep(step: DurationStep): number {
  const at = Math.max(durationSteps.first, Math.min(durationSteps.last, Math.round(step)))
  return at <= hoursMax ? at : (at - hoursMax) * day
}
