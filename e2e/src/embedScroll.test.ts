import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { eventOf, listenTo, moduleFrame, openWithModule, settled } from './embedStage.ts'
import { patient } from './steps.ts'

const chromium = withChromium()
type Taken = { say(type: string, payload: object): void }

const heightOf = (page: Page) =>
  page.locator('wherry-module iframe').evaluate((frame) => frame.getBoundingClientRect().height)

it('D22 EMBED-06 a frame that is taken over neither scrolls a page whose focus is elsewhere nor covers it', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openWithModule(page, '/element')
  await eventOf(log, 'ready')
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'own' })
    field.style.cssText = 'display: block; margin-bottom: 2000px'
    document.body.prepend(field)
  })
  const frame = await moduleFrame(page)
  const inst = new URL(frame.url()).searchParams.get('inst')!
  // From the right window, over the right port.
  await frame.evaluate(
    ([id, origin]) => {
      let last = 1
      const envelope = (type: string, payload: object) => ({
        ns: 'wherry',
        v: 1,
        inst: id,
        id: last++,
        type,
        payload,
      })
      window.addEventListener('message', ({ ports: [port] }) => {
        if (port)
          Object.assign(window, {
            say: (type: string, payload: object) => port.postMessage(envelope(type, payload)),
          })
      })
      window.parent.postMessage(envelope('hello', {}), origin)
    },
    [inst, inject('partner')] as const,
  )
  await expect.poll(() => frame.evaluate(() => 'say' in window), patient).toBe(true)
  const say = (type: string, payload: object) =>
    frame.evaluate(([name, said]) => (window as never as Taken).say(name, said), [type, payload] as const)

  for (const [h, height] of [
    [1e9, 100_000],
    [3, 200],
    [-5, 200],
    [900, 900],
  ] as const) {
    await say('resize', { h })
    await expect.poll(() => heightOf(page), patient).toBe(height)
  }

  await page.locator('#own').click()
  const top = () => page.evaluate(() => scrollY)
  const before = await settled(top)
  for (const y of [0, 500, 1e9]) await say('scroll-to', { y })
  // Messages arrive in order: once this later one has arrived, so have the others.
  await say('resize', { h: 1880 })
  await expect.poll(() => heightOf(page), patient).toBe(1880)
  expect(await settled(top)).toBe(before)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('own')

  // The control: the page scrolls if the frame has the focus.
  await page.locator('wherry-module iframe').focus()
  await say('scroll-to', { y: 300 })
  const edge = () =>
    page.locator('wherry-module iframe').evaluate((inside) => Math.round(inside.getBoundingClientRect().top))
  await expect.poll(edge, patient).toBe(-300)
})
