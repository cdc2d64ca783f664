import { themeCss } from '@wherry/ui/accent'
import type { LandingHeadParts } from '../../../../packages/booking/src/kernel/values/landingText.ts'
import { type AccentFile, type BaseTheme, baseTheme } from '../accents.ts'
import { escaped } from '../answers.ts'
import type { Read } from '../options.ts'
import { isFinder, readDrawn, type ShownConfig, sectionsOn } from '../shell.ts'
import { isSignedIn } from '../visitor.ts'

/** Facts of a visit's own in a finder that is drawn for a frame. */
export interface FramedLook {
  theme: BaseTheme
  /** The theme with an accent. Null: the look has none. */
  accent: AccentFile | null
  /** ISO 4217 code. */
  currency: string
  /** Head of the partner's landing. Null: the frame has no partner. */
  head: Pick<LandingHeadParts, 'logo' | 'header' | 'top'> | null
}

interface FramedShellOf {
  /** HTML of the page as the build has made it. */
  built: string
  basePath: string
  config: ShownConfig
  hasOwnTexts: boolean
  lang: string
}

/** Parameters that do not change the look of a finder whose places are not read yet. */
const unseen = ['lang', 'wished', 'inst', 'parent', 'ref', 'sub_id', 'partner', 'from', 'to', 'currency']
/** Parameters whose values the drawn finder shows. */
const shown = ['theme', 'accent', 'menu']
/** Parameters that only a search with both places shows. */
const ofSearch = ['date', 'return_date', 'adults', 'children']

/**
 * The finder of a frame, prerendered by the build (apps/module/drawn/framedShell.tsx), with places for what only the visit
 * knows. Null: the finder of this visit will look different, so it has to wait for its script.
 */
export async function readFramedShell(
  readAsset: Read,
  request: Request,
  { built, basePath, config, hasOwnTexts, lang }: FramedShellOf,
): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url)
  const ends = ['from', 'to'].filter((end) => searchParams.get(end))
  const isSearch = ends.length === 2
  const known = [...unseen, ...shown, ...(isSearch ? [] : ofSearch)]
  const isPlain = [...searchParams.keys()].every((name) => known.includes(name) || name.startsWith('utm_'))
  if (!isFinder(pathname, basePath) || !isPlain || isSignedIn(request) || hasOwnTexts) return null
  // A search does not wait for its partner's look, so nothing of it is known when its prices are requested.
  const isPartners = searchParams.has('partner')
  if (isPartners && isSearch) return null
  const isBare = config.menu === false || searchParams.get('menu') === '0'
  return readDrawn(readAsset, built, [
    'framed',
    ...(isPartners ? ['landing'] : []),
    ...(isSearch ? ['search'] : ends),
    lang,
    ...(isBare ? ['bare'] : sectionsOn(config)),
  ])
}

/** The theme that an address names; undefined: none. */
export const namedTheme = (query: URLSearchParams): BaseTheme | undefined => baseTheme(query.get('theme'))

const element = '#wherry .wherry-root'

/** Writes the facts of a visit into a drawn finder. @returns HTML, with the response's nonce on its styles */
export function fillShell(
  html: string,
  { theme, accent, currency, head }: FramedLook,
  nonce: string,
): string {
  const keep = (text: string, name: string, isKept: boolean) => {
    const [before = '', marked = ''] = text.split(`<!--${name}-->`)
    const [part = '', after = ''] = marked.split(`<!--/${name}-->`)
    return before + (isKept ? part : '') + after
  }
  const parts: readonly (readonly [string, boolean])[] = [
    ['logo', Boolean(head?.logo)],
    ['header', head?.header != null],
    ['own-header', head?.header == null],
    ['top', Boolean(head?.top)],
  ]
  const texts: Readonly<Record<string, string>> = {
    'wherry-header-slot': escaped(head?.header ?? ''),
    'wherry-top-slot': escaped(head?.top?.text ?? ''),
    'wherry-nonce-slot': nonce,
    XXX: currency,
  }
  const filled = parts
    .reduce((text, [name, isKept]) => keep(text, name, isKept), html)
    .replace('data-wherry-theme="light"', `data-wherry-theme="${theme}"`)
    // In one pass, so that no partner's text is read as a slot.
    .replaceAll(/wherry-(?:header|top|nonce)-slot|XXX/g, (slot) => texts[slot] ?? '')
  if (accent === null) return filled
  const sheet = themeCss({ ...accent.theme, report: [] }, element)
  return `<style nonce="${nonce}">${sheet}</style>${filled}`
}
