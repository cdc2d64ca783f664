import type { Page } from 'playwright'
import { inject } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { dayFromNow } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { type Ear, listener, listenTo } from './ear.ts'
import { chooseFirst, fill, mapDescribed, named, pay } from './transferTalk.ts'

const { booking, approval, offers } = words.en

/** Sets a door of the service that is for tests; without a body it is closed. */
export const door = (path: string, body?: object) =>
  fetch(
    `${inject('api')}${path}`,
    body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'DELETE' },
  )
/** Plants faults into the service's calls. */
export const plant = (...rules: object[]) => door('/__faults', rules)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A link opens the offers of a ride to a palace. */
async function openOffers(page: Page, ear: Ear): Promise<void> {
  await ear.step('A link opens the offers', async () => {
    await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ho-ciragan-palace'))
    await page
      .getByRole('button', { name: pattern(offers.chooseOf) })
      .first()
      .waitFor()
    await mapDescribed(page, 'en')
  })
}

async function toFilledForm(page: Page, ear: Ear): Promise<void> {
  await openOffers(page, ear)
  await chooseFirst(page, ear, 'en')
  await fill(page, ear, 'en')
}

/** What the bank's page does, which is not listened to. */
export async function atTheBank(page: Page, end: 'pay' | 'decline'): Promise<void> {
  await page.waitForURL(`${inject('pay')}/**`)
  await page.locator(`button[value=${end}]`).click()
  await heading(page, end === 'pay' ? approval.paid : approval.declined)
}

/** A payment by card, which the bank declines once. */
export async function cardTalk(page: Page): Promise<string> {
  const ear = await listenTo(page, 'A payment by card, in English')
  const keys = listener(page)
  await toFilledForm(page, ear)
  await ear.step('Tab to the payment by card, and Enter; the bank declines the card', async () => {
    await keys.tabTo(named(`button ${booking.pay.card}`))
    await page.keyboard.press('Enter')
    await atTheBank(page, 'decline')
  })
  await ear.read('What became of it, read from the top', 'main')
  await ear.step('Tab to paying now, and Enter; the bank takes the card', async () => {
    await keys.tabTo(named(`button ${approval.payNow}`))
    await page.keyboard.press('Enter')
    await atTheBank(page, 'pay')
  })
  await ear.read('The confirmation, read from the top', 'main')
  return ear.text()
}

/** There and back: ticked at the offers, given up in the form, and asked for again there. */
export async function wayBackTalk(page: Page): Promise<string> {
  const { back, field } = booking
  const ear = await listenTo(page, 'There and back, in English')
  const keys = listener(page)
  await openOffers(page, ear)
  await ear.step('Tab to “There and back”, and Space', async () => {
    await keys.press('Tab')
    await keys.tabTo(named(`input ${offers.returnTrip.label}`))
    await keys.press('Space')
  })
  await ear.read('The offers both ways, read from the top', 'main')
  await chooseFirst(page, ear, 'en')
  await ear.step(
    'Tab to “Remove”, and Enter',
    async () => {
      await keys.tabTo(named(`button ${back.remove}`))
      await keys.press('Enter')
    },
    1,
  )
  await ear.step(
    'Enter adds it again',
    async () => {
      await keys.press('Enter')
      await page.getByRole('button', { name: back.remove }).waitFor()
    },
    2,
  )
  await ear.step(
    'Tab to the day and the time of the way back, which are typed',
    async () => {
      await keys.tabTo(named(field.takeoffDate))
      await keys.type(dayFromNow(15))
      await keys.tabTo(named(`combobox ${field.takeoffTime}`))
      await keys.type('1800')
      await keys.press('Tab')
    },
    // When to be picked up.
    1,
  )
  await ear.step('Back to the way there', async () => {
    await keys.tabTo(named(field.landingDate), 'Shift+Tab')
    await keys.tabTo(named(field.arrivalNumber), 'Shift+Tab')
  })
  await fill(page, ear, 'en')
  await ear.read('The form when it is filled in', 'main')
  await pay(page, ear, 'en')
  await ear.read('The confirmation, read from the top', 'main')
  return ear.text()
}

/** The price rises while the form is filled in: not accepted at first, then accepted. */
export async function priceTalk(page: Page): Promise<string> {
  const { price } = booking
  const ear = await listenTo(page, 'A changed price, in English')
  const keys = listener(page)
  const changed = dialog(page, price.title)
  await toFilledForm(page, ear)
  try {
    await door('/__prices', { level: 1.5 })
    await ear.step('The price has risen; Tab to the payment in cash, and Enter', async () => {
      await keys.tabTo(named(`button ${booking.pay.cash}`))
      await keys.press('Enter')
      await changed.waitFor()
    })
    await ear.read('The dialog, read from the top', '[role=dialog]')
    await ear.step('Escape', async () => {
      await keys.press('Escape')
      await changed.waitFor({ state: 'detached' })
    })
    await ear.step('Enter once more', async () => {
      await keys.press('Enter')
      await changed.waitFor()
    })
    await ear.step('Tab to accepting the new price, and Enter', async () => {
      await keys.tabTo(named(`button ${price.accept}`))
      await keys.press('Enter')
      await heading(page, approval.booked)
    })
    await ear.read('The confirmation, read from the top', 'main')
  } finally {
    await door('/__prices', {})
  }
  return ear.text()
}

/** An order that never arrives, and one whose answer is lost while nobody can be asked about it. */
export async function lostTalk(page: Page): Promise<string> {
  const { unknown } = booking
  const ear = await listenTo(page, 'A lost answer, in English')
  const keys = listener(page)
  const asked = dialog(page, unknown.title)
  await toFilledForm(page, ear)
  try {
    await plant({ operation: 'createOrder', kind: 'reset', times: 1 })
    await ear.step('The booking does not arrive; Tab to the payment in cash, and Enter', async () => {
      await keys.tabTo(named(`button ${booking.pay.cash}`))
      await keys.press('Enter')
      await asked.waitFor()
      await asked.waitFor({ state: 'detached', timeout: 90_000 })
    })
    await plant(
      { operation: 'createOrder', kind: 'lost', times: 1 },
      { operation: 'order', kind: 'status500' },
    )
    await ear.step('Once more: now it arrives, but its answer is lost', async () => {
      await keys.tabTo(named(`button ${booking.pay.cash}`))
      await keys.press('Enter')
      await asked.waitFor()
    })
    await ear.read('The dialog, read from the top', '[role=dialog]')
    await ear.step('A minute goes by, and nobody can tell', async () => {
      await asked.getByText(unknown.open).waitFor({ timeout: 90_000 })
    })
    await ear.step('Escape', async () => {
      await keys.press('Escape')
      await asked.waitFor({ state: 'detached' })
    })
    await ear.read('The form, read from the top', 'main')
    await door('/__faults')
    await ear.step('Tab to “Check again”, and Enter', async () => {
      await keys.tabTo(named(`button ${unknown.again}`))
      await keys.press('Enter')
      await heading(page, approval.booked)
    })
  } finally {
    await door('/__faults')
  }
  return ear.text()
}
