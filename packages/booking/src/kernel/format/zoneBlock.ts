import { fromAbsolute } from '@internationalized/date'
import { civilAt } from '../values/time.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Milliseconds by which a zone's clock is ahead of UTC at an instant. */
const offsetAt = (instant: number, timeZone: string) => fromAbsolute(instant, timeZone).offset

/** A period in which a zone's clock has one offset from UTC. */
interface Stretch {
  /** Start in epoch milliseconds; the first period starts before the requested time. */
  from: number
  before: number
  after: number
}

/** Periods of a zone's clock between two instants; the first one covers the time before them. */
function stretchesOf(timeZone: string, from: number, until: number): [Stretch, ...Stretch[]] {
  let offset = offsetAt(from, timeZone)
  const stretches: [Stretch, ...Stretch[]] = [{ from, before: offset, after: offset }]
  for (let day = from; day < until; day += dayMs) {
    const next = offsetAt(day + dayMs, timeZone)
    if (next === offset) continue
    let [low, high] = [day, day + dayMs]
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000
      if (offsetAt(middle, timeZone) === offset) low = middle
      else high = middle
    }
    stretches.push({ from: high, before: offset, after: next })
    offset = next
  }
  return stretches
}

/** An offset as RFC 5545 writes it: `+0530`. */
function utcOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}

/**
 * The VTIMEZONE of RFC 5545 (3.6.5) for a zone, with each change of its clock between two instants in epoch
 * milliseconds, so that a calendar can read the file without its own list of zones.
 */
export function zoneBlock(timeZone: string, from: number, until: number): string {
  // The start is a full minute, because clocks change at full minutes only.
  const start = Math.floor(from / dayMs) * dayMs - dayMs
  const stretches = stretchesOf(timeZone, start, until + dayMs)
  const least = Math.min(...stretches.map(({ after }) => after))
  const blocks = stretches.map(({ from: at, before, after }) => {
    const kind = after > least ? 'DAYLIGHT' : 'STANDARD'
    // RFC 5545 gives the time of a change by the clock before the change.
    const onset = civilAt(at + before, 'UTC')
      .replace(' ', 'T')
      .replace(/[-:]/g, '')
    return [
      `BEGIN:${kind}`,
      `DTSTART:${onset}00`,
      `TZOFFSETFROM:${utcOffset(before)}`,
      `TZOFFSETTO:${utcOffset(after)}`,
      `END:${kind}`,
    ]
  })
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...blocks.flat(), 'END:VTIMEZONE'].join('\r\n')
}
