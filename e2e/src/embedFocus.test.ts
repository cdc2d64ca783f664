import signIn from '@wherry/booking/messages/en/login'
import type { FrameLocator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { moduleUrl, widths, withChromium } from './browser.ts'
import { openWithModule, partnerUrl, press, settled } from './embedStage.ts'
import { account, enterAccount } from './signInSteps.ts'
import { patient } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.id === 'own')

/** A field of the partner's own, with the focus in it. */
async function focusOwn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = document.createElement('input')
    field.id = 'own'
    document.body.prepend(field)
  })
  await page.locator('#own').click()
}

const setAttribute = (page: Page, name: string, value: string) =>
  page
    .locator('wherry-module')
    .evaluate((module, [key, text]) => module.setAttribute(key, text), [name, value] as const)

it('EMBED-07 SHELL-27 a screen that comes by itself takes no focus from the page, and what the person asks for does', async () => {
  const page = await chromium.open()
  const inside = await openWithModule(page, '/element')
  await focusOwn(page)
  // Refused settings lead to an error, whose heading would take the focus on a page of the module's own.
  await setAttribute(page, 'partner', '4030')
  await inside.getByRole('heading', { level: 1, name: signIn.forbidden.title }).waitFor()
  await page.keyboard.type('who types here')
  expect(await page.locator('#own').inputValue()).toBe('who types here')
  expect(await hasFocus(page)).toBe(true)

  // The person acts inside the frame: the missing field takes the focus.
  await page.goto(partnerUrl('/element'))
  await focusOwn(page)
  await press(inside.getByRole('button', { name: words.en.Finder.find }))
  const missing = inside.getByRole('combobox', { name: words.en.Finder.to, exact: true })
  await expect.poll(() => missing.evaluate((one) => one === document.activeElement), patient).toBe(true)
  expect(await hasFocus(page)).toBe(false)
})

/** The focused part of the module's frame: the id of a field, the text of a heading, or a tag. */
const focusIn = (inside: FrameLocator) =>
  inside.locator('body').evaluate((body) => {
    const { activeElement: at } = body.ownerDocument
    const field = at?.matches('input') ? at : at?.querySelector(':scope input[role=combobox]')
    if (at === body || !at) return 'body'
    return at.matches('main') ? 'main' : at.matches('h1') ? at.textContent : (field?.id ?? at.tagName)
  })

/** Chooses a place with a finger, in the list that fills the view. */
async function tapPlace(inside: FrameLocator, term: string, name: RegExp) {
  const field = inside.getByRole('combobox', { name: words.en.Finder.to, exact: true })
  await field.tap()
  await field.pressSequentially(term, { delay: 15 })
  await inside.getByRole('option', { name }).first().tap()
  return (await field.getAttribute('id'))!
}

it('A11Y-04 UI-18 a place that a finger has chosen in the list that fills the view: the focus stays with its field', async () => {
  const page = await chromium.open({ width: widths.phone, touch: true })
  const inside = await openWithModule(page, '/element')
  const id = await tapPlace(inside, 'moda caddesi 142', /Moda Caddesi 142/)
  await inside
    .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
    .first()
    .waitFor()
  expect(await settled(() => focusIn(inside))).toBe(id)
  const field = inside.getByRole('combobox', { name: words.en.Finder.to, exact: true })
  // The keyboard on the screen has gone, and so has the list.
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(false)
  expect(await field.getAttribute('aria-expanded')).toBe('false')
})

it('A11Y-04 AUTH-05 after a sign-in that a call has asked for, the focus is where it was in the frame', async () => {
  const page = await chromium.open({ width: widths.phone, touch: true })
  const inside = await openWithModule(page, '/element')
  let isOver = true
  await page.route(/\/prices\?/, (route) =>
    isOver ? route.fulfill({ status: 401, json: { error: { code: 401 } } }) : route.continue(),
  )
  const id = await tapPlace(inside, 'moda caddesi 142', /Moda Caddesi 142/)
  const dialog = inside.getByRole('dialog')
  await dialog.waitFor()
  isOver = false
  const { login, password } = account.fan
  await dialog.getByRole('textbox').first().fill(login)
  await dialog.getByLabel(signIn.login.password, { exact: true }).fill(password)
  await dialog.getByLabel(signIn.login.password, { exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await inside
    .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
    .first()
    .waitFor()
  expect(await settled(() => focusIn(inside))).toBe(id)
})

it('A11Y-04 SHELL-18 whoever signs in and may not come in has the focus on what came in place of the screen', async () => {
  const page = await chromium.open()
  await page.goto(moduleUrl('?lang=en'))
  await page.getByRole('banner').getByRole('button', { name: words.en.shell.signIn }).click()
  await enterAccount(page, account.refused.login, account.refused.password)
  const title = page.getByRole('heading', { level: 1, name: signIn.forbidden.title })
  await title.waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => title.evaluate((one) => one === document.activeElement), patient).toBe(true)

  // A second sign-in that is closed returns the focus to its button.
  const again = page.getByRole('button', { name: signIn.forbidden.signIn })
  await again.click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => again.evaluate((one) => one === document.activeElement), patient).toBe(true)
})
