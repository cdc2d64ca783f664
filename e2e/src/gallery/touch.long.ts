import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import type { Lang } from '../words.ts'
import { chains } from './chains.ts'
import type { Look } from './looks.ts'
import type { Chain } from './states.ts'
import { type Gallery, openGallery, openStage, walk } from './walk.ts'

const chromium = withChromium()
let gallery: Gallery
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery.close())

/** States that look different under a finger: sheets from below, dialogs over the whole screen, own lists. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  finder: ['finder.empty', 'finder.suggestions', 'finder.recent'],
  offers: ['offers.list', 'offers.sort', 'offers.filters', 'offers.terms', 'promo.popup'],
  booking: ['booking.fresh', 'booking.errors', 'booking.calendar', 'booking.times', 'booking.offerText'],
  company: ['company.errors', 'company.costCenters'],
  yacht: ['yacht.index', 'yacht.order', 'yacht.times'],
  around: ['login.empty'],
  editor: ['editor.open', 'editor.settings', 'editor.points'],
}

const touched: readonly Chain[] = Object.entries(wanted).map(([name, names]) => {
  const chain = chains.find((one) => one.name === name)
  const states = names.map((one) => chain?.states.find((state) => state.name === one))
  if (!chain || states.includes(undefined)) throw new RangeError(`The gallery lacks a state of ${name}`)
  return { ...chain, states: states.filter((state) => state !== undefined) }
})

/** The form that an open part has under a finger on a phone only. */
const forms: Readonly<Record<string, string>> = {
  'finder.suggestions': '[data-full][data-open] [role=listbox]',
  'finder.recent': '[data-full][data-open] [role=listbox]',
  'offers.sort': '[aria-modal=true] [role=menu]',
  'booking.calendar': '[role=dialog]:has(h2) [role=grid]',
  'company.costCenters': '[data-full][data-open] [role=listbox]',
}

/** Over three languages each colour and size of text on a phone, and each colour on a tablet. */
const looksOn = (number: number): readonly Look[] => {
  const schemes = ['light', 'dark', 'forced'] as const
  const scheme = (at: number) => schemes[(number + at) % 3] ?? 'light'
  return [
    { width: 320, scheme: scheme(0), text: 200 },
    { width: 320, scheme: scheme(1), text: 100 },
    { width: 768, scheme: scheme(2), text: number === 1 ? 200 : 100 },
  ]
}

describe.each<[Lang, number]>([
  ['en', 0],
  ['ru', 1],
  ['es', 2],
])('A11Y-01 SEC-07 UI-18 under a finger, in %s', (lang, number) => {
  it.each(touched.map((chain) => [chain.name, chain] as const))('%s', async (_, chain) => {
    const page = await chromium.open({ lang, width: 320, touch: true, isMobile: true })
    const stage = await openStage(page, gallery.url, lang, chain)
    const looks = looksOn(number)
    const seen = await walk(stage, chain, {
      looksOf: () => looks,
      reachedIn: looks[0] as Look,
      more: async ({ name }) => {
        const form = forms[name]
        if (!form || page.viewportSize()?.width !== 320 || (await page.locator(form).count()) === 1) return []
        return ['the open part is that of a mouse']
      },
    })
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    await page.context().close()
    expect(seen).toEqual([])
  })
})
