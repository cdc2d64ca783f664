import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Programs that drive WebKit, from Debian’s packages webkit2gtk-driver, xvfb, xauth, dbus-x11 and openbox. */
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const needed = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  '/usr/bin/dbus-run-session',
  '/usr/bin/openbox',
  miniBrowser,
]

export const hasWebKit = (): boolean => needed.every((file) => existsSync(file))

/**
 * Starts a program that ends together with this process and with all processes that it has started, however this
 * process ends.
 */
export function startWithUs(
  program: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): { started: ChildProcess; end(): void } {
  // The pipe closes when this process ends. The shell then ends its whole process group.
  const watch = `"$@" & trap '' TERM; cat >/dev/null; kill -TERM 0`
  const started = spawn('sh', ['-c', watch, 'sh', ...program], {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env,
  })
  started.unref()
  return { started, end: () => started.stdin?.end() }
}

const windowManager = ['openbox', '--config-file', fileURLToPath(new URL('openbox.xml', import.meta.url))]

/**
 * Starts a virtual screen for all windows of a run, large enough for a desktop window at a pixel ratio of two. A window
 * manager gives the newest window the focus, without which a page matches no `:focus`.
 */
export function startDisplay(): Promise<string> {
  const { started } = startWithUs([
    ...['Xvfb', '-displayfd', '3', '-screen', '0', '2600x2400x24', '-nolisten', 'tcp'],
  ])
  return new Promise((resolve, reject) => {
    started.on('error', reject)
    started.stdio[3]?.once('data', (number) => {
      const display = `:${String(number).trim()}`
      startWithUs(windowManager, { ...process.env, DISPLAY: display })
      resolve(display)
    })
  })
}
