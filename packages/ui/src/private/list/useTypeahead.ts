'use client'
import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../edit/isComposing.ts'
import { isHeld } from '../edit/isHeld.ts'
import { findTyped } from './findTyped.ts'

/** Pause after which a new word begins, in ms. */
const pause = 600

/**
 * Finds items of a list by typed letters. Returns the index of the label that begins with all letters typed so far;
 * null if there is none, and for a key that is no letter. A space counts only inside a word.
 */
export function useTypeahead(): (
  event: KeyboardEvent,
  labels: readonly string[],
  from: number,
) => number | null {
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  return (event, labels, from) => {
    if (isComposing(event) || isHeld(event)) return null
    const { key, timeStamp } = event
    const before = timeStamp - last.current.at < pause ? last.current.text : ''
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null
    if (key === ' ' && before === '') return null
    last.current = { text: before + key, at: timeStamp }
    return findTyped(labels, last.current.text, from)
  }
}
