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

/** The widths every screen is looked at in. */
export const widths = { phone: 360, tablet: 768, desktop: 1280 } as const

/** How a visitor comes. */
export interface Visit {
  lang?: 'en' | 'ru' | 'es'
  width?: number
  /** Touch and a coarse pointer, as on a phone. */
  touch?: boolean
  /** As a phone lays out and scrolls a page. @default false */
  isMobile?: boolean
  /** The device is dark. @default false */
  dark?: boolean
  /** Size of text that is set in the browser, in px. @default 16 */
  textSize?: number
  /** The device wants more contrast. @default false */
  moreContrast?: boolean
  /** The device gives every page its own colours. @default false */
  forcedColours?: boolean
  /** Pixels of the screen to one of the page. @default 1 */
  ratio?: number
  /** Zone of the device. @default 'Europe/London' */
  timeZone?: string
  /** In the app that the edge knows. @default false */
  isInApp?: boolean
}

/** Settings of a visitor that change how pages are seen. */
function settingsOf(visit: Visit): Senses {
  const { dark, textSize, moreContrast, forcedColours, ratio } = { ...usualSenses, ...visit }
  return { dark, textSize, moreContrast, forcedColours, ratio }
}

/** The same, for an engine that has them. @throws Error where it does not */
function sensesOf(visit: Visit, name: EngineName): Senses {
  const senses = settingsOf(visit)
  const missing = missingSense(name, senses)
  if (missing) throw new Error(missing)
  return senses
}

const shared = new Map<number, Promise<Browser>>()

/**
 * One Chromium for all files of a run, and one more for each other size of text: to start one anew took as long as a
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
 * Contexts of the engine that ENGINE names, for a file of journeys whose every step all engines walk
 * (`tags: 'engines'`).
 */
export function withBrowser(): {
  open(visit?: Visit): Promise<Page>
  /** Reason why such a visitor cannot come in this engine; null: one can. */
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
      // A window of its own for each takes what the next one needs.
      onTestFinished(() => context.close())
      await setClock(context)
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      return page
    },
  }
}

/** Contexts of Chromium for a file of journeys, each visitor with one of their own. */
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
 * Writes a photograph of the whole page to artefacts/, where `PHOTOS=on` asks for them: taking them all is a tenth of
 * the time of the journeys.
 */
export async function photo(page: Page, name: string): Promise<void> {
  if (process.env['PHOTOS'] !== 'on') return
  await page.evaluate(() => document.fonts.ready)
  const file = engine === 'chromium' ? name : `${name}-${engine}`
  await page.screenshot({ path: join(photos, `${file}.png`), fullPage: true, animations: 'disabled' })
}

/** The screen at 360, 768 and 1280, then at its own width again: `name-360.png` and so on. */
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
