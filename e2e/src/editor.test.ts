import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import editorWords from '@wherry/booking/messages/en/editor.ts'
import pointWords from '@wherry/booking/messages/en/sellingPoints.ts'
import type { Page, Response } from 'playwright'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { moduleUrl, photo, type Visit, withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { expectPath, patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const { editor, USP } = editorWords
const { usp } = pointWords

const alder = { partner: 2001, id: 3001, login: 'editor.alder' } as const
const birch = { partner: 2003, id: 3002, login: 'editor.birch' } as const
const lantern = { partner: 2004, id: 3003, login: 'editor.lantern' } as const
const bramble = { partner: 2005, id: 3004, login: 'editor.bramble' } as const

interface Account {
  id: number
  login: string
}

type Stored = Record<string, unknown>
const settingsUrl = (partner: number) => `${inject('api')}/v4/partners/booking-module-settings/${partner}`

async function storedOf(partner: number): Promise<{ result: Stored; etag: string }> {
  const answer = await fetch(`${settingsUrl(partner)}?module_type=booking&lang=en&currency=EUR`)
  const { result } = (await answer.json()) as { result: Stored }
  return { result, etag: answer.headers.get('etag') ?? '' }
}

/** What a test has changed goes back to what it was: the other journeys walk over the same service. */
const mended: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const mend of mended.splice(0)) await mend()
})

async function signIn(page: Page, { login, id }: Account): Promise<void> {
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(`${login}@example.com`)
  await page.locator('#password').fill(`sandbox-${id}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
}

/** Saves by the partner's own session, around the editor. */
async function saveStored(page: Page, body: Stored): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'token_ng')?.value
  const answer = await fetch(
    `${settingsUrl(0).replace(/\/0$/, '')}?module_type=booking&lang=en&currency=EUR`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  expect(answer.status).toBe(200)
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: editor.title })
const form = (page: Page) => page.getByRole('region', { name: editor.form })
const preview = (page: Page) => page.getByRole('region', { name: editor.preview.title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const headline = (page: Page) => form(page).getByRole('textbox', { name: editor.texts.header })
const saved = (page: Page) => page.getByText(editor.saved, { exact: true }).waitFor()
const shows = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2, name: text, exact: true }).first().waitFor()

/** A partner's editor on the index; what is stored is put back after the test. */
async function openEditor(account: typeof alder | typeof birch, visit?: Visit): Promise<Page> {
  const page = await chromium.open(visit)
  await signIn(page, account)
  const { result } = await storedOf(account.partner)
  mended.push(() => saveStored(page, lookOf(result)))
  await page.goto(moduleUrl('?lang=en'))
  await title(page).waitFor()
  await preview(page).getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
  return page
}

const lookFields =
  /^(theme|main_color|usp_\w+|mobile_app_info|show_(benefits|reviews)_block|(header|top_description|bottom_description)_(ru|en))$/

/** What the editor sends of what is stored (API-28). */
function lookOf(stored: Stored): Stored {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => lookFields.test(name)))
}

/** A customer of a partner, who is not signed in. */
async function openCustomer(partner: number): Promise<Page> {
  const page = await chromium.open()
  await page.goto(moduleUrl(`?lang=en&partner=${partner}`))
  await page.getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
  return page
}

/** The colour of the module's first action, or an empty text. */
const accentOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('.wherry-root')
    return root ? getComputedStyle(root).getPropertyValue('--wherry-accent-solid').trim() : ''
  })

describe('a partner edits the module', () => {
  it('EDITOR-01 EDITOR-05 EDITOR-07 accent, texts and advantages are saved, and a customer’s page shows them', async () => {
    const page = await openEditor(alder)
    await form(page).getByRole('textbox', { name: editor.look.accentField }).fill('b3261e')
    await headline(page).fill('Straight off the plane')
    await shows(preview(page) as unknown as Page, 'Straight off the plane')
    await form(page).getByRole('tab', { name: editor.texts.ru }).click()
    await headline(page).fill('Прямо с самолёта')
    // One out, one in, and the last one first.
    await form(page).getByRole('checkbox', { name: usp.p30.title }).click()
    await button(page, editor.points.all.replace('{{count}}', '35')).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: usp.p12.title }).click()
    await button(page, editor.points.done).click()
    const handle = form(page).getByRole('button', {
      name: editor.points.handle.replace('{{name}}', usp.p12.title),
    })
    await handle.focus()
    await page.keyboard.press('Home')
    await page.getByText(editor.unsaved, { exact: true }).waitFor()
    await photo(page, 'editor-changed-en-1280')
    await button(page, editor.save).click()
    await saved(page)

    expect((await storedOf(alder.partner)).result).toMatchObject({
      main_color: 'B3261E',
      header_en: 'Straight off the plane',
      header_ru: 'Прямо с самолёта',
      usp_list: '12,1,7,21,9,3',
      show_promo_code: true,
      promo_code: 'ALDER10',
    })

    const customer = await openCustomer(alder.partner)
    await shows(customer, 'Straight off the plane')
    await customer.getByText(usp.p12.title).first().waitFor()
    await expect.poll(() => customer.getByText(usp.p30.title).count(), patient).toBe(0)
    await expect.poll(() => accentOf(customer), patient).toBe('#b3261e')
    await photo(customer, 'editor-customer-en-1280')
    const reader = await chromium.open({ lang: 'ru' })
    await reader.goto(moduleUrl(`?lang=ru&partner=${alder.partner}`))
    await shows(reader, 'Прямо с самолёта')
  })

  it('EDITOR-08 a reset asks first, restores the default look for customers, and is undone', async () => {
    const page = await openEditor(alder)
    await button(page, editor.reset.action).click()
    await button(page, editor.reset.cancel).click()
    expect((await storedOf(alder.partner)).result['header_en']).toBe('From the gate straight to town')
    await button(page, editor.reset.action).click()
    await button(page, editor.reset.confirm).click()
    await saved(page)
    expect((await storedOf(alder.partner)).result).toMatchObject({
      theme: 'light',
      main_color: null,
      usp_list: '7,3,21,22,9',
      header_en: '',
      bottom_description_ru: '',
      promo_code: 'ALDER10',
    })
    const customer = await openCustomer(alder.partner)
    await customer.getByText(usp.p22.title).first().waitFor()
    await customer.waitForLoadState('networkidle')
    expect(await customer.getByText('From the gate straight to town').count()).toBe(0)
    expect(await accentOf(customer)).not.toBe('#2451d6')

    await button(page, editor.undo).click()
    await expect.poll(() => headline(page).inputValue(), patient).toBe('From the gate straight to town')
    await button(page, editor.save).click()
    await saved(page)
    expect((await storedOf(alder.partner)).result).toMatchObject({
      main_color: '2451D6',
      usp_list: '1,7,21,9,30,3',
    })
  })

  it('EDITOR-07 two editors: both versions are shown, nothing is overwritten, either can stay', async () => {
    const one = await openEditor(birch)
    const other = await openEditor(birch)
    await headline(one).fill('Written by one')
    await headline(other).fill('Written by the other')
    await button(other, editor.save).click()
    await saved(other)
    await button(one, editor.save).click()
    const question = one.getByRole('dialog', { name: editor.conflict.title })
    await question.waitFor()
    await question.getByText('Written by one').waitFor()
    await question.getByText('Written by the other').waitFor()
    await photo(one, 'editor-conflict-en-1280')
    expect((await storedOf(birch.partner)).result['header_en']).toBe('Written by the other')

    await button(one, editor.conflict.take).click()
    await expect.poll(() => headline(one).inputValue(), patient).toBe('Written by the other')
    await button(one, editor.undo).click()
    await expect.poll(() => headline(one).inputValue(), patient).toBe('Written by one')
    await button(one, editor.save).click()
    await saved(one)
    expect((await storedOf(birch.partner)).result['header_en']).toBe('Written by one')

    // Now the other one is behind, and keeps its own.
    await headline(other).fill('Written last')
    await button(other, editor.save).click()
    await other.getByRole('dialog', { name: editor.conflict.title }).waitFor()
    await button(other, editor.conflict.keep).click()
    await saved(other)
    expect((await storedOf(birch.partner)).result['header_en']).toBe('Written last')
  })

  it('EDITOR-07 a save that is lost keeps what was edited, says so, and can be sent again', async () => {
    const page = await openEditor(birch)
    await headline(page).fill('Through the fog')
    let sent = 0
    const saves = (url: URL) => url.pathname.endsWith('/partners/booking-module-settings')
    // It arrives, and its answer does not.
    await page.route(saves, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      sent += 1
      if (sent === 1) {
        await route.fetch()
        return route.abort()
      }
      return route.fallback()
    })
    await button(page, editor.save).dblclick()
    await page.getByText(USP.Editor.SaveError).first().waitFor()
    expect(sent).toBe(1)
    await expect.poll(() => headline(page).inputValue(), patient).toBe('Through the fog')
    await button(page, editor.failure.again).click()
    await saved(page)
    await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0)
    expect((await storedOf(birch.partner)).result['header_en']).toBe('Through the fog')
  })

  it('EDITOR-09 EDITOR-10 leaving with something unsaved asks first; the account’s booking tab is one press away', async () => {
    const page = await chromium.open()
    await signIn(page, birch)
    await page.goto(`${inject('module')}/rent?lang=en`)
    await page.getByRole('link', { name: words.en.shell.transfer, exact: true }).click()
    const account = page.getByRole('link', { name: editor.account, exact: true })
    await headline(page).fill('Not yet')
    await account.click()
    await page.getByRole('dialog', { name: editor.leave.title }).waitFor()
    const isKept = () => expect.poll(() => headline(page).inputValue(), patient).toBe('Not yet')
    await button(page, editor.leave.stay).click()
    await isKept()
    // The browser's own ways out: back, and a reload.
    await page.goBack()
    await page.getByRole('dialog', { name: editor.leave.title }).waitFor()
    await button(page, editor.leave.stay).click()
    await isKept()
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', async (dialog) => {
        resolve(dialog.type())
        await dialog.accept()
      })
    })
    await page.reload()
    expect(await asked).toBe('beforeunload')
    await title(page).waitFor()
    await headline(page).fill('Again not')
    await account.click()
    await button(page, editor.leave.leave).click()
    await page.waitForURL((url) => url.href.startsWith(`${inject('account')}/settings`))
    await expect.poll(() => new URL(page.url()).searchParams.get('tab'), patient).toBe('booking')
    expect((await storedOf(birch.partner)).result['header_en']).toBe('To the house in the birches')
  })

  it('EDITOR-06 what would not hold at the partner is not offered', async () => {
    const page = await openEditor(birch)
    await button(page, editor.points.all.replace('{{count}}', '28')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: usp.p7.title }).waitFor()
    await expect.poll(() => dialog.getByRole('checkbox').count(), patient).toBe(28)
    for (const gone of [usp.p4, usp.p5, usp.p9, usp.p11, usp.p18, usp.p22, usp.p23])
      expect(await dialog.getByRole('checkbox', { name: gone.title }).count()).toBe(0)
  })

  it('EDITOR-11 the code of a plain frame opens what the editor shows', async () => {
    const page = await openEditor(alder)
    await form(page).getByRole('radio', { name: editor.look.themes.dark }).check({ force: true })
    await form(page).getByRole('radio', { name: editor.embed.frame }).check({ force: true })
    // A page without policies of its own reads the code.
    const bare = await chromium.open()
    const srcOf = async () =>
      bare.evaluate(
        (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')?.src,
        (await form(page).locator('pre').textContent()) ?? '',
      )
    const src = `${inject('module')}?partner=2001&theme=dark&accent=2451D6`
    await expect.poll(srcOf, patient).toBe(src)
    const guest = await chromium.open()
    await guest.goto(src)
    await shows(guest, 'From the gate straight to town')
    await expect.poll(() => accentOf(guest), patient).toBe(await accentOf(preview(page) as unknown as Page))
  })
})

describe('the preview follows', () => {
  /** Milliseconds from a change of a field until the preview shows it, and in how many frames it did. */
  const follow = (page: Page, field: string, values: string[], kind: 'accent' | 'headline') =>
    page.evaluate(
      async ([label, all, what]) => {
        const form = document.querySelector('section[aria-label="Settings of the module"]')
        const preview = document.querySelector('section[aria-label="Preview"]')
        const input = [
          ...(form?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? []),
        ].find((one) => one.labels?.[0]?.textContent?.startsWith(label))
        const root = preview?.querySelector<HTMLElement>('.wherry-root')
        if (!input || !preview || !root) throw new Error('The editor is not there')
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const isThere = (value: string) =>
          what === 'accent'
            ? root.style.getPropertyValue('--wherry-accent-solid') === value.toLowerCase()
            : [...preview.querySelectorAll('h2')].some((one) => one.textContent === value)
        const found: { ms: number; frames: number }[] = []
        for (const value of all) {
          await frame()
          const start = performance.now()
          set?.call(input, value)
          input.dispatchEvent(new InputEvent('input', { bubbles: true }))
          let frames = 0
          do {
            await frame()
            frames += 1
          } while (!isThere(value) && frames < 120)
          found.push({ ms: performance.now() - start, frames })
        }
        return found.toSorted((one, other) => one.ms - other.ms)
      },
      [field, values, kind] as const,
    )

  it('EDITOR-02 a colour within one frame and a text within 100 ms, on a device four times as slow', {
    tags: 'alone',
  }, async () => {
    const page = await openEditor(alder)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const colors = Array.from({ length: 15 }, (_, at) => `#2451${(0xa0 + at * 5).toString(16).toUpperCase()}`)
    const painted = await follow(page, editor.look.accentField, colors, 'accent')
    const typed = await follow(
      page,
      editor.texts.header,
      colors.map((_, at) => `Straight to town ${at}`),
      'headline',
    )
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const middle = (all: typeof painted) => all[Math.floor(all.length / 2)]
    console.log('Preview at 4x slow-down:', { color: middle(painted), text: middle(typed) })
    for (const { frames } of painted) expect(frames).toBe(1)
    expect(middle(typed)?.ms).toBeLessThan(100)
  })
})

describe('hostile settings', () => {
  it('LAND-03 EDITOR-07 show the defaults and a note, run nothing, and can be mended by a save', async () => {
    const page = await chromium.open()
    const alarms: string[] = []
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message())
      void dialog.dismiss()
    })
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await signIn(page, bramble)
    await page.goto(moduleUrl('?lang=en'))
    await title(page).waitFor()
    await page.getByText(editor.broken.title).waitFor()
    for (const field of [
      'theme',
      'accent',
      'sellingPoints',
      'sellingPointsImage',
      'sellingPointsColor',
    ] as const)
      await page
        .getByText(editor.broken.setting.replace('{{field}}', editor.fields[field]), { exact: true })
        .waitFor()
    const light = form(page).getByRole('radio', { name: editor.look.themes.light })
    await expect.poll(() => light.isChecked(), patient).toBe(true)
    const accent = form(page).getByRole('switch', { name: editor.look.accentAllowed })
    await expect.poll(() => accent.isChecked(), patient).toBe(false)
    await preview(page).getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
    await photo(page, 'editor-hostile-en-1280')
    // Whoever saves now has the defaults stored.
    await expect.poll(() => button(page, editor.save).getAttribute('aria-disabled'), patient).toBeNull()
    expect(alarms).toEqual([])
    expect([...hosts]).toEqual(['localhost'])
  })
})

/** Texts that stand nowhere but in the editor's own code, its words and the colour engine. */
const marks = { editor: 'USP.Editor.SaveError', words: editor.conflict.text, engine: 'faint-solid' }

/** Which of the editor's parts have come to a page since. */
function watchParts(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = []
  page.on('response', (response: Response) => {
    if (/\.m?js($|\?)/.test(response.url())) scripts.push(response.text().catch(() => ''))
  })
  return async () => {
    const texts = await Promise.all(scripts)
    expect(texts.length).toBeGreaterThan(0)
    return Object.entries(marks).flatMap(([name, mark]) =>
      texts.some((text) => text.includes(mark)) ? [name] : [],
    )
  }
}

describe('who sees the editor', () => {
  it('SHELL-06 SHELL-08 the partner does, on the index and under edit, and gets its code; a search is a search', async () => {
    const page = await chromium.open()
    const parts = watchParts(page)
    await signIn(page, alder)
    await page.goto(`${inject('module')}/edit?lang=en`)
    await title(page).waitFor()
    await preview(page).getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
    await expectPath(page, '/transfer/edit')
    // Without this the checks below would see nothing.
    await expect.poll(parts, patient).toEqual(Object.keys(marks))
    await page.goto(moduleUrl('?lang=en'))
    await title(page).waitFor()
    await page.goto(moduleUrl('?lang=en&from=ap-IST'))
    await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await title(page).count()).toBe(0)
    await page.goto(`${inject('module')}/reedit?lang=en`)
    await title(page).waitFor()
    await expectPath(page, '/transfer')
  })

  const stage = (page: Page) => page.getByRole('combobox', { name: words.en.Finder.from, exact: true })

  it.each([
    ['a guest', null, ''],
    ['a partner’s customer', null, '&partner=2001'],
    ['a buyer', { id: 1001, login: 'anna.buyer' }, ''],
    ['a buyer on a partner’s page', { id: 1001, login: 'anna.buyer' }, '&partner=2001'],
    ['a partner without settings', lantern, ''],
  ] as const)('SHELL-07 SHELL-08 %s never does: 0 bytes of it come', async (_, account, query) => {
    const page = await chromium.open()
    const parts = watchParts(page)
    if (account) await signIn(page, account)
    for (const path of ['', '/edit', '/any/edit']) {
      await page.goto(`${inject('module')}${path}?lang=en${query}`)
      await stage(page).waitFor()
      await page.waitForLoadState('networkidle')
      await expectPath(page, '/transfer')
      expect(await title(page).count()).toBe(0)
    }
    // Down the page everything that comes late has come.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(await parts()).toEqual([])
  })

  it('SHELL-07 a partner in a frame never does', async () => {
    // A page of the module's own site, so that the partner is signed in there, too.
    const site = createServer((_, response) => response.end('<!doctype html><title>Ours</title>'))
    await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
    const parent = `http://localhost:${(site.address() as AddressInfo).port}`
    const edge = await startEdgeIn(inject('edge'), {
      dist: fileURLToPath(new URL('../../apps/module/dist', import.meta.url)),
      port: 0,
      config: { apiBase: inject('api'), accountUrl: inject('account') },
      partners: { [alder.partner]: { parents: [parent] } },
    })
    mended.push(async () => {
      await edge.close()
      site.closeAllConnections()
      site.close()
    })
    const page = await chromium.open()
    await signIn(page, alder)
    await page.goto(parent)
    const parts = watchParts(page)
    await page.evaluate(
      (address) => {
        const frame = document.createElement('iframe')
        frame.src = address
        Object.assign(frame.style, { width: '1200px', height: '800px' })
        document.body.append(frame)
      },
      `${edge.url}/transfer?lang=en&partner=${alder.partner}&parent=${encodeURIComponent(parent)}`,
    )
    const frame = page.frameLocator('iframe')
    await frame.getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
    await shows(frame as unknown as Page, 'From the gate straight to town')
    await page.waitForLoadState('networkidle')
    expect(await frame.getByRole('heading', { level: 1, name: editor.title }).count()).toBe(0)
    expect(await parts()).toEqual([])
    // Its own address is framed by nobody.
    const edit = await fetch(`${edge.url}/transfer/edit?lang=en&partner=${alder.partner}`)
    expect(edit.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
