import { ownFile, quoted } from './answers.ts'
import { isRecord } from './checked.ts'
import type { EdgeSettings, OwnLanguage } from './options.ts'

type Texts = Readonly<Record<string, OwnLanguage>>
type Told = (text: string) => void

/** True for a BCP 47 tag in its canonical form: `pt-BR`. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** Path of keys to the first value that is no text; null if all values are texts. */
function strayIn(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.trim() ? null : path
  if (typeof value !== 'object' || value === null || path.split('.').length > 8) return path
  for (const [key, deep] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key
    const stray = /^[A-Za-z0-9][\w-]*$/.test(key) ? strayIn(deep, here) : here
    if (stray !== null) return stray
  }
  return null
}

const fits: Readonly<Record<keyof OwnLanguage, (value: unknown) => string | null>> = {
  base: (value) => (value === 'en' || value === 'ru' || value === 'es' ? null : 'base is en, ru or es'),
  dir: (value) => (value === 'ltr' || value === 'rtl' ? null : 'dir is ltr or rtl'),
  name: (value) => (typeof value === 'string' && value.trim() ? null : 'name is a text'),
  texts: (value) => treeFault('texts', value),
  words: (value) => treeFault('words', value),
}

function treeFault(name: string, value: unknown): string | null {
  if (!isRecord(value)) return `${name} are texts by their keys`
  const stray = strayIn(value, '')
  return stray === null ? null : `${name}: ${quoted(stray)} is no text`
}

/** The reason why a language is invalid; null if it is valid. */
function faultOf(tag: string, given: unknown): string | null {
  if (!isTag(tag)) return `${JSON.stringify(tag)} is no tag of BCP 47`
  if (!isRecord(given)) return 'it is no object'
  for (const [name, value] of Object.entries(given)) {
    const fault = Object.hasOwn(fits, name)
      ? fits[name as keyof OwnLanguage](value)
      : `${quoted(name)} is not known`
    if (fault !== null) return fault
  }
  return null
}

/** Reads own languages and texts (I18N-05). An invalid language is left out and reported. */
export function readTexts(given: unknown, whose: string, report: Told): Texts | null {
  if (given == null) return null
  if (!isRecord(given)) {
    report(`The texts of ${whose} stand by the tags of their languages: ${JSON.stringify(given)} is not used`)
    return null
  }
  const fitting = Object.entries(given).flatMap(([tag, language]) => {
    const fault = faultOf(tag, language)
    if (fault !== null) report(`The language ${quoted(tag)} of ${whose} is not used: ${fault}`)
    return fault === null ? [[tag, withBase(tag, language as OwnLanguage)] as const] : []
  })
  return fitting.length > 0 ? Object.fromEntries(fitting) : null
}

/** Sets the base language of the components' texts to that of the other texts. */
function withBase(tag: string, language: OwnLanguage): OwnLanguage {
  const { base = /^(ru|es)\b/.exec(tag)?.[0] ?? 'en' } = language
  return language.words ? { ...language, words: { ...language.words, base } } : language
}

/** Own texts and languages from the settings, validated. */
export interface AllTexts {
  /** Texts for a page by the partner in its address: a partner's languages win over those for all. Null if there are none. */
  of(partner: string | null): Texts | null
  /** True if at least one partner has own texts. */
  readonly hasPartners: boolean
}

/** Reads the texts for all and those of each partner, once. */
export function readAllTexts(
  { texts, partners = {} }: Pick<EdgeSettings, 'texts' | 'partners'>,
  report: Told,
): AllTexts {
  const general = readTexts(texts, 'all', report)
  const theirs = new Map(
    Object.entries(partners).map(([id, partner]) => [
      id,
      readTexts(partner.texts, `partner ${quoted(id)}`, report),
    ]),
  )
  return {
    of(partner) {
      const own = theirs.get(partner ?? '')
      return own ? { ...general, ...own } : general
    },
    hasPartners: [...theirs.values()].some(Boolean),
  }
}

/**
 * Serves the texts for a partner to a page whose address has no partner: the booking page drops most of the search's
 * query (SHELL-11), so only the page itself knows the partner.
 */
export function serveTexts(texts: AllTexts, partner: string | null): Response {
  return Response.json(texts.of(partner) ?? {}, {
    headers: { ...ownFile, 'cache-control': 'private, no-cache' },
  })
}
