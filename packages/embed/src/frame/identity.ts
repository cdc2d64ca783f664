import { isOrigin } from '../protocol/origin.ts'
import { fitsField } from '../protocol/toChild.ts'

/** Facts that a frame knows about itself and about the host page. */
export interface FrameIdentity {
  /** Id of this frame among the frames of the host page. Null if the page has no loader. */
  readonly inst: string | null
  /** The origin that the host page claims, not checked here against the allowed ones. Null if it claims none. */
  readonly parent: string | null
  /** False if `isFrame=false` has turned the frame mode off (EMBED-01). */
  readonly isFrameMode: boolean
  /** The last values from the host page, by attribute name; without invalid values. */
  readonly said: Readonly<Record<string, string>>
}

/** Storage for the identity that outlives the document: the frame's `name`, which works even if all storage is blocked. */
export interface Named {
  name: string
}

const mark = 'wherry:'

/**
 * Reads the identity from the address that the host page has made, else from the frame's name, in which an earlier
 * document kept it: our own pages drop it from the address (SHELL-11). All frames of a page would share sessionStorage.
 */
export function identityOf(address: string, view: Named): FrameIdentity {
  const { searchParams: query, pathname } = new URL(address)
  const kept = read(view.name)
  const isFrame = query.get('isFrame')
  const isFrameMode = isFrame === null ? (kept?.isFrameMode ?? true) : isFrame !== 'false'
  const inst = query.get('inst')
  const parent = query.get('parent')
  const isNew = inst !== null && inst !== kept?.inst
  const named = saidIn(query)
  if (kept && !isNew) {
    // A page without a loader passes values only in the address. A partner in the address always has priority.
    const { partner } = named
    const isPlain = inst === null && kept.inst === null
    return {
      ...kept,
      isFrameMode,
      said: { ...kept.said, ...(isPlain ? named : partner != null && { partner }) },
    }
  }
  const section = /\/(rent|yacht)\/?$/.exec(pathname)?.[1] ?? 'transfer'
  return {
    inst: inst !== null && /^\d{1,20}-\d{1,20}$/.test(inst) ? inst : null,
    parent: parent !== null && isOrigin(parent) ? parent : null,
    isFrameMode,
    said: { ...named, section },
  }
}

/** Valid values from the query of an address, by attribute name. */
function saidIn(query: URLSearchParams): Record<string, string> {
  const said = Object.fromEntries([...query].map(([name, value]) => [name.replace('_', '-'), value]))
  if (said['accent']) said['accent'] = `#${said['accent'].replace('#', '')}`
  // The first of several partners in the query counts, as on the server.
  const partner = query.get('partner')
  return fitting({ ...said, ...(partner !== null && { partner }) })
}

/** Keeps only the valid values of an address or of the frame's name, which any page may have set. */
const fitting = (said: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([name, value]) =>
        !['inst', 'parent', 'token', 'userID'].includes(name) &&
        typeof value === 'string' &&
        fitsField(name, value),
    ),
  )

/**
 * The query from which the options are read. After a reload of the frame its address has the page's first values or
 * almost none (SHELL-11), so the last values from the page are added.
 */
export function queryOf(search: string, { said }: FrameIdentity): string {
  const query = new URLSearchParams(search)
  for (const name of ['theme', 'accent']) query.delete(name)
  for (const name of ['theme', 'accent', 'partner', 'currency', 'menu', 'platform'])
    if (said[name] !== undefined && !query.has(name)) query.set(name, said[name])
  return query.toString()
}

/**
 * Adds the partner to the query. The partner in a document's address decides which origins may frame it (EMBED-11). So
 * a partner known only from the frame's name counts only after the frame was reloaded with this query. Null if the
 * address has a partner already, or there is none.
 */
export function queryOfPartner(search: string, { said: { partner } }: FrameIdentity): string | null {
  const query = new URLSearchParams(search)
  if (!partner || query.has('partner')) return null
  query.set('partner', partner)
  return `?${query}`
}

/** Possible origins of the host page: the one that it claims and those that the browser reports. */
export function originsAround({ parent }: FrameIdentity): readonly (string | null)[] {
  return [parent, window.location.ancestorOrigins?.[0] ?? null, originOf(document.referrer)]
}

/** The origin of an address; null if the text is no absolute URL. */
function originOf(address: string): string | null {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** Keeps the identity for the next document of this frame. */
export function keepIdentity(view: Named, identity: FrameIdentity): void {
  view.name = mark + JSON.stringify(identity)
}

function read(name: string): FrameIdentity | null {
  if (!name.startsWith(mark)) return null
  try {
    const { inst, parent, isFrameMode, said } = JSON.parse(name.slice(mark.length)) as FrameIdentity
    return {
      inst: typeof inst === 'string' && /^\d{1,20}-\d{1,20}$/.test(inst) ? inst : null,
      parent: typeof parent === 'string' && isOrigin(parent) ? parent : null,
      isFrameMode: isFrameMode !== false,
      said: fitting(said),
    }
  } catch {
    return null
  }
}
