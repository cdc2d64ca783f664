import { Button, Notice } from '@wherry/ui'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useModule } from '../../hooks/module.tsx'
import type { MessageSet } from '../../messages/load.ts'
import { useSaid } from './useSaid.ts'

/** A part whose code a press brings: a dialog that few open. */
export interface AskedPart<P> {
  /** Null: its code is not here yet. */
  Part: ComponentType<P> | null
  /** Its code and its texts; the same for all who ask. */
  bring(): Promise<ComponentType<P>>
  /** Texts that it needs beside those of the first screen. */
  readonly set: MessageSet | undefined
}

/** @param set texts that the part needs beside those of the first screen. @default none */
export function askedPart<P>(load: () => Promise<ComponentType<P>>, set?: MessageSet): AskedPart<P> {
  const part: AskedPart<P> = {
    Part: null,
    set,
    async bring() {
      part.Part ??= await load()
      return part.Part
    },
  }
  return part
}

/** What is shown where a part did not come. */
export interface MissingPart {
  /** Asks for it once more. */
  again(): void
}

export interface Asking<P> {
  /** Null: not here yet. */
  Part: ComponentType<P> | null
  /** Null: nothing is missing. */
  missing: MissingPart | null
  /** Brings it before it is needed. What goes wrong is told by `ask`. */
  preload(): void
  /**
   * Brings it, then opens it; where it does not come, `missing` says so and all around it stays (REL-03).
   * @param opener has the focus, and gets it back before the part opens
   */
  ask(open: () => void, opener: HTMLElement): void
}

/** Follows a part that a press brings. */
export function useAskedPart<P>(part: AskedPart<P>): Asking<P> {
  const { platform, messages, lang } = useModule()
  const { online, location, report } = platform
  const [missing, setMissing] = useState<MissingPart | null>(null)
  /** The press that counts: the last one, while this stands. */
  const last = useRef<object | null>(null)
  useEffect(
    () => () => {
      last.current = null
    },
    [],
  )

  async function bring(): Promise<void> {
    // A browser asks for a missing script once a page: without a connection it had better not begin.
    if (!part.Part && !online.get()) throw new Error('offline')
    await Promise.all([part.bring(), part.set && messages.load(lang, part.set)])
  }

  function ask(open: () => void, opener: HTMLElement): void {
    const own = {}
    last.current = own
    bring().then(
      () => {
        if (last.current !== own) return
        opener.focus({ preventScroll: true })
        setMissing(null)
        open()
      },
      (error: unknown) => {
        const isChunk = (error as Error | null)?.name === 'ChunkLoadError'
        if (isChunk) report(error)
        if (last.current !== own) return
        // What the browser does not ask for again comes with the next page, which keeps what was entered (REL-05).
        const again = () => (isChunk && online.get() ? location.reload() : ask(open, opener))
        setMissing({ again })
      },
    )
  }
  return { Part: part.Part, missing, preload: () => void bring().catch(() => {}), ask }
}

export interface PartMissingProps extends MissingPart {
  /** What did not come, and what to do. */
  text: string
  /** Words of the button. */
  retry: string
}

/** Says in its place that a part did not come, with a way to ask again (ERR-07). */
export function PartMissing({ text, retry, again }: PartMissingProps) {
  useSaid(text)
  return (
    <Notice
      tone="critical"
      title={text}
      action={
        <Button variant="outline" size="s" onClick={again}>
          {retry}
        </Button>
      }
    />
  )
}
