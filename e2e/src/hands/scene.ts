import type { Frame, Page } from 'playwright'
import { inject } from 'vitest'
import type { Chance } from '../seed.ts'
import { unlisted } from './hosts.ts'
import { type Hands, keepAccount, type Look } from './inPage.ts'

/** A page that hands are on, with all that goes wrong on it. */
export interface Scene {
  readonly page: Page
  /** What has gone wrong so far, and is not taken back by what comes later. */
  readonly wrong: string[]
  isOffline: boolean
  /** Whether it ever was. */
  wasOffline: boolean
  /** Null: the page of the module is not there. */
  document(): Frame | null
  look(): Promise<Look>
  /** In the page's own coordinates; null: it cannot be pressed. */
  bring(at: number): Promise<{ x: number; y: number } | null>
  /** Any point that is seen. */
  somewhere(chance: Chance): Promise<{ x: number; y: number }>
  travel(way: 'back' | 'forward'): Promise<void>
  blur(): Promise<void>
  wait(milliseconds: number): Promise<void>
  /** How many requests are on their way. */
  readonly asking: number
}

type InPage = Window & { wherryHands: Hands }

/** What the browser itself writes to the console for an answer that is no success. */
const ofBrowser =
  /^Failed to load resource|net::ERR_|has been blocked by CORS policy|was preloaded using link/
/** What the module reports of a call or a part of itself that did not come, and has said to the person as well. */
const ofNetwork = /^(ChunkLoadError|ClientError): /

const isGone = (error: unknown) => /context was destroyed|frame was detached/i.test(String(error))

/** One of the partner's pages shows an advertisement of a site that means ill: it is theirs, and is not asked by us. */
const isAd = (page: Page) => page.url().startsWith(`${inject('partner')}/ad`)
const isOfAd = (page: Page, address: string) => isAd(page) && address.startsWith(inject('hostile'))

/**
 * Watches a page from before its first document on.
 *
 * @param modules addresses of the module
 * @param hosts known besides those that every page may ask
 */
export async function setScene(
  page: Page,
  modules: readonly string[],
  hosts: readonly string[] = [],
): Promise<Scene> {
  const wrong: string[] = []
  let asking = 0
  await page.addInitScript(keepAccount)
  page.on('pageerror', (error) => wrong.push(`error: ${error.stack ?? error}`))
  page.on('console', (message) => {
    const text = message.text()
    const isKnown = ofBrowser.test(text) || (scene.wasOffline && ofNetwork.test(text))
    if (message.type() === 'error' && !isKnown) wrong.push(`console: ${text}`)
  })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  page.context().on('page', (other) => void other.close().catch(() => {}))
  page.context().on('request', (request) => {
    asking++
    const address = unlisted(request.url(), request.isNavigationRequest(), hosts)
    if (address && !isOfAd(page, address)) wrong.push(`host: ${address}`)
  })
  const answered = () => {
    asking--
  }
  page.context().on('requestfinished', answered)
  page.context().on('requestfailed', answered)

  const isModule = (frame: Frame) => modules.some((module) => frame.url().startsWith(module))
  /** Null also where a link of the partner's has led to their advertisement: what it does to a page is told elsewhere. */
  const find = () =>
    isAd(page) ? null : (page.frames().find((frame) => !frame.isDetached() && isModule(frame)) ?? null)

  const scene: Scene = {
    page,
    wrong,
    isOffline: false,
    wasOffline: false,
    get asking() {
      return asking
    },
    document: find,
    async look() {
      for (let tries = 0; ; tries++) {
        const frame = find()
        if (!frame) throw new Away(page.url())
        try {
          return await within(
            frame.evaluate(() => (window as never as InPage).wherryHands.look()),
            10_000,
          )
        } catch (error) {
          // The page goes from one document to the next, to the bank's by way of several.
          if (tries > 20 || error instanceof Dead) throw error
          await page.waitForLoadState('domcontentloaded').catch(() => {})
          await scene.wait(100)
        }
      }
    },
    async bring(at) {
      const frame = find()
      if (!frame) return null
      try {
        const place = await frame.evaluate((one) => (window as never as InPage).wherryHands.bring(one), at)
        if (!place || frame === page.mainFrame()) return place
        const around = await (await frame.frameElement()).boundingBox()
        return around && { x: place.x + around.x, y: place.y + around.y }
      } catch (error) {
        // What was pressed before leads away at this very moment: to pay, or to the page anew.
        if (isGone(error)) return null
        throw error
      }
    },
    async somewhere(chance) {
      const { width, height } = page.viewportSize() ?? { width: 300, height: 300 }
      return { x: chance.below(width), y: chance.below(height) }
    },
    async travel(way) {
      await page.evaluate((to) => history[to](), way).catch(() => {})
      await scene.wait(60)
      await page.waitForLoadState('domcontentloaded').catch(() => {})
    },
    async blur() {
      await find()
        ?.evaluate(() => (window as never as InPage).wherryHands.blur())
        .catch((error: unknown) => {
          if (!isGone(error)) throw error
        })
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
  return scene
}

/** The page does not answer. */
class Dead extends Error {}

/** The person has left the module, as for the page where one pays. */
export class Away extends Error {}

function within<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Dead('dead: the page does not answer')), milliseconds)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
