import type { Page } from 'playwright'
import { inject } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { dayFromNow } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { listener, startTranscript, type Transcript } from './transcript.ts'
import { chooseFirst, fill, mapDescribed, named, pay } from './transferTranscript.ts'

const { booking, approval, offers } = words.en

/** Sets one of the service’s test endpoints. Without a body, it is reset. */
export const setTestEndpoint = (path: string, body?: object) =>
  fetch(
    `${inject('api')}${path}`,
    body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'DELETE' },
  )
/** Adds faults to the service’s calls. */
export const plant = (...rules: object[]) => setTestEndpoint('/__faults', rules)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens the offers of a ride to a palace by a link. */
async function openOffers(page: Page, transcript: Transcript): Promise<void> {
  await transcript.step('A link opens the offers', async () => {
    await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ho-ciragan-palace'))
    await page
      .getByRole('button', { name: pattern(offers.chooseOf) })
      .first()
      .waitFor()
    await mapDescribed(page, 'en')
  })
}

async function toFilledForm(page: Page, transcript: Transcript): Promise<void> {
  await openOffers(page, transcript)
  await chooseFirst(page, transcript, 'en')
  await fill(page, transcript, 'en')
}

/** Acts on the bank’s page, which is not recorded. */
export async function atTheBank(page: Page, end: 'pay' | 'decline'): Promise<void> {
  await page.waitForURL(`${inject('pay')}/**`)
  await page.locator(`button[value=${end}]`).click()
  await heading(page, end === 'pay' ? approval.paid : approval.declined)
}

/** A payment by card, which the bank declines once. */
export async function cardTranscript(page: Page): Promise<string> {
  const transcript = await startTranscript(page, 'A payment by card, in English')
  const keys = listener(page)
  await toFilledForm(page, transcript)
  await transcript.step('Tab to the payment by card, and Enter; the bank declines the card', async () => {
    await keys.tabTo(named(`button ${booking.pay.card}`))
    await page.keyboard.press('Enter')
    await atTheBank(page, 'decline')
  })
  await transcript.read('What became of it, read from the top', 'main')
  await transcript.step('Tab to paying now, and Enter; the bank takes the card', async () => {
    await keys.tabTo(named(`button ${approval.payNow}`))
    await page.keyboard.press('Enter')
    await atTheBank(page, 'pay')
  })
  await transcript.read('The confirmation, read from the top', 'main')
  return transcript.text()
}

/** A return trip: added at the offers, removed in the form, and added again there. */
export async function wayBackTranscript(page: Page): Promise<string> {
  const { back, field } = booking
  const transcript = await startTranscript(page, 'There and back, in English')
  const keys = listener(page)
  await openOffers(page, transcript)
  await transcript.step('Tab to “There and back”, and Space', async () => {
    await keys.press('Tab')
    await keys.tabTo(named(`input ${offers.returnTrip.label}`))
    await keys.press('Space')
  })
  await transcript.read('The offers both ways, read from the top', 'main')
  await chooseFirst(page, transcript, 'en')
  await transcript.step(
    'Tab to “Remove”, and Enter',
    async () => {
      await keys.tabTo(named(`button ${back.remove}`))
      await keys.press('Enter')
    },
    1,
  )
  await transcript.step(
    'Enter adds it again',
    async () => {
      await keys.press('Enter')
      await page.getByRole('button', { name: back.remove }).waitFor()
    },
    2,
  )
  await transcript.step(
    'Tab to the day and the time of the way back, which are typed',
    async () => {
      await keys.tabTo(named(field.takeoffDate))
      await keys.type(dayFromNow(15))
      await keys.tabTo(named(`combobox ${field.takeoffTime}`))
      await keys.type('1800')
      await keys.press('Tab')
    },
    // The number counts one announcement: the recommended pickup time.
    1,
  )
  await transcript.step('Back to the way there', async () => {
    await keys.tabTo(named(field.landingDate), 'Shift+Tab')
    await keys.tabTo(named(field.arrivalNumber), 'Shift+Tab')
  })
  await fill(page, transcript, 'en')
  await transcript.read('The form when it is filled in', 'main')
  await pay(page, transcript, 'en')
  await transcript.read('The confirmation, read from the top', 'main')
  return transcript.text()
}

/** A price that rises while the form is filled in, not accepted at first and then accepted. */
export async function priceTranscript(page: Page): Promise<string> {
  const { price } = booking
  const transcript = await startTranscript(page, 'A changed price, in English')
  const keys = listener(page)
  const changed = dialog(page, price.title)
  await toFilledForm(page, transcript)
  try {
    await setTestEndpoint('/__prices', { level: 1.5 })
    await transcript.step('The price has risen; Tab to the payment in cash, and Enter', async () => {
      await keys.tabTo(named(`button ${booking.pay.cash}`))
      await keys.press('Enter')
      await changed.waitFor()
    })
    await transcript.read('The dialog, read from the top', '[role=dialog]')
    await transcript.step('Escape', async () => {
      await keys.press('Escape')
      await changed.waitFor({ state: 'detached' })
    })
    await transcript.step('Enter once more', async () => {
      await keys.press('Enter')
      await changed.waitFor()
    })
    await transcript.step('Tab to accepting the new price, and Enter', async () => {
      await keys.tabTo(named(`button ${price.accept}`))
      await keys.press('Enter')
      await heading(page, approval.booked)
    })
    await transcript.read('The confirmation, read from the top', 'main')
  } finally {
    await setTestEndpoint('/__prices', {})
  }
  return transcript.text()
}

/** An order that never arrives, and one whose answer is lost while the service cannot be asked about it. */
export async function lostTranscript(page: Page): Promise<string> {
  const { unknown } = booking
  const transcript = await startTranscript(page, 'A lost answer, in English')
  const keys = listener(page)
  const asked = dialog(page, unknown.title)
  await toFilledForm(page, transcript)
  try {
    await plant({ operation: 'createOrder', kind: 'reset', times: 1 })
    await transcript.step('The booking does not arrive; Tab to the payment in cash, and Enter', async () => {
      await keys.tabTo(named(`button ${booking.pay.cash}`))
      await keys.press('Enter')
      await asked.waitFor()
      await asked.waitFor({ state: 'detached', timeout: 90_000 })
    })
    await plant(
      { operation: 'createOrder', kind: 'lost', times: 1 },
      { operation: 'order', kind: 'status500' },
    )
    await transcript.step('Once more: now it arrives, but its answer is lost', async () => {
      await keys.tabTo(named(`button ${booking.pay.cash}`))
      await keys.press('Enter')
      await asked.waitFor()
    })
    await transcript.read('The dialog, read from the top', '[role=dialog]')
    await transcript.step('A minute goes by, and nobody can tell', async () => {
      await asked.getByText(unknown.open).waitFor({ timeout: 90_000 })
    })
    await transcript.step('Escape', async () => {
      await keys.press('Escape')
      await asked.waitFor({ state: 'detached' })
    })
    await transcript.read('The form, read from the top', 'main')
    await setTestEndpoint('/__faults')
    await transcript.step('Tab to “Check again”, and Enter', async () => {
      await keys.tabTo(named(`button ${unknown.again}`))
      await keys.press('Enter')
      await heading(page, approval.booked)
    })
  } finally {
    await setTestEndpoint('/__faults')
  }
  return transcript.text()
}
