import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { componentNames } from '../../../tools/components.ts'
import { moduleUrl, withChromium } from '../browser.ts'
import { walks } from '../screens.ts'
import { askAll, type CheckEngine, engineNames } from './engines.ts'
import { covers, falseAlarms } from './falseAlarms.ts'
import { read, startReading } from './read.ts'
import { stories } from './stories.ts'

const chromium = withChromium()

const faulty = `<!doctype html><html><head></head><body><img src="data:,"><input><button></button>
<p style="color: #bbb; background: #fff">Hardly read</p><a href="#none"></a>
<div aria-hidden="true"><button>Reached and not heard</button></div></body></html>`

/** Rules by which each engine sees a picture, a field and a button without a name, a faint text, and a hidden button. */
const seenBy: Readonly<Record<CheckEngine, readonly string[]>> = {
  axe: ['image-alt', 'label', 'button-name', 'color-contrast', 'aria-hidden-focus'],
  Alfa: ['sia-r2', 'sia-r8', 'sia-r12', 'sia-r69', 'sia-r17'],
  'Equal Access': [
    'img_alt_valid',
    'input_label_exists',
    'text_contrast_sufficient',
    'aria_hidden_nontabbable',
  ],
  HTML_CodeSniffer: [
    'Principle1.Guideline1_1.1_1_1.H37',
    'Principle1.Guideline1_3.1_3_1.F68',
    'Principle4.Guideline4_1.4_1_2.H91.Button.Name',
    'Principle1.Guideline1_4.1_4_3.G18.Fail',
  ],
}

/** A page of the test’s own; at an address that a browser trusts, without which Alfa cannot name its elements. */
async function open(html: string): Promise<Page> {
  const page = await chromium.open()
  const url = `${new URL(moduleUrl()).origin}/control`
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(url)
  return page
}

it('A11Y-01 each component is in a story that four engines look at, and each story is named once', () => {
  expect(new Set(stories).size).toBe(stories.length)
  const without = componentNames().filter(
    (name) => !stories.some((id) => id.startsWith(`components-${name.toLowerCase()}--`)),
  )
  expect(without).toEqual([])
})

describe('A11Y-01 what four engines say', () => {
  it('each of them sees what is planted', async () => {
    const reports = await askAll(await open(faulty))
    for (const engine of engineNames) {
      const rules = reports[engine].failures.map(({ rule }) => rule)
      for (const rule of seenBy[engine]) expect(rules, `${engine}: ${rules}`).toContain(rule)
    }
  })

  it('a hidden part is let pass behind a modal layer, and within one it is not', async () => {
    const hidden = (name: string) => `<div aria-hidden="true"><button>${name}</button></div>`
    const layer = `<div role="dialog" aria-modal="true" aria-label="A layer">${hidden('Within')}</div>`
    const reports = await askAll(await open(`<!doctype html>${hidden('Behind')}${layer}`))
    const failures = engineNames.flatMap((engine) => [...reports[engine].failures])
    const ofHidden = failures.filter(({ rule }) => /^(sia-r17|aria_hidden_nontabbable)$/.test(rule))
    const real = ofHidden.filter((one) => !falseAlarms.some((known) => covers(known, 'page', one)))
    expect(ofHidden).toHaveLength(4)
    expect(real.map(({ engine }) => engine).sort()).toEqual(['Alfa', 'Equal Access'])
  })

  // The other screens, the stories and the light are the long part.
  it('of the form and the confirmation in the dark nothing stands', async () => {
    const walk = walks.find(({ name }) => name === 'booking')
    if (!walk) throw new RangeError('There is no walk over the form')
    const page = await chromium.open({ dark: true })
    const reading = startReading()
    await walk.go(
      page,
      (path) => moduleUrl(path),
      (screen) => read(reading, page, screen),
    )
    expect(reading.failures).toEqual([])
    expect(reading.pages).toBe(4)
  })
})
