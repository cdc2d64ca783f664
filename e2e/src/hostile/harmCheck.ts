import type { Frame, Page, Request } from 'playwright'
import { expect } from 'vitest'
import { unlisted } from '../fuzz/hosts.ts'
import { words } from '../words.ts'
import { canary, evilHost } from './corpus.ts'
import { census, type InWindow, putUp, textsOf } from './inPage.ts'
import { ownAttributes, ownStyles, ownTags } from './own.ts'

/** Headings of the error screen in each language. */
const brokenTitles = Object.values(words).map(({ trans }) => trans.common.error_boundary.title)

/** Watches a tab for effects that no text from outside may have. */
export interface HarmCheck {
  /** Forbidden events since the last call, and forbidden elements of the document now. Empty: none. */
  deeds(frame?: Frame): Promise<string[]>
  /**
   * Fails if there were forbidden effects, or if the page no longer works: it has no heading, or shows its error
   * screen.
   *
   * @param way the test’s action, with the ids of the payloads
   * @param options `isAlive`: another check that the page works, for example if its error screen is expected
   */
  expectHarmless(way: string, options?: { frame?: Frame; isAlive?: () => Promise<unknown> }): Promise<void>
  /** Waits until the tab has no open request. */
  quiet(): Promise<void>
}

export interface HarmCheckOptions {
  /** Hosts that the page may contact besides the product’s own. */
  hosts?: readonly string[]
  /** Elements that the page may have besides the product’s own. */
  tags?: readonly string[]
  /** Attributes of those elements besides the product’s own. @default none */
  attributes?: readonly string[]
  /** True of an uncaught error that is expected. */
  isKnownError?: (message: string) => boolean
  /** Milliseconds within which the page must have a heading. @default 10000 */
  patience?: number
}

/** Watches all documents that the tab loads after this. */
export async function watchForHarm(
  page: Page,
  {
    hosts = [],
    tags = [],
    attributes = [],
    isKnownError = () => false,
    patience = 10_000,
  }: HarmCheckOptions = {},
): Promise<HarmCheck> {
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
      // The document was replaced while it was read.
      return [...outside.splice(0), `went away: ${String(error).split('\n')[0]}`]
    }
  }
  return {
    deeds,
    async quiet() {
      // Open requests are counted twice, because a response may lead to the next request.
      for (let looks = 0, idle = 0; idle < 2 && looks < 500; looks++) {
        idle = underWay.size === 0 ? idle + 1 : 0
        await page.waitForTimeout(20)
      }
      underWay.clear()
    },
    async expectHarmless(way, { frame = page.mainFrame(), isAlive } = {}) {
      expect(await deeds(frame), way).toEqual([])
      if (isAlive) return void (await isAlive())
      // A page has no heading for a moment during a navigation.
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

/** All texts of a document that a person can read or hear. */
export const textsIn = (frame: Page | Frame): Promise<string[]> => frame.evaluate(textsOf)
