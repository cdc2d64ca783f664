import { fileURLToPath } from 'node:url'
import { builtChunks } from '@wherry/bench/firstScreen.ts'
import { pseudoLanguages } from '@wherry/booking/testing/pseudo.ts'
import type { Listening } from '@wherry/edge/node.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'

const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
const chromium = withChromium()
/** What would run if a text were ever taken for markup. */
const markup = '<img src=x onerror="document.title=1">Nereden'
let edge: Listening

beforeAll(async () => {
  edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: { apiBase: inject('api'), accountUrl: inject('account') },
    texts: {
      ...(await pseudoLanguages()),
      tr: { name: 'Türkçe', texts: { Finder: { from: markup } } },
      es: { texts: { Finder: { from: 'Desde' } } },
    },
    partners: { 77: { parents: [], texts: { es: { texts: { Finder: { from: 'Salida' } } } } } },
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
    expect(await root.getAttribute('dir')).toBe('')
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
})
