'use client'
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { notificationWords } from '../../messages/notifications.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { focusedNear } from '../../private/overlay/focusedNear.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useWords } from '../../private/useWords.ts'
import { NotificationCard, type NotificationPart } from './NotificationCard.tsx'
import * as css from './Notifications.css.ts'
import type { notificationPositions } from './notificationPositions.ts'
import type { Listed, SharedRegion } from './sharedRegion.ts'
import {
  goBack,
  placeBefore,
  useHiddenTab,
  useKeptEvents,
  useRegionKey,
  useRoom,
  useTopLayer,
  useWay,
} from './useRegion.ts'

interface NotificationRegionProps {
  shared: SharedRegion
  /** The messages of all providers. */
  list: readonly Listed[]
  position: (typeof notificationPositions)[number]
  offset: number | undefined
  portal: HTMLElement
  classNames: ClassNames<NotificationPart> | undefined
}

/** The position at the opposite edge, on the same side. */
const turned = (position: string) =>
  position.replace(/^top|^bottom/, (edge) => (edge === 'top' ? 'bottom' : 'top'))

/** The region with the messages of a root. */
export function NotificationRegion(props: NotificationRegionProps) {
  const { shared, list, position, offset, portal, classNames } = props
  const part = partsOf(classNames)
  const words = useWords('notification', notificationWords)
  const { region, before, wasInside } = shared
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHiddenTab()

  useEffect(() => {
    if (list.length === 0) {
      setHovered(false)
      setFocused(false)
    }
  }, [list.length])
  useBrowserLayoutEffect(() => {
    const isLost = wasInside.current && !region.current?.contains(focusedNear(region.current))
    wasInside.current = false
    // A message that becomes urgent moves to the other list and loses the focus, so the region gets it.
    if (isLost && list.length > 0) region.current?.focus({ preventScroll: true })
  }, [list, region, wasInside])
  useTopLayer(region, list.length > 0)
  const way = useWay(region, list, position.startsWith('bottom'))
  const room = useRoom(region, list, way)
  useRegionKey(region, before)
  useKeptEvents(region)

  const isPaused = hovered || focused || hidden
  const isUrgent = ({ tone }: Listed) => tone === 'critical'
  const inTurn = [...list.filter(isUrgent), ...list.filter((shown) => !isUrgent(shown))].slice(0, room)
  const cards = (urgent: boolean) =>
    inTurn
      .filter((shown) => isUrgent(shown) === urgent)
      .map((notification) => (
        <NotificationCard
          key={notification.since}
          {...{ notification, isPaused, part }}
          onClose={notification.close}
        />
      ))

  return createPortal(
    <section
      ref={region}
      aria-label={words.region}
      tabIndex={-1}
      {...part('region', css.region)}
      data-wherry-notifications=""
      data-position={way.isTurned ? turned(position) : position}
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
        if (event.key !== 'Escape' || isComposing(event) || isHeld(event)) return
        const card = (event.target as Element).closest('[data-tone]')
        if (card) card.querySelector<HTMLElement>(':scope > button')?.click()
        else goBack(before.current, region)
      }}
    >
      <div role="alert" aria-live="assertive" aria-atomic="false" {...part('list', css.cards)}>
        {cards(true)}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false" {...part('list', css.cards)}>
        {cards(false)}
      </div>
    </section>,
    portal,
  )
}
