import type { Frame, Locator, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { moduleFrame, press } from '../embedStage.ts'
import { type Lang, pattern, words } from '../words.ts'
import { applyLook, type Look, nameOf } from './looks.ts'
import { axeFaults, layoutFaults } from './seenFaults.ts'
import { settlePage } from './walk.ts'

const chromium = withChromium()

/** A state of the module in a partner's page, reached from the one before. */
interface Framed {
  readonly name: string
  reach(frame: Frame, lang: Lang): Promise<void>
  /** The open layer, which Escape closes. @default none */
  readonly part?: (frame: Frame) => Locator
}

const offers = (frame: Frame, lang: Lang) =>
  frame.getByRole('button', { name: pattern(words[lang].offers.chooseOf) })
const list = (frame: Frame) => frame.getByRole('listbox')
const dialog = (frame: Frame) => frame.getByRole('dialog')

const states: readonly Framed[] = [
  {
    name: 'finder',
    reach: (frame, lang) =>
      frame.getByRole('combobox', { name: words[lang].Finder.to, exact: true }).waitFor(),
  },
  {
    name: 'suggestions',
    async reach(frame, lang) {
      const to = frame.getByRole('combobox', { name: words[lang].Finder.to, exact: true })
      await to.click()
      await to.fill('moda')
      await list(frame).getByRole('option').first().waitFor()
    },
    part: list,
  },
  {
    name: 'offers',
    async reach(frame, lang) {
      const to = frame.getByRole('combobox', { name: words[lang].Finder.to, exact: true })
      await to.click()
      await to.fill('moda caddesi 142')
      await list(frame).getByRole('option', { name: /142/ }).first().click()
      await offers(frame, lang).first().waitFor()
    },
  },
  {
    name: 'filters',
    async reach(frame, lang) {
      await press(frame.getByRole('button', { name: words[lang].offers.filters }).first())
      await dialog(frame).getByRole('checkbox').first().waitFor()
    },
    part: dialog,
  },
  {
    name: 'form with faults',
    async reach(frame, lang) {
      const { booking, DataForms } = words[lang]
      await press(offers(frame, lang).first())
      await frame.getByRole('heading', { level: 1, name: booking.title }).waitFor()
      await press(frame.getByRole('button', { name: booking.pay.cash, exact: true }).last())
      await frame.getByRole('region', { name: DataForms.Forms.ErrorValid }).waitFor()
    },
  },
  {
    name: 'calendar',
    async reach(frame, lang) {
      const name = words[lang].booking.field.landingDate
      const opener = frame.locator('button[aria-haspopup=dialog]').and(frame.getByRole('button', { name }))
      await press(opener)
      await dialog(frame).getByRole('grid').waitFor()
    },
    part: dialog,
  },
]

/**
 * True of a finding that axe cannot decide in a frame, or that is good practice only. Axe takes a layer for a cover of
 * the page by the covered share of the window, and a frame is as tall as its page. The heading of a module without a
 * menu is before `main`.
 */
const isUndecided = (state: string, fault: string) =>
  (state === 'suggestions' && /^axe (?:aria-hidden-focus|page-has-heading-one):/.test(fault)) ||
  /^axe region: \S+ <div class="\w+"><h1 /.test(fault)

async function lookAt(page: Page, frame: Frame, lang: Lang, looks: readonly Look[]): Promise<string[]> {
  const seen: string[] = []
  for (const { name, reach, part } of states) {
    await reach(frame, lang)
    for (const look of looks) {
      await applyLook(page, look, frame)
      if (part && !(await part(frame).first().isVisible())) await reach(frame, lang)
      await frame.evaluate(settlePage)
      for (const fault of [...(await axeFaults(frame, 'all')), ...(await layoutFaults(frame))])
        if (!isUndecided(name, fault)) seen.push(`${name}, ${nameOf(look)}: ${fault}`)
    }
    if (part) await page.keyboard.press('Escape')
  }
  return seen
}

it.each<[Lang, readonly Look[]]>([
  [
    'en',
    [
      { width: 320, scheme: 'dark', text: 100 },
      { width: 1280, scheme: 'light', text: 200 },
    ],
  ],
  [
    'ru',
    [
      { width: 320, scheme: 'light', text: 200 },
      { width: 1280, scheme: 'forced', text: 100 },
    ],
  ],
])('A11Y-01 EMBED-09 in a partner’s page, in %s', async (lang, looks) => {
  const page = await chromium.open({ lang })
  await page.goto(`${inject('partner')}/element?lang=${lang}`)
  const frame = await moduleFrame(page)
  expect(await lookAt(page, frame, lang, looks)).toEqual([])
})
