/** A set of hours of the day as bits: bit 0 is the hour from 00:00, bit 23 the hour from 23:00. */
export type Hours = number

/** All hours from one to another, both included, across midnight if `from` is later. */
export function hoursFrom(from: number, to: number): Hours {
  let hours = 0
  for (let hour = from; ; hour = (hour + 1) % 24) {
    hours |= 1 << hour
    if (hour === to) return hours
  }
}

/**
 * Number of hours by which a person's word, such as “evening”, may exceed the hours that the language's rules give it.
 */
const reach = 3

/** True for noon, with or without the hours after it. */
const isNoon = (hours: Hours) => (hours & ~hoursFrom(11, 15)) === 0 && (hours & (1 << 12)) !== 0

/** True for AM or PM. */
const isHalf = (hours: Hours) => hours === 0xfff || hours === 0xfff000

const distance = (hour: number, hours: Hours): number => {
  for (let away = 0; away < 24; away++)
    if ((hours & (1 << ((hour + away) % 24))) | (hours & (1 << ((hour + 24 - away) % 24)))) return away
  return 24
}

/**
 * The hour that a number means beside a word for a part of the day: of 3 and 15 the one that is clearly nearer to the
 * word's hours. Noon and midnight are decided only by their own words.
 *
 * @param hour 0 to 23
 * @returns the hour, or all possible hours if only the writer can know
 */
export function hourIn(hour: number, hours: Hours): number | readonly number[] {
  const both = [hour % 12, (hour % 12) + 12]
  // The 12-hour clock of Japan begins at 0, so half past noon is 0:30 in the afternoon.
  if (hour === 0 && isHalf(hours)) return hours & 1 ? 0 : 12
  if (hour > 12 || hour === 0) return distance(hour, hours) < (isHalf(hours) ? 1 : reach) ? hour : both
  // Words for the morning are also used for the hours after midnight, as in “2 in the morning”.
  const isMorning = (hours & ~hoursFrom(4, 11)) === 0 && (hours & hoursFrom(4, 6)) !== 0
  const meant = isMorning ? hours | hoursFrom(1, 4) : hours
  const [near, far] = both.toSorted((one, other) => distance(one, meant) - distance(other, meant)) as [
    number,
    number,
  ]
  const [nearBy, farBy] = [distance(near, meant), distance(far, meant)]
  if (nearBy === 0) return farBy === 0 ? both : near
  // A word for noon is used with 2, but not with 9.
  const isBefore = isNoon(hours) && near < 11
  const isClear = nearBy <= reach && farBy - nearBy >= reach && near !== 12 && !isBefore
  return isClear ? near : both
}
