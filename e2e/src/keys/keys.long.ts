import { expect, inject, it } from 'vitest'
import { moduleUrl, withChromium } from '../browser.ts'
import { alder, editor, headline, saved, title, withEditors } from '../editorSteps.ts'
import { openWithModule } from '../embedStage.ts'
import { bookRide, dayFromNow, passenger, patient, signIn } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { type Walker, walkerOf } from './walker.ts'

const chromium = withChromium()
const editors = withEditors(chromium)
const t = words.en

/** The form from its first field to the agreement. */
async function fillForm(keys: Walker): Promise<void> {
  await keys.tabTo(/Flight number/)
  await keys.type('TK 1985')
  await keys.tabTo(/Landing date/)
  await keys.type(dayFromNow(12))
  await keys.tabTo(/^combobox Landing time/)
  await keys.type('0945')
  await keys.tabTo(/First and last name/)
  await keys.type(passenger.en.name)
  await keys.tabTo(/^input Mobile phone/)
  await keys.type(passenger.en.phone)
  await keys.tabTo(/E-mail/)
  await keys.type(passenger.en.email)
  await keys.tabTo(/^input I agree to the/)
  await keys.press('Space')
}

it('A11Y-04 BOOK-43 by keys alone: a payment by card, declined, back to the form, and paid', async () => {
  const page = await chromium.open()
  const keys = walkerOf(page)
  await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ho-ciragan-palace'))
  await page
    .getByRole('button', { name: pattern(t.offers.chooseOf) })
    .first()
    .waitFor()
  await keys.press('Tab')
  await keys.tabTo(/^button Choose/)
  await keys.press('Enter')
  await keys.comesTo(new RegExp(t.booking.title))
  await fillForm(keys)
  await keys.tabTo(/^button Pay .* by card/)
  await page.keyboard.press('Enter')
  await page.locator('button[value=decline]').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t.approval.declined }).waitFor()
  await keys.comesTo(new RegExp(t.approval.declined))
  await keys.tabTo(new RegExp(`^button ${t.approval.backToForm}`))
  await keys.press('Enter')
  await page.getByRole('heading', { level: 1, name: t.booking.title }).waitFor()
  await keys.comesTo(/Your booking|order|W-\d/)
  await keys.tabTo(/^button Pay .*(now|card)/i)
  await page.keyboard.press('Enter')
  await page.locator('button[value=pay]').focus()
  await page.keyboard.press('Enter')
  await keys.comesTo(new RegExp(t.approval.paid))
})

it('A11Y-04 BOOK-50 BOOK-52 by keys alone: a ride is changed from the list of rides, and booked again', async () => {
  const page = await chromium.open()
  const keys = walkerOf(page)
  await signIn(page)
  await bookRide(page)
  const open = async (name: RegExp, title: string) => {
    await page.goto(`${inject('account')}/list?lang=en`)
    await page.getByRole('link', { name }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await keys.comesTo(new RegExp(title))
  }
  await open(/^Change/, t.change.heading)
  await keys.tabTo(/^combobox Landing time/)
  await keys.press('Control+a')
  await keys.type('1130')
  await keys.tabTo(/^input I agree to the/)
  await keys.press('Space')
  await keys.tabTo(new RegExp(`^button ${t.change.save}`))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/mytrip/)
  await open(/^Book again/, t.change.repeatHeading)
  await keys.tabTo(/Landing date/)
  await keys.type(dayFromNow(20))
  await keys.tabTo(/^combobox Landing time/)
  await keys.type('0945')
  await keys.tabTo(/^input I agree to the/)
  await keys.press('Space')
  await keys.tabTo(/^button Pay the driver in cash/)
  await keys.press('Enter')
  await page.getByRole('heading', { level: 1, name: t.approval.booked }).waitFor()
  await keys.comesTo(new RegExp(t.approval.booked))
})

it('A11Y-04 EDITOR-05 by keys alone: a partner looks at the points, changes the headline and saves', async () => {
  const page = await editors.openEditor(alder)
  const keys = walkerOf(page)
  await title(page).waitFor()
  await keys.press('Tab')
  await keys.tabTo(new RegExp(`^button ${editor.points.all.replace('{{count}}', '35')}`))
  await keys.press('Enter')
  await page.getByRole('dialog', { name: editor.points.title }).waitFor()
  await keys.press('Tab', 5)
  await keys.press('Escape')
  await keys.comesTo(new RegExp(`^button ${editor.points.all.replace('{{count}}', '35')}`))
  await keys.tabTo(new RegExp(editor.texts.header))
  await keys.press('Control+a')
  await keys.type('Typed by keys')
  await expect.poll(() => headline(page).inputValue(), patient).toBe('Typed by keys')
  await keys.tabTo(new RegExp(`^button ${editor.save}$`), 'Shift+Tab')
  await keys.press('Enter')
  await saved(page)
  expect(await keys.focused()).not.toMatch(/^body/)
})

it('A11Y-04 EMBED-07 by keys alone: through a partner’s page into the module’s frame and out again', async () => {
  const page = await chromium.open()
  const keys = walkerOf(page)
  const frame = await openWithModule(page, '/element')
  await page.evaluate(() => {
    for (const [id, place] of [
      ['before', 'prepend'],
      ['after', 'append'],
    ] as const) {
      const own = document.createElement('button')
      own.id = own.textContent = id
      document.body[place](own)
    }
  })
  await page.locator('#before').focus()
  await keys.tabTo(/^combobox From/)
  await keys.tabTo(/^combobox To/)
  await keys.type('moda caddesi 142')
  await frame
    .getByRole('option', { name: /Moda Caddesi 142/ })
    .first()
    .waitFor()
  await keys.press('Enter')
  await frame
    .getByRole('button', { name: pattern(t.offers.chooseOf) })
    .first()
    .waitFor()
  await keys.tabTo(/^button Filters/)
  await keys.press('Enter')
  await frame.getByRole('dialog').waitFor()
  await keys.press('Tab', 4)
  await keys.press('Escape')
  await keys.comesTo(/^button Filters/)
  await keys.tabTo(/^button after/)
  await keys.tabTo(/^button Filters/, 'Shift+Tab')
  await keys.tabTo(/^button before/, 'Shift+Tab')
})
