/** Format of dates in the module's fields and calendars, the same in every language (BOOK-54). */
export const dateSettings = { format: 'DD.MM.YYYY', firstDay: 1 } as const

/** Clock of the module's time fields, the same in every language (BOOK-54). */
export const timeSettings = { hourCycle: 24 } as const
