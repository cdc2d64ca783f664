/**
 * Dates and times in the formats of the booking module, for tests and stories whose texts are the same in each
 * language.
 */
export const moduleDates = { dateFormat: 'DD.MM.YYYY', firstDay: 1, hourCycle: 24 } as const
