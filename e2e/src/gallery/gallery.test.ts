import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { chains } from './chains.ts'
import { allLooks, applyLook, type Look } from './looks.ts'
import { isForeign, wordsIn } from './ownTexts.ts'
import { axeFaults, layoutFaults } from './seenFaults.ts'
import type { Chain } from './states.ts'
import { type Gallery, openGallery, openStage, walk } from './walk.ts'

const chromium = withChromium()
let gallery: Gallery
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery.close())

const chain = (name: string): Chain => {
  const found = chains.find((one) => one.name === name)
  if (!found) throw new RangeError(`There is no chain ${name}`)
  return found
}

describe('the gallery', () => {
  it('names each state once', () => {
    const names = chains.flatMap(({ states }) => states.map(({ name }) => name))
    expect(names).toEqual([...new Set(names)])
    expect(names.length).toBeGreaterThanOrEqual(90)
  })

  // All other states and looks are in the long part.
  it('A11Y-01 a slice: each state of the form in another look, in Russian', async () => {
    const form = chain('booking')
    const short = { ...form, states: form.states.slice(0, 8) }
    const page = await chromium.open({ lang: 'ru' })
    const stage = await openStage(page, gallery.url, 'ru', short)
    const lookOf = (at: number) => allLooks[(at * 5 + 1) % allLooks.length] as Look
    const seen = await walk(stage, short, {
      looksOf: (state) => [lookOf(short.states.indexOf(state))],
    })
    expect(seen).toEqual([])
  })
})

/** A fault planted in a page. */
interface Plant {
  readonly what: string
  readonly said: RegExp
  /** True if it is found in each look, not only in the first of a width. @default false */
  readonly isInEach?: boolean
  /** Selector of the element into which the fault is put. @default 'main' */
  readonly into?: string
  /** Tag of the planted element. @default 'div' */
  readonly tag?: string
  readonly text?: string
  /** Elements in it, each with its text and its name. */
  readonly inside?: readonly (readonly [tag: string, text: string, name?: string])[]
  readonly style?: Readonly<Record<string, string>>
}

describe('A11Y-01 what is planted is seen', () => {
  const narrow: Look = { width: 320, scheme: 'light', text: 200 }
  const faultsOf = async (page: Page) => [...(await axeFaults(page, 'all')), ...(await layoutFaults(page))]

  it('on a page that has no fault: each planted one, and nothing else', async () => {
    const page = await chromium.open()
    const finder = chain('finder')
    const stage = await openStage(page, gallery.url, 'en', finder)
    await finder.states[0]?.reach(stage)
    await applyLook(page, narrow)
    expect(await faultsOf(page)).toEqual([])
    const box = { width: '60px', whiteSpace: 'nowrap', padding: '0', border: '0' }
    const plants: readonly Plant[] = [
      {
        what: 'white on white',
        said: /color-contrast/,
        isInEach: true,
        text: 'Hardly read',
        style: { color: '#fff', background: '#fff' },
      },
      {
        what: 'a button without a name',
        said: /button-name/,
        isInEach: true,
        tag: 'button',
        style: { width: '44px', height: '44px' },
      },
      {
        what: 'two buttons too small for a finger',
        said: /target-size/,
        isInEach: true,
        inside: [
          ['button', 'a'],
          ['button', 'b'],
        ],
        style: { font: '8px/8px sans-serif' },
      },
      {
        what: 'two regions of one name',
        said: /landmark-unique/,
        inside: [
          ['section', 'One', 'Twin'],
          ['section', 'Two', 'Twin'],
        ],
      },
      { what: 'a text beside the landmarks', said: /axe region/, into: '.wherry-root', text: 'Not in main' },
      {
        what: 'a text that is cut off',
        said: /cut off: "A text/,
        text: 'A text that goes on',
        style: { ...box, overflow: 'hidden' },
      },
      {
        what: 'a page that scrolls sideways',
        said: /the page is \d+ px wide/,
        style: { width: '400px', height: '9px' },
      },
      {
        what: 'a text out of its button',
        said: /runs out of its control: "Runs/,
        tag: 'button',
        text: 'Runs out of it',
        style: box,
      },
    ]
    for (const {
      what,
      said,
      isInEach,
      into = 'main',
      tag = 'div',
      text = '',
      inside = [],
      style = {},
    } of plants) {
      await page.evaluate(
        ([place, parts, look]) => {
          const [planted, ...rest] = parts.map(([tag, text, name]) => {
            const made = document.createElement(tag)
            made.textContent = text
            if (name) made.ariaLabel = name
            return made
          })
          if (!planted) return
          planted.id = 'planted'
          planted.append(...rest)
          Object.assign(planted.style, look)
          document.querySelector(place)?.append(planted)
        },
        [into, [[tag, text] as const, ...inside], style] as const,
      )
      const faults = await faultsOf(page)
      expect(faults.filter((fault) => said.test(fault)).length, `${what}: ${faults}`).toBeGreaterThan(0)
      if (isInEach) expect((await axeFaults(page, 'look')).join(), what).toMatch(said)
      await page.evaluate(() => document.querySelector('#planted')?.remove())
    }
    expect(await faultsOf(page)).toEqual([])
  })

  it('a text that grows does so in every state of the page, and only while it shall', async () => {
    const page = await chromium.open()
    const finder = chain('finder')
    const stage = await openStage(page, gallery.url, 'en', finder)
    await finder.states[0]?.reach(stage)
    const size = () =>
      page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
    const usual = await size()
    for (const [text, wanted] of [
      [200, 2],
      [200, 2],
      [100, 1],
    ] as const) {
      await applyLook(page, { width: 1280, scheme: 'light', text })
      expect(await size()).toBe(usual * wanted)
    }
  })
})

describe('I18N-01 what stands in no table is seen', () => {
  const service = { name: 'Istanbul Airport', payment_type: 'cash', label: 'Toyota Corolla' }
  const known = new Set(wordsIn([service]))

  it.each([
    ['a word in English', 'Book'],
    ['one among those of a table', '[Þéŕƒéçţ] price'],
    ['a key', 'booking.pay.short'],
    ['a key whose words the service says', 'Finder.from'],
    ['a place for a value', '[Þŕíçé {{price}}]'],
    ['the name of a field of the service', 'payment'],
    ['a code of the service', 'cash'],
    ['what is no value', 'undefined'],
  ])('%s: %s', (_, text) => {
    expect(isForeign(text, new Set([...known, 'finder', 'from']))).toBe(true)
  })

  it.each(['[Þéŕƒéçţ]', 'Istanbul Airport', '4 Toyota Corolla', 'anna@example.com', 'EUR 12', 'W-1042'])(
    'and not %s',
    (text) => {
      expect(isForeign(text, known)).toBe(false)
    },
  )
})
