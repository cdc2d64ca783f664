import type { Locale } from '../values/language.ts'

const locales: Partial<Record<Locale, string>> = { en: 'en-GB', ru: 'ru-RU', es: 'es-ES' }

/** BCP 47 tag for Intl: British English, Russian of Russia, Spanish of Spain; for a partner's own language its tag. */
export function localeOf(lang: Locale): string {
  return locales[lang] ?? lang
}
