import { expect, it } from 'vitest'
import { moduleUrl, photo, withChromium } from '../browser.ts'
import { dayFromNow, passenger, patient } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { walkerOf } from './walker.ts'

const chromium = withChromium()
const t = words.en

it('PLACE-22 SHELL-27 A11Y-04 a transfer is booked by the keyboard alone, with the focus always in sight', async () => {
  const page = await chromium.open()
  const keys = walkerOf(page)
  await page.goto(moduleUrl('?lang=en'))
  await page.getByRole('heading', { level: 1, name: t.shell.transfer }).waitFor()
  await keys.press('Tab')
  await keys.tabTo(/combobox From/)
  await keys.type('IST')
  await page.getByRole('option', { name: /Istanbul Airport/ }).waitFor()
  await keys.press('Enter')
  await keys.tabTo(/combobox To/)
  await keys.type('moda caddesi 142')
  await page
    .getByRole('option', { name: /Moda Caddesi 142/ })
    .first()
    .waitFor()
  await keys.press('Enter')
  await page
    .getByRole('button', { name: pattern(t.offers.chooseOf) })
    .first()
    .waitFor()

  // The overlays of the offers on the way: each is left by Escape, to what it was opened from.
  await keys.tabTo(/^button Sort the offers: Cheapest first/)
  await keys.press('Enter')
  await keys.comesTo(/^menuitemradio/)
  await keys.press('ArrowDown')
  await keys.press('Escape')
  await keys.comesTo(/^button Sort the offers: Cheapest first/, 'from the menu')
  await keys.tabTo(/^button Filters/)
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.press('Tab', 12)
  const isInside = () => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))
  expect(await isInside(), 'Tab goes round in the dialog').toBe(true)
  await keys.press('Escape')
  await keys.comesTo(/^button Filters/, 'from the filters')

  await keys.tabTo(/^button Choose/)
  await keys.press('Enter')
  await page.getByRole('heading', { level: 1, name: t.booking.title }).waitFor()
  await keys.comesTo(new RegExp(t.booking.title), 'the heading after a route')

  await keys.tabTo(/Flight number/)
  await keys.type('TK 1985')
  // The calendar by arrows, from its button and back to it.
  await keys.tabTo(/^button Choose a date/)
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.press('ArrowDown', 2)
  await keys.press('Escape')
  await keys.comesTo(/^button Choose a date/, 'from the calendar')
  await keys.press('Enter')
  await keys.press('PageDown')
  await keys.press('Enter')
  await expect
    .poll(() => page.getByRole('textbox', { name: t.booking.field.landingDate }).inputValue(), patient)
    .toMatch(/^\d\d\.\d\d\.\d{4}$/)
  await keys.tabTo(/Landing date/, 'Shift+Tab')
  await keys.press('Control+a')
  await keys.type(dayFromNow(12))
  // A time of the list by arrows.
  await keys.tabTo(/^combobox Landing time/)
  await keys.press('ArrowDown', 3)
  await keys.press('Enter')
  const time = page.getByRole('combobox', { name: t.booking.field.landingTime })
  await expect.poll(() => time.inputValue(), patient).toMatch(/^\d\d:\d\d$/)
  await keys.press('Control+a')
  await keys.type('0945')
  const adults = page.getByRole('spinbutton', { name: t.booking.passengers.adults })
  await keys.tabTo(/^spinbutton Adults/)
  await keys.press('End')
  await expect.poll(() => adults.getAttribute('aria-valuenow'), patient).toBe('3')
  await keys.press('Home')
  await expect.poll(() => adults.getAttribute('aria-valuenow'), patient).toBe('1')
  await keys.tabTo(/First and last name/)
  await keys.type(passenger.en.name)
  await keys.tabTo(/^input Mobile phone/)
  await keys.type(passenger.en.phone)
  await keys.tabTo(/E-mail/)
  await keys.type(passenger.en.email)
  await keys.tabTo(/^input I agree to the/)
  await keys.press('Space')
  await keys.press('Tab')
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.press('Escape')
  await keys.comesTo(/^button/, 'from the terms')
  await keys.tabTo(/button Pay the driver in cash/)
  await keys.press('Enter')
  await page
    .getByRole('heading', { level: 1, name: t.approval.booked })
    .waitFor()
    .finally(() => photo(page, 'keyboard-end'))
  await keys.comesTo(new RegExp(t.approval.booked), 'the heading after a route')
})

it('A11Y-04 the walker finds a focus that is lost, out of the window or covered', async () => {
  const page = await chromium.open()
  const keys = walkerOf(page)
  const shown = async (html: string) => {
    await page.setContent(html)
    return keys.press('Tab')
  }
  await shown('<button>In sight</button>')
  await expect(shown('<button onfocus="this.remove()">Gone</button>')).rejects.toThrow(/on the body/)
  await expect(shown('<button style="position:fixed;left:-900px;width:90px">Out</button>')).rejects.toThrow(
    /out of the window/,
  )
  await expect(
    shown('<button>Under</button><div style="position:fixed;inset:0;background:red"></div>'),
  ).rejects.toThrow(/covered/)
})
