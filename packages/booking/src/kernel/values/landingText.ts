import type { Look, LookTexts, ModuleSettings } from '../model/moduleSettings.ts'
import { withoutEntities } from '../reading/entities.ts'
import type { ForeignHtml } from './foreignHtml.ts'
import type { Lang } from './language.ts'
import { type SafeHosts, type SafeUrl, safeUrl } from './safeUrl.ts'
import { sanitizeText } from './sanitize.ts'

/** Maximum numbers of characters of a partner's texts that are shown. */
export const longestLandingText = { header: 80, description: 300 } as const

/**
 * Maximum length of a text that is parsed; a longer one is cut first, because no partner writes so much and parsing
 * must be fast.
 */
const longestRead = 20_000

/**
 * A partner's description: plain text, or with emphasis, lists and links that have to be sanitised before rendering.
 */
export type LandingText =
  | {
      kind: 'plain'
      /** Text, at most 300 characters; lines end with `\n`. */
      text: string
    }
  | {
      kind: 'html'
      html: ForeignHtml
      /** The same text without markup, shown until the sanitiser has loaded. */
      text: string
    }

const unread =
  /<(script|style|template|svg|math|iframe|object|noscript|title|textarea)\b[\s\S]*?(<\/\1\s*>|$)/gi
const comment = /<!--[\s\S]*?(-->|$)/g
const blockEnd = /<(br|\/(p|div|li|h[1-6]|tr))\b[^<>]*>/gi
const tag = /<\/?[a-z!?][^>]*(>|$)/gi

/**
 * The plain text of a text that may have markup: invisible elements and tags are removed, and blocks end lines. The
 * result is rendered as text; `<3` and `a < b` stay.
 */
export function wordsOf(markup: string): string {
  const words = markup
    .slice(0, longestRead)
    .replace(comment, '')
    .replace(unread, '')
    .replace(blockEnd, '\n')
    .replace(tag, '')
  return sanitizeText(withoutEntities(words))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Markup, or a character by a rare name, which the sanitiser's parser knows. */
const marked = /<(?:p|br|b|strong|i|em|a|ul|ol|li|h[1-6])\b[^<>]*>|&[a-z]{2,30};/i

/** Prepares a description for display. Null: it is empty. A text that is too long is cut and loses its emphasis. */
export function landingText(given: string): LandingText | null {
  const text = wordsOf(given)
  if (text === '') return null
  const shown = cut(text, longestLandingText.description)
  if (shown !== text || given.length > longestRead || !marked.test(withoutEntities(given)))
    return { kind: 'plain', text: shown }
  return { kind: 'html', html: given as ForeignHtml, text }
}

/** Prepares a headline for one line. Null: it is empty, so the product's own headline is shown. */
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

/** A partner's own texts for a visitor, and their language: Spanish visitors see the English ones (LAND-08). */
export function textsFor(look: Look, lang: Lang): { texts: LookTexts; lang: 'ru' | 'en' } {
  const own = lang === 'ru' ? 'ru' : 'en'
  return { texts: look.texts[own], lang: own }
}

/** Head of a partner's landing. */
export interface LandingHeadParts {
  /** Language of the partner's own texts. */
  textsLang: 'ru' | 'en'
  /** The partner's headline. Null: the product's own. */
  header: string | null
  /** Text above the search. Null: none. */
  top: LandingText | null
  /** The partner's logo. Null: not shown. */
  logo: {
    image: SafeUrl
    /** Address of the logo's link. Null: no link. */
    site: SafeUrl | null
  } | null
}

/**
 * Prepares the head of a landing for display, also where nothing else of it is drawn. A broken text or address is left out.
 *
 * @param usualLogo the logo of the visitor's settings, for a partner whose settings have none
 * @param imageHosts allowed hosts of pictures, with their subdomains
 */
export function landingHead(
  { look, showsPartnerLogo, logo, partnerSiteUrl }: ModuleSettings,
  { lang, usualLogo, imageHosts }: { lang: Lang; usualLogo: string | null; imageHosts: SafeHosts },
): LandingHeadParts {
  const { texts, lang: textsLang } = textsFor(look, lang)
  const shown = showsPartnerLogo ? (logo ?? usualLogo) : null
  const image = shown === null ? null : safeUrl(shown, imageHosts)
  return {
    textsLang,
    header: landingHeader(texts.header),
    top: landingText(texts.top),
    logo: image && { image, site: partnerSiteUrl === null ? null : safeUrl(partnerSiteUrl, 'any') },
  }
}
