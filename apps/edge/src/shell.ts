import { isFramed } from './hints.ts'
import type { Read } from './options.ts'
import { hasOwnCurrency, isSignedIn } from './visitor.ts'

/** What of the settings shows on the finder, beside what the edge itself knows. */
interface Shown {
  menu?: unknown
  sections?: { rent?: unknown; yacht?: unknown } | null
}

interface ShellOf {
  /** The page as it was built. */
  built: string
  basePath: string
  config: object
  hasOwnTexts: boolean
  lang: string
}

/** Marks of a campaign, which change nothing on the screen. */
const isMark = (name: string) => name === 'lang' || name === 'sub_id' || name.startsWith('utm_')

/**
 * The finder as the build has drawn it (apps/module/src/shell.tsx), for a visit of which nothing is known but the
 * language: no search, no partner, no session, no frame. It is seen before the first script has come, and acts in nothing.
 *
 * @param hasOwnTexts somebody's own words may be shown
 * @returns HTML of a `div`, or nothing where the finder will look otherwise
 */
export async function readShell(
  readAsset: Read,
  request: Request,
  { built, basePath, config, hasOwnTexts, lang }: ShellOf,
): Promise<string> {
  const { pathname, searchParams, hostname } = new URL(request.url)
  const { menu, sections } = config as Shown
  const isFinder = pathname === basePath || pathname === `${basePath}/`
  const isPlain = [...searchParams.keys()].every(isMark)
  if (!isFinder || !isPlain || isFramed(request) || isSignedIn(request) || hasOwnTexts) return ''
  // Roubles stand on the drawn finder in Russian.
  if (menu === false || hasOwnCurrency(hostname, lang)) return ''
  const on = (['rent', 'yacht'] as const).filter((section) => sections?.[section] === true)
  const script = /\/assets\/(index-[\w-]+)\.js/.exec(built)?.[1]
  const html = await readAsset(`shells/${script}/${[lang, ...on].join('-')}.html`)
  return html ? new TextDecoder().decode(html) : ''
}
