import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, webkit } from 'playwright'
import type { EngineName } from './engine.ts'
import { findFirefox, insertAsTyped, startFirefox, tapByMouse } from './firefox.ts'
import { type EngineVisit, firefoxPreferences, usualSenses } from './senses.ts'
import { openWebKit } from './webkit/openWebKit.ts'

const started = new Map<string, Promise<Browser>>()

/**
 * A browser of the run that all visitors with the same settings share. If it has ended, the next visitor starts it
 * again.
 */
function shared(key: string, start: () => Promise<Browser>): Promise<Browser> {
  const known = started.get(key)
  if (known) return known
  const browser = start().then((one) => one.once('disconnected', () => started.delete(key)))
  started.set(key, browser)
  return browser
}

const optionsOf = ({ lang, size, touch, senses, timeZone, userAgent }: EngineVisit) => ({
  ...{ locale: lang, viewport: size, hasTouch: touch, timezoneId: timeZone },
  deviceScaleFactor: senses.ratio,
  ...(userAgent !== null && { userAgent }),
})

async function inFirefox(visit: EngineVisit): Promise<BrowserContext> {
  const { senses, touch } = visit
  // Settings that Playwright cannot emulate are preferences of the whole browser.
  const browser = await shared(`firefox ${JSON.stringify(senses)} ${touch}`, () =>
    startFirefox({
      // Overlay scroll bars, as in the other engines, so that a window of 360 px has 360 px for the page.
      'ui.useOverlayScrollbars': 1,
      // Keys and presses reach a cross-site frame only if it runs in the same process as the page around it.
      'fission.autostart': false,
      'fission.webContentIsolationStrategy': 0,
      ...firefoxPreferences(senses),
      ...(touch && { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 }),
    }),
  )
  const context = await browser.newContext(optionsOf(visit))
  if (findFirefox() !== 'playwright') {
    await insertAsTyped(context)
    tapByMouse(context)
  }
  return context
}

async function inWebKit(visit: EngineVisit): Promise<BrowserContext> {
  if (!existsSync(webkit.executablePath())) return openWebKit(visit)
  const browser = await shared('webkit', () => webkit.launch())
  return inOwnWebKit(browser, visit)
}

/**
 * Playwright’s own WebKit emulates all settings besides the text size, which is set on the root of each page at its
 * start.
 */
async function inOwnWebKit(browser: Browser, visit: EngineVisit): Promise<BrowserContext> {
  const { dark, moreContrast, textSize } = visit.senses
  const context = await browser.newContext({
    ...optionsOf(visit),
    colorScheme: dark ? 'dark' : 'light',
    contrast: moreContrast ? 'more' : 'no-preference',
  })
  if (textSize !== usualSenses.textSize)
    await context.addInitScript(
      (percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      },
      (textSize / usualSenses.textSize) * 100,
    )
  return context
}

/** A visitor's own storage and window in Firefox or WebKit. */
export const openIn = (
  engine: Exclude<EngineName, 'chromium'>,
  visit: EngineVisit,
): Promise<BrowserContext> => (engine === 'firefox' ? inFirefox(visit) : inWebKit(visit))
