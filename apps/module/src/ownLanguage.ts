import { type Locale, languageOf, languages, type OwnLanguages } from '@wherry/booking/domain/language.ts'
import type { Served } from './options.ts'

/**
 * The language of a page for which other languages are served (I18N-05): the first candidate that names one of these or
 * one of ours, whole or by its first part; en where none does.
 * @param candidates BCP 47 tags in order of weight: query, host page, browser
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
 * The language of a visit, whose texts stand in `served` from now on. The booking form keeps no partner in its address
 * (SHELL-11), so a page that is loaded anew there is served the texts for all: those of the partner that the visit
 * remembers are asked for. Never rejects: without them a text is ours.
 *
 * @param partner whom the page serves, or null
 * @param candidates as those of `ownLanguageOf`
 */
export async function settleTexts(
  served: Pick<Served, 'texts' | 'textsUrl'>,
  partner: string | null,
  candidates: readonly (string | null | undefined)[],
): Promise<Locale> {
  const { texts = {}, textsUrl } = served
  const theirs = textsUrl && partner && (await read(`${textsUrl}?${new URLSearchParams({ partner })}`))
  served.texts = theirs || texts
  return ownLanguageOf(served.texts, candidates)
}

/** Longest wait for the texts before the page is drawn without them, in milliseconds. */
const limit = 5_000

async function read(url: string): Promise<OwnLanguages | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(limit) })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
