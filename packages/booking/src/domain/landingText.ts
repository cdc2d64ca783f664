import type { ForeignHtml } from './foreignHtml.ts'
import type { Lang } from './language.ts'
import type { Look, LookTexts } from './moduleSettings.ts'
import { sanitizeText } from './sanitize.ts'

/** Most characters of a partner's texts that are shown. */
export const longestLandingText = { header: 80, description: 300 } as const

/** Longer than this a text is cut before it is read: no partner writes it, and reading must not take time. */
const longestRead = 20_000

/** A partner's description: words alone, or with emphasis, lists and links that have to be sanitised when drawn. */
export type LandingText =
  | {
      kind: 'plain'
      /** Lines end with `\n`; 300 characters at most. */
      text: string
    }
  | {
      kind: 'html'
      html: ForeignHtml
      /** The same in words alone, for the while until the code that sanitises has come. */
      text: string
    }

const ownEntities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
  ['#39', "'"],
])
const unread =
  /<(script|style|template|svg|math|iframe|object|noscript|title|textarea)\b[\s\S]*?(<\/\1\s*>|$)/gi
const comment = /<!--[\s\S]*?(-->|$)/g
const blockEnd = /<(br|\/(p|div|li|h[1-6]|tr))\b[^<>]*>/gi
const tag = /<\/?[a-z!?][^>]*(>|$)/gi
const entity = /&(amp|lt|gt|quot|nbsp|#39);/g

/**
 * The words of a text that may hold markup: what a browser would not read out is gone, tags are gone, blocks end lines.
 * It is a text afterwards and is drawn as one; `<3` and `a < b` stay.
 */
export function wordsOf(markup: string): string {
  const words = markup
    .slice(0, longestRead)
    .replace(comment, '')
    .replace(unread, '')
    .replace(blockEnd, '\n')
    .replace(tag, '')
    .replace(entity, (_, name: string) => ownEntities.get(name) ?? '')
  return sanitizeText(words)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const marked = /<(p|br|b|strong|i|em|a|ul|ol|li|h[1-6])\b[^<>]*>/i

/** A description as it is shown. Null: it says nothing. A text that is too long is cut, and loses its emphasis. */
export function landingText(given: string): LandingText | null {
  const text = wordsOf(given)
  if (text === '') return null
  const shown = cut(text, longestLandingText.description)
  if (shown !== text || given.length > longestRead || !marked.test(given))
    return { kind: 'plain', text: shown }
  return { kind: 'html', html: given as ForeignHtml, text }
}

/** A headline in one line. Null: it says nothing, the product's own stands. */
export function landingHeader(given: string): string | null {
  const text = wordsOf(given).replace(/\n/g, ' ')
  return text === '' ? null : cut(text, longestLandingText.header)
}

function cut(text: string, longest: number): string {
  const letters = [...text]
  if (letters.length <= longest) return text
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}

/** The partner's own words for a visitor, and the language they are in: Spanish visitors read the English ones (LAND-08). */
export function textsFor(look: Look, lang: Lang): { texts: LookTexts; lang: 'ru' | 'en' } {
  const own = lang === 'ru' ? 'ru' : 'en'
  return { texts: look.texts[own], lang: own }
}
