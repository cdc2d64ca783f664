import type { Browser, BrowserContext, CDPSession, Frame, Page } from 'playwright'

/** What a visit of a page was like. Times are milliseconds since the navigation began. */
export interface Felt {
  /** First and Largest Contentful Paint. */
  fcp: number
  lcp: number
  /** What was the largest: its tag and how its text begins. */
  largest: string
  /** What tasks took above 50 ms each. */
  blocking: number
  /** Cumulative Layout Shift without what followed an input. */
  cls: number
  /** The first frame in which the page's control can be used. */
  usable: number
}

/** Bytes over the network, as they came packed. */
export interface Bytes {
  script: number
  style: number
  font: number
  document: number
  image: number
  /** What the API answered, and the rest. */
  data: number
  requests: number
}

/** Slow 4G as Lighthouse applies it to each request: 150 ms there and back 3.75 times over, 1.6 and 0.75 Mbit/s. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
}
/** How many times slower the processor is made. */
const slowdown = 4

/** A phone. */
const phone = {
  ...{ locale: 'en', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  ...{ isMobile: true, hasTouch: true },
}

/** Runs in each document before its own scripts: it notes what a visitor feels. */
function watch(control: string): void {
  const felt: Felt = { fcp: 0, lcp: 0, largest: '', blocking: 0, cls: 0, usable: 0 }
  Object.assign(window, { felt })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null }
    felt.lcp = entry.startTime
    felt.largest = element
      ? `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40)}`
      : ''
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') felt.fcp = startTime
  })
  observe('longtask', ({ duration }) => {
    felt.blocking += Math.max(0, duration - 50)
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) felt.cls += value
  })

  // A look at each frame would draw frames that nobody has asked for: only those after a change are looked at.
  let isAsked = false
  const ask = () => {
    if (!isAsked) requestAnimationFrame(look)
    isAsked = true
  }
  const changes = new MutationObserver(ask)
  function look(): void {
    isAsked = false
    const found = document.querySelector(`:is(${control}):not([inert], [inert] *, [readonly], :disabled)`)
    if (!found) return
    const { left, top, width, height } = found.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    // Below the window nothing is hit.
    if (width > 0 && (hit === null || found.contains(hit))) {
      felt.usable = performance.now()
      changes.disconnect()
    } else ask()
  }
  changes.observe(document, {
    ...{ subtree: true, childList: true },
    ...{ attributes: true, attributeFilter: ['inert', 'readonly', 'disabled'] },
  })
}

/** From now on the page has slow 4G and a slower processor; what it loads too, if it is called before. */
export async function slow(page: Page): Promise<void> {
  await slowProcessor(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
}

export async function slowProcessor(page: Page, rate = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

const kinds: Readonly<Record<string, keyof Bytes>> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Document: 'document',
  Image: 'image',
}

function count(session: CDPSession): Bytes {
  const bytes: Bytes = { script: 0, style: 0, font: 0, document: 0, image: 0, data: 0, requests: 0 }
  const kindOf = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => void kindOf.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds[kindOf.get(requestId) ?? ''] ?? 'data'] += encodedDataLength
    bytes.requests += 1
  })
  return bytes
}

/** One page of the product, or of its twins. */
export interface Route {
  /** Its address, and what leads to it at full speed in the same visit. */
  address(page: Page): Promise<string>
  /** Resolves where what the visitor came for is there. */
  isThere(page: Page): Promise<unknown>
  /** Selector of the control that the visitor came for. */
  control: string
  /** What is felt is that of a frame in the page. @default the page itself */
  frame?(page: Page): Frame | undefined
}

/** A phone of their own, an empty cache. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(phone)
}

/** A visit on slow 4G by a phone four times slower than this machine, with an empty cache. */
export async function visit(
  browser: Browser,
  { address, isThere, control, frame }: Route,
): Promise<Felt & { bytes: Bytes }> {
  const context = await newPhone(browser)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const url = await address(page)
    await page.addInitScript(watch, control)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', slow4G)
    await slowProcessor(page)
    const bytes = count(session)
    await page.goto(url, { waitUntil: 'load' })
    await isThere(page)
    // What the next step will need comes too, and what is painted late.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    const read = () => ({
      felt: (window as unknown as { felt: Felt }).felt,
      origin: performance.timeOrigin,
    })
    const own = await page.evaluate(read)
    const inner = await frame?.(page)?.evaluate(read)
    const { fcp, lcp, largest, blocking, cls, usable } = (inner ?? own).felt
    if (usable === 0) throw new Error(`Nothing at ${url} is ${control} and can be used`)
    if (!inner) return { ...own.felt, bytes }
    const later = inner.origin - own.origin
    return {
      ...{ fcp: fcp + later, lcp: lcp + later, usable: usable + later, largest, blocking },
      ...{ cls: cls + own.felt.cls, bytes },
    }
  } finally {
    await context.close()
  }
}
