'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { AlertIcon, ErrorIcon, InfoIcon, OkIcon, XIcon } from '../../icons/icons.tsx'
import { notificationWords } from '../../messages/notifications.ts'
import { cx } from '../../private/cx.ts'
import { smallTool } from '../../private/iconButton.css.ts'
import { floating } from '../../private/listBox.css.ts'
import { useWords } from '../../private/useWords.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './Notifications.css.ts'
import { useSwipe } from './useSwipe.ts'

export const notificationTones = ['info', 'positive', 'caution', 'critical'] as const

export interface NotificationOptions {
  /** The same id replaces what is shown under it, in its place. @default a new one */
  id?: string | undefined
  /** Critical breaks in as an alert, the others are spoken politely. */
  tone: (typeof notificationTones)[number]
  title: ReactNode
  text?: ReactNode
  /** Time on the screen in ms; null stays until it is closed. @default 5000 */
  duration?: number | null | undefined
  /** One thing to do about it; doing it closes the notification. */
  action?: { label: string; onClick: () => void } | undefined
  /** A press anywhere beside it closes it. @default false */
  closesOutside?: boolean | undefined
}

export interface Shown extends NotificationOptions {
  id: string
  /** Grows with each update, so that the time begins anew. */
  version: number
}

const icons = { info: InfoIcon, positive: OkIcon, caution: AlertIcon, critical: ErrorIcon }

interface NotificationCardProps {
  notification: Shown
  /** The time stands still. */
  isPaused: boolean
  onClose: () => void
}

/** One notification. */
export function NotificationCard({ notification, isPaused, onClose }: NotificationCardProps) {
  const { tone, title, text, duration = 5000, action, version, closesOutside } = notification
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
      // Changed in a part, a message is read whole; the list around it is not.
      aria-atomic="true"
      className={cx(floating, css.card)}
      data-tone={tone}
      data-dragging={dragging ? '' : undefined}
      {...handlers}
    >
      <Icon className={css.icon} />
      <div className={css.main}>
        <b id={titleId} className={css.title}>
          {title}
        </b>
        {text}
        {action && (
          <div className={css.action}>
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
      </div>
      <button
        type="button"
        className={cx(smallTool, css.close)}
        aria-label={words.close}
        // Of several it says which; as a part of the name it would be spoken a second time with the message.
        aria-describedby={titleId}
        onClick={onClose}
      >
        <XIcon />
      </button>
    </div>
  )
}
