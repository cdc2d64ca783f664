const minutesOf = (word: string): number => (/^\d/.test(word) ? Number(word) : word === 'half' ? 30 : 15)

/** The character before the match is no letter, no digit and no separator of a time. */
const apart = String.raw`(?<![\p{L}\p{M}\d:.,])`
const after = new RegExp(
  `${apart}(?:a )?(quarter|half|\\d\\d?)(?: minutes?)? past (\\d\\d?)(?![\\d:.])`,
  'gu',
)
const before = new RegExp(
  `${apart}(?:(?:a )?(quarter) to|без (четверти|\\d\\d?)(?: минут[ыу]?)?) (\\d\\d?)(?![\\d:.])`,
  'gu',
)
const behind = new RegExp(
  `${apart}(\\d\\d?) (?:(menos) (cuarto|\\d\\d?)|y cuarto)(?![\\p{L}\\p{M}\\d:.])`,
  'gu',
)

const written = (hour: string, minutes: number) => `${hour}:${String(minutes).padStart(2, '0')}`
const untilHour = (hour: string, minutes: number) =>
  written(String((Number(hour) + 23) % 24 || 12), 60 - minutes)

/**
 * Rewrites spoken minutes as clock time: 20 past 9, quarter to 9, без 5 9, 9 menos cuarto. “5 to 9” and “9 y 10” stay,
 * because they may be ranges.
 *
 * @param text folded
 */
export const withClockHours = (text: string): string =>
  text
    .replace(after, (_, minutes, hour) => written(hour, minutesOf(minutes)))
    .replace(before, (_, quarter, minutes, hour) => untilHour(hour, minutesOf(quarter ?? minutes)))
    .replace(behind, (_, hour, isBefore, minutes) =>
      isBefore ? untilHour(hour, minutesOf(minutes)) : written(hour, 15),
    )
