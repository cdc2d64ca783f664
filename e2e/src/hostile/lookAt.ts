import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'
import type { Put, Tampering } from './answers.ts'
import { type Judge, textsIn } from './judge.ts'
import { compare } from './shown.ts'
import type { Look } from './walks.ts'

export interface Looking {
  /** Fields of answers of which a text was seen on a page. */
  readonly seen: ReadonlySet<string>
  /**
   * Judges a screen: nothing has run, the page is alive, and each text from an answer stands as it came.
   *
   * @param told which payloads these are, for the message of a failure
   * @param isAlive tells otherwise than by a heading that the page lives
   */
  look(told: string, frame?: () => Frame | Promise<Frame>, isAlive?: () => Promise<unknown>): Look
}

/** Judges what a page makes of answers that were tampered with. */
export function lookAtAnswers(page: Page, judge: Judge, tampering: Tampering): Looking {
  const put: Put[] = []
  const seen = new Set<string>()
  return {
    seen,
    look: (told, frame, isAlive) => async (screen) => {
      await judge.quiet()
      const fresh = tampering.take()
      put.push(...fresh)
      const where = (await frame?.()) ?? page.mainFrame()
      const { fields, altered } = compare(await textsIn(where), put)
      for (const field of fields) seen.add(field)
      const last = fresh.slice(-40).map(({ field, payload }) => `${field}: ${payload.id}`)
      const way = `${told}, ${screen}, after ${last.join(', ')}`
      expect(altered, way).toEqual([])
      await judge.expectHarmless(way, { frame: where, ...(isAlive && { isAlive }) })
    },
  }
}
