'use client'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { focusedNear } from '../../private/focusedNear.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { usePortal } from '../../private/usePortal.ts'
import type { NotificationOptions } from './NotificationCard.tsx'
import { NotificationRegion } from './NotificationRegion.tsx'
import type { notificationPositions } from './notificationPositions.ts'
import {
  allShown,
  drawRegion,
  joinRegion,
  type Listed,
  type Member,
  type SharedRegion,
  sharedRegionOf,
} from './sharedRegion.ts'
import { goBack } from './useRegion.ts'

export interface Notifications {
  /**
   * Shows a message and gives its id. The same id, or the same tone and words, shown again begin their time anew instead
   * of standing twice; elements are never the same words: give an `id` to a title or a text made of them. At most five
   * stand at once, fewer on a low screen; the others wait their turn, errors going before, and their time with them.
   */
  show: (options: NotificationOptions) => string
  /**
   * Changes a message that is on the screen or waits; its time begins anew, and what has changed in it is spoken. Nothing
   * happens where it is gone.
   */
  update: (id: string, options: Partial<Omit<NotificationOptions, 'id'>>) => void
  close: (id: string) => void
}

const NotificationsContext = createContext<Notifications | null>(null)
/** How many providers there are around. */
const DepthContext = createContext(0)

export interface NotificationProviderProps {
  /**
   * Corner or edge of the part in view. The messages go to the other edge, and wait in line, where they would cover
   * what has the focus.
   * @default 'top-end'
   */
  position?: (typeof notificationPositions)[number] | undefined
  /** From that edge in px. @default 12 */
  offset?: number | undefined
  children: ReactNode
}

/** So many messages were shown, in all providers: which came first. */
let count = 0

/** What a provider does with its messages; `at` tells its region once it has one. */
function createApi(member: Member, at: () => SharedRegion | null): Notifications {
  const change = (next: readonly Listed[]) => {
    member.list = next
    const shared = at()
    if (!shared) return
    const { region, wasInside } = shared
    wasInside.current = !!region.current?.contains(focusedNear(region.current))
    drawRegion(shared)
  }
  const close = (id: string) => {
    change(member.list.filter((shown) => shown.id !== id))
    const shared = at()
    if (shared?.wasInside.current && allShown(shared).length === 0)
      goBack(shared.before.current, shared.region)
  }
  return {
    show: (options) => {
      const same = (shown: Listed) =>
        options.id
          ? shown.id === options.id
          : shown.tone === options.tone && shown.title === options.title && shown.text === options.text
      const known = member.list.find(same)
      const version = ++count
      const id = known?.id ?? options.id ?? `notification-${version}`
      const next = { ...options, id, version, since: known?.since ?? version, close: () => close(id) }
      change(known ? member.list.map((shown) => (shown === known ? next : shown)) : [...member.list, next])
      return id
    },
    update: (id, options) => {
      const version = ++count
      change(member.list.map((shown) => (shown.id === id ? { ...shown, ...options, version } : shown)))
    },
    close,
  }
}

/**
 * Passing messages for everything inside. Its region is in the page before the first of them; F6 leads there, through
 * those of other roots, and back. Several providers in one root share a region; the outermost says where it stands, of two
 * beside each other the first.
 */
export function NotificationProvider({ position = 'top-end', offset, children }: NotificationProviderProps) {
  const portal = usePortal()
  const depth = useContext(DepthContext)
  /** The messages of all, where this provider draws the region. */
  const [shown, setShown] = useState<readonly Listed[] | null>(null)
  const { api, join, at } = useMemo(() => {
    const member: Member = { depth, list: [], draw: setShown }
    let shared: SharedRegion | null = null
    const join = (portal: Element) => {
      shared = sharedRegionOf(portal)
      const leave = joinRegion(shared, member)
      return () => {
        shared = null
        leave()
      }
    }
    const at = () => shared
    return { api: createApi(member, at), join, at }
  }, [depth])
  useBrowserLayoutEffect(() => (portal ? join(portal) : undefined), [portal, join])
  const shared = at()
  return (
    <NotificationsContext.Provider value={api}>
      <DepthContext.Provider value={depth + 1}>{children}</DepthContext.Provider>
      {shared && shown && portal && (
        <NotificationRegion {...{ shared, position, offset, portal }} list={shown} />
      )}
    </NotificationsContext.Provider>
  )
}

/** Shows, changes and closes passing messages. @throws Error outside a NotificationProvider */
export function useNotifications(): Notifications {
  const notifications = useContext(NotificationsContext)
  if (!notifications) throw new Error('Wrap this component in <NotificationProvider> of @wherry/ui')
  return notifications
}
