import loginWords from '@wherry/booking/messages/en/login'
import approvalWords from '@wherry/booking/messages/en/order'
import yachtWords from '@wherry/booking/messages/en/yacht'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import type { Visit } from '../browser.ts'
import { bookRide, chooseFirstOffer, fillFlight, fillPassenger, signIn } from '../steps.ts'
import { type Lang, words } from '../words.ts'

/** The screen from which a walk starts. */
export interface Start {
  name: string
  visit: Visit & { lang: Lang }
  /** Brings a page to the start. Repeated when a walk has left the module. */
  open(page: Page, world: World): Promise<void>
}

/** A module and an order for the walks. */
export interface World {
  /** The module’s address with a path and query. */
  at(path: string): string
  /** Path of a confirmed order’s page. Empty: there is no order yet. */
  order: string
}

const ride = 'from=ap-IST&to=ad-moda-caddesi-142'
const mute = { waitUntil: 'domcontentloaded' } as const
const h1 = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()

/** A start by an address and the text for which the walk waits. */
const at =
  (path: string): Start['open'] =>
  async (page, world) => {
    await page.goto(world.at(path), mute)
    await h1(page)
  }

async function signInAs(page: Page, login: string, password: string): Promise<void> {
  const cookies = await page.context().cookies()
  if (cookies.some(({ name }) => name === 'token_ng')) return
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(`${login}@example.com`)
  await page.locator('#password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
}

async function openForm(page: Page, world: World, lang: Lang): Promise<void> {
  await page.goto(world.at(`?lang=${lang}&${ride}`), mute)
  await chooseFirstOffer(page, lang)
}

const refused =
  (status: number): Start['open'] =>
  async (page, world) => {
    await page.unrouteAll()
    await page.route(/get-setting-user|frame-user-settings/, (route) => route.fulfill({ status, json: {} }))
    await page.goto(world.at('?lang=en'), mute)
    await h1(page)
  }

const inFrame =
  (path: string): Start['open'] =>
  async (page) => {
    await page.goto(`${inject('partner')}${path}?lang=en`, mute)
    await page
      .frameLocator('iframe:not(.advert)')
      .first()
      .getByRole('combobox', { name: words.en.Finder.to, exact: true })
      .waitFor()
  }

const en = { lang: 'en' } as const
const phone = { width: 360, touch: true } as const

/** Every screen of the module, some of them in several states. */
export const starts: readonly Start[] = [
  { name: 'finder', visit: en, open: at('?lang=en') },
  { name: 'offers', visit: en, open: at(`?lang=en&${ride}`) },
  {
    name: 'booking form',
    visit: en,
    open: (page, world) => openForm(page, world, 'en'),
  },
  {
    name: 'filled form',
    visit: en,
    async open(page, world) {
      await openForm(page, world, 'en')
      await fillFlight(page, 'en')
      await fillPassenger(page, 'en')
    },
  },
  { name: 'rent', visit: { lang: 'ru', dark: true }, open: at('/rent?lang=ru&from=ap-IST') },
  { name: 'offers on a phone', visit: { lang: 'es', ...phone }, open: at(`?lang=es&${ride}`) },
  {
    name: 'booking form on a phone',
    visit: { lang: 'ru', dark: true, ...phone },
    open: (page, world) => openForm(page, world, 'ru'),
  },
  {
    name: 'approval',
    visit: en,
    async open(page, world) {
      if (!world.order) {
        await bookRide(page)
        world.order = new URL(page.url()).pathname.replace(/^\/transfer/, '')
      }
      await page.goto(world.at(`${world.order}?lang=en`), mute)
      await page.getByRole('heading', { level: 1, name: approvalWords.approval.booked }).waitFor()
    },
  },
  { name: 'no such order', visit: en, open: at('/approveorder/none-such?lang=en') },
  { name: 'yachts', visit: en, open: at('/yacht?lang=en') },
  {
    name: 'yacht request',
    visit: { ...en, ...phone },
    async open(page, world) {
      await page.goto(world.at('/yacht?lang=en'), mute)
      await page.getByRole('button', { name: /^Bodrum/ }).click()
      await page.getByRole('button', { name: yachtWords.yacht.order.send }).waitFor()
    },
  },
  {
    name: 'sign-in',
    visit: { lang: 'en', dark: true },
    async open(page, world) {
      await page.goto(world.at('?lang=en'), mute)
      await page.getByRole('banner').getByRole('button', { name: words.en.shell.signIn }).click()
      await page.getByRole('dialog', { name: loginWords.login.title }).waitFor()
    },
  },
  {
    name: 'form of who is signed in',
    visit: en,
    async open(page, world) {
      const cookies = await page.context().cookies()
      if (!cookies.some(({ name }) => name === 'token_ng')) await signIn(page)
      await openForm(page, world, 'en')
    },
  },
  {
    name: 'change of an order',
    visit: en,
    async open(page) {
      const cookies = await page.context().cookies()
      if (!cookies.some(({ name }) => name === 'token_ng')) {
        await signIn(page)
        await bookRide(page)
      }
      await page.goto(`${inject('account')}/list?lang=en`)
      await page
        .getByRole('link', { name: /^Change/ })
        .first()
        .click()
      await h1(page)
    },
  },
  {
    name: 'editor',
    visit: en,
    async open(page, world) {
      await signInAs(page, 'editor.alder', 'sandbox-3001')
      await at('/edit?lang=en')(page, world)
    },
  },
  {
    name: 'editor on a phone',
    visit: { lang: 'ru', ...phone },
    async open(page, world) {
      await signInAs(page, 'editor.birch', 'sandbox-3002')
      await at('/edit?lang=ru')(page, world)
    },
  },
  { name: 'landing', visit: en, open: at('?partner=2001&lang=en') },
  { name: 'landing on a phone', visit: { lang: 'ru', ...phone }, open: at('?partner=2001&lang=ru') },
  { name: 'error', visit: en, open: refused(400) },
  { name: 'forbidden', visit: en, open: refused(403) },
  { name: 'in a frame', visit: en, open: inFrame('/element') },
  { name: 'in a frame on a phone', visit: { ...en, ...phone }, open: inFrame('/element') },
]

/** @param name of a start in the list */
export function startNamed(name: string): Start {
  const start = starts.find((one) => one.name === name)
  if (!start) throw new Error(`There is no start ${name}`)
  return start
}
