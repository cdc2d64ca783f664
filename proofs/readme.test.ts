import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { run } from '../tools/run.ts'
import { violations, withChromium } from './chromium.ts'
import { home, shown } from './folders.ts'
import { buildPages, goTo } from './pages.ts'

const { open } = withChromium()

/** Opens an example by itself and uses it. The browser may report no errors but those that the test caused. */
async function use(name: string, how: (page: Page) => Promise<void>, letFail?: RegExp): Promise<void> {
  const { page, complaints } = await open()
  await goTo(page, 'examples', name)
  await page
    .getByRole('button')
    .or(page.getByRole('combobox'))
    .or(page.getByRole('textbox'))
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  await how(page)
  expect(complaints.filter((text) => !letFail?.test(text))).toEqual([])
  await page.close()
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)
const groundOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)

/** Presses the button of the first example and returns the text of its dialog. */
async function pressBook(page: Page): Promise<string> {
  const said = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Book' }).click()
  const dialog = await said
  await dialog.accept()
  await pressed
  return dialog.message()
}

/** Opens the calendar of a field, which has to be clean. */
async function openCalendar(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Choose a date, ${label}` }).click()
  await page.getByRole('grid').waitFor()
  expect(await violations(page)).toEqual([])
}

beforeAll(() => buildPages('examples'))

it('UI-20 the types of the examples hold against those of the tarball', async () => {
  const cwd = join(home, shown.app)
  const { code, output } = await run(join(cwd, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd })
  expect(code, output).toBe(0)
})

describe('UI-20 an example of the README of ui, as it stands there, from the tarball', () => {
  it('Example: the button says that it is booked', () =>
    use('Example', async (page) => expect(await pressBook(page)).toBe('Booked')))

  it('Themed: the button has the colour that makeTheme.mjs was run with', () =>
    use('Themed', async (page) => {
      await expect.poll(() => groundOf(page, 'Find a car')).toBe('rgb(122, 31, 162)')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => groundOf(page, 'Find a car')).toBe('rgb(122, 31, 162)')
      expect(await violations(page)).toEqual([])
    }))

  it('FlightNumber: parts of a field have the classes of the page, and its rules by their names', () =>
    use('FlightNumber', async (page) => {
      const label = page.locator('[data-part="label"]')
      await expect.poll(() => label.getAttribute('class')).toContain('caps')
      expect(await page.locator('.small').textContent()).toBe('As on your ticket')
      expect(await label.evaluate((part) => getComputedStyle(part).textTransform)).toBe('uppercase')
      expect(await violations(page)).toEqual([])
    }))

  it('DateAndTime: the way back begins on the day of the way there', () =>
    use('DateAndTime', async (page) => {
      const day = (number: number) =>
        page.getByRole('button', { name: new RegExp(`^\\w+day, May ${number}, 2030`) })
      const isOff = async (number: number) => (await day(number).getAttribute('aria-disabled')) === 'true'
      await openCalendar(page, 'Back')
      expect([await isOff(5), await isOff(6), await isOff(16)]).toEqual([true, false, false])
      await page.keyboard.press('Escape')

      await openCalendar(page, 'There')
      await day(17).click()
      await expect.poll(() => page.getByLabel('There', { exact: true }).inputValue()).toBe('05/17/2030')
      await openCalendar(page, 'Back')
      expect([await isOff(16), await isOff(17), await isOff(18)]).toEqual([true, false, false])
      await day(17).click()
      await expect.poll(() => page.getByLabel('Back', { exact: true }).inputValue()).toBe('05/17/2030')
      await openCalendar(page, 'There')
      expect([await isOff(17), await isOff(18)]).toEqual([false, true])
      await page.keyboard.press('Escape')

      await page.getByRole('combobox', { name: 'Time' }).click()
      await page.getByRole('option', { name: '9:15 AM' }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('option', { name: '9:15 AM' }).click()
      await expect.poll(() => page.getByRole('combobox', { name: 'Time' }).inputValue()).toBe('9:15 AM')
    }))

  it('AsyncComboBox: asks for what was typed, takes what was chosen, and says when there is no answer', () =>
    use(
      'AsyncComboBox',
      async (page) => {
        const asked: (string | null)[] = []
        await page.route('http://localhost/places?**', (route) => {
          const term = new URL(route.request().url()).searchParams.get('term')
          asked.push(term)
          return term === 'moda'
            ? route.fulfill({ json: [{ id: 'st-MODA', name: 'Moda Caddesi 142', note: 'Kadıköy' }] })
            : route.fulfill({ status: 503 })
        })
        const from = page.getByRole('combobox', { name: 'From' })
        await from.pressSequentially('moda')
        const option = page.getByRole('option', { name: /Moda Caddesi 142.*Kadıköy/ })
        await option.waitFor()
        expect(asked).toEqual(['moda'])
        expect(await option.locator('mark').textContent()).toBe('Moda')
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect.poll(() => from.inputValue()).toBe('Moda Caddesi 142')
        expect(await told(page)).toEqual(['st-MODA'])

        await from.fill('nowhere')
        await page.getByText('The search does not answer').first().waitFor()
        expect(await violations(page)).toEqual([])
      },
      // The browser aborts a failed response whose body nobody reads.
      /term=nowhere|the server responded with a status of 503/,
    ))

  it('OrderMenu: an action is taken by keys, another by the pointer', () =>
    use('OrderMenu', async (page) => {
      await page.getByRole('button', { name: 'More' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect.poll(() => told(page)).toEqual(['copied'])
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await expect.poll(() => told(page)).toEqual(['copied', 'removed'])
    }))

  it('OrderForm: says what is missing, sends what is meant, and shows what was refused', () =>
    use('OrderForm', async (page) => {
      const sign = page.getByRole('textbox', { name: 'Name on the sign' })
      await page.getByRole('button', { name: 'Book' }).click()
      await expect.poll(() => sign.evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await page.getByText('Required').count()).toBe(2)
      expect(await told(page)).toEqual([])
      await sign.fill('Ann')
      await page.getByRole('textbox', { name: 'Mobile phone' }).fill('0532 118 40 27')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Book' }).click()
      await page.getByText('Your whole name').waitFor()
      expect(JSON.parse((await told(page))[0]!)).toEqual([
        ['sign', 'Ann'],
        ['phone', '+905321184027'],
        ['terms', 'on'],
      ])
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Begin anew' }).click()
      await expect.poll(() => sign.inputValue()).toBe('')
      await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(false)
    }))

  it('HookForm: registers texts, controls the rest, refuses, sends and begins anew', () =>
    use('HookForm', async (page) => {
      const name = page.getByRole('textbox', { name: 'Name' })
      const note = page.getByRole('textbox', { name: 'Note' })
      const phone = page.getByRole('textbox', { name: 'Phone' })
      const day = page.getByRole('textbox', { name: 'Day' })
      const book = page.getByRole('button', { name: 'Book' })
      expect(await name.inputValue()).toBe('Ada')
      await name.fill('')
      await book.click()
      await page.getByText('Who is to be picked up?').waitFor()
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await page.getByText('A phone for the driver').count()).toBe(1)
      expect(await page.getByText('The day of the ride').count()).toBe(1)
      expect(await violations(page)).toEqual([])
      await name.fill('Grace')
      await note.fill('Two cats')
      await phone.fill('0532 118 40 27')
      await day.fill('05/17/2030')
      await book.click()
      const order = { name: 'Grace', note: 'Two cats', phone: '+905321184027', day: '2030-05-17' }
      await expect.poll(async () => (await told(page)).map((one) => JSON.parse(one))).toEqual([order])
      await page.getByRole('button', { name: 'Begin anew' }).click()
      const texts = () => Promise.all([name, note, phone, day].map((field) => field.inputValue()))
      await expect.poll(texts).toEqual(['Ada', '', '', ''])
      // The values must survive the next render.
      await note.fill('x')
      expect(await texts()).toEqual(['Ada', 'x', '', ''])
    }))

  it('TanStackForm: refuses, sends and begins anew', () =>
    use('TanStackForm', async (page) => {
      const name = page.getByRole('textbox', { name: 'Name' })
      const book = page.getByRole('button', { name: 'Book' })
      await book.click()
      await page.getByText('Who is to be picked up?').waitFor()
      await page.getByText('Tick this to book').waitFor()
      expect(await violations(page)).toEqual([])
      await name.fill('Grace')
      await page.getByRole('button', { name: 'Bags: more' }).click()
      await page.getByRole('checkbox').check()
      await book.click()
      await expect
        .poll(async () => (await told(page)).map((one) => JSON.parse(one)))
        .toEqual([{ name: 'Grace', bags: 2, terms: true }])
      await page.getByRole('button', { name: 'Begin anew' }).click()
      await expect.poll(() => name.inputValue()).toBe('')
      expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    }))

  it('CancelDialog: keeps the ride, or cancels it and is busy until that is done', () =>
    use('CancelDialog', async (page) => {
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('http://localhost/cancel', async (route) => {
        await answered
        await route.fulfill({ body: 'cancelled' })
      })
      const opener = page.getByRole('button', { name: 'Cancel the ride' })
      const dialog = page.getByRole('dialog', { name: 'Cancel the ride?' })
      await opener.click()
      await dialog.getByText('It is free until 14 June, 10:00.').waitFor()
      expect(await violations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Keep it' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await told(page)).toEqual([])

      await opener.click()
      const cancel = dialog.getByRole('button', { name: 'Cancel the ride' })
      await cancel.click()
      await expect.poll(() => cancel.getAttribute('aria-busy')).toBe('true')
      answer()
      await dialog.waitFor({ state: 'detached' })
      expect(await told(page)).toEqual(['cancelled'])
    }))

  it('Notify: the message is shown', () =>
    use('Notify', async (page) => {
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('The driver knows of it.').first().waitFor()
      expect(await violations(page)).toEqual([])
    }))
})

describe('UI-20 the example of', () => {
  it('the first page of the project: the button says that it is booked', () =>
    use('Start', async (page) => expect(await pressBook(page)).toBe('Booked')))

  it('the guide for partners: the search has the colour of the program before it, and its calendar opens', () =>
    use('Search', async (page) => {
      await expect.poll(() => groundOf(page, 'Find a car')).toBe('rgb(122, 62, 240)')
      await openCalendar(page, 'Day')
      await page.getByRole('gridcell').getByText('17', { exact: true }).click()
      await expect.poll(() => page.getByLabel('Day', { exact: true }).inputValue()).toBe('05/17/2030')
    }))
})
