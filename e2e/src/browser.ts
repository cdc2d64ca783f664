import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { findBrowser } from '../../tools/browser.ts'
import { setClock } from './clock.ts'
import { appAgent } from './edgeServer.ts'
import { type EngineName, engine } from './engines/engine.ts'
import { openIn } from './engines/openIn.ts'
import { chromiumArguments, missingSense, type Senses, usualSenses } from './engines/senses.ts'

const photos = fileURLToPath(new URL('../../artefacts', import.meta.url))
mkdirSync(photos, { recursive: true })

/** Widths of the window at which every screen is checked. */
export const widths = { phone: 360, tablet: 768, desktop: 1280 } as const

/** Settings of a visitor's browser and device. */
export interface Visit {
  lang?: 'en' | 'ru' | 'es'
  width?: number
  /** Touch and a coarse pointer, as on a phone. */
  touch?: boolean
  /** True for a phone's layout and scrolling. @default false */
  isMobile?: boolean
  /** True for a device with the dark colour scheme. @default false */
  dark?: boolean
  /** Text size that is set in the browser, in px. @default 16 */
  textSize?: number
  /** True for a device that asks for more contrast. @default false */
  moreContrast?: boolean
  /** True for a device with forced colours. @default false */
  forcedColours?: boolean
  /** Device pixels for one CSS pixel. @default 1 */
  ratio?: number
  /** Time zone of the device. @default 'Europe/London' */
  timeZone?: string
  /** True inside the app that the edge recognises. @default false */
  isInApp?: boolean
}

/** Settings of a visitor that change how pages are seen. */
function settingsOf(visit: Visit): Senses {
  const { dark, textSize, moreContrast, forcedColours, ratio } = { ...usualSenses, ...visit }
  return { dark, textSize, moreContrast, forcedColours, ratio }
}

/** A visitor’s settings, once it is known that the engine supports them. @throws Error if it does not */
function sensesOf(visit: Visit, name: EngineName): Senses {
  const senses = settingsOf(visit)
  const missing = missingSense(name, senses)
  if (missing) throw new Error(missing)
  return senses
}

const shared = new Map<number, Promise<Browser>>()

/**
 * One Chromium for all files of a run, and one more for each other text size: starting a new one took as long as a
 * short journey. It ends with the run.
 */
function sharedBrowser({ textSize }: Senses): Promise<Browser> {
  const known = shared.get(textSize)
  if (known) return known
  const browser = findBrowser().then(({ executablePath, args }) =>
    chromium.launch({ executablePath, args: [...args, ...chromiumArguments({ textSize })] }),
  )
  shared.set(textSize, browser)
  return browser
}

/**
 * Contexts of the engine that ENGINE names, for a file of journeys that all engines can run from the first step to the
 * last (`tags: 'engines'`).
 */
export function withBrowser(): {
  open(visit?: Visit): Promise<Page>
  /** Reason why this engine cannot emulate the visitor. Null: it can. */
  lacks(visit: Visit): string | null
} {
  const lacks = (visit: Visit) => missingSense(engine, settingsOf(visit))
  if (engine === 'chromium') return { ...withChromium(), lacks }
  const other = engine
  return {
    lacks,
    async open(visit = {}) {
      const { lang = 'en', width = widths.desktop, touch = false, timeZone, isInApp } = visit
      const context = await openIn(other, {
        ...{ lang, touch, senses: sensesOf(visit, other), size: { width, height: width < 700 ? 740 : 900 } },
        timeZone: timeZone ?? 'Europe/London',
        userAgent: isInApp ? `Mozilla/5.0 ${appAgent}3.1` : null,
      })
      // Each visitor has a separate window. It is closed after the test, because open windows take resources that later
      // ones need.
      onTestFinished(() => context.close())
      await setClock(context)
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      return page
    },
  }
}

/** Contexts of Chromium for a file of journeys, a separate one for each visitor. */
export function withChromium(): { open(visit?: Visit): Promise<Page> } {
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    await sharedBrowser(usualSenses)
  })
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
  })
  return {
    async open(visit = {}) {
      const { lang = 'en', width = widths.desktop, touch = false } = visit
      const { isMobile = false, timeZone, isInApp } = visit
      const senses = sensesOf(visit, 'chromium')
      const context = await (await sharedBrowser(senses)).newContext({
        locale: lang,
        viewport: { width, height: width < 700 ? 740 : 900 },
        hasTouch: touch,
        isMobile,
        colorScheme: senses.dark ? 'dark' : 'light',
        contrast: senses.moreContrast ? 'more' : 'no-preference',
        forcedColors: senses.forcedColours ? 'active' : 'none',
        deviceScaleFactor: senses.ratio,
        timezoneId: timeZone ?? 'Europe/London',
        ...(isInApp && { userAgent: `Mozilla/5.0 ${appAgent}3.1` }),
      })
      contexts.push(context)
      await setClock(context)
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      return page
    },
  }
}

/**
 * Writes a screenshot of the whole page to artefacts/ if `PHOTOS=on` asks for it: all screenshots take a tenth of the
 * journeys’ time.
 */
export async function photo(page: Page, name: string): Promise<void> {
  if (process.env['PHOTOS'] !== 'on') return
  await page.evaluate(() => document.fonts.ready)
  const file = engine === 'chromium' ? name : `${name}-${engine}`
  await page.screenshot({ path: join(photos, `${file}.png`), fullPage: true, animations: 'disabled' })
}

/**
 * Writes screenshots at the widths 360, 768 and 1280, as `name-360.png` and so on, and then restores the page’s own
 * width.
 */
export async function photoAtEachWidth(page: Page, name: string): Promise<void> {
  if (process.env['PHOTOS'] !== 'on') return
  const own = page.viewportSize()
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    await photo(page, `${name}-${width}`)
  }
  if (own) await page.setViewportSize(own)
}

/** The module's address with a query. */
export const moduleUrl = (query = ''): string => `${inject('module')}${query}`
