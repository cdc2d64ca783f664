import login from '@wherry/booking/messages/en/login'
import type { BrowserContext, FrameLocator, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockCookies, blockStorage } from './blocked.ts'
import { photoAtEachWidth, withChromium } from './browser.ts'
import { type Collector, startCollector } from './collector.ts'
import { fillIn, type Log, listenTo, payByCard, payInCash, press } from './embedStage.ts'
import { type OwnStage, startOwnStage } from './ownStage.ts'
import { account, enterAccount } from './signInSteps.ts'
import { chooseFirstOffer, fillFlight, fillPassenger, passenger, patient } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const { approval, Finder, shell } = words.en
const digits = passenger.en.phone.replace(/\D/g, '').slice(2)
const hour = 3600

let stage: OwnStage
let collector: Collector

beforeAll(async () => {
  collector = await startCollector()
  stage = await startOwnStage(collector.dsn)
})
afterAll(async () => {
  await stage?.close()
  await collector?.close()
})

/** A text that has left our pages or servers, and the place where it was seen. */
interface Said {
  where: string
  text: string
}

/** All requests of a context: the requests to other sites, and the referrer of every request. */
function watchRequests(context: BrowserContext): { said(): Promise<Said[]> } {
  const all: Promise<Said[]>[] = []
  const own = [stage.urls.module, stage.urls.api, stage.urls.account].map((url) => new URL(url).origin)
  const look = async (request: Request): Promise<Said[]> => {
    const headers = await request.allHeaders().catch(() => request.headers())
    // Cookies belong to a host, not to a port, so the servers on this machine share them. Two hosts never do.
    delete headers['cookie']
    const { origin } = new URL(request.url())
    const referrer = { where: `a referrer to ${origin}`, text: headers['referer'] ?? '' }
    if (own.includes(origin)) return [referrer]
    const text = `${request.method()} ${request.url()} ${request.postData() ?? ''} ${JSON.stringify(headers)}`
    return [referrer, { where: `a request to ${origin}`, text }]
  }
  context.on('request', (request) => all.push(look(request)))
  return { said: async () => (await Promise.all(all)).flat() }
}

/** Documents of the pages of others: the bank's and the partner's own document. */
async function pagesOfOthers(page: Page): Promise<Said[]> {
  const others = [stage.urls.pay, stage.urls.partner]
  const frames = page.frames().filter((frame) => others.some((url) => frame.url().startsWith(url)))
  return Promise.all(
    frames.map(async (frame) => ({
      where: `a page of ${new URL(frame.url()).origin}`,
      text: `${frame.url()} ${await frame.content()} ${await frame.evaluate(() => document.referrer)}`,
    })),
  )
}

const messagesIn = (log: Log): Said[] => [
  ...log.messages.map((heard) => ({ where: `a message ${heard.way}`, text: JSON.stringify(heard) })),
  ...log.events.map((told) => ({ where: `an event ${told.name}`, text: JSON.stringify(told) })),
]

const servers = (): Said[] => [
  { where: 'what the servers write', text: stage.written() },
  ...collector.received.map((text) => ({ where: 'a report of errors', text })),
]

/** Places at which one of the secrets stands. */
const leaks = (said: readonly Said[], secrets: readonly string[]): string[] => [
  ...new Set(said.filter(({ text }) => secrets.some((one) => text.includes(one))).map(({ where }) => where)),
]

/** The search in a page of the module's own, or in the partner's page. */
async function open(page: Page, where: 'page' | 'frame'): Promise<Page | FrameLocator> {
  if (where === 'page') {
    await page.goto(`${stage.urls.module}?lang=en&from=ap-IST&to=ad-moda-caddesi-142`)
    return page
  }
  await page.goto(`${stage.urls.partner}/element?lang=en`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('combobox', { name: Finder.to, exact: true }).waitFor()
  return frame
}

/** From the search up to the payment. */
async function fill(place: Page | FrameLocator): Promise<void> {
  if ('frameLocator' in place && 'goto' in place) {
    await chooseFirstOffer(place, 'en')
    await fillFlight(place, 'en')
    await fillPassenger(place, 'en')
  } else await fillIn(place as FrameLocator)
}

const heading = (place: Page | FrameLocator, name: string) =>
  place.getByRole('heading', { level: 1, name }).waitFor()

/** Headings of the confirmation at a payment's end. */
const titles = { pay: approval.paid, decline: approval.declined, leave: words.en.confirmed.left }
type End = keyof typeof titles

async function payAndEnd(page: Page, place: Page | FrameLocator, end: End, seen: Said[] = []): Promise<void> {
  await payByCard(place as FrameLocator)
  await page.waitForURL(`${stage.urls.pay}/**`)
  seen.push(...(await pagesOfOthers(page)))
  await page.locator(`button[value=${end}]`).click()
  await heading(page, titles[end])
}

/** Fills in a search of the frame and signs in there, as a call asks for it: a frame has no button for it. */
async function fillSignedIn(frame: FrameLocator, who = account.buyer): Promise<void> {
  await faults('POST', { operation: 'prices', kind: 'status401' })
  const filled = fill(frame)
  const dialog = frame.getByRole('dialog')
  await dialog.waitFor()
  await faults('DELETE')
  await dialog.getByRole('textbox').first().fill(who.login)
  const password = dialog.getByLabel(login.login.password, { exact: true })
  await password.fill(who.password)
  await password.press('Enter')
  await filled
}

/** Signs in by the head of a page of the module's own. */
async function signInHere(place: Page | FrameLocator, who = account.buyer): Promise<void> {
  await press(place.getByRole('banner').getByRole('button', { name: shell.signIn }))
  await enterAccount(place as Page, who.login, who.password)
  await place.getByRole('dialog').waitFor({ state: 'detached' })
  await place.getByRole('banner').getByRole('button', { name: shell.account }).waitFor()
}

const faults = (method: 'POST' | 'DELETE', rule?: object) =>
  fetch(`${stage.urls.api}/__faults`, { method, ...(rule && { body: JSON.stringify(rule) }) })

async function made(before: readonly string[]): Promise<string[]> {
  const now = (await stage.orders()).map(({ transaction }) => transaction)
  return now.filter((transaction) => !before.includes(transaction))
}

describe.each(['page', 'frame'] as const)('a journey in a %s', (where) => {
  it.each(['cash', 'pay', 'decline', 'leave'] as const)(
    'SEC-06 EMBED-06 SEC-05 by “%s”: a guest’s transaction is in no message, referrer, log, report or page of others',
    async (end) => {
      const before = await made([])
      const reported = collector.received.length
      const page = await chromium.open()
      const requests = watchRequests(page.context())
      const log = await listenTo(page)
      const seen: Said[] = []
      const place = await open(page, where)
      await fill(place)
      if (end === 'cash') {
        await payInCash(place as FrameLocator)
        await heading(place, approval.booked)
      } else await payAndEnd(page, place, end, seen)
      seen.push(...(await pagesOfOthers(page)))
      // A call fails on the page of the order, and the failure is reported.
      await faults('POST', { operation: 'order', kind: 'status500' })
      await (end === 'cash' ? place : page)
        .getByRole('heading', { level: 1 })
        .evaluate((node) => node.ownerDocument.dispatchEvent(new Event('visibilitychange')))
      await expect.poll(() => collector.received.length, patient).toBeGreaterThan(reported)
      await faults('DELETE')

      const [transaction = '', ...more] = await made(before)
      expect([transaction.length, more]).toEqual([32, []])
      expect(transaction).toMatch(/^[0-9a-f]{32}$/)
      const said = [...seen, ...messagesIn(log), ...(await requests.said()), ...servers()]
      expect(leaks(said, [transaction])).toEqual([])
      // The controls: there were texts to search, and a planted leak is found.
      expect(said.length).toBeGreaterThan(end === 'cash' && where === 'page' ? 10 : 20)
      if (where === 'frame') expect(log.events.map(({ name }) => name)).toContain('booked')
      expect(leaks([...said, { where: 'planted', text: `x${transaction}x` }], [transaction])).toEqual([
        'planted',
      ])
      expect(log.errors).toEqual([])
    },
  )
})

describe('an order of an account', () => {
  it('EMBED-12 SEC-06 a card paid in a frame without storage ends in its confirmation, without phone and e-mail', async () => {
    const page = await chromium.open()
    await blockCookies(page)
    await blockStorage(page)
    const requests = watchRequests(page.context())
    const arrived: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/approveorder/'))
        arrived.push(request.url())
    })
    const log = await listenTo(page)
    const place = (await open(page, 'frame')) as FrameLocator
    await fillSignedIn(place)
    await payAndEnd(page, place, 'pay')
    const arrival = arrived.at(-1) ?? ''
    const receipt = new URL(arrival).searchParams.get('receipt') ?? ''
    const transaction = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(receipt).toMatch(/^[\w.-]{40,128}$/)
    expect((await stage.orders()).find((one) => one.transaction === transaction)?.userId).toBe(1001)

    const isPart = async () => {
      await heading(page, approval.paid)
      await page.getByText(approval.partTitle).waitFor()
      const text = (await page.locator('body').textContent()) ?? ''
      expect(text).toContain(passenger.en.name)
      expect(text).not.toContain(passenger.en.email)
      expect(text.replace(/\D/g, '')).not.toContain(digits)
      expect(page.url()).not.toContain('receipt')
    }
    await isPart()
    await photoAtEachWidth(page, 'approval-by-receipt-en')
    // The receipt is kept in the entry of the history, so neither a reload nor another language needs the storage.
    await page.reload()
    await isPart()
    await page.getByRole('combobox', { name: words.en.common.language }).selectOption('ru')
    await page.getByText(words.ru.approval.partTitle).waitFor()
    await photoAtEachWidth(page, 'approval-by-receipt-ru')
    await page.reload()
    await page.getByText(words.ru.approval.partTitle).waitFor()
    await page.getByRole('combobox', { name: words.ru.common.language }).selectOption('en')
    await isPart()

    const said = [...messagesIn(log), ...(await requests.said()), ...servers()]
    expect(leaks(said, [transaction, receipt])).toEqual([])
    expect(leaks([{ where: 'planted', text: arrival }], [receipt])).toEqual(['planted'])

    // The address to which the bank has led, in a new browser: now and an hour later.
    const stranger = await chromium.open()
    await stranger.goto(arrival)
    await heading(stranger, approval.paid)
    await stranger.getByText(approval.partTitle).waitFor()
    await stage.advance(hour)
    await stranger.goto(arrival)
    await heading(stranger, approval.notFound)
    await stranger.getByText(approval.notFoundText).waitFor()
    await photoAtEachWidth(stranger, 'approval-unknown-en')
    expect(stranger.url()).not.toContain('receipt')
    await page.reload()
    await heading(page, approval.notFound)
    // It is the account's: who signs in sees the whole of it, where they are.
    await page.getByRole('main').getByRole('button', { name: approval.signIn, exact: true }).click()
    await page.getByRole('dialog').getByText(login.login.why.order).waitFor()
    await enterAccount(page, account.buyer.login, account.buyer.password)
    await heading(page, approval.paid)
    await page.getByText(passenger.en.email, { exact: false }).first().waitFor()
    expect(await page.getByText(approval.partTitle).count()).toBe(0)
  })

  it('SEC-06 BOOK-49 declined in a frame, shown by its receipt: it is paid once its account has signed in', async () => {
    const page = await chromium.open()
    await blockCookies(page)
    await blockStorage(page)
    const place = (await open(page, 'frame')) as FrameLocator
    await fillSignedIn(place)
    await payAndEnd(page, place, 'decline')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('pay-url')) asked.push(request.url())
    })
    expect(await page.getByRole('button', { name: pattern(approval.payNow) }).count()).toBe(0)
    await photoAtEachWidth(page, 'declined-by-receipt-en')
    await page.getByRole('button', { name: approval.signInToPay }).click()
    await enterAccount(page, account.buyer.login, account.buyer.password)
    const pay = page.getByRole('button', { name: pattern(approval.payNow) })
    await pay.waitFor()
    expect(asked).toEqual([])
    await pay.click()
    await page.locator('button[value=pay]').click()
    await heading(page, approval.paid)
  })

  it('SEC-06 its transaction typed into the address is unknown to a guest and to another account, as any is', async () => {
    const owner = await chromium.open()
    const place = await open(owner, 'page')
    await signInHere(place)
    await open(owner, 'page')
    await fill(owner)
    await payInCash(owner as never)
    await heading(owner, approval.booked)
    const address = owner.url()
    await owner.getByText(passenger.en.email, { exact: false }).first().waitFor()

    const texts = async (page: Page, url: string, text: string) => {
      await page.goto(url)
      await heading(page, approval.notFound)
      await page.getByText(text).waitFor()
      expect(await page.locator('body').textContent()).not.toContain(passenger.en.name)
      return page.getByRole('main').textContent()
    }
    const none = address.replace(/approveorder\/\w+/, `approveorder/${'0'.repeat(32)}`)
    const guest = await chromium.open()
    const unknown = await texts(guest, none, approval.notFoundText)
    expect(await texts(guest, address, approval.notFoundText)).toBe(unknown)
    expect(await texts(guest, `${address}&receipt=forged.receipt`, approval.notFoundText)).toBe(unknown)
    expect(await texts(guest, `${address}&receipt=%20${'x'.repeat(500)}`, approval.notFoundText)).toBe(
      unknown,
    )
    const other = await chromium.open()
    await signInHere(await open(other, 'page'), account.fan)
    const unknownThere = await texts(other, none, approval.notYoursText)
    expect(await texts(other, address, approval.notYoursText)).toBe(unknownThere)
    await photoAtEachWidth(other, 'approval-not-yours-en')
    await other.getByRole('button', { name: approval.otherAccount }).waitFor()

    // A session that has ended meanwhile is asked for.
    const token = (await owner.context().cookies()).find(({ name }) => name === 'token_ng')?.value
    await fetch(`${stage.urls.api}/profile/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    await owner.reload()
    await owner.getByRole('dialog').getByText(login.login.why.ended).waitFor()
    await enterAccount(owner, account.buyer.login, account.buyer.password)
    await heading(owner, approval.booked)
  })

  it('SEC-06 EMBED-06 whoever hears the address of the payment later gets nothing from it', async () => {
    const page = await chromium.open()
    const log = await listenTo(page)
    const place = (await open(page, 'frame')) as FrameLocator
    await fillSignedIn(place)
    await payByCard(place as FrameLocator)
    await page.waitForURL(`${stage.urls.pay}/**`)
    const heard = log.events.find(({ name }) => name === 'redirect')?.detail['url']
    expect(heard).toMatch(new RegExp(`^${stage.urls.pay}/[0-9a-f]{32}\\?`))
    const listener = await chromium.open()
    const answer = await listener.goto(String(heard))
    expect(answer?.status()).toBe(404)
    for (const end of ['leave', 'back', 'pay']) {
      const posted = await fetch(String(heard), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams({ end }),
      })
      expect([posted.status, posted.headers.get('location')]).toEqual([404, null])
    }
    // Its visitor goes on, after a reload and back from the module too.
    await page.reload()
    await page.locator('button[value=decline]').click()
    await heading(page, approval.declined)
    await page.goBack()
    await page.locator('button[value=pay]').click()
    await heading(page, approval.paid)
  })
})
