'use client'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { visuallyHidden } from '../css/hidden.css.ts'

/** Polite waits until the reader has finished its sentence, assertive breaks in: only for what stops the person. */
export type Announce = (text: string, tone?: 'polite' | 'assertive') => void

const AnnounceContext = createContext<Announce>(() => {})

/** How long a text stands alone in its region before the next one: readers drop what is replaced sooner. */
const turn = 400
/** Then it is taken away, so that nobody meets it again by browsing. */
const stay = 4000

/** The one queue of spoken messages of a themed root (A11Y-03), its regions in the DOM before the first of them. */
export function Announcer({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  const queue = useRef<{ text: string; tone: 'polite' | 'assertive' }[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const announce = useMemo<Announce>(() => {
    const clear = () => {
      timer.current = undefined
      for (const region of [polite, assertive]) if (region.current) region.current.textContent = ''
    }
    const say = () => {
      const next = queue.current.shift()
      if (!next) {
        timer.current = setTimeout(clear, stay - turn)
        return
      }
      clear()
      const region = next.tone === 'polite' ? polite : assertive
      timer.current = setTimeout(() => {
        if (region.current) region.current.textContent = next.text
        timer.current = setTimeout(say, turn)
      }, 50)
    }
    return (text, tone = 'polite') => {
      if (!text || queue.current.some((waiting) => waiting.text === text)) return
      const idle = !timer.current || queue.current.length === 0
      queue.current[tone === 'assertive' ? 'unshift' : 'push']({ text, tone })
      if (!timer.current) say()
      else if (idle) {
        clearTimeout(timer.current)
        timer.current = setTimeout(say, turn)
      }
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
