import type { ISODate } from './calendarMath.ts'

/** Adds a day to the chosen days, or removes it if it is among them. The result is in order of time. */
export const toggledDay = (days: readonly ISODate[], day: ISODate): readonly ISODate[] =>
  [...new Set(days.includes(day) ? days.filter((other) => other !== day) : [...days, day])].sort()
