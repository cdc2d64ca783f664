import { type ComponentType, useEffect, useRef, useState } from 'react'
import { isMissingPart, reloadIfMissing } from '../kernel/missingPart.ts'
import type { MessageSet } from '../messages/load.ts'
import { useModule } from '../module/module.tsx'

/** A part whose code is loaded on a press, for instance a dialog that few people open. */
export interface OnDemandPart<P> {
  /** Null: the code has not loaded yet. */
  Part: ComponentType<P> | null
  /** Loads the code; all callers get the same component. */
  load(): Promise<ComponentType<P>>
  /** Texts that the part needs beside those of the first screen. */
  readonly set: MessageSet | undefined
}

/** @param set texts that the part needs beside those of the first screen. @default none */
export function onDemandPart<P>(load: () => Promise<ComponentType<P>>, set?: MessageSet): OnDemandPart<P> {
  const part: OnDemandPart<P> = {
    Part: null,
    set,
    async load() {
      part.Part ??= await load()
      return part.Part
    },
  }
  return part
}

/** State of a part that failed to load. */
export interface MissingPart {
  /** Loads the part once more. */
  again(): void
}

export interface Asking<P> {
  /** Null: the part has not loaded yet. */
  Part: ComponentType<P> | null
  /** The failed load. Null: nothing is missing. */
  missing: MissingPart | null
  /** Loads the part before it is needed. An error is shown only by `ask`. */
  preload(): void
  /**
   * Loads the part, then opens it. If it fails to load, `missing` is set and the rest of the screen stays (REL-03).
   * @param opener the focused element, which gets the focus back before the part opens
   */
  ask(open: () => void, opener: HTMLElement): void
}

/** Uses a part that is loaded on a press. */
export function useOnDemandPart<P>(part: OnDemandPart<P>): Asking<P> {
  const { platform, messages, lang } = useModule()
  const { online, report } = platform
  const [missing, setMissing] = useState<MissingPart | null>(null)
  /** The last press, which alone opens the part; null after unmounting. */
  const last = useRef<object | null>(null)
  useEffect(
    () => () => {
      last.current = null
    },
    [],
  )

  async function load(): Promise<void> {
    // A browser requests a missing script only once per page, so no request is made without a connection.
    if (!part.Part && !online.get()) throw new Error('offline')
    await Promise.all([part.load(), part.set && messages.load(lang, part.set)])
  }

  function ask(open: () => void, opener: HTMLElement): void {
    const own = {}
    last.current = own
    load().then(
      () => {
        if (last.current !== own) return
        opener.focus({ preventScroll: true })
        setMissing(null)
        open()
      },
      (error: unknown) => {
        const isChunk = isMissingPart(error)
        if (isChunk) report(error)
        if (last.current !== own) return
        // A reloaded page keeps the entered values (REL-05).
        const again = () => reloadIfMissing(isChunk, platform) || ask(open, opener)
        setMissing({ again })
      },
    )
  }
  return { Part: part.Part, missing, preload: () => void load().catch(() => {}), ask }
}
