import { fileURLToPath } from 'node:url'
import { builtChunks } from '@wherry/bench/firstScreen.ts'
import { pseudoLanguages } from '@wherry/booking/testing/pseudo.ts'
import type { Listening } from '@wherry/edge/node.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { openOwn, set } from './embedOwn.ts'
import { pattern, words } from './words.ts'

const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
const chromium = withChromium()
/** A text that would run if it were taken for markup. */
const markup = '<img src=x onerror="document.title=1">Nereden'
let edge: Listening

beforeAll(async () => {
  edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: { apiBase: inject('api'), debounceMs: 300, accountUrl: inject('account') },
    texts: {
      ...(await pseudoLanguages()),
      tr: { name: 'Türkçe', texts: { Finder: { from: markup } } },
      es: { texts: { Finder: { from: 'Desde' } } },
    },
    partners: {
      77: { parents: [], texts: { es: { texts: { Finder: { from: 'Salida' } } } } },
      2001: {
        parents: [inject('partner')],
        texts: { gl: { base: 'es', name: 'Galego', texts: { booking: { title: 'A túa reserva' } } } },
      },
    },
  })
})
afterAll(() => edge.close())

describe('texts and languages of a partner’s own', () => {
  it('I18N-05 I18N-04 another language is read, from right to left too; its base alone is loaded and asked in', async () => {
    const page = await chromium.open()
    const asked: string[] = []
    const files: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin === inject('api')) asked.push(url.searchParams.get('lang') ?? '')
      if (url.pathname.startsWith('/assets/')) files.push(url.pathname)
    })
    await page.goto(`${edge.url}/transfer?lang=ar-XB&from=ap-IST`)
    const root = page.locator('html')
    const from = page.locator('input[role=combobox]').first()
    await from.waitFor()
    await expect.poll(() => root.getAttribute('dir')).toBe('rtl')
    expect(await root.getAttribute('lang')).toBe('ar-XB')
    expect(await page.locator('.wherry-root').first().getAttribute('dir')).toBe('rtl')
    // The field's name, and what the component says by itself.
    expect(await page.locator('label').first().textContent()).toMatch(/^[\p{Script=Arabic}\s]+$/u)
    await expect.poll(() => from.inputValue()).toContain('Istanbul')

    const languages = page.locator('select')
    expect(await languages.locator('option').allTextContents()).toEqual([
      ...['English', 'Русский', 'Español'],
      ...['[Ļöñğ]', expect.stringMatching(/^[\p{Script=Arabic}\s]+$/u), 'Türkçe'],
    ])
    await languages.selectOption('tr')
    await expect.poll(() => root.getAttribute('lang')).toBe('tr')
    expect(await root.getAttribute('dir')).toBeNull()
    expect(new URL(page.url()).searchParams.get('lang')).toBe('tr')
    // One text is theirs and stays a text; what they do not say is English.
    await page.locator('label', { hasText: markup }).waitFor()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(await page.title()).not.toBe('1')
    await page.locator('label', { hasText: /^To$/ }).waitFor()

    const loaded = files.flatMap((path) => builtChunks()[path.slice(1)] ?? [])
    const tables = loaded.flatMap((source) => /messages\/(en|ru|es)\//.exec(source)?.[1] ?? [])
    expect(new Set(tables)).toEqual(new Set(['en']))

    await page.goto(`${edge.url}/transfer?lang=es`)
    await page.locator('label', { hasText: 'Desde' }).waitFor()
    await page.goto(`${edge.url}/transfer?lang=es&partner=77`)
    await page.locator('label', { hasText: 'Salida' }).waitFor()
    expect(new Set(asked)).toEqual(new Set(['en', 'es']))
  })

  it('I18N-05 SHELL-11 a partner’s own language is that of the booking form, and stays after a reload, though the address names no partner', async () => {
    const page = await chromium.open()
    await page.goto(`${edge.url}/transfer?lang=gl&partner=2001&from=ap-IST&to=ad-moda-caddesi-142`)
    await page
      .getByRole('button', { name: pattern(words.es.offers.chooseOf) })
      .first()
      .click()
    const title = page.getByRole('heading', { level: 1, name: 'A túa reserva' })
    await title.waitFor()
    await page.reload()
    await title.waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('gl')
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, ...searchParams.keys()]).toEqual(['/transfer/prices', 'lang'])
  })

  it('I18N-05 EMBED-08 it is reached by the element’s attribute, and by a change of it; one that nobody has is passed over', async () => {
    const page = await chromium.open()
    const attributes = 'lang="gl" partner="2001" section="transfer" from="ap-IST" to="ad-moda-caddesi-142"'
    await openOwn(
      page,
      `<html lang="de"><wherry-module ${attributes}></wherry-module><script src="${edge.url}/embed/v1/loader.js"></script>`,
    )
    const inFrame = page.locator('wherry-module').frameLocator('iframe')
    const root = inFrame.locator('html')
    await inFrame
      .getByRole('button', { name: pattern(words.es.offers.chooseOf) })
      .first()
      .click()
    await inFrame.getByRole('heading', { level: 1, name: 'A túa reserva' }).waitFor()
    expect(await root.getAttribute('lang')).toBe('gl')
    await set(page, 'lang', 'ru')
    await expect.poll(() => root.getAttribute('lang')).toBe('ru')
    await set(page, 'lang', 'gl-ES')
    await expect.poll(() => root.getAttribute('lang')).toBe('gl')
    await set(page, 'lang', 'tlh')
    await expect.poll(() => root.getAttribute('lang'), { message: 'the browser’s' }).toBe('en')
  })
})
