'use client'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { focusedNear } from '../../private/overlay/focusedNear.ts'
import { usePortal } from '../../private/overlay/usePortal.ts'
import type { ClassNames } from '../../private/parts.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import type { NotificationOptions, NotificationPart } from './NotificationCard.tsx'
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
   * Shows a message and returns its id. A message with the same id, or with the same tone and texts, is not shown twice:
   * its time starts again. Elements are never equal, so give an `id` to a message with elements. At most five messages
   * are visible, fewer on a low screen. The others wait, errors first, and their time starts when they are shown.
   */
  show: (options: NotificationOptions) => string
  /**
   * Changes a visible or waiting message. Its time starts again, and the change is announced. Nothing happens if the
   * message is gone.
   */
  update: (id: string, options: Partial<Omit<NotificationOptions, 'id'>>) => void
  close: (id: string) => void
}

const NotificationsContext = createContext<Notifications | null>(null)
/** Number of providers around a component. */
const DepthContext = createContext(0)

export interface NotificationProviderProps {
  /**
   * Corner or edge of the visible part. If the messages would cover the focused element, they move to the other edge or
   * wait.
   * @default 'top-end'
   */
  position?: (typeof notificationPositions)[number] | undefined
  /** Distance from that edge in px. @default 12 */
  offset?: number | undefined
  /** Class names for the region and the messages in it. @default none */
  classNames?: ClassNames<NotificationPart> | undefined
  children: ReactNode
}

/** Number of messages shown so far by all providers; gives their order. */
let count = 0

/** Creates the functions of a provider; `at` returns its region, or null before it has one. */
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
 * Notifications for everything inside. The region is in the page before the first message. F6 moves the focus there,
 * through the regions of other roots, and back. Providers in one root share a region; the outermost one sets its
 * position, or the first of two siblings.
 */
export function NotificationProvider(props: NotificationProviderProps) {
  const { position = 'top-end', offset, classNames, children } = props
  const portal = usePortal()
  const depth = useContext(DepthContext)
  /** The messages of all providers; null if another provider draws the region. */
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
        <NotificationRegion {...{ shared, position, offset, portal, classNames }} list={shown} />
      )}
    </NotificationsContext.Provider>
  )
}

/** Functions that show, change and close notifications. @throws Error outside a NotificationProvider */
export function useNotifications(): Notifications {
  const notifications = useContext(NotificationsContext)
  if (!notifications) throw new Error('Wrap this component in <NotificationProvider> of @wherry/ui')
  return notifications
}
