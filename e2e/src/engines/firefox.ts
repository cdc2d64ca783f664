import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, firefox, type Locator } from 'playwright'

const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Playwright's own Firefox where it is installed, else the machine's; null: there is none. */
export function findFirefox(): 'playwright' | { path: string } | null {
  if (existsSync(firefox.executablePath())) return 'playwright'
  const path = process.env['FIREFOX_PATH'] ?? installed.find((one) => existsSync(one))
  return path === undefined ? null : { path }
}

/** A file that starts the relay in front of the machine's Firefox: Playwright takes one program, without arguments. */
function starterOf(path: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'wherry-firefox-')), 'firefox')
  const relay = fileURLToPath(new URL('firefoxRelay.ts', import.meta.url))
  const quoted = [process.execPath, relay, path].map((part) => `'${part}'`).join(' ')
  writeFileSync(file, `#!/bin/sh\nexec ${quoted} "$@"\n`)
  chmodSync(file, 0o755)
  return file
}

/** Starts Firefox. @param preferences of the browser: what Playwright cannot emulate there. */
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
 * Has `fill` write as a keyboard does. Playwright sets the text of the field and says so by an event, which React takes
 * for its own doing; the command of the editor says `beforeinput` and `input` as the other engines do.
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

/** Has a tap be a press of the mouse: Playwright's touch reaches no page of this Firefox, and says nothing. */
export function tapByMouse(context: BrowserContext): void {
  context.once('page', (page) => {
    const locators: Locator = Object.getPrototypeOf(page.locator('html'))
    locators.tap = function (this: Locator, options) {
      return this.click(options)
    }
  })
}
