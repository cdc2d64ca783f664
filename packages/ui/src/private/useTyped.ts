'use client'
import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from './isComposing.ts'
import { isHeld } from './isHeld.ts'

/** A longer pause begins a new word, in ms. */
const pause = 600

/**
 * Collects the letters that a person types to find something in a list. Gives all that belong together, or null for
 * a key that is no letter; a space counts inside a word only.
 */
export function useTyped(): (event: KeyboardEvent) => string | null {
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  return (event) => {
    if (isComposing(event) || isHeld(event)) return null
    const { key, timeStamp } = event
    const before = timeStamp - last.current.at < pause ? last.current.text : ''
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null
    if (key === ' ' && before === '') return null
    last.current = { text: before + key, at: timeStamp }
    return last.current.text
  }
}
