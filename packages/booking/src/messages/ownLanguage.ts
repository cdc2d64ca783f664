import type { Platform } from '../kernel/platform.ts'
import { type Locale, languageOf, languages, type OwnLanguages } from '../kernel/values/language.ts'

/** Texts of partners' languages that the server provides. */
export interface ServedTexts {
  /** Own texts by language tag. @default none */
  texts?: OwnLanguages
  /** Address from which the texts of the partner are requested if the page's address names no partner. @default none */
  textsUrl?: string
}

/**
 * Language of a page for which the server has further languages (I18N-05): the first candidate that matches one of them
 * or one of the module's, completely or by its first part; en if none does.
 *
 * @param candidates BCP 47 tags in order of priority: query, host page, browser
 */
export function ownLanguageOf(
  texts: OwnLanguages,
  candidates: readonly (string | null | undefined)[],
): Locale {
  const known = [...Object.keys(texts), ...languages]
  for (const candidate of candidates) {
    const asked = candidate?.trim().toLowerCase().replaceAll('_', '-') ?? ''
    const tag = [asked, asked.split('-')[0]].flatMap(
      (one) => known.find((other) => other.toLowerCase() === one) ?? [],
    )[0]
    if (tag) return tag
  }
  return languageOf()
}

/**
 * Decides the language of a visit and puts its texts into `served`. The address of the booking form does not name the
 * partner (SHELL-11), so after a reload the server cannot add the partner's texts to the page; then they are requested
 * for the partner stored in this visit. Never rejects: without these texts the module's own are used.
 *
 * @param partner partner of the visit, or null
 * @param candidates candidates as in `ownLanguageOf`
 */
export async function settleTexts(
  { fetch }: Pick<Platform, 'fetch'>,
  served: ServedTexts,
  partner: string | null,
  candidates: readonly (string | null | undefined)[],
): Promise<Locale> {
  const { texts = {}, textsUrl } = served
  const theirs = textsUrl && partner && (await read(fetch, `${textsUrl}?${new URLSearchParams({ partner })}`))
  served.texts = theirs || texts
  return ownLanguageOf(served.texts, candidates)
}

/** Maximum time in ms for which the page waits for the texts before it is rendered without them. */
const limit = 5_000

async function read(fetch: Platform['fetch'], url: string): Promise<OwnLanguages | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(limit) })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
