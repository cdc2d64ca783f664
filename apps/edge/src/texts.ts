import { ownFile, quoted } from './answers.ts'
import { isRecord } from './checked.ts'
import type { EdgeSettings, OwnLanguage } from './options.ts'

type Texts = Readonly<Record<string, OwnLanguage>>
type Told = (text: string) => void

/** A tag of BCP 47 as it is written: `pt-BR`. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** The keys on the way to what is no text; null where all are texts. */
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

/** Why a language cannot be used; null where it can. */
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

/** Reads languages and texts of one's own (I18N-05); a language that does not fit is left out, and told of. */
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

/** What the components say besides comes from the same language as all else. */
function withBase(tag: string, language: OwnLanguage): OwnLanguage {
  const { base = /^(ru|es)\b/.exec(tag)?.[0] ?? 'en' } = language
  return language.words ? { ...language, words: { ...language.words, base } } : language
}

/** Texts and languages of one's own, as they have been read. */
export interface AllTexts {
  /** What a page is served, by the partner that its address names: theirs before those for all. Null: none */
  of(partner: string | null): Texts | null
  /** Some partner has texts that the others have not. */
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
 * The texts for a partner, for a page whose address names none: that of a booking keeps little of the search's
 * (SHELL-11), and who is served is known to the page alone.
 */
export function serveTexts(texts: AllTexts, partner: string | null): Response {
  return Response.json(texts.of(partner) ?? {}, {
    headers: { ...ownFile, 'cache-control': 'private, no-cache' },
  })
}
