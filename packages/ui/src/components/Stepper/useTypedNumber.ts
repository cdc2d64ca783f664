'use client'
import { useState } from 'react'
import { stepperWords } from '../../messages/stepper.ts'
import { fill } from '../../private/edit/fill.ts'
import { shortText } from '../../private/edit/shortText.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { readNumber } from './readNumber.ts'
import { type Bounds, settled } from './stepperMath.ts'

interface TypedNumberOptions {
  value: number
  step: number
  bounds: Bounds
  /** Formats a number for the input. */
  write: (value: number) => string
  /** True if there is a `maxReason`, which is shown elsewhere. */
  hasMaxReason: boolean
  announce: (text: string) => void
}

/** State of a number while it is typed: `onChange` is called only when it is complete. */
export function useTypedNumber(options: TypedNumberOptions) {
  const { value, step, bounds, write, hasMaxReason, announce } = options
  const { locale } = useTheme()
  const words = useWords('stepper', stepperWords)
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)

  const say = (text: string | null) => {
    setNote(text)
    if (text) announce(text)
  }
  return {
    /** The text being typed; null if nothing is being typed. */
    draft,
    /** Message for the last typed text that was changed or refused. */
    note,
    type: (text: string) => {
      setDraft(text)
      setNote(null)
    },
    drop: () => {
      setDraft(null)
      setNote(null)
    },
    /**
     * Returns the typed number and the value accepted for it; the current value if nothing was typed.
     *
     * @param text @default `draft`
     */
    settle: (text = draft): { wanted: number; to: number } => {
      setDraft(null)
      setNote(null)
      const stays = { wanted: value, to: value }
      if (text === null || text.trim() === '' || text === write(value)) return stays
      const wanted = readNumber(text, locale)
      if (wanted === null) {
        say(fill(words.unread, { text: shortText(text), value: write(value) }))
        return stays
      }
      if (wanted === value) return stays
      const { value: to, reason } = settled(wanted, step, bounds)
      if (reason && !(reason === 'most' && hasMaxReason)) say(fill(words[reason], { value: write(to) }))
      return { wanted, to }
    },
  }
}
