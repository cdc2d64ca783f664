import type { Frame, Page } from 'playwright'
import { inject } from 'vitest'
import type { Chance } from '../seed.ts'
import { unlisted } from './hosts.ts'
import { type FuzzProbe, keepAccount, type Look } from './inPage.ts'

/** A page under random actions, and its errors. */
export interface Scene {
  readonly page: Page
  /** Faults so far that cannot disappear again. */
  readonly wrong: string[]
  isOffline: boolean
  /** True if the page was ever offline. */
  wasOffline: boolean
  /** The module's document. Null: no page of the module is shown. */
  document(): Frame | null
  look(): Promise<Look>
  /** A point on a control, in the page’s coordinates. Null: the control cannot be pressed. */
  scrollTo(at: number): Promise<{ x: number; y: number } | null>
  /** A random point of the viewport. */
  somewhere(chance: Chance): Promise<{ x: number; y: number }>
  travel(way: 'back' | 'forward'): Promise<void>
  blur(): Promise<void>
  wait(milliseconds: number): Promise<void>
  /** Number of open requests. */
  readonly asking: number
}

type InPage = Window & { wherryFuzz: FuzzProbe }

/** Console lines that the browser itself writes for a failed response. */
const ofBrowser =
  /^Failed to load resource|net::ERR_|has been blocked by CORS policy|was preloaded using link/
/**
 * Error reports of the module about a failed call or a missing part of its code, which the module has also shown to the
 * person.
 */
const ofNetwork = /^(ChunkLoadError|ClientError|TypeError: Failed to fetch dynamically imported module): /

const isGone = (error: unknown) => /context was destroyed|frame was detached/i.test(String(error))

/**
 * True of a partner’s page with an advertisement of the hostile site. The partner requests that site, not the module.
 */
const isAd = (page: Page) => page.url().startsWith(`${inject('partner')}/ad`)
const isOfAd = (page: Page, address: string) => isAd(page) && address.startsWith(inject('hostile'))

/**
 * Watches a page, starting before its first document.
 *
 * @param modules addresses of the module
 * @param hosts further hosts that the page may request
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
  /**
   * The result is null also for a partner’s page with an advertisement, because other tests cover the effects of that.
   */
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
            frame.evaluate(() => (window as never as InPage).wherryFuzz.look()),
            10_000,
          )
        } catch (error) {
          // The page is between two documents. Several documents lead to the bank’s page.
          if (tries > 20 || error instanceof Dead) throw error
          await page.waitForLoadState('domcontentloaded').catch(() => {})
          await scene.wait(100)
        }
      }
    },
    async scrollTo(at) {
      const frame = find()
      if (!frame) return null
      try {
        const place = await frame.evaluate((one) => (window as never as InPage).wherryFuzz.scrollTo(one), at)
        if (!place || frame === page.mainFrame()) return place
        const around = await (await frame.frameElement()).boundingBox()
        return around && { x: place.x + around.x, y: place.y + around.y }
      } catch (error) {
        // An earlier press is just now navigating away, to the payment or to a reload.
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
        ?.evaluate(() => (window as never as InPage).wherryFuzz.blur())
        .catch((error: unknown) => {
          if (!isGone(error)) throw error
        })
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
  return scene
}

/** Thrown if the page does not respond. */
class Dead extends Error {}

/** Thrown if the person has left the module, for example to the payment page. */
export class Away extends Error {}

function within<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Dead('dead: the page does not answer')), milliseconds)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
