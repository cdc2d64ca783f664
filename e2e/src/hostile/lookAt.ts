import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'
import type { Put, Tampering } from './answers.ts'
import { type HarmCheck, textsIn } from './harmCheck.ts'
import { compare } from './shown.ts'
import type { Look } from './walks.ts'

export interface Looking {
  /** Fields of answers whose text was seen on a page. */
  readonly seen: ReadonlySet<string>
  /**
   * Checks a screen: no payload has run, the page works, and each text from an answer is shown unchanged.
   *
   * @param told description of the payloads, for the message of a failure
   * @param isAlive another check that the page works, in place of its heading
   */
  look(told: string, frame?: () => Frame | Promise<Frame>, isAlive?: () => Promise<unknown>): Look
}

/** Checks how a page uses answers with payloads. */
export function lookAtAnswers(page: Page, harmCheck: HarmCheck, tampering: Tampering): Looking {
  const put: Put[] = []
  const seen = new Set<string>()
  return {
    seen,
    look: (told, frame, isAlive) => async (screen) => {
      await harmCheck.quiet()
      const fresh = tampering.take()
      put.push(...fresh)
      const where = (await frame?.()) ?? page.mainFrame()
      const { fields, altered } = compare(await textsIn(where), put)
      for (const field of fields) seen.add(field)
      const last = fresh.slice(-40).map(({ field, payload }) => `${field}: ${payload.id}`)
      const way = `${told}, ${screen}, after ${last.join(', ')}`
      expect(altered, way).toEqual([])
      await harmCheck.expectHarmless(way, { frame: where, ...(isAlive && { isAlive }) })
    },
  }
}
