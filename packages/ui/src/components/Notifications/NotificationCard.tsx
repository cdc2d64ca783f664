'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { AlertIcon, ErrorIcon, InfoIcon, OkIcon, XIcon } from '../../icons/icons.tsx'
import { notificationWords } from '../../messages/notifications.ts'
import { smallTool } from '../../private/iconButton.css.ts'
import { floating } from '../../private/overlay/surface.css.ts'
import type { PartAttributes } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './Notifications.css.ts'
import { useSwipe } from './useSwipe.ts'

export const notificationTones = ['info', 'positive', 'caution', 'critical'] as const

/** Parts of the messages: the `region` of all, its two lists, and a `card` with what stands in it. */
export type NotificationPart = ('region' | 'list' | 'card' | 'icon' | 'text') | ('title' | 'action' | 'close')

export interface NotificationOptions {
  /** The same id replaces the message that is shown with it. @default a new one */
  id?: string | undefined
  /** `critical` interrupts as an alert, the others are announced politely. */
  tone: (typeof notificationTones)[number]
  /** The event, in a few words. */
  title: ReactNode
  /** More about it, under the title. @default none */
  text?: ReactNode
  /** Icon before the text in place of the tone's own, which stands there for null too. @default the tone's own */
  icon?: ReactNode
  /**
   * Renders the content of the card in place of icon, title, text and action; the close button stays. `close` closes
   * the message. @default icon, title, text and action
   */
  render?: ((close: () => void) => ReactNode) | undefined
  /** Time on the screen in ms; null: the message stays until it is closed. @default 5000 */
  duration?: number | null | undefined
  /** One action; a press on it closes the notification. @default none */
  action?: { label: string; onClick: () => void } | undefined
  /** True if a press outside closes the notification. @default false */
  closesOutside?: boolean | undefined
}

export interface Shown extends NotificationOptions {
  id: string
  /** Grows with each update, so that the time starts again. */
  version: number
}

const icons = { info: InfoIcon, positive: OkIcon, caution: AlertIcon, critical: ErrorIcon }

interface NotificationCardProps {
  notification: Shown
  /** True while the time is paused. */
  isPaused: boolean
  onClose: () => void
  part: PartAttributes<NotificationPart>
}

/** One notification. */
export function NotificationCard({ notification, isPaused, onClose, part }: NotificationCardProps) {
  const { tone, title, text, duration = 5000, action, version } = notification
  const { closesOutside, icon, render } = notification
  const words = useWords('notification', notificationWords)
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  const left = useRef({ version, time: duration })
  const close = useRef(onClose)
  close.current = onClose
  const { dragging, handlers } = useSwipe(card, onClose)
  const still = isPaused || dragging

  useEffect(() => {
    if (left.current.version !== version) left.current = { version, time: duration }
    const { time } = left.current
    if (still || time === null) return
    const from = performance.now()
    const timer = setTimeout(() => close.current(), time)
    return () => {
      clearTimeout(timer)
      left.current.time = Math.max(0, time - (performance.now() - from))
    }
  }, [still, version, duration])

  useEffect(() => {
    if (!closesOutside) return
    const onPress = (event: Event) => {
      if (card.current && !event.composedPath().includes(card.current)) close.current()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [closesOutside])

  const Icon = icons[tone]
  return (
    <div
      ref={card}
      // After a change in one part the whole message is read, but not the list around it.
      aria-atomic="true"
      {...part('card', floating, css.card)}
      data-tone={tone}
      data-dragging={dragging ? '' : undefined}
      {...handlers}
    >
      {!render && <span {...part('icon', css.icon({ tone }))}>{icon ?? <Icon />}</span>}
      <div {...part('text', css.main)} id={render && titleId}>
        {render ? (
          render(onClose)
        ) : (
          <>
            <b id={titleId} {...part('title', css.title)}>
              {title}
            </b>
            {text}
            {action && (
              <div {...part('action', css.action)}>
                <Button
                  size="s"
                  variant="outline"
                  onClick={() => {
                    action.onClick()
                    onClose()
                  }}
                >
                  {action.label}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <button
        type="button"
        {...part('close', smallTool, css.close)}
        aria-label={words.close}
        // Close buttons of several cards have the same name, so the title (or an owner's content) describes which one
        // it is. As part of the name it would be read twice, because the message is read anyway.
        aria-describedby={titleId}
        onClick={onClose}
      >
        <XIcon />
      </button>
    </div>
  )
}
