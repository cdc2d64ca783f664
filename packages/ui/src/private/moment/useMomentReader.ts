'use client'
import { useEffect, useState } from 'react'

type Reader = Pick<typeof import('./readMoment.ts'), 'readTime' | 'readDay'>

let loaded: Reader | null = null

/** Loads the reader of dates and times. A field requests it by itself; call this to load it earlier. */
export const loadMomentReader = async (): Promise<Reader> => {
  loaded ??= await import('./readMoment.ts')
  return loaded
}

/** Reader used if loading fails: then only text that fits the mask is understood. */
const blind: Reader = { readTime: () => null, readDay: () => null }

/**
 * The reader of dates and times. It is loaded when the field gets the focus or has a text to parse, because few people
 * write more than digits and its word lists are large.
 *
 * @param onCome called once it has loaded, to parse the text written before
 * @returns the reader, null until it has loaded, and `ask`, which loads it
 */
export function useMomentReader(onCome: (reader: Reader) => void): {
  reader: Reader | null
  ask: () => void
} {
  const [reader, setReader] = useState(loaded)
  const [known, setKnown] = useState(reader)
  useEffect(() => {
    if (reader === known) return
    setKnown(reader)
    if (reader) onCome(reader)
  })
  const ask = () => {
    if (reader) return
    loadMomentReader().then(setReader, () => setReader(blind))
  }
  return { reader, ask }
}
