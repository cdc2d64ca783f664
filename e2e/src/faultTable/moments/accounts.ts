import { inject } from 'vitest'
import { lookOf, saveStored, storedOf } from '../../editorSteps.ts'
import { account } from '../../signInSteps.ts'
import { dayFromNow, fillDate, fillTime } from '../../steps.ts'
import type { Moment } from '../moment.ts'
import type { Stage } from '../states.ts'
import { editor, login as texts, yacht } from '../texts.ts'
import { button, en, heading, isShown, openAnew, search, text } from './shared.ts'

const dialog = (stage: Stage) => stage.getByRole('dialog')
const password = (stage: Stage) => dialog(stage).getByLabel(texts.password, { exact: true })

/** Signing in, which has two calls. */
export const login: Moment = {
  isSignIn: true,
  leaves: true,
  async reach(visit) {
    const { page } = visit
    await page.context().clearCookies()
    await openAnew(visit, search)
    await button(page.getByRole('banner') as unknown as Stage, en.shell.signIn).click()
    await dialog(page).getByRole('textbox').first().fill(account.buyer.login)
    await password(page).fill(account.buyer.password)
  },
  ask: ({ page }) => password(page).press('Enter'),
  signs: {
    unchanged: (stage) => isShown(button(stage, en.shell.account)),
    notice: (stage) => isShown(dialog(stage).getByRole('alert')),
  },
  goOn: async ({ page }) =>
    void (await dialog(page).getByRole('button', { name: texts.submit, exact: true }).click()),
  close: ({ page }) => page.context().clearCookies(),
}

/** Signing out; the device forgets the visitor in any case. */
export const logout: Moment = {
  async reach(visit) {
    const { page, module } = visit
    if (!page.url().startsWith(module)) await page.goto(module + search)
    await button(page, en.shell.signIn).click()
    await dialog(page).getByRole('textbox').first().fill(account.buyer.login)
    await password(page).fill(account.buyer.password)
    await password(page).press('Enter')
    await button(page, en.shell.account).click()
    await dialog(page).getByRole('button', { name: texts.signOut }).waitFor()
  },
  ask: async ({ page }) => void (await dialog(page).getByRole('button', { name: texts.signOut }).click()),
  signs: {
    unchanged: async (stage) =>
      (await isShown(button(stage, en.shell.signIn))) &&
      !(await isShown(dialog(stage))) &&
      'context' in stage &&
      (await stage.context().cookies()).every(({ name }) => name !== 'token_ng'),
  },
  // The message disappears after a few seconds.
  goOn: async ({ page }) => void (await page.clock.runFor(6000)),
}

const birch = { partner: 2003, login: 'editor.birch@example.com', password: 'sandbox-3002' }
let headlines = 0
let stored: Record<string, unknown> | null = null
const headline = (stage: Stage) =>
  stage.getByRole('region', { name: editor.form }).getByRole('textbox', { name: editor.texts.header })

/** Saves a partner’s look and restores the old look afterwards, because the other journeys share the service. */
export const saveModuleSettings: Moment = {
  account: birch,
  async prepare() {
    stored ??= (await storedOf(birch.partner)).result
  },
  async close({ page }) {
    if (stored) await saveStored(page, lookOf(stored))
  },
  async reach({ page, module }) {
    if (!page.url().startsWith(module)) await page.goto(`${module}?lang=en`)
    headlines += 1
    await headline(page).fill(`Home from the station, ${headlines}`)
  },
  ask: async ({ page }) => void (await button(page, editor.save).click()),
  signs: {
    unchanged: (stage) => isShown(text(stage, editor.saved)),
    notice: (stage) => isShown(text(stage, editor.failure.title)),
  },
  goOn: async ({ page }) => void (await button(page, editor.failure.again).click()),
}

const send = (stage: Stage) => button(stage, new RegExp(`^(${yacht.order.send}|${yacht.error.again})$`))

/** Sends a request for a yacht. */
export const yachtRequest: Moment = {
  leaves: true,
  async reach(visit) {
    const { page } = visit
    await openAnew(visit, '/yacht?lang=en')
    await button(page, /^Bodrum/).click()
    await fillDate(page, yacht.order.date, dayFromNow(20))
    await fillTime(page, yacht.order.time, '1100')
    await page.getByRole('textbox', { name: yacht.order.details }).fill('Lunch on board')
    await page.getByRole('textbox', { name: yacht.order.contact }).fill('anna@example.com')
    const [agree = ''] = yacht.order.agree.split('{{')
    await page.getByRole('checkbox', { name: new RegExp(`^${agree}`) }).check()
  },
  ask: async ({ page }) => void (await send(page).click()),
  signs: {
    unchanged: (stage) => isShown(heading(stage, yacht.success.title)),
    notice: (stage) => isShown(text(stage, yacht.error.title)),
    unknownOutcome: (stage) => isShown(text(stage, yacht.error.openTitle)),
  },
  goOn: async ({ page }) => void (await send(page).click()),
  async made() {
    const answer = await fetch(`${inject('api')}/__yachts`)
    return ((await answer.json()) as unknown[]).length
  },
}
