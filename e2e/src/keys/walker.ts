import type { ElementHandle, Frame, Page } from 'playwright'
import { expect } from 'vitest'
import { patient } from '../steps.ts'

/** Walks a page by keys alone, and checks after each key that the focus is in view. */
export interface Walker {
  /** The focused element of any frame, as `role name`. */
  focused(): Promise<string>
  /** Presses a key, one or more times. */
  press(key: string, times?: number): Promise<void>
  /** Types a text into the focused element. */
  type(text: string): Promise<void>
  /** Presses Tab or another key until the focused element matches. Fails after eighty presses. */
  tabTo(what: RegExp, key?: string): Promise<void>
  /** Waits until the focused element matches, without pressing a key. */
  comesTo(what: RegExp, because?: string): Promise<void>
  /** Number of keys after which the focus was checked. */
  readonly pressed: number
}

/** The frame that receives the keys, and its focused element. */
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
  // Invisible marks around names in other scripts are removed, since no pattern contains them.
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name}`.replace(
    /[\u2066-\u2069]/g,
    '',
  )
}

/**
 * The fault of a focus: it is on the body (A11Y-04), outside of the window, or covered by another part (WCAG 2.4.11).
 * Null: there is none.
 */
const faultOf = (element: Element): string | null => {
  if (element === document.body || element === document.documentElement) return 'on the body'
  const isSmall = ({ width, height }: DOMRect) => width <= 1 || height <= 1
  // A native control may be hidden while its label or parent is drawn in its place. That part counts then.
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
 * @param pause milliseconds after each key, because a screen reader does not read a control that loses the focus at
 * once @default 0
 */
export function walkerOf(page: Page, pause = 0): Walker {
  let pressed = 0
  const focused = async () => (await focusOf(page)).element.evaluate(nameOf)
  async function fault(): Promise<string | null> {
    const { frame, element } = await focusOf(page)
    const own = await element.evaluate(faultOf)
    if (own || frame === page.mainFrame()) return own
    // A frame is as tall as its content, so the element’s position in the page’s window decides.
    const box = await element.boundingBox()
    const height = page.viewportSize()?.height ?? 0
    return box && box.y + box.height > 0 && box.y < height ? null : 'out of the window of the page'
  }
  /** Checks the focus after a key, with time for a page to load or to scroll. */
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
