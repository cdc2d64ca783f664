import { dayTime } from './dayTime.ts'
import type { Lang } from './places/place.ts'

/** A text in each language of the product. */
export interface Texts {
  readonly en: string
  readonly ru: string
  readonly es: string
}

/** The language a visitor asks for, reduced to en, ru or es (SHELL-23). */
export function langOf(asked: string | null | undefined): Lang {
  const short = (asked ?? '').slice(0, 2).toLowerCase()
  return short === 'ru' || short === 'es' ? short : 'en'
}

/** The text in a language, its `{name}` parts filled in; a time `YYYY-MM-DD HH:mm` is written with its weekday. */
export function textIn(texts: Texts, lang: Lang, parts: Readonly<Record<string, string>> = {}): string {
  return texts[lang].replace(/\{(\w+)\}/g, (whole, name: string) => dayTime(parts[name] ?? whole, lang))
}
