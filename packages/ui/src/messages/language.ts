/** The languages the package's own words exist in; for any other the ThemeProvider takes `words`. */
export const languages = ['en', 'ru', 'es'] as const
export type Language = (typeof languages)[number]
