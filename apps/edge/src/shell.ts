import { defaultCurrency } from '../../../packages/booking/src/kernel/values/currency.ts'
import { isFramed } from './hints.ts'
import type { Read } from './options.ts'
import { isSignedIn } from './visitor.ts'

/** The element in which the module is rendered. */
export const place = '<div id="wherry">'
export const endOfBody = '</body>'

/** Parts of the configuration that change the look of the finder. */
export interface ShownConfig {
  menu?: unknown
  sections?: { rent?: unknown; yacht?: unknown } | null
}

/** The sections besides transfers that are on, as the names of drawn screens have them. */
export const sectionsOn = ({ sections }: ShownConfig): string[] =>
  ['rent', 'yacht'].filter((section) => Object(sections)[section] === true)

/** True for the address of the finder. */
export const isFinder = (pathname: string, basePath: string): boolean =>
  pathname === basePath || pathname === `${basePath}/`

/**
 * Reads a screen that the build has drawn (apps/module/drawn/shell.tsx), from the folder of this build.
 *
 * @param built HTML of the page as the build has made it
 * @returns HTML; null if the build has no such screen
 */
export async function readDrawn(
  readAsset: Read,
  built: string,
  name: readonly string[],
): Promise<string | null> {
  const script = /\/assets\/(index-[\w-]+)\.js/.exec(built)?.[1]
  const html = await readAsset(`shells/${script}/${name.join('-')}.html`)
  return html && new TextDecoder().decode(html)
}

/** Preload links of style sheets. */
const sheetHint = /<link rel="preload" as="style"[^<>]*>/g

/**
 * Writes a drawn screen into a page. Links at its start are its own style sheets: they belong into the head, as the
 * module clears the screen away, and take the place of the sheets that a page only preloads.
 *
 * @param shell HTML of the screen, or an empty text
 * @param slots texts of the page behind which the links and the screen are written
 */
export function withShell(page: string, shell: string, slots: { head: string; body: string }): string {
  const [, links = '', screen = ''] = /^((?:<link [^<>]*>)*)(.*)$/s.exec(shell) ?? []
  return (links ? page.replaceAll(sheetHint, '') : page)
    .replace(slots.head, (slot) => slot + links)
    .replace(slots.body, (slot) => slot + screen)
}

interface ShellOf {
  /** HTML of the page as the build has made it. */
  built: string
  basePath: string
  config: object
  hasOwnTexts: boolean
  lang: string
}

/** True for a query parameter without an effect on this screen: the language or a campaign parameter. */
const isMark = (name: string) => name === 'lang' || name === 'sub_id' || name.startsWith('utm_')

const ends = ['from', 'to']

/**
 * The finder or the booking form, prerendered by the build (apps/module/drawn/shell.tsx), for a visit with nothing but a
 * language and maybe a search's two places: no partner, no session, no frame. Until the places are read all searches look
 * the same. It is visible before the first script has loaded, but inactive.
 *
 * @param hasOwnTexts true if the page may show texts of a partner or of the settings
 * @returns HTML of a `div`, behind links of its own style sheets if it has any; or an empty text if the page will look different
 */
export async function readShell(
  readAsset: Read,
  request: Request,
  { built, basePath, config, hasOwnTexts, lang }: ShellOf,
): Promise<string> {
  const { pathname, searchParams, hostname } = new URL(request.url)
  const shown = config as ShownConfig
  const isSearchPage = isFinder(pathname, basePath)
  const isForm = pathname === `${basePath}/prices`
  const isSearch = ends.every((end) => searchParams.get(end))
  const isPlain = [...searchParams.keys()].every(
    (name) => isMark(name) || (isSearchPage && isSearch && ends.includes(name)),
  )
  if (!(isSearchPage || isForm) || !isPlain || isFramed(request) || isSignedIn(request) || hasOwnTexts)
    return ''
  // The build has rendered the default currency of the language only; some hosts have another one (SHELL-24).
  const isCurrencyDrawn = defaultCurrency(lang, hostname) === defaultCurrency(lang, '')
  if (shown.menu === false || !isCurrencyDrawn) return ''
  const name = isForm ? ['form', lang] : [...(isSearch ? ['search'] : []), lang, ...sectionsOn(shown)]
  return (await readDrawn(readAsset, built, name)) ?? ''
}
