import { yachtLimits } from '../../kernel/model/yacht.ts'

const { hoursMin, hoursMax, daysMax } = yachtLimits
const day = 24

/** Step of a duration on the stepper's scale: 2 to 12 are hours, 13 is one day, 26 is 14 days (YACHT-06). */
export type DurationStep = number

/** Ends of the scale, inclusive. */
export const durationSteps = { first: hoursMin, last: hoursMax + daysMax } as const

/** True if a duration can be requested: 2 to 12 hours, or 1 to 14 whole days. */
export function isYachtDuration(hours: number): boolean {
  const days = hours / day
  return (
    Number.isInteger(hours) &&
    ((hours >= hoursMin && hours <= hoursMax) || (Number.isInteger(days) && days >= 1 && days <= daysMax))
  )
}

/** Converts a duration to its display unit: hours up to 12, days above. */
export function durationIn(hours: number): { unit: 'hours' | 'days'; count: number } {
  return hours <= hoursMax
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.round(hours / day) }
}

/** Step of a duration in hours. */
export function stepOfHours(hours: number): DurationStep {
  const { unit, count } = durationIn(hours)
  return unit === 'hours' ? count : hoursMax + count
}

/** Duration in hours of a step; a step beyond the ends of the scale means the nearest end. */
export function hoursOfStep(step: DurationStep): number {
  const at = Math.max(durationSteps.first, Math.min(durationSteps.last, Math.round(step)))
  return at <= hoursMax ? at : (at - hoursMax) * day
}
