import { readUrl } from '@wherry/booking/domain/readUrl.ts'
import { fitsField, isOrigin } from '@wherry/embed/protocol'

/** What a frame knows of itself and of the page around it. */
export interface FrameIdentity {
  /** Names this frame among those of its page. Null: the page has no loader. */
  readonly inst: string | null
  /** The origin that the page says it has; whether it may have it is for others to say. Null: it says none. */
  readonly parent: string | null
  /** False: `isFrame=false` turned the frame mode off (EMBED-01). */
  readonly isFrameMode: boolean
  /** What the page has said last, by the names of the attributes; what does not fit is not said. */
  readonly said: Readonly<Record<string, string>>
}

/** Where it outlives the document: the frame's own name, which is there with all storage blocked. */
export interface Named {
  name: string
}

const mark = 'wherry:'

/**
 * Reads the identity from the address that the page has made, else from what an earlier document of this frame has
 * kept: own pages drop it from the address (SHELL-11). Storage of the session would be one for all frames of a page.
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
    // A page without a loader speaks by the address alone. Whose page this is stands in the address wherever it does.
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

/** What an address says, by the names of the attributes. */
function saidIn(query: URLSearchParams): Record<string, string> {
  const said = Object.fromEntries([...query].map(([name, value]) => [name.replace('_', '-'), value]))
  if (said['accent']) said['accent'] = `#${said['accent'].replace('#', '')}`
  // The server reads the first of several.
  const partner = query.get('partner')
  return fitting({ ...said, ...(partner !== null && { partner }) })
}

/** What may be said, of what an address or the frame's name says; the name may be anybody's. */
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
 * The query that the options are read from: in a frame that was loaded anew the address says what its page said first,
 * or little at all (SHELL-11), so what it has said last counts.
 */
export function queryOf(search: string, { said }: FrameIdentity): string {
  const query = new URLSearchParams(search)
  for (const name of ['theme', 'accent']) query.delete(name)
  for (const name of ['theme', 'accent', 'partner', 'currency', 'menu', 'platform'])
    if (said[name] !== undefined && !query.has(name)) query.set(name, said[name])
  return query.toString()
}

/**
 * The query with the partner in it. Who may frame a document is chosen by the partner that its address names (EMBED-11),
 * so a partner whom the frame's name alone knows is believed only once the frame was loaded by this query. Null: the
 * address names one, or there is none.
 */
export function queryOfPartner(search: string, { said: { partner } }: FrameIdentity): string | null {
  const query = new URLSearchParams(search)
  if (!partner || query.has('partner')) return null
  query.set('partner', partner)
  return `?${query}`
}

/** Origins that the page around may have: the one it says itself, and those that the browser says. */
export function originsAround({ parent }: FrameIdentity): readonly (string | null)[] {
  return [parent, window.location.ancestorOrigins?.[0] ?? null, readUrl(document.referrer)?.origin ?? null]
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
