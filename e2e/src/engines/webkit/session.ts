import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { type Senses, webKitArguments, webKitEnvironment } from '../senses.ts'
import { miniBrowser, startDisplay, startWithUs } from './display.ts'
import { SiteProxy } from './proxy.ts'

let display: Promise<string> | null = null
let inPage: Promise<string> | null = null

/** The script that finds elements in a page. */
export function inPageScript(): Promise<string> {
  inPage ??= build({
    entryPoints: [fileURLToPath(new URL('inPage.ts', import.meta.url))],
    ...{ bundle: true, write: false, minify: true, format: 'iife', target: 'es2022' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return inPage
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

export interface Session {
  driver: WebDriver
  proxy: SiteProxy
  close(): Promise<void>
}

/**
 * Starts a browser with its own storage. The driver can keep only one session, so each session has a separate driver.
 */
export async function startSession(look: { senses: Senses; timeZone: string }): Promise<Session> {
  display ??= startDisplay()
  const proxy = new SiteProxy()
  const [screen, proxyPort, port] = await Promise.all([display, proxy.listen(), freePort()])
  const { end } = startWithUs(['dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`], {
    ...process.env,
    ...{ DISPLAY: screen, TZ: look.timeZone, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    ...webKitEnvironment(look.senses),
  })
  const address = `http://127.0.0.1:${port}`
  await answering(address)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The test waits for navigations itself: after a return from the page cache the driver would wait for ever.
    pageLoadStrategy: 'none',
    proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: ['--automation', ...webKitArguments(look.senses)],
    },
  })
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  return {
    driver,
    proxy,
    async close() {
      await driver.quit().catch(() => {})
      proxy.close()
      end()
    },
  }
}

/** Waits until the driver accepts requests. */
async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isThere = await fetch(`${address}/status`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}
