import type { Frame, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import {
  eventOf,
  type Log,
  listenTo,
  moduleFrame,
  moduleFrames,
  openWithModule,
  partnerUrl,
  settled,
} from './embedStage.ts'
import { choosePlace, patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const module = new URL(inject('module')).origin

/** Functions of the hostile site's script (apps/sandbox/src/pages/partner/hostileScript.ts). */
interface Hostile {
  forgeTo(target: Window, inst?: string): number
  flood(target: Window, count: number, inst?: string): number
  reachable(): Window[]
  forged(inst: string, type: string, payload: object): object
}
declare const hostile: Hostile

/** The state that an attack would change. */
async function stateOf(page: Page, log: Log) {
  const inside = page.frameLocator('wherry-module iframe')
  const root = inside.locator('.wherry-root').first()
  return {
    url: page.url(),
    events: log.events.map(({ name, detail }) => `${name} ${JSON.stringify(detail)}`),
    inits: log.messages.filter(
      ({ data, origin }) => data?.type === 'init' && origin === module && isOurs(data),
    ).length,
    height: await page
      .locator('wherry-module iframe')
      .evaluate((frame) => frame.getBoundingClientRect().height),
    theme: await root.getAttribute('data-wherry-theme'),
    colour: await inside
      .getByRole('button', { name: words.en.Finder.find })
      .evaluate((button) => getComputedStyle(button).backgroundColor),
    title: await inside.getByRole('heading', { level: 1 }).textContent(),
    from: await inside.getByRole('combobox', { name: words.en.Finder.from, exact: true }).inputValue(),
    frames: page.frames().length,
    asked: log.asked.length,
  }
}
const isOurs = (data: NonNullable<Log['messages'][number]['data']>) => data.payload?.['accent'] === '#2451d6'

/** Waits until a window has handled all messages that were sent to it before. */
async function workedOff(target: Frame, send: () => Promise<unknown>): Promise<void> {
  await target.evaluate(() => {
    const heard = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'the last one' && resolve(null))
    })
    Object.assign(window, { theLastOne: heard })
  })
  await send()
  await target.evaluate(() => (window as never as { theLastOne: Promise<null> }).theLastOne)
}

/** The id of the frame's instance in its page. */
const instanceOf = (frame: Frame) => new URL(frame.url()).searchParams.get('inst')!

const hostileMessages = (target: Frame) =>
  target.evaluate(() => (window as never as { hostileMessages: number }).hostileMessages)

const adOf = (page: Page) => page.frames().find((frame) => frame.url().startsWith(inject('hostile')))!

it('EMBED-05 D1 what an advert beside the module forges to its page has no effect, 10,000 random messages neither', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openWithModule(page, '/ad')
  await eventOf(log, 'ready')
  const frame = await moduleFrame(page)
  const ad = adOf(page)
  await settled(() => log.messages.length, 12)
  const before = await stateOf(page, log)
  const inst = instanceOf(frame)
  expect(inst).toMatch(/^\d+-\d+$/)
  // The module's frame stands in a tree of its own: no other frame finds it.
  expect(await ad.evaluate(() => hostile.reachable().length)).toBe(1)
  await workedOff(page.mainFrame(), () =>
    ad.evaluate((id) => {
      hostile.forgeTo(window.parent, id)
      hostile.flood(window.parent, 10_000, id)
      window.parent.postMessage('the last one', '*')
    }, inst),
  )
  expect(await hostileMessages(page.mainFrame()), 'they did arrive').toBeGreaterThan(10_000)
  expect(await stateOf(page, log)).toEqual(before)
  expect(await ad.locator('#tried').textContent()).not.toContain('answered')
  expect(log.errors).toEqual([])

  // The module still works after the hostile messages.
  const inside = page.frameLocator('wherry-module iframe')
  await choosePlace(inside, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await eventOf(log, 'results')
})

it('EMBED-05 D1 D3 the page hears exactly its frame, of exactly that origin and instance', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openWithModule(page, '/element')
  await eventOf(log, 'ready')
  const frame = await moduleFrame(page)
  const inst = instanceOf(frame)
  const height = () =>
    page.locator('wherry-module iframe').evaluate((element) => element.getBoundingClientRect().height)
  const steady = await settled(height)

  /** Says hello as one instance from a frame, and if it gets a port, asks for a height by it. */
  const speak = (from: Frame, id: string) =>
    workedOff(page.mainFrame(), () =>
      from.evaluate((own) => {
        const envelope = (type: string, payload: object) => ({
          ns: 'wherry',
          v: 1,
          inst: own,
          id: 9,
          type,
          payload,
        })
        window.addEventListener('message', ({ ports }) => {
          ports[0]?.postMessage(envelope('resize', { h: 4321 }))
          ports[0]?.postMessage(envelope('booked', { orderId: '7' }))
        })
        window.parent.postMessage(envelope('hello', {}), '*')
        window.parent.postMessage(envelope('resize', { h: 4321 }), '*')
        window.parent.postMessage('the last one', '*')
      }, id),
    )

  // A message with the id of another instance is ignored, even from the right window and origin.
  await speak(frame, '1-2')
  expect(await settled(height)).toBe(steady)
  // The right instance and origin, from another window.
  await page.evaluate(
    (src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src, id: 'other' }))
    },
    `${inject('module')}?lang=en&partner=2001`,
  )
  await expect.poll(() => moduleFrames(page).length, patient).toBe(2)
  const other = moduleFrames(page).find((one) => one !== frame)!
  await speak(other, inst)
  expect(await settled(height)).toBe(steady)
  expect(log.events.map(({ name }) => name)).not.toContain('booked')

  // The control: all three are right.
  await speak(frame, inst)
  await expect.poll(height, patient).toBe(4321)
  expect(await eventOf(log, 'booked')).toEqual({ orderId: '7' })
})

it('EMBED-05 D1 the right window with a page of another origin in it is not heard', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await page.goto(partnerUrl('/ad'))
  await eventOf(log, 'ready')
  const inst = instanceOf(await moduleFrame(page))
  await page.locator('wherry-module iframe').evaluate(
    (frame, src) => {
      ;(frame as HTMLIFrameElement).src = src
    },
    `${inject('hostile')}/ad?inst=${inst}`,
  )
  await expect.poll(() => moduleFrames(page).length, patient).toBe(0)
  const impostor = async () => {
    const frame = await (await page.locator('wherry-module iframe').elementHandle())!.contentFrame()
    return frame?.locator('#tried').textContent()
  }
  await expect.poll(impostor, patient).toMatch(/forged messages/)
  const before = log.events.length
  await workedOff(page.mainFrame(), async () =>
    (await (await page.locator('wherry-module iframe').elementHandle())!.contentFrame())!.evaluate((id) => {
      hostile.forgeTo(window.parent, id)
      window.parent.postMessage('the last one', '*')
    }, inst),
  )
  expect(await impostor()).not.toContain('answered')
  expect(log.events).toHaveLength(before)
})

it('EMBED-05 D5 the frame hears its page once: no second init, no theme that is none', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const evil: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil')) evil.push(request.url())
  })
  await page.goto(partnerUrl('/ad'))
  const inst = '123-456'
  const src = `${inject('module')}?partner=2001&lang=en&inst=${inst}&parent=${encodeURIComponent(inject('partner'))}`
  // A page that answers by hand, in the place of the loader.
  await page.evaluate(
    ([address, id]) => {
      const envelope = (type: string, payload: object) => ({
        ns: 'wherry',
        v: 1,
        inst: id,
        id: 1,
        type,
        payload,
      })
      const frame = Object.assign(document.createElement('iframe'), { src: address, id: 'own' })
      frame.style.height = '900px'
      const greet = (payload: object, name: string) => {
        const { port1, port2 } = new MessageChannel()
        const heard: unknown[] = []
        port1.onmessage = ({ data }) => heard.push(data)
        Object.assign(window, {
          [name]: {
            port: port1,
            heard,
            tell: (type: string, said: object) => port1.postMessage(envelope(type, said)),
          },
        })
        frame.contentWindow?.postMessage(envelope('init', payload), new URL(address).origin, [port2])
      }
      window.addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow && data?.type === 'hello')
          greet({ lang: 'en', section: 'transfer', theme: 'dark', accent: '#b4532a' }, 'first')
      })
      Object.assign(window, { greet })
      document.querySelector('wherry-module')?.replaceWith(frame)
    },
    [src, inst] as const,
  )
  const inside = page.frameLocator('#own')
  const root = inside.locator('.wherry-root').first()
  const theme = () => root.getAttribute('data-wherry-theme')
  const find = inside.getByRole('button', { name: words.en.Finder.find })
  const colour = () => find.evaluate((button) => getComputedStyle(button).backgroundColor)
  // Control: the first init of the right page has effect, so the refusals below are not for another reason.
  await expect.poll(theme, patient).toBe('dark')
  await expect.poll(colour, patient).toBe('rgb(180, 83, 42)')

  const frame = await moduleFrame(page)
  const ad = adOf(page)
  await workedOff(frame, () =>
    ad.evaluate((id) => {
      for (const other of hostile.reachable()) {
        hostile.forgeTo(other, id)
        hostile.flood(other, 10_000, id)
        other.postMessage('the last one', '*')
      }
    }, inst),
  )
  expect(await hostileMessages(frame), 'they did arrive').toBeGreaterThan(10_000)
  await workedOff(frame, () =>
    page.evaluate(() => {
      const { greet } = window as never as { greet(payload: object, name: string): void }
      greet({ lang: 'ru', section: 'rent', theme: 'wherry', accent: '#00ad5a' }, 'second')
      document.querySelector<HTMLIFrameElement>('#own')?.contentWindow?.postMessage('the last one', '*')
    }),
  )
  type End = { heard: unknown[]; tell(type: string, said: object): void }
  for (const said of [
    { theme: 'light"><img src=https://evil.example>', accent: 'red;background:url(https://evil.example)' },
    { theme: '__proto__', accent: '#00AD5A}*{background:url(https://evil.example/x)}' },
    { font: 'x;src:url(https://evil.example/f)', radius: 'url(https://evil.example)' },
  ])
    await page.evaluate((payload) => {
      const { first, second } = window as never as { first: End; second: End }
      first.tell('theme', { theme: 'dark', accent: '#b4532a', ...payload })
      second.tell('theme', { theme: 'wherry' })
      first.tell('token', { token: 'x' })
    }, said)
  expect(
    await settled(() => page.evaluate(() => (window as never as { second: End }).second.heard.length)),
  ).toBe(0)
  expect(['dark', 'light']).toContain(await theme())
  expect(evil).toEqual([])
  expect(await frame.evaluate(() => document.documentElement.lang)).toBe('en')
  // The right port is still the one that counts.
  await page.evaluate(() => (window as never as { first: End }).first.tell('theme', { theme: 'wherry' }))
  await expect.poll(theme, patient).toBe('wherry')
  expect(log.errors).toEqual([])
})
