'use client'
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { notificationWords } from '../../messages/notifications.ts'
import { focusedNear } from '../../private/focusedNear.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { usePortal } from '../../private/usePortal.ts'
import { useWords } from '../../private/useWords.ts'
import { NotificationCard, type NotificationOptions, type Shown } from './NotificationCard.tsx'
import * as css from './Notifications.css.ts'
import {
  goBack,
  placeBefore,
  useHiddenTab,
  useKeptEvents,
  useRegionKey,
  useRoom,
  useTopLayer,
} from './useRegion.ts'

export const notificationPositions = [
  'top-start',
  'top',
  'top-end',
  'bottom-start',
  'bottom',
  'bottom-end',
] as const

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

export interface NotificationProviderProps {
  /** Corner or edge of the part in view. @default 'top-end' */
  position?: (typeof notificationPositions)[number] | undefined
  /** From that edge in px. @default 12 */
  offset?: number | undefined
  children: ReactNode
}

/** Passing messages for everything inside. Its region is in the page before the first of them; F6 leads there, through those of other providers, and back. */
export function NotificationProvider({ position = 'top-end', offset, children }: NotificationProviderProps) {
  const words = useWords('notification', notificationWords)
  const portal = usePortal()
  const region = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  const [list, setList] = useState<readonly Shown[]>([])
  const current = useRef<readonly Shown[]>([])
  const count = useRef(0)
  /** The focus was in the region when its list changed. */
  const wasInside = useRef(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHiddenTab()

  const { api, leave } = useMemo(() => {
    const change = (next: readonly Shown[]) => {
      wasInside.current = !!region.current?.contains(focusedNear(region.current))
      current.current = next
      setList(next)
    }
    const leave = () => goBack(before.current, region)
    const close = (id: string) => {
      const rest = current.current.filter((shown) => shown.id !== id)
      change(rest)
      if (rest.length === 0 && wasInside.current) leave()
    }
    const api: Notifications = {
      show: (options) => {
        const same = (shown: Shown) =>
          options.id
            ? shown.id === options.id
            : shown.tone === options.tone && shown.title === options.title && shown.text === options.text
        const known = current.current.find(same)
        const version = ++count.current
        const id = known?.id ?? options.id ?? `notification-${version}`
        const next = { ...options, id, version }
        change(
          known
            ? current.current.map((shown) => (shown === known ? next : shown))
            : [...current.current, next],
        )
        return id
      },
      update: (id, options) => {
        const version = ++count.current
        change(current.current.map((shown) => (shown.id === id ? { ...shown, ...options, version } : shown)))
      },
      close,
    }
    return { api, leave }
  }, [])

  useEffect(() => {
    if (list.length === 0) {
      setHovered(false)
      setFocused(false)
    }
  }, [list.length])
  useBrowserLayoutEffect(() => {
    const isLost = wasInside.current && !region.current?.contains(focusedNear(region.current))
    wasInside.current = false
    // A message that becomes urgent goes to the other list, and took the focus along.
    if (isLost && current.current.length > 0) region.current?.focus({ preventScroll: true })
  }, [list])
  useTopLayer(region, list.length > 0 && portal !== null)
  const room = useRoom(region, list, portal)
  useRegionKey(region, before)
  useKeptEvents(region)

  const isPaused = hovered || focused || hidden
  const isUrgent = ({ tone }: Shown) => tone === 'critical'
  const inTurn = [...list.filter(isUrgent), ...list.filter((shown) => !isUrgent(shown))].slice(0, room)
  const cards = (urgent: boolean) =>
    inTurn
      .filter((shown) => isUrgent(shown) === urgent)
      .map((notification) => (
        <NotificationCard
          key={notification.id}
          {...{ notification, isPaused }}
          onClose={() => api.close(notification.id)}
        />
      ))

  return (
    <NotificationsContext.Provider value={api}>
      {children}
      {portal &&
        createPortal(
          <section
            ref={region}
            aria-label={words.region}
            tabIndex={-1}
            className={css.region}
            data-wherry-notifications=""
            data-position={position}
            style={{ paddingBlock: offset }}
            onFocus={(event: FocusEvent<HTMLElement>) => {
              setFocused(true)
              const from = event.relatedTarget
              if (from && !event.currentTarget.contains(from)) before.current = placeBefore(from)
            }}
            onBlur={(event: FocusEvent<HTMLElement>) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
            }}
            onPointerEnter={() => setHovered(true)}
            onPointerLeave={() => setHovered(false)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Escape') return
              const card = (event.target as Element).closest('[data-tone]')
              if (card) card.querySelector<HTMLElement>(':scope > button')?.click()
              else leave()
            }}
          >
            <div role="alert" aria-live="assertive" aria-atomic="false" className={css.cards}>
              {cards(true)}
            </div>
            <div role="status" aria-live="polite" aria-atomic="false" className={css.cards}>
              {cards(false)}
            </div>
          </section>,
          portal,
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
