/** A set of the hours of a day: bit 0 stands for the hour from 00:00, bit 23 for that from 23:00. */
export type Hours = number

/** The hours from one to another, both included, over midnight where `from` is the later one. */
export function hoursFrom(from: number, to: number): Hours {
  let hours = 0
  for (let hour = from; ; hour = (hour + 1) % 24) {
    hours |= 1 << hour
    if (hour === to) return hours
  }
}

/** Hours by which a person's word may reach beyond those for which a language's own writers use it. */
const reach = 3

/** Noon, or noon and the hours that follow it. */
const isNoon = (hours: Hours) => (hours & ~hoursFrom(11, 15)) === 0 && (hours & (1 << 12)) !== 0

/** AM or PM. */
const isHalf = (hours: Hours) => hours === 0xfff || hours === 0xfff000

const distance = (hour: number, hours: Hours): number => {
  for (let away = 0; away < 24; away++)
    if ((hours & (1 << ((hour + away) % 24))) | (hours & (1 << ((hour + 24 - away) % 24)))) return away
  return 24
}

/**
 * The hour meant by a number beside words of the day: of 3 and of 15 the one that is nearer to their hours, where one is
 * clearly nearer. Noon and midnight are told apart only by words that say so.
 *
 * @param hour 0 to 23
 * @returns the hour, or those between which nobody but the writer can choose
 */
export function hourIn(hour: number, hours: Hours): number | readonly number[] {
  const both = [hour % 12, (hour % 12) + 12]
  // Japan's clock of twelve hours begins at 0: the first half hour after noon is 0:30 in the afternoon.
  if (hour === 0 && isHalf(hours)) return hours & 1 ? 0 : 12
  if (hour > 12 || hour === 0) return distance(hour, hours) < (isHalf(hours) ? 1 : reach) ? hour : both
  // A word of the early day, used to its end, is used of the hours after midnight too: 2 in the morning.
  const isMorning = (hours & ~hoursFrom(4, 11)) === 0 && (hours & hoursFrom(4, 6)) !== 0
  const meant = isMorning ? hours | hoursFrom(1, 4) : hours
  const [near, far] = both.toSorted((one, other) => distance(one, meant) - distance(other, meant)) as [
    number,
    number,
  ]
  const [nearBy, farBy] = [distance(near, meant), distance(far, meant)]
  if (nearBy === 0) return farBy === 0 ? both : near
  // People say 2 at noon, and nobody says 9.
  const isBefore = isNoon(hours) && near < 11
  const isClear = nearBy <= reach && farBy - nearBy >= reach && near !== 12 && !isBefore
  return isClear ? near : both
}
