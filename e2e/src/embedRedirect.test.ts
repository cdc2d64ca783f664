import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { eventOf, listenTo, moduleFrame, openWithModule } from './embedStage.ts'
import { patient } from './steps.ts'

const chromium = withChromium()
const { protocol, host } = new URL(inject('pay'))

/** Addresses that no page may be led to, whatever asks for it. */
const refused = [
  'javascript:window.taken=1',
  'JaVaScRiPt:window.taken=1',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'http://evil.example/pay',
  'https://evil.example/pay',
  '//evil.example/pay',
  '///evil.example/pay',
  '/pay',
  `https://${host}@evil.example/`,
  `https://evil.example/?${inject('pay')}`,
  `https://${host}.evil.example/`,
  `${protocol}//user:secret@${host}/pay`,
  `https://${host}/pay`,
  `${protocol}//${host}0/pay`,
  inject('hostile'),
]

it('EMBED-10 D7 D8 the page goes to no address that is not allowed, says so, and acknowledges none', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openWithModule(page, '/element')
  await eventOf(log, 'ready')
  const frame = await moduleFrame(page)
  const inst = new URL(frame.url()).searchParams.get('inst')!
  const before = page.url()
  // From the right window, over the right port: as if the module itself were taken over.
  await frame.evaluate(
    ([id, origin]) => {
      const envelope = (at: number, type: string, payload: object) => ({
        ns: 'wherry',
        v: 1,
        inst: id,
        id: at,
        type,
        payload,
      })
      const acks: unknown[] = []
      window.addEventListener('message', ({ ports: [port] }) => {
        if (!port) return
        port.onmessage = ({ data }) => data.type === 'ack' && acks.push(data.payload.id)
        Object.assign(window, {
          acks,
          askRedirect: (at: number, url: string) =>
            port.postMessage(envelope(at, 'redirect-request', { url, reason: 'payment' })),
        })
      })
      window.parent.postMessage(envelope(1, 'hello', {}), origin)
    },
    [inst, inject('partner')] as const,
  )
  await expect.poll(() => frame.evaluate(() => 'askRedirect' in window)).toBe(true)
  type Taken = { acks: number[]; askRedirect(at: number, url: string): void }
  const ask = (at: number, url: string) =>
    frame.evaluate(([id, address]) => (window as never as Taken).askRedirect(id, address), [at, url] as const)
  const errors = () =>
    log.events.filter(({ name, detail }) => name === 'error' && detail['code'] === 'redirect-refused')
  for (const [at, url] of refused.entries()) {
    await ask(at + 10, url)
    await expect.poll(() => errors().length, { ...patient, message: url }).toBe(at + 1)
  }
  // An address that is too long is ignored.
  await ask(900, `${inject('pay')}/${'a'.repeat(3000)}`)
  expect(log.events.map(({ name }) => name)).not.toContain('redirect')
  expect(page.url()).toBe(before)
  expect(await page.evaluate(() => 'taken' in window)).toBe(false)
  expect(await frame.evaluate(() => (window as never as Taken).acks)).toEqual([])

  // A page that leads its visitor there itself is asked, and stays.
  await page.evaluate(() => {
    document.addEventListener('wherry:redirect', (event) => event.preventDefault(), { once: true })
  })
  const allowed = `${inject('pay')}/allowed?lang=en`
  await ask(1000, allowed)
  await expect.poll(() => frame.evaluate(() => (window as never as Taken).acks)).toEqual([1000])
  expect(await eventOf(log, 'redirect')).toEqual({ url: allowed, reason: 'payment' })
  expect(page.url()).toBe(before)
  // The control: an allowed one is followed.
  await ask(1001, allowed)
  await page.waitForURL(allowed)
  expect(errors()).toHaveLength(refused.length)
})
