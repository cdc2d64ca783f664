import type { ElementHandle, Frame, Page } from 'playwright'
import { expect } from 'vitest'
import { patient } from '../steps.ts'

/** Walks a page by keys alone, and looks after each key whether the focus is there and in sight. */
export interface Walker {
  /** What has the focus, as `role name`, in whatever frame it is. */
  focused(): Promise<string>
  /** Presses a key, once or more. */
  press(key: string, times?: number): Promise<void>
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>
  /** Tab, or another key, until what has the focus fits; at most eighty times. */
  tabTo(what: RegExp, key?: string): Promise<void>
  /** Waits until what has the focus fits, without a key. */
  comesTo(what: RegExp, because?: string): Promise<void>
  /** How many keys were looked after. */
  readonly pressed: number
}

/** The frame that the keys go to, and what has the focus there. */
async function focusOf(page: Page): Promise<{ frame: Frame; element: ElementHandle<Element> }> {
  let frame = page.mainFrame()
  for (;;) {
    const handle = await frame.evaluateHandle(() => {
      let at = document.activeElement ?? document.body
      while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
      return at
    })
    const element = handle.asElement() as ElementHandle<Element>
    const inner = await element.contentFrame()
    if (!inner) return { frame, element }
    frame = inner
  }
}

const nameOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const label = (element as HTMLInputElement).labels?.[0]?.textContent
  const name = labelled || element.getAttribute('aria-label') || label || element.textContent?.slice(0, 80)
  // Isolates of names in other scripts are not for the eye, and not for a pattern.
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name}`.replace(
    /[\u2066-\u2069]/g,
    '',
  )
}

/**
 * What is wrong with the focus of an element: it is on the body (A11Y-04), it is out of the window, or something lies
 * over all of it (WCAG 2.4.11). Null: nothing.
 */
const faultOf = (element: Element): string | null => {
  if (element === document.body || element === document.documentElement) return 'on the body'
  const isSmall = ({ width, height }: DOMRect) => width <= 1 || height <= 1
  // A native control that is drawn by its neighbour is seen where that one is.
  const shown = [element, (element as HTMLInputElement).labels?.[0], element.parentElement].find(
    (one) => one && !isSmall(one.getBoundingClientRect()),
  )
  if (!shown) return 'not drawn'
  const { left, top, right, bottom } = shown.getBoundingClientRect()
  const within = {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, window.innerWidth),
    bottom: Math.min(bottom, window.innerHeight),
  }
  if (within.right <= within.left || within.bottom <= within.top) return 'out of the window'
  const root = shown.getRootNode() as Document | ShadowRoot
  for (const x of [0.5, 0.05, 0.95])
    for (const y of [0.5, 0.1, 0.9]) {
      const hit = root.elementFromPoint(
        within.left + (within.right - within.left) * x,
        within.top + (within.bottom - within.top) * y,
      )
      if (hit && (shown.contains(hit) || hit.contains(shown))) return null
    }
  return 'covered'
}

/**
 * @param page any page of the product, or one that frames it
 * @param pause milliseconds after each key, for who listens: what is left at once is not read. @default 0
 */
export function walkerOf(page: Page, pause = 0): Walker {
  let pressed = 0
  const focused = async () => (await focusOf(page)).element.evaluate(nameOf)
  async function fault(): Promise<string | null> {
    const { frame, element } = await focusOf(page)
    const own = await element.evaluate(faultOf)
    if (own || frame === page.mainFrame()) return own
    // In a frame as tall as its content the window is the page's.
    const box = await element.boundingBox()
    const height = page.viewportSize()?.height ?? 0
    return box && box.y + box.height > 0 && box.y < height ? null : 'out of the window of the page'
  }
  /** What a key leads to may come over the network, or roll into sight. */
  async function look(key: string): Promise<void> {
    pressed++
    if (pause > 0) await page.waitForTimeout(pause)
    let latest: string | null = null
    const isFine = async () => {
      latest = await fault().catch((error: unknown) => String(error))
      return latest === null
    }
    if (await isFine()) return
    await expect
      .poll(isFine, { timeout: 3_000, interval: 50 })
      .toBe(true)
      .catch(async () => {
        throw new Error(`A11Y-04 after ${key} the focus is ${latest}: ${await focused()}`)
      })
  }
  const walker: Walker = {
    focused,
    async press(key, times = 1) {
      for (let press = 0; press < times; press++) {
        await page.keyboard.press(key)
        await look(key)
      }
    },
    async type(text) {
      await page.keyboard.type(text)
      await look(`typing ${text}`)
    },
    async tabTo(what, key = 'Tab') {
      const passed: string[] = []
      for (let press = 0; press < 80; press++) {
        const at = await focused()
        if (what.test(at)) return
        passed.push(at)
        await walker.press(key).catch((error: unknown) => {
          throw new Error(`${error}\non the way to ${what}, after ${passed.join(', ')}`)
        })
      }
      throw new Error(`${key} does not lead to ${what}; it passed ${passed.join(', ')}`)
    },
    comesTo: (what, because) =>
      expect.poll(focused, { ...patient, message: because ?? 'A11Y-04' }).toMatch(what),
    get pressed() {
      return pressed
    },
  }
  return walker
}
