import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { chooseFirstOffer, fillFlight, fillPassenger } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { tamper } from './answers.ts'
import type { Payload } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'

const { booking } = words.en

/** Addresses that look like the payment page's. */
export function nearPayPages(): Payload[] {
  const { host, port, hostname } = new URL(inject('pay'))
  return [
    `http://${host}@evil.example/pay`,
    `http://pay:pay@${host}/pay`,
    `https://${hostname}.evil.example:${port}/pay`,
    `https://evil.example/?${inject('pay')}`,
    `https://evil.example#${inject('pay')}`,
    `https://${host}/pay`,
    `http://${hostname}:1/pay`,
    `//${host}/pay`,
    `/pay`,
    '',
  ].map((text, at) => ({ id: `near-${at}`, kind: 'address', text }))
}

/**
 * Books a ride by card while the service gives each address as the payment page. The form must stay and show an error,
 * and the page must not request the address. At the end the real payment page opens.
 */
export async function payAtEach(page: Page, payloads: readonly Payload[], told = ''): Promise<void> {
  const harmCheck = await watchForHarm(page)
  const tampering = await tamper(page)
  await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  const card = page.getByRole('button', { name: pattern(booking.pay.card) })
  const now = page.getByRole('button', { name: pattern(booking.pay.now) })
  const [said = ''] = booking.pay.failed.split('{{')
  const failed = page.getByText(said)
  const { href } = new URL(page.url())
  for (const payload of payloads) {
    const way = `${told} ${payload.id}: ${payload.text}`
    tampering.plan(['meanings'], [payload], 0, (field) => field === 'payUrl result.url')
    const answered = page.waitForResponse(/\/pay-url\?/)
    await card.or(now).last().click()
    await answered
    await harmCheck.quiet()
    await failed.waitFor()
    await harmCheck.expectHarmless(way)
    expect(new URL(page.url()).origin, way).toBe(new URL(href).origin)
    await now.last().waitFor()
  }
  expect(tampering.count.answers).toBeGreaterThanOrEqual(payloads.length)
  tampering.plan([], [], 0)
  await now.last().click()
  await page.waitForURL((url) => url.origin === inject('pay'))
}
