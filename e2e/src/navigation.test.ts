import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, widths, withBrowser } from './browser.ts'
import { chooseFirstOffer, fillFlight, fillPassenger, patient } from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const chromium = withBrowser()

/** Expects the state after a navigation: focus on the heading, scrolled to the top, and a title of this screen. */
async function expectArrival(
  page: Page,
  heading: string,
  titles: Set<string>,
  scroll: 'top' | 'restored' = 'top',
): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  const at = () =>
    page.evaluate(() => ({
      focused: document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : null,
      isAtTop: window.scrollY < 1,
    }))
  await expect.poll(at, patient).toEqual({ focused: heading, isAtTop: scroll === 'top' })
  const title = await page.title()
  expect(title).toMatch(/ · Wherry$/)
  titles.add(title)
}

describe('SHELL-27 title, focus and scroll follow each navigation', () => {
  it.each<Lang>(['en', 'ru'])(
    'over all screens of a booking, in %s, there and back',
    {
      tags: 'engines',
    },
    async (lang) => {
      const page = await chromium.open({ lang, width: widths.phone, touch: true })
      const t = words[lang]
      const titles = new Set<string>()
      await page.goto(moduleUrl(`?lang=${lang}`))
      await page.getByRole('heading', { level: 1, name: t.shell.transfer }).waitFor()
      await expect.poll(() => page.title(), patient).toBe(t.shell.title.replace('{{page}}', t.shell.transfer))
      titles.add(await page.title())

      await page.getByRole('link', { name: t.shell.rent }).click()
      await expectArrival(page, t.shell.rent, titles)
      await page.goBack()
      await expectArrival(page, t.shell.transfer, titles)
      await page.goForward()
      await expectArrival(page, t.shell.rent, titles)

      await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142`))
      await page
        .getByRole('button', { name: pattern(t.offers.chooseOf) })
        .last()
        .scrollIntoViewIfNeeded()
      await chooseFirstOffer(page, lang)
      await expectArrival(page, t.booking.title, titles)
      await page.goBack()
      // Back among many offers the browser brings the person to where they were.
      await expectArrival(page, t.shell.transfer, titles, 'restored')
      await page.goForward()
      await expectArrival(page, t.booking.title, titles)
      await fillFlight(page, lang)
      await fillPassenger(page, lang)
      await page.getByRole('button', { name: t.booking.pay.cash }).last().click()
      await expectArrival(page, t.approval.booked, titles)
      expect(titles.size, 'each screen has a title of its own').toBe(4)
    },
  )
})

it('SHELL-20 back takes back the call that is under way, and nothing is told of it', async () => {
  const page = await chromium.open()
  const failed: string[] = []
  page.on('requestfailed', (request) =>
    failed.push(`${new URL(request.url()).pathname} ${request.failure()?.errorText}`),
  )
  await page.goto(moduleUrl('/rent?lang=en'))
  await page.getByRole('heading', { level: 1, name: words.en.shell.rent }).waitFor()
  await page.getByRole('link', { name: words.en.shell.transfer }).click()
  await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
  await page.route(
    (url) => url.pathname.endsWith('/places/find') || url.pathname.endsWith('/transport-nodes'),
    () => {},
  )
  const asked = page.waitForRequest((request) => /transport-nodes|places\/find/.test(request.url()))
  await page.getByRole('combobox', { name: words.en.Finder.from, exact: true }).pressSequentially('Istanb')
  await asked
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: words.en.shell.rent }).waitFor()
  await expect
    .poll(() => failed.filter((text) => /ERR_ABORTED/.test(text)).length, patient)
    .toBeGreaterThan(0)
  expect(await page.getByRole('alert').filter({ hasText: /\w/ }).count()).toBe(0)
})

describe('SHELL-26 while a screen’s code comes', () => {
  it.each<Lang>(['en', 'ru'])(
    'a skeleton stands in its place and nothing jumps, in %s',
    { tags: 'engines' },
    async (lang) => {
      const page = await chromium.open({ lang })
      await page.goto(moduleUrl(`?lang=${lang}`))
      await page.getByRole('heading', { level: 1, name: words[lang].shell.transfer }).waitFor()
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.getByRole('link', { name: words[lang].shell.rent }).click()
      const heading = page.getByRole('heading', { level: 1, name: words[lang].shell.rent })
      await heading.waitFor()
      const before = await heading.boundingBox()
      letGo()
      await page.getByRole('combobox', { name: words[lang].Finder.from, exact: true }).waitFor()
      expect(await heading.boundingBox()).toEqual(before)
    },
  )
})
