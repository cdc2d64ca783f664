import type { Lang } from '../domain/language.ts'

const locales: Record<Lang, string> = { en: 'en-GB', ru: 'ru-RU', es: 'es-ES' }

/** BCP 47 tag by which Intl writes for a language: British English, Russian of Russia, Spanish of Spain. */
export function localeOf(lang: Lang): string {
  return locales[lang]
}
