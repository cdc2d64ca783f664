/** Languages in which the package has its own texts; for any other language give the ThemeProvider `words`. */
export const languages = ['en', 'ru', 'es'] as const
export type Language = (typeof languages)[number]
