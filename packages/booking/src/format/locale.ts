import type { Locale } from '../domain/language.ts'

const locales: Partial<Record<Locale, string>> = { en: 'en-GB', ru: 'ru-RU', es: 'es-ES' }

/**
 * BCP 47 tag by which Intl writes for a language: British English, Russian of Russia, Spanish of Spain; for a partner's
 * own its tag.
 */
export function localeOf(lang: Locale): string {
  return locales[lang] ?? lang
}
