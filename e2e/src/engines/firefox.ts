import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, firefox, type Locator } from 'playwright'

const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Playwright’s own Firefox if it is installed, else the path of the machine’s. Null: there is none. */
export function findFirefox(): 'playwright' | { path: string } | null {
  if (existsSync(firefox.executablePath())) return 'playwright'
  const path = process.env['FIREFOX_PATH'] ?? installed.find((one) => existsSync(one))
  return path === undefined ? null : { path }
}

/**
 * A file that starts the relay in front of the machine’s Firefox, because Playwright accepts one program without
 * arguments.
 */
function starterOf(path: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'wherry-firefox-')), 'firefox')
  const relay = fileURLToPath(new URL('firefoxRelay.ts', import.meta.url))
  const quoted = [process.execPath, relay, path].map((part) => `'${part}'`).join(' ')
  writeFileSync(file, `#!/bin/sh\nexec ${quoted} "$@"\n`)
  chmodSync(file, 0o755)
  return file
}

/**
 * Starts Firefox.
 *
 * @param preferences of the browser, for settings that Playwright cannot emulate in Firefox
 */
export async function startFirefox(preferences: Record<string, string | number | boolean>): Promise<Browser> {
  const found = findFirefox()
  if (found === null)
    throw new Error('No Firefox found: `playwright install firefox`, or firefox-esr of Debian.')
  if (found === 'playwright') return firefox.launch({ firefoxUserPrefs: preferences })
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: starterOf(found.path),
    firefoxUserPrefs: preferences,
  })
}

/**
 * Makes `fill` write like a keyboard. Playwright sets the field’s text and sends one event, which React ignores as its
 * own change. The editing command sends `beforeinput` and `input`, as in the other engines.
 */
export const insertAsTyped = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const insert = (text: string) => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      if (element instanceof HTMLIFrameElement) return element
      document.execCommand('insertText', false, text)
      return undefined
    }
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
  })

/**
 * Turns taps into clicks of the mouse, because Playwright’s taps never reach a page of this Firefox, and no error says
 * so.
 */
export function tapByMouse(context: BrowserContext): void {
  context.once('page', (page) => {
    const locators: Locator = Object.getPrototypeOf(page.locator('html'))
    locators.tap = function (this: Locator, options) {
      return this.click(options)
    }
  })
}
