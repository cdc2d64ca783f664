import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page, Response } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { setClock } from './clock.ts'
import { startEdgeIn } from './edgeServer.ts'
import { alder, editor, lantern, preview, shows, signIn, title, withEditors } from './editorSteps.ts'
import { expectPath, patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const { mended } = withEditors(chromium)

/** Texts that stand nowhere but in the editor's own code, its words and the colour engine. */
const marks = { editor: 'USP.Editor.SaveError', words: editor.conflict.text, engine: 'faint-solid' }

/** Records the editor's parts whose code a page loads from now on. */
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
    // At the bottom of the page all late parts have loaded.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(await parts()).toEqual([])
  })

  it('SHELL-06 SHELL-26 a partner at the index sees no search before the editor, on a new device or a known one', async () => {
    const page = await chromium.open()
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('main [role=combobox]') && !document.querySelector('section[aria-label]'))
          document.documentElement.dataset['searchSeen'] = ''
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    const seen = () => page.evaluate(() => 'searchSeen' in document.documentElement.dataset)
    const held: (() => void)[] = []
    const release = async () => {
      await expect.poll(() => held.length, patient).toBeGreaterThan(0)
      for (const go of held.splice(0)) go()
    }
    await page.route(
      (url) => url.pathname.endsWith('/get-setting-user'),
      async (route) => {
        await new Promise<void>((resolve) => held.push(resolve))
        await route.continue()
      },
    )
    const waits = page.locator('main[id] [data-coming], main[id] [aria-hidden]').first()
    await signIn(page, alder)
    for (const device of ['new', 'known']) {
      await page.goto(moduleUrl('?lang=en'))
      await waits.waitFor({ state: 'attached' })
      await release()
      await title(page).waitFor()
      expect(await seen(), device).toBe(false)
      await expect.poll(() => page.evaluate(() => localStorage['wherry-role'])).toBe('partner')
    }
    // A buyer is known from the second visit on, so the search does not wait.
    const buyer = await page.context().browser()?.newContext()
    if (buyer) await setClock(buyer)
    const other = (await buyer?.newPage()) ?? page
    await signIn(other, { id: 1001, login: 'anna.buyer' })
    await other.goto(moduleUrl('?lang=en'))
    await stage(other).waitFor()
    await other.route(
      (url) => url.pathname.endsWith('/get-setting-user'),
      () => {},
    )
    await other.reload()
    await stage(other).waitFor()
    // The control: the observer does see a search.
    await page.goto(moduleUrl('?lang=en&from=ap-IST'))
    await release()
    await stage(page).waitFor()
    await expect.poll(seen).toBe(true)
    await buyer?.close()
  })

  it('SHELL-07 a partner in a frame never does', async () => {
    // A page of the module's own site, so that the partner is signed in there, too.
    const site = createServer((_, response) => response.end('<!doctype html><title>Ours</title>'))
    await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
    const parent = `http://localhost:${(site.address() as AddressInfo).port}`
    const edge = await startEdgeIn(inject('edge'), {
      dist: fileURLToPath(new URL('../../apps/module/dist', import.meta.url)),
      port: 0,
      config: { apiBase: inject('api'), debounceMs: 300, accountUrl: inject('account') },
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
    // The address of the editor may be framed by no site.
    const edit = await fetch(`${edge.url}/transfer/edit?lang=en&partner=${alder.partner}`)
    expect(edit.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
