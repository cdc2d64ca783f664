import { expect, inject, it } from 'vitest'
import { photo, withChromium } from './browser.ts'
import { elementOf, loader, openOwn, set } from './embedOwn.ts'
import { eventOf, listenTo, moduleFrame, moduleFrames, openWithModule, partnerUrl } from './embedStage.ts'
import { chooseFirstOffer, choosePlace, patient } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()

it('EMBED-06 EMBED-08 attributes that change are told to the frame as it stands', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const inside = await openWithModule(page, '/element')
  const frame = await moduleFrame(page)
  const root = inside.locator('.wherry-root').first()
  const find = (lang: 'en' | 'ru') => inside.getByRole('button', { name: words[lang].Finder.find })
  const title = (lang: 'en' | 'ru') =>
    inside.getByRole('heading', { level: 1, name: words[lang].shell.transfer }).waitFor()
  const colour = () => find('en').evaluate((button) => getComputedStyle(button).backgroundColor)
  await frame.evaluate(() => Object.assign(window, { isTheSame: true }))

  await expect.poll(colour).toBe('rgb(36, 81, 214)')
  await set(page, 'accent', '#b4532a')
  await expect.poll(colour, patient).toBe('rgb(180, 83, 42)')
  await set(page, 'theme', 'dark')
  await expect.poll(() => root.getAttribute('data-wherry-theme'), patient).toBe('dark')
  await set(page, 'theme', null)
  await expect.poll(() => root.getAttribute('data-wherry-theme'), patient).toBe('light')

  await set(page, 'lang', 'ru')
  // The visitor's link, which says English, wins.
  await set(page, 'currency', 'USD')
  await choosePlace(inside, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await inside
    .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
    .first()
    .waitFor()
  expect((await eventOf(log, 'results'))['currency']).toBe('USD')
  await page.evaluate(() => history.replaceState(null, '', location.pathname))
  await set(page, 'lang', 'es')
  await set(page, 'lang', 'ru')
  await title('ru')
  expect(await frame.evaluate(() => document.documentElement.lang)).toBe('ru')
  expect(await page.locator('wherry-module iframe').getAttribute('title')).toBe('Бронирование')
  await set(page, 'lang', 'en')
  await title('en')

  await set(page, 'from', 'ap-BCN')
  const from = inside.getByRole('combobox', { name: words.en.Finder.from, exact: true })
  await expect.poll(() => from.inputValue(), patient).toMatch(/Barcelona/)
  await set(page, 'section', 'rent')
  await inside.getByRole('heading', { level: 1, name: words.en.shell.rent }).waitFor()
  expect(await frame.evaluate(() => 'isTheSame' in window), 'the frame was not loaded anew').toBe(true)
  expect(log.asked).toHaveLength(1)

  // The control: a new `partner` loads the frame anew.
  await set(page, 'partner', '2002')
  await expect.poll(() => log.asked.length, patient).toBe(2)
  expect(new URL(log.asked[1]!).searchParams.get('partner')).toBe('2002')
  expect(log.errors).toEqual([])
})

it('EMBED-08 attributes that come at once after the element, and before the frame is ready, hold', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openOwn(
    page,
    `<title>Own</title><script async src="${loader}"></script><wherry-module></wherry-module>
    <script>
      const module = document.querySelector('wherry-module')
      module.setAttribute('base-url', '${inject('module')}')
      addEventListener('message', () => module.setAttribute('theme', 'dark'), { once: true })
      customElements.whenDefined('wherry-module').then(() => {
        module.setAttribute('partner', '2001')
        module.setAttribute('lang', 'ru')
      })
    </script>`,
  )
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { name: words.ru.Finder.find }).waitFor()
  await expect
    .poll(() => inside.locator('.wherry-root').first().getAttribute('data-wherry-theme'), patient)
    .toBe('dark')
  await eventOf(log, 'ready')
  expect(log.events.filter(({ name }) => name === 'error')).toEqual([])
})

it('EMBED-08 the loader stands before the document, comes twice, and leaves one global', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openOwn(
    page,
    `<head><title>Own</title><script>var before = new Set(Object.keys(window)); window.ran = 0
      ;(window.wherry = window.wherry || []).push(() => { window.ran++ })</script>
    <script src="${loader}"></script><script src="${loader}"></script></head>
    <body>${elementOf()}<script src="${loader}"></script>
    <script>window.wherry.push(() => { window.ran++ })</script></body>`,
  )
  await eventOf(log, 'ready')
  expect(await page.evaluate(() => (window as never as { ran: number }).ran)).toBe(2)
  const added = await page.evaluate(() => {
    const { before } = window as never as { before: Set<string> }
    return Object.keys(window).filter((name) => !before.has(name) && !['before', 'ran', '0'].includes(name))
  })
  expect(added).toEqual(['wherry'])
  expect(await page.locator('wherry-module iframe').count()).toBe(1)
  expect(log.events.filter(({ name }) => name === 'ready')).toHaveLength(1)
  expect(log.errors).toEqual([])
})

it('EMBED-08 an element that is taken out leaves nothing; put in again it works', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await page.addInitScript(() => {
    const standing: string[] = []
    Object.assign(window, { standing })
    const { addEventListener, removeEventListener } = window
    Object.assign(window, {
      addEventListener(...args: [string]) {
        standing.push(args[0])
        Reflect.apply(addEventListener, window, args)
      },
      removeEventListener(...args: [string]) {
        const at = standing.indexOf(args[0])
        if (at >= 0) standing.splice(at, 1)
        Reflect.apply(removeEventListener, window, args)
      },
    })
  })
  const standing = () => page.evaluate(() => (window as never as { standing: string[] }).standing.length)
  await openOwn(page, `<title>Own</title><script src="${loader}"></script><main></main>`)
  const before = await standing()
  const put = (isIn: boolean) =>
    page.evaluate(
      ([html, isWanted]) => {
        const main = document.querySelector('main')!
        if (isWanted) main.innerHTML = html
        else main.replaceChildren()
      },
      [elementOf(), isIn] as const,
    )
  for (let at = 0; at < 3; at++) {
    const ready = log.events.filter(({ name }) => name === 'ready').length
    await put(true)
    await expect.poll(() => log.events.filter(({ name }) => name === 'ready').length, patient).toBe(ready + 1)
    expect(await standing(), 'what stands is seen').toBeGreaterThan(before)
    expect(moduleFrames(page)).toHaveLength(1)
    await put(false)
    await expect.poll(() => page.frames().length).toBe(1)
    expect(await standing()).toBe(before)
  }
  // The element is added and removed before its frame could load.
  for (let at = 0; at < 20; at++) {
    await put(true)
    await put(false)
  }
  await expect.poll(() => page.frames().length).toBe(1)
  expect(await standing()).toBe(before)
  expect(log.errors).toEqual([])
})

it('EMBED-05 EMBED-08 two modules of a page are each for itself', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await page.goto(partnerUrl('/two'))
  const [ride, rent] = [0, 1].map((at) => page.frameLocator(`wherry-module:nth-of-type(${at + 1}) iframe`))
  const title = (section: 'transfer' | 'rent') => ({ level: 1, name: words.en.shell[section] })
  await ride!.getByRole('heading', title('transfer')).waitFor()
  await page.locator('wherry-module').nth(1).scrollIntoViewIfNeeded()
  await rent!.getByRole('heading', title('rent')).waitFor()
  await choosePlace(ride!, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(ride!, 'en')
  expect(await rent!.getByRole('heading', title('rent')).count(), 'the other stays where it is').toBe(1)
  const height = (at: number) =>
    page
      .locator('wherry-module iframe')
      .nth(at)
      .evaluate((frame) => frame.getBoundingClientRect().height)
  await expect.poll(async () => (await height(0)) - (await height(1)), patient).not.toBe(0)
  await photo(page, 'embed-two-1280')

  // Each is told its own: the second alone turns dark.
  await page
    .locator('wherry-module')
    .nth(1)
    .evaluate((module) => module.setAttribute('theme', 'dark'))
  const theme = (inside: typeof ride) =>
    inside!.locator('.wherry-root').first().getAttribute('data-wherry-theme')
  await expect.poll(() => theme(rent), patient).toBe('dark')
  expect(await theme(ride)).toBe('light')
  // Each module keeps its own state over a reload.
  for (const frame of moduleFrames(page)) await frame.evaluate(() => location.reload()).catch(() => {})
  await rent!.getByRole('heading', title('rent')).waitFor()
  await expect.poll(() => theme(rent), patient).toBe('dark')
  await ride!.getByRole('heading', { level: 1, name: words.en.booking.title }).waitFor()
  expect(await theme(ride)).toBe('light')
  expect(new Set(log.messages.flatMap(({ data }) => data?.inst ?? [])).size).toBe(2)
  expect(log.errors).toEqual([])
})
