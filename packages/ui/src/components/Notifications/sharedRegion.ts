import type { MutableRefObject } from 'react'
import type { Shown } from './NotificationCard.tsx'

/** A message of any provider. */
export interface Listed extends Shown {
  /** Which came first. Stays with each update. */
  since: number
  close: () => void
}

/** A provider of a root. */
export interface Member {
  /** How many providers there are around it. */
  readonly depth: number
  list: readonly Listed[]
  /** Hands it the messages of all, where it draws the region; null: another one does. */
  draw: (all: readonly Listed[] | null) => void
}

/** What the providers of one root share: two regions of one name could not be told apart, and would lie one over the other. */
export interface SharedRegion {
  readonly region: MutableRefObject<HTMLElement | null>
  /** Where the person was before the region had the focus. */
  readonly before: MutableRefObject<Element | null>
  /** The focus was in the region when its messages changed. */
  readonly wasInside: MutableRefObject<boolean>
  /** The outermost first, then in the order in which they came; the first draws. */
  readonly members: Member[]
}

const regions = new WeakMap<Element, SharedRegion>()

/** The region of a root, which is told by the place of its overlays. */
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

/** The messages of all providers, in the order in which they came. */
export const allShown = ({ members }: SharedRegion): readonly Listed[] =>
  members.flatMap(({ list }) => list).sort((one, other) => one.since - other.since)

/** Lets the first provider draw the messages of all. */
export function drawRegion(shared: SharedRegion): void {
  for (const [at, member] of shared.members.entries()) member.draw(at === 0 ? allShown(shared) : null)
}

/** Adds a provider; gives what takes it and its messages away. */
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
