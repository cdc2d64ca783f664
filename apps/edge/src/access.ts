import { quoted } from './answers.ts'
import type { EdgeSettings, PartnerAccess } from './options.ts'
import { isExactOrigin } from './origin.ts'

/** What holds for the frame a page is asked for. */
export type Access = Required<Omit<PartnerAccess, 'texts'>>

const closed: Access = { parents: [], legacyMessages: false, passengerStep: false }

/**
 * Reads who may frame the module, once: a list with a malformed entry is closed whole, and told of.
 *
 * @returns what holds for the address of a page
 */
export function readAccess(
  { allowedParents = [], partners = {}, basePath = '/transfer' }: EdgeSettings,
  report: (text: string) => void,
): (url: URL) => Access {
  const checked = (whose: string, access: PartnerAccess): Access => {
    const malformed = access.parents.filter((parent) => !isExactOrigin(parent))
    if (malformed.length > 0)
      report(
        `No page may frame ${whose}: ${malformed.map((text) => JSON.stringify(text))} is no exact origin`,
      )
    const { parents, legacyMessages = false, passengerStep = false } = access
    return { parents: malformed.length > 0 ? [] : [...new Set(parents)], legacyMessages, passengerStep }
  }
  const others = checked('the module of a partner who is not listed', { parents: allowedParents })
  const listed = new Map(
    Object.entries(partners).map(([id, access]) => [
      id,
      checked(`the module of partner ${quoted(id)}`, access),
    ]),
  )
  return ({ pathname, searchParams }) =>
    isOwnPage(pathname.slice(basePath.length))
      ? closed
      : (listed.get(searchParams.get('partner') ?? '') ?? others)
}

/** Whether a path below the base is one of those that nobody may frame: the editor, a sign-in, an account. */
function isOwnPage(path: string): boolean {
  const segments = decoded(path).toLowerCase().split(/[/\\]/).filter(Boolean)
  return segments.includes('account') || ['edit', 'login'].includes(segments.at(-1) ?? '')
}

/** As the module's router reads a path: `%65dit` is `edit`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The content of `frame-ancestors`: the parents and the module's own host, or nobody. */
export const frameAncestors = ({ parents }: Access): string =>
  parents.length > 0 ? ["'self'", ...parents].join(' ') : "'none'"
