/** Days as YYYY-MM-DD, computed by the platform's Date at noon UTC. */
const dateOf = (day: string) => new Date(`${day}T12:00Z`)
const isoOf = (date: Date) => date.toISOString().slice(0, 10)

export function addDays(day: string, count: number): string {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return isoOf(date)
}

export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return isoOf(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))))
}

/** Six weeks from Monday that contain the month of a day. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -((dateOf(first).getUTCDay() + 6) % 7))
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(start, week * 7 + at)))
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options })
  return (day: string) => made.format(dateOf(day))
}
export const dayName = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const monthName = format({ month: 'long', year: 'numeric' })
export const weekdayName = format({ weekday: 'long' })
