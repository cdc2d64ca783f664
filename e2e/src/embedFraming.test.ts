import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { openOwn } from './embedOwn.ts'
import { moduleFrames, partnerUrl } from './embedStage.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))

it('EMBED-11 D6 a site that is not allowed cannot show the module, nor a page that has it', async () => {
  const page = await chromium.open()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/frame-ancestors/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${inject('hostile')}/frames`)
  await expect.poll(() => refused.length, patient).toBe(2)
  for (const id of ['as-self', 'as-partner']) {
    const frame = await (await page.locator(`#${id}`).elementHandle())!.contentFrame()
    expect(frame?.url()).toBe('chrome-error://chromewebdata/')
  }
  await page.goto(`${inject('hostile')}/around`)
  await page.frameLocator('#around').getByRole('heading', { level: 1 }).waitFor()
  await page.frameLocator('#around').locator('iframe').scrollIntoViewIfNeeded()
  await expect.poll(() => refused.length, patient).toBe(3)
  expect(moduleFrames(page)).toEqual([])

  // The control: the same addresses are shown in the partner's own page, but the editor in no page.
  await page.goto(partnerUrl('/'))
  await page
    .frameLocator('iframe')
    .getByRole('heading', { level: 1, name: words.en.shell.transfer })
    .waitFor()
  expect(refused).toHaveLength(3)
  await page.locator('iframe').evaluate(
    (frame, src) => {
      ;(frame as HTMLIFrameElement).src = src
    },
    `${inject('module')}/edit?partner=2001`,
  )
  await expect.poll(() => refused.length, patient).toBe(4)
})

it('EMBED-11 EMBED-05 a page that names a partner in the frame’s own name is held to that partner’s list', async () => {
  const edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: { apiBase: inject('api'), debounceMs: 300, accountUrl: inject('account') },
    allowedParents: [inject('partner')],
    // The hostile site may frame the module of partner 2001, and the partner's site that of 2002.
    partners: { 2001: { parents: [inject('hostile')] }, 2002: { parents: [inject('partner')] } },
  })
  const page = await chromium.open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const frame = (partner: string, path: string) => {
    const name = JSON.stringify({ inst: null, parent: null, isFrameMode: true, said: { partner } })
    return `<iframe id="of-${partner}" name='wherry:${name}' src="${edge.url}/transfer${path}"></iframe>`
  }
  await openOwn(page, frame('2001', '/prices?lang=en') + frame('2002', '?lang=en'))
  await page.frameLocator('#of-2002').getByRole('heading', { level: 1 }).waitFor()
  const refused = await (await page.locator('#of-2001').elementHandle())!.contentFrame()
  await expect.poll(() => refused?.url(), patient).toBe('chrome-error://chromewebdata/')
  const settings = asked.flatMap((url) => /frame-user-settings\/(\d+)/.exec(url)?.[1] ?? [])
  expect([...new Set(settings)]).toEqual(['2002'])
  await edge.close()
})
