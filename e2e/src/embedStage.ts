import type { Frame, FrameLocator, Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { chooseFirstOffer, choosePlace, fillFlight, passenger, patient } from './steps.ts'
import { pattern, words } from './words.ts'

const { booking, approval } = words.en

/** A message as one end sent it by its port, or as a window got it. */
export interface Heard {
  /** Whose script saw it. */
  origin: string
  way: 'port' | 'window'
  /** Epoch milliseconds. */
  at: number
  data: { type?: string; inst?: string; id?: number; payload?: Record<string, unknown> } | null
}

/** An event of `<wherry-module>`. */
export interface Told {
  name: string
  detail: Record<string, unknown>
  at: number
}

/** What passes between a page and its modules, and what the browser refuses, in all documents of a tab from now on. */
export interface Log {
  heard: Heard[]
  told: Told[]
  /** `directive blocked-address origin` of what a content policy refused. */
  refused: string[]
  /** Uncaught errors. */
  errors: string[]
  /** How many pages of the module were asked for. */
  asked: string[]
}

/**
 * Listens in every document that the tab loads after this. What the hostile site sends is only counted, in each
 * document's `hostileMessages`: ten thousand would keep the test busy.
 */
export async function listenTo(page: Page): Promise<Log> {
  const log: Log = { heard: [], told: [], refused: [], errors: [], asked: [] }
  await page.exposeBinding('wherryLog', (_source, kind: 'heard' | 'told' | 'refused', entry: string) => {
    log[kind].push(JSON.parse(entry))
  })
  page.on('pageerror', (error) => {
    // The event below tells of a refusal by policy. A browser may write it as an error, too, of an icon that it looks for by itself.
    if (!/^(Error: )?Content-Security-Policy:/.test(String(error))) log.errors.push(String(error))
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(inject('module')))
      log.asked.push(request.url())
  })
  await page.addInitScript((ill) => {
    const { wherryLog } = window as never as { wherryLog(kind: string, entry: string): void }
    const tell = (kind: string, entry: object | string) => wherryLog(kind, JSON.stringify(entry))
    const hear = (way: string, data: unknown) => {
      if (data != null)
        tell('heard', { origin: window.origin, way, at: performance.timeOrigin + performance.now(), data })
    }
    const { postMessage } = MessagePort.prototype
    const isAd = window.origin === ill && window.location.pathname === '/ad'
    if (isAd) return
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: never[]) {
      hear('port', args[0])
      Reflect.apply(postMessage, this, args)
    }
    const counted = { hostileMessages: 0 }
    Object.defineProperty(window, 'hostileMessages', { get: () => counted.hostileMessages })
    const listen = ({ data, origin }: MessageEvent) => {
      if (origin === ill) counted.hostileMessages++
      else hear('window', data)
    }
    window.addEventListener('message', listen, true)
    window.addEventListener('securitypolicyviolation', (event) =>
      tell('refused', `${event.effectiveDirective} ${event.blockedURI} ${window.origin}`),
    )
    for (const name of [
      ...['ready', 'route', 'step', 'results', 'price-selected', 'login-needed', 'booked'],
      ...['redirect', 'yacht-sent', 'track', 'error'],
    ])
      window.addEventListener(`wherry:${name}`, (event) =>
        tell('told', {
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

/** Opens a page of the partner's site and waits until its module has something to see. */
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

/** Waits until the page was told of an event, and answers what it said the last time. */
export async function toldOf(log: Log, name: string): Promise<Told['detail']> {
  await expect.poll(() => log.told.map((told) => told.name), patient).toContain(name)
  return log.told.filter((told) => told.name === name).at(-1)!.detail
}

/** Types where the ride leads, takes the first offer and fills the form up to the payment. */
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
 * Presses what has stood still for longer than half a second: Chromium drops a press on a frame of another site that has
 * moved since then, once the frame asks the browser whether it is seen (D6).
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await settled(async () => JSON.stringify(await target.boundingBox()), 10)
  await target.click()
}

/** Books in cash; a press on a button that was not seen for half a second is asked about once more (D6). */
export async function payInCash(frame: FrameLocator): Promise<void> {
  await press(frame.getByRole('button', { name: booking.pay.cash }).last())
  const yes = frame.getByRole('button', { name: booking.pay.confirm.yes, exact: true })
  await yes.or(frame.getByRole('heading', { level: 1, name: approval.booked })).waitFor()
  if (await yes.isVisible()) await press(yes)
}

export const payByCard = (frame: FrameLocator): Promise<void> =>
  press(frame.getByRole('button', { name: pattern(booking.pay.card) }).last())

/** Books from typing to the confirmation inside the frame. */
export async function bookInCash(frame: FrameLocator): Promise<void> {
  await fillIn(frame)
  await payInCash(frame)
  await frame.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
}

/** Pays on the pay page that the tab shows, up to the confirmation, which is the module's own page. */
export async function payAtTop(page: Page): Promise<void> {
  await page.locator('button[value=pay]').click()
  await page.getByRole('heading', { level: 1, name: approval.paid }).waitFor()
  expect(page.url()).toContain(`${inject('module')}/approveorder/`)
}

/** Waits until a value has been the same for so many looks, 75 ms apart. */
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
