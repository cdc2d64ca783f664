import type { MutableRefObject } from 'react'
import type { Shown } from './NotificationCard.tsx'

/** A message of any provider. */
export interface Listed extends Shown {
  /** Order of arrival; an update does not change it. */
  since: number
  close: () => void
}

/** A provider in a root. */
export interface Member {
  /** Number of providers around this one. */
  readonly depth: number
  list: readonly Listed[]
  /** Passes the messages of all providers to the one that draws the region; null to the others. */
  draw: (all: readonly Listed[] | null) => void
}

/** The common region of all providers in a root. Two regions would have the same name and cover each other. */
export interface SharedRegion {
  readonly region: MutableRefObject<HTMLElement | null>
  /** The focused element before the region got the focus. */
  readonly before: MutableRefObject<Element | null>
  /** True if the focus was in the region when its messages changed. */
  readonly wasInside: MutableRefObject<boolean>
  /** Providers, the outermost first, then by order of mount. The first one draws the region. */
  readonly members: Member[]
}

const regions = new WeakMap<Element, SharedRegion>()

/** The region of a root; the root is identified by the container of its overlays. */
export function sharedRegionOf(portal: Element): SharedRegion {
  const known = regions.get(portal)
  if (known) return known
  const made: SharedRegion = {
    region: { current: null },
    before: { current: null },
    wasInside: { current: false },
    members: [],
  }
  regions.set(portal, made)
  return made
}

/** The messages of all providers, in the order of arrival. */
export const allShown = ({ members }: SharedRegion): readonly Listed[] =>
  members.flatMap(({ list }) => list).sort((one, other) => one.since - other.since)

/** Lets the first provider draw the messages of all. */
export function drawRegion(shared: SharedRegion): void {
  for (const [at, member] of shared.members.entries()) member.draw(at === 0 ? allShown(shared) : null)
}

/** Adds a provider. Returns the function that removes it with its messages. */
export function joinRegion(shared: SharedRegion, member: Member): () => void {
  const inner = shared.members.findIndex(({ depth }) => depth > member.depth)
  shared.members.splice(inner < 0 ? shared.members.length : inner, 0, member)
  drawRegion(shared)
  return () => {
    shared.members.splice(shared.members.indexOf(member), 1)
    member.draw(null)
    drawRegion(shared)
  }
}
