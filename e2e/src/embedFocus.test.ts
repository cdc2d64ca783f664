import signIn from '@wherry/booking/messages/en/login.ts'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { withChromium } from './browser.ts'
import { openWithModule, partnerUrl, press } from './embedStage.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

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
  // Its settings are refused: the error's heading has the focus on a page of its own.
  await setAttribute(page, 'partner', '4030')
  await inside.getByRole('heading', { level: 1, name: signIn.forbidden.title }).waitFor()
  await page.keyboard.type('who types here')
  expect(await page.locator('#own').inputValue()).toBe('who types here')
  expect(await hasFocus(page)).toBe(true)

  // The person goes in: what is missing takes the focus.
  await page.goto(partnerUrl('/element'))
  await focusOwn(page)
  await press(inside.getByRole('button', { name: words.en.Finder.find }))
  const missing = inside.getByRole('combobox', { name: words.en.Finder.to, exact: true })
  await expect.poll(() => missing.evaluate((one) => one === document.activeElement), patient).toBe(true)
  expect(await hasFocus(page)).toBe(false)
})
