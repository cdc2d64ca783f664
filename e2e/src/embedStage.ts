import type { Frame, FrameLocator, Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { chooseFirstOffer, choosePlace, fillFlight, passenger, patient } from './steps.ts'
import { pattern, words } from './words.ts'

const { booking, approval } = words.en

/** A message that one end sent through its port, or that a window received. */
export interface LoggedMessage {
  /** Origin of the document that logged the message. */
  origin: string
  way: 'port' | 'window'
  /** Epoch milliseconds. */
  at: number
  data: { type?: string; inst?: string; id?: number; payload?: Record<string, unknown> } | null
}

/** An event of `<wherry-module>`. */
export interface LoggedEvent {
  name: string
  detail: Record<string, unknown>
  at: number
}

/** Messages between a page and its modules, and refusals of the browser, in all later documents of a tab. */
export interface Log {
  messages: LoggedMessage[]
  events: LoggedEvent[]
  /** Requests that a content policy blocked, as `directive blocked-address origin`. */
  refused: string[]
  /** Messages of the errors that the page did not catch. */
  errors: string[]
  /** Addresses of the module’s pages that were requested. */
  asked: string[]
}

/**
 * Logs every document that the tab loads after this. Messages of the hostile site are only counted, in
 * `hostileMessages` of each document, because logging ten thousand of them would keep the test busy.
 */
export async function listenTo(page: Page): Promise<Log> {
  const log: Log = { messages: [], events: [], refused: [], errors: [], asked: [] }
  await page.exposeBinding('wherryLog', (_source, kind: 'messages' | 'events' | 'refused', entry: string) => {
    log[kind].push(JSON.parse(entry))
  })
  page.on('pageerror', (error) => {
    // The event below reports what the policy blocks. For an icon, a browser may report the same as an error as well.
    if (/^(Error: )?Content-Security-Policy:/.test(String(error))) return
    // Cards with `content-visibility` get their size while observers are told of sizes. What lies around them is told in
    // the next frame, and a notice on the window says so. Only WebKit's driver passes this notice on.
    if (/^Error: ResizeObserver loop completed/.test(String(error))) return
    log.errors.push(String(error))
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(inject('module')))
      log.asked.push(request.url())
  })
  await page.addInitScript((ill) => {
    const { wherryLog } = window as never as { wherryLog(kind: string, entry: string): void }
    const record = (kind: string, entry: object | string) => wherryLog(kind, JSON.stringify(entry))
    const recordMessage = (way: string, data: unknown) => {
      if (data != null)
        record('messages', {
          origin: window.origin,
          way,
          at: performance.timeOrigin + performance.now(),
          data,
        })
    }
    const { postMessage } = MessagePort.prototype
    const isAd = window.origin === ill && window.location.pathname === '/ad'
    if (isAd) return
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: never[]) {
      recordMessage('port', args[0])
      Reflect.apply(postMessage, this, args)
    }
    const counted = { hostileMessages: 0 }
    Object.defineProperty(window, 'hostileMessages', { get: () => counted.hostileMessages })
    const listen = ({ data, origin }: MessageEvent) => {
      if (origin === ill) counted.hostileMessages++
      else recordMessage('window', data)
    }
    window.addEventListener('message', listen, true)
    window.addEventListener('securitypolicyviolation', (event) =>
      record('refused', `${event.effectiveDirective} ${event.blockedURI} ${window.origin}`),
    )
    for (const name of [
      ...['ready', 'route', 'step', 'results', 'price-selected', 'login-needed', 'booked'],
      ...['redirect', 'yacht-sent', 'track', 'error'],
    ])
      window.addEventListener(`wherry:${name}`, (event) =>
        record('events', {
          name,
          detail: (event as CustomEvent).detail,
          at: performance.timeOrigin + performance.now(),
        }),
      )
  }, inject('hostile'))
  return log
}

/** A page of the partner's site. */
export const partnerUrl = (path: string, query = ''): string => `${inject('partner')}${path}?lang=en${query}`

/** Opens a page of the partner’s site and waits until its module shows something. */
export async function openWithModule(page: Page, path: string, query = ''): Promise<FrameLocator> {
  await page.goto(partnerUrl(path, query))
  const frame = page.frameLocator('iframe:not(.advert)')
  await frame.getByRole('combobox', { name: words.en.Finder.to, exact: true }).waitFor()
  return frame
}

/** The documents of the module in a tab. */
export const moduleFrames = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame.url().startsWith(inject('module')))

/** The document of the only module of a tab. */
export async function moduleFrame(page: Page): Promise<Frame> {
  await expect.poll(() => moduleFrames(page).length, patient).toBe(1)
  return moduleFrames(page)[0]!
}

/** Waits until the page received an event, and returns the last one of that name. */
export async function eventOf(log: Log, name: string): Promise<LoggedEvent['detail']> {
  await expect.poll(() => log.events.map((event) => event.name), patient).toContain(name)
  return log.events.filter((event) => event.name === name).at(-1)!.detail
}

/** Types the destination, chooses the first offer and fills in the form up to the payment. */
export async function fillIn(frame: FrameLocator): Promise<void> {
  await choosePlace(frame, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(frame, 'en')
  await fillFlight(frame, 'en')
  const { passengers } = booking
  await frame.getByRole('textbox', { name: passengers.name }).fill(passenger.en.name)
  await frame.getByRole('textbox', { name: passengers.phone }).fill(passenger.en.phone)
  await frame.getByRole('textbox', { name: passengers.email }).fill(passenger.en.email)
  const agreement = frame.getByRole('checkbox', { name: pattern(words.en.bonus.terms.both) })
  await press(agreement)
  await expect.poll(() => agreement.isChecked()).toBe(true)
}

/**
 * Presses a target that has not moved for more than half a second. Chromium drops a press on a cross-site frame that
 * has just moved if the frame checks that it is visible (D6).
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await settled(async () => JSON.stringify(await target.boundingBox()), 10)
  await target.click()
}

/**
 * Books in cash. If the button was visible for less than half a second before the press, the module asks for
 * confirmation (D6).
 */
export async function payInCash(frame: FrameLocator): Promise<void> {
  await press(frame.getByRole('button', { name: booking.pay.cash }).last())
  const yes = frame.getByRole('button', { name: booking.pay.confirm.yes, exact: true })
  await yes.or(frame.getByRole('heading', { level: 1, name: approval.booked })).waitFor()
  if (await yes.isVisible()) await press(yes)
}

export const payByCard = (frame: FrameLocator): Promise<void> =>
  press(frame.getByRole('button', { name: pattern(booking.pay.card) }).last())

/** Books a ride inside the frame, from typing the destination to the confirmation. */
export async function bookInCash(frame: FrameLocator): Promise<void> {
  await fillIn(frame)
  await payInCash(frame)
  await frame.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
}

/** Pays on the pay page that the tab shows. The confirmation after it is the module’s own page. */
export async function payAtTop(page: Page): Promise<void> {
  await page.locator('button[value=pay]').click()
  await page.getByRole('heading', { level: 1, name: approval.paid }).waitFor()
  expect(page.url()).toContain(`${inject('module')}/approveorder/`)
}

/** Waits until a value stayed the same for a number of readings, 75 ms apart. */
export async function settled<T>(read: () => Promise<T> | T, looks = 8): Promise<T> {
  const seen: T[] = []
  await expect
    .poll(
      async () => {
        seen.push(await read())
        const last = seen.slice(-looks)
        return last.length === looks && last.every((value) => value === last[0])
      },
      { ...patient, interval: 75 },
    )
    .toBe(true)
  return seen.at(-1)!
}
