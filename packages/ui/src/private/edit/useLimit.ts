'use client'
import { useEffect, useId, useRef } from 'react'
import type { Words } from '../../messages/words.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { useAnnounce } from '../announcer.tsx'
import { counted } from './fill.ts'
import { isNearLimit } from './nearLimit.ts'

interface LimitOptions {
  words: Words['textField']
  /** Characters of the text, in UTF-16 units. */
  length: number
  /** Maximum length; undefined: no limit. */
  limit: number | undefined
  /** With so few characters left the counter is announced in any case. @default 0 */
  least?: number
}

/** Time without a key press after which the counter is announced, in ms. */
const settled = 800

/** A limit that cuts nothing off: near it the field shows the rest, announces it after a pause in typing, and beyond it shows the excess. */
export function useLimit({ words, length, limit, least = 0 }: LimitOptions) {
  const { locale } = useTheme()
  const announce = useAnnounce()
  const source = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const over = limit === undefined ? 0 : length - limit
  return {
    isNear: limit !== undefined && isNearLimit(length, limit, least),
    error: over > 0 ? counted(locale, words.tooMany, over) : undefined,
    counter: limit === undefined ? length : `${length} / ${limit}`,
    /** Announces the rest for a text of this length. */
    tell(next: number) {
      if (limit === undefined) return
      clearTimeout(timer.current)
      if (!isNearLimit(next, limit, least)) return
      const left = limit - next
      const message = left < 0 ? counted(locale, words.tooMany, -left) : counted(locale, words.left, left)
      timer.current = setTimeout(() => announce(message, 'polite', source), settled)
    },
  }
}
