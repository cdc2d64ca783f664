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

/** The text in a language, its `{name}` parts filled in. */
export function textIn(texts: Texts, lang: Lang, parts: Readonly<Record<string, string>> = {}): string {
  return texts[lang].replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)
}
