import type { Frame, Page, Request } from 'playwright'
import { expect } from 'vitest'
import { unlisted } from '../hands/hosts.ts'
import { words } from '../words.ts'
import { canary, evilHost } from './corpus.ts'
import { census, type InWindow, putUp, textsOf } from './inPage.ts'
import { ownAttributes, ownStyles, ownTags } from './own.ts'

/** What stands over the page where one of its screens has broken, in each language. */
const brokenTitles = Object.values(words).map(({ trans }) => trans.common.error_boundary.title)

/** Watches a tab for what no text from outside may bring about. */
export interface Judge {
  /** What has happened since the last look, and what stands in the document now; empty: nothing. */
  deeds(frame?: Frame): Promise<string[]>
  /**
   * Fails where anything has happened, or the page is dead: it has no heading, or its error screen.
   *
   * @param way what was done, with the payloads' ids
   * @param options `isAlive`: tells otherwise whether the page lives, as where its error screen is expected
   */
  expectHarmless(way: string, options?: { frame?: Frame; isAlive?: () => Promise<unknown> }): Promise<void>
  /** Waits until no request of the tab is under way. */
  quiet(): Promise<void>
}

export interface JudgeOptions {
  /** Hosts that may be asked besides the product's own. */
  hosts?: readonly string[]
  /** Elements that may stand in the page besides our own. */
  tags?: readonly string[]
  /** Attributes that they have besides those of our own. @default none */
  attributes?: readonly string[]
  /** Uncaught errors that are no fault. */
  isKnownError?: (message: string) => boolean
  /** Milliseconds within which the page has to have a heading. @default 10000 */
  patience?: number
}

/** Watches all documents that the tab loads after this. */
export async function watch(
  page: Page,
  {
    hosts = [],
    tags = [],
    attributes = [],
    isKnownError = () => false,
    patience = 10_000,
  }: JudgeOptions = {},
): Promise<Judge> {
  const outside: string[] = []
  const underWay = new Set<Request>()
  const context = page.context()
  await context.addInitScript(putUp, canary)
  context.on('request', (request) => {
    const found = unlisted(request.url(), request.isNavigationRequest(), hosts)
    if (found) outside.push(`asked ${found.slice(0, 200)}`)
    if (!request.isNavigationRequest()) underWay.add(request)
  })
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
  page.on('pageerror', (error) => {
    if (!isKnownError(error.message)) outside.push(`threw ${error.message.slice(0, 300)}`)
  })
  page.on('dialog', (dialog) => {
    outside.push(`opened a ${dialog.type()}: ${dialog.message().slice(0, 100)}`)
    void dialog.dismiss()
  })
  context.on('page', (other) => outside.push(`opened a page ${other.url()}`))
  page.on('download', (download) => outside.push(`loaded down ${download.url()}`))
  page.on('crash', () => outside.push('crashed'))
  const own = {
    tags: [...ownTags, ...tags].join(' '),
    attributes: [...ownAttributes, ...attributes].join(' '),
    styles: ownStyles.join(' '),
    evilHost,
  }

  const deeds = async (frame: Frame = page.mainFrame()): Promise<string[]> => {
    try {
      const inside = await frame.evaluate(() => (window as never as InWindow).wherryDeeds.splice(0))
      return [...outside.splice(0), ...inside, ...(await frame.evaluate(census, own))]
    } catch (error) {
      // The document that was to be looked at is gone.
      return [...outside.splice(0), `went away: ${String(error).split('\n')[0]}`]
    }
  }
  return {
    deeds,
    async quiet() {
      // Twice: an answer may lead to the next question.
      for (let looks = 0, idle = 0; idle < 2 && looks < 500; looks++) {
        idle = underWay.size === 0 ? idle + 1 : 0
        await page.waitForTimeout(20)
      }
      underWay.clear()
    },
    async expectHarmless(way, { frame = page.mainFrame(), isAlive } = {}) {
      expect(await deeds(frame), way).toEqual([])
      if (isAlive) return void (await isAlive())
      // A page that is led on has none for a moment.
      await expect
        .poll(() => frame.locator('h1').count(), {
          timeout: patience,
          message: `${way}: the page has its heading`,
        })
        .toBeGreaterThan(0)
      const headings = await frame.locator('h1').allTextContents()
      expect(
        headings.filter((heading) => brokenTitles.includes(heading)),
        `${way}: page dead`,
      ).toEqual([])
    },
  }
}

/** All texts that a person meets in a document, one after the other. */
export const textsIn = (frame: Page | Frame): Promise<string[]> => frame.evaluate(textsOf)
