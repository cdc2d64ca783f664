'use client'
import { useEffect, useState } from 'react'

type Reader = Pick<typeof import('./readMoment.ts'), 'readTime' | 'readDay'>

let loaded: Reader | null = null

/** Brings what reads dates and times; a field asks for it by itself. */
export const loadMomentReader = async (): Promise<Reader> => {
  loaded ??= await import('./readMoment.ts')
  return loaded
}

/** Without the file only what is typed by the mask is understood. */
const blind: Reader = { readTime: () => null, readDay: () => null }

/**
 * Reads dates and times. It comes once the field has the focus or a text that is to be read: few people write more than
 * digits, and its words weigh more than the field.
 *
 * @param onCome it has come: what was written before is read now
 * @returns the reader, null until it has come; `ask` brings it
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
