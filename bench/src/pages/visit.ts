import type { Browser, BrowserContext, CDPSession, Frame, Page } from 'playwright'

/** Timings of a visit that people notice, in milliseconds since the start of the navigation. */
export interface Felt {
  /** Time of the First and of the Largest Contentful Paint. */
  fcp: number
  lcp: number
  /** The largest painted element: its tag and the beginning of its text. */
  largest: string
  /** Sum of the time by which long tasks exceeded 50 ms. */
  blocking: number
  /** Cumulative Layout Shift, without shifts that follow an input. */
  cls: number
  /** Time of the first frame in which the page's main control can be used. */
  usable: number
}

/** Bytes that were loaded over the network, compressed. */
export interface Bytes {
  script: number
  style: number
  font: number
  document: number
  image: number
  /** Bytes of the API's responses, and of all others. */
  data: number
  requests: number
}

/** Slow 4G as Lighthouse applies it to each request: 150 ms round trip times 3.75, 1.6 and 0.75 Mbit/s. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
}
/** Factor by which the processor is slowed down. */
const slowdown = 4

/** Screen of a phone. */
const phone = {
  ...{ locale: 'en', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  ...{ isMobile: true, hasTouch: true },
}

/** Runs in each document before its own scripts: measures the timings that a visitor notices. */
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

  // Checks only the frames after a change: a check of every frame would make the browser draw frames for nothing.
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
    // A point below the window has no element.
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

/** Slows down network and processor of a page from now on; called before loading, it also slows down the load. */
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

/** A page of the product, or of a twin, to be visited. */
export interface Route {
  /** Returns its address. Steps that must come before it in the same visit run here, at full speed. */
  address(page: Page): Promise<string>
  /** Resolves once the main content of the page is visible. */
  isThere(page: Page): Promise<unknown>
  /** Selector of the page's main control. */
  control: string
  /** The frame in the page whose timings count. @default the page itself */
  frame?(page: Page): Frame | undefined
}

/** Opens a phone with an empty cache. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(phone)
}

/** Visits a page on slow 4G with an empty cache, on a phone four times slower than this machine. */
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
    // Files that are prefetched for the next step, and late paints, belong to the visit too.
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
