import { quoted } from './answers.ts'
import type { EdgeSettings, PartnerAccess } from './options.ts'
import { isExactOrigin } from './origin.ts'

/** Access rights of the frame in which a page is requested. */
export type Access = Required<Omit<PartnerAccess, 'texts'>>

const closed: Access = { parents: [], legacyMessages: false, passengerStep: false }

/**
 * Reads the origins that may frame the module, once. A list with a malformed entry allows no origin and is reported.
 *
 * @returns a function from the address of a page to its access rights
 */
export function readAccess(
  { allowedParents = [], partners = {}, basePath = '/transfer' }: EdgeSettings,
  report: (text: string) => void,
): (url: URL) => Access {
  const checked = (whose: string, key: string, access: PartnerAccess): Access => {
    const malformed = access.parents.filter((parent) => !isExactOrigin(parent))
    if (malformed.length > 0)
      report(
        `No page may frame ${whose}: ${malformed.map((text) => JSON.stringify(text))} in ${key} is no exact origin`,
      )
    const { parents, legacyMessages = false, passengerStep = false } = access
    return { parents: malformed.length > 0 ? [] : [...new Set(parents)], legacyMessages, passengerStep }
  }
  const others = checked('the module of a partner who is not listed', 'allowedParents', {
    parents: allowedParents,
  })
  const listed = new Map(
    Object.entries(partners).map(([id, access]) => [
      id,
      checked(`the module of partner ${quoted(id)}`, `partners.${quoted(id)}.parents`, access),
    ]),
  )
  return ({ pathname, searchParams }) =>
    isOwnPage(pathname.slice(basePath.length))
      ? closed
      : (listed.get(searchParams.get('partner') ?? '') ?? others)
}

/** True if a path below the base path is of a page that nobody may frame: the editor, a sign-in, an account. */
function isOwnPage(path: string): boolean {
  const segments = decoded(path).toLowerCase().split(/[/\\]/).filter(Boolean)
  return segments.includes('account') || ['edit', 'login'].includes(segments.at(-1) ?? '')
}

/** Decodes a path as the module's router does: `%65dit` is `edit`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The content of `frame-ancestors`: the parents and the module's own host, or `'none'`. */
export const frameAncestors = ({ parents }: Access): string =>
  parents.length > 0 ? ["'self'", ...parents].join(' ') : "'none'"
