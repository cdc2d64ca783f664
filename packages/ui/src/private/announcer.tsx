'use client'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { visuallyHidden } from '../css/hidden.css.ts'

/**
 * Announces a text. `polite` waits until the screen reader has finished its sentence; `assertive` interrupts, only for
 * messages that stop the user. A newer text of the same source replaces one that still waits; an empty text removes it.
 */
export type Announce = (text: string, tone?: 'polite' | 'assertive', source?: string) => void

interface Message {
  text: string
  tone: 'polite' | 'assertive'
  source: string | undefined
}

const AnnounceContext = createContext<Announce>(() => {})

/** Minimum time between two texts, in ms: screen readers skip a text that is replaced sooner. */
const turn = 400
/** Time until a text is removed, in ms, so that a user does not find it later while browsing the page. */
const stay = 4000

/**
 * The single queue of announcements of a themed root (A11Y-03). Its live regions are in the DOM before the first
 * announcement.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  const queue = useRef<Message[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** True after the last text has been announced: the timer then only removes it. */
  const resting = useRef(false)

  const announce = useMemo<Announce>(() => {
    const clear = () => {
      timer.current = undefined
      for (const region of [polite, assertive]) if (region.current) region.current.textContent = ''
    }
    const say = () => {
      resting.current = queue.current.length === 0
      if (resting.current) {
        timer.current = setTimeout(clear, stay - turn)
        return
      }
      clear()
      timer.current = setTimeout(() => {
        // The text leaves the queue only now, since until this moment an empty text may remove it.
        const next = queue.current.shift()
        if (!next) return say()
        const region = next.tone === 'polite' ? polite : assertive
        if (region.current) region.current.textContent = next.text
        timer.current = setTimeout(say, turn)
      }, 50)
    }
    return (text, tone = 'polite', source) => {
      const stale = source ? queue.current.findIndex((waiting) => waiting.source === source) : -1
      if (!text) {
        if (stale >= 0) queue.current.splice(stale, 1)
        return
      }
      if (stale >= 0) {
        queue.current[stale] = { text, tone, source }
        return
      }
      if (queue.current.some((waiting) => waiting.text === text)) return
      // An assertive text goes before all polite ones and after earlier assertive ones.
      const waits = queue.current.length
      const first = queue.current.findIndex((waiting) => waiting.tone === 'polite')
      queue.current.splice(tone === 'polite' || first < 0 ? waits : first, 0, { text, tone, source })
      if (timer.current && !resting.current) return
      clearTimeout(timer.current)
      say()
    }
  }, [])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
      queue.current = []
    },
    [],
  )

  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div ref={polite} className={visuallyHidden} aria-live="polite" data-wherry-announcer="polite" />
      <div
        ref={assertive}
        className={visuallyHidden}
        aria-live="assertive"
        data-wherry-announcer="assertive"
      />
    </AnnounceContext.Provider>
  )
}

/** Returns the function that announces a text once. Stable between renders; outside a ThemeProvider it does nothing. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)
