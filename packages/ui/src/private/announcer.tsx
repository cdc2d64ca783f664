'use client'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { visuallyHidden } from '../css/hidden.css.ts'

/**
 * Polite waits until the reader has finished its sentence, assertive breaks in: only for what stops the person. A text that still waits gives
 * way to a newer one of the same source; an empty text takes back what still waits of its source.
 */
export type Announce = (text: string, tone?: 'polite' | 'assertive', source?: string) => void

interface Message {
  text: string
  tone: 'polite' | 'assertive'
  source: string | undefined
}

const AnnounceContext = createContext<Announce>(() => {})

/** How long a text stands alone in its region before the next one: readers drop what is replaced sooner. */
const turn = 400
/** Then it is taken away, so that nobody meets it again by browsing. */
const stay = 4000

/** The one queue of spoken messages of a themed root (A11Y-03), its regions in the DOM before the first of them. */
export function Announcer({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  const queue = useRef<Message[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The last text has had its turn; the timer only takes it away. */
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
        // Until now it could be taken back.
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
      // What breaks in goes before all that is polite, and after what broke in earlier.
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

/** Says a text to assistive technology, once. Stable between renders; outside a ThemeProvider it says nothing. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)
