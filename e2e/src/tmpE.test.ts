import en from '@wherry/booking/messages/en/login.ts'
import { writeFileSync } from 'node:fs'
import { inject, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { watchCalls } from './signInSteps.ts'
const chromium = withChromium()
it.each([1,2,3,4,5,6])('try %s', async (n) => {
  const page = await chromium.open()
  const said: string[] = []
  page.on('console', (m) => said.push(m.text()))
  await page.context().addCookies([{ name: 'token_ng', value: 'a-token-of-before', url: inject('module') }])
  const calls = watchCalls(page)
  await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
  try {
    await page.getByRole('dialog').getByText(en.login.why.ended).waitFor({ timeout: 12000 })
  } catch (e) {
    writeFileSync(`/tmp/plan/e_dbg_${process.pid}_${n}.txt`, JSON.stringify({ said, cookies: await page.context().cookies(), calls: calls.all.map((c) => [c.method, c.url.href, c.bearer, c.status]), body: await page.locator('body').innerHTML() }, null, 1))
    throw e
  }
})
