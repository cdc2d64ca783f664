import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, webkit } from 'playwright'
import type { EngineName } from './engine.ts'
import { findFirefox, insertAsTyped, startFirefox, tapByMouse } from './firefox.ts'
import { type EngineVisit, firefoxPreferences, usualSenses } from './senses.ts'
import { openWebKit } from './webkit/openWebKit.ts'

const started = new Map<string, Promise<Browser>>()

/** A browser of the run, by its look; one that has ended is started anew for the next visitor. */
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
  // A look is a preference of the whole browser where Playwright cannot emulate it.
  const browser = await shared(`firefox ${JSON.stringify(senses)} ${touch}`, () =>
    startFirefox({
      // Bars that lie over the page, as the other engines have them: a width of 360 is 360.
      'ui.useOverlayScrollbars': 1,
      // Keys and presses reach a frame of another site only where it is in the process of its page.
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

/** Playwright's own WebKit emulates all but the size of text: the root of each page has it from its start. */
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
