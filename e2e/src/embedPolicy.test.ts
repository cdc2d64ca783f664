import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import {
  bookInCash,
  fillIn,
  listenTo,
  moduleFrame,
  openWithModule,
  partnerUrl,
  payAtTop,
  payByCard,
} from './embedStage.ts'

const chromium = withChromium()

it('EMBED-09 SEC-03 under the strictest policy of a page, and its own, a booking is refused nothing', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const answer = await page.goto(partnerUrl('/strict'))
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/default-src 'none'; style-src 'self'; script-src 'nonce-\w+';/)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
  const inside = await openWithModule(page, '/strict')
  await bookInCash(inside)
  const frame = await moduleFrame(page)
  expect(log.refused).toEqual([])

  // The control: what is refused is counted, in the page and in the frame.
  const misdeed = () => {
    document.body.setAttribute('style', 'color: red')
    document.head.append(
      Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    )
  }
  await page.evaluate(misdeed).catch(() => {})
  await expect.poll(() => log.refused.length).toBeGreaterThanOrEqual(1)
  expect(log.refused.every((text) => text.endsWith(inject('partner')))).toBe(true)
  const inPage = log.refused.length
  await frame.evaluate(misdeed).catch(() => {})
  await expect.poll(() => log.refused.length).toBeGreaterThan(inPage)
  expect(log.refused.at(-1)).toContain(new URL(inject('module')).origin)
  // HTML made of a text is refused too.
  for (const taken of [page.mainFrame(), frame])
    await expect(
      taken.evaluate(() => {
        document.createElement('div').innerHTML = '<b>no</b>'
      }),
    ).rejects.toThrow(/TrustedHTML|Trusted/)
})

it('EMBED-03 SEC-03 under the strictest policy the payment is reached', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const inside = await openWithModule(page, '/strict')
  await fillIn(inside)
  await payByCard(inside)
  await page.waitForURL(`${inject('pay')}/**`)
  await payAtTop(page)
  expect(log.refused.filter((text) => !text.endsWith(inject('pay')))).toEqual([])
})
