import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { chooseFirstOffer, fillFlight, fillPassenger } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { tamper } from './answers.ts'
import type { Payload } from './corpus.ts'
import { watch } from './judge.ts'

const { booking } = words.en

/** Addresses that look like the payment page's own, with numbers of ours. */
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
 * Books a ride by card and has the service name each address for its payment page: the form stays, says so, and nothing
 * is asked there; at the end the true page opens.
 */
export async function payAtEach(page: Page, payloads: readonly Payload[], told = ''): Promise<void> {
  const judge = await watch(page)
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
    await judge.quiet()
    await failed.waitFor()
    await judge.expectHarmless(way)
    expect(new URL(page.url()).origin, way).toBe(new URL(href).origin)
    await now.last().waitFor()
  }
  expect(tampering.count.answers).toBeGreaterThanOrEqual(payloads.length)
  tampering.plan([], [], 0)
  await now.last().click()
  await page.waitForURL((url) => url.origin === inject('pay'))
}
