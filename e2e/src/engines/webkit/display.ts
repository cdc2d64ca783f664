import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs that drive WebKit here, by Debian's packages webkit2gtk-driver, xvfb, xauth and dbus-x11. */
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/dbus-run-session', miniBrowser]

export const hasWebKit = (): boolean => needed.every((file) => existsSync(file))

/** Starts a program that ends with this process, however that ends, and all that it has started with it. */
export function startWithUs(
  program: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): { started: ChildProcess; end(): void } {
  // The pipe to it closes with us; the shell then ends its whole group.
  const watch = `"$@" & trap '' TERM; cat >/dev/null; kill -TERM 0`
  const started = spawn('sh', ['-c', watch, 'sh', ...program], {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env,
  })
  started.unref()
  return { started, end: () => started.stdin?.end() }
}

/** A screen that nobody sees, for all windows of a run: a desktop's at two pixels to one fits. */
export function startDisplay(): Promise<string> {
  const { started } = startWithUs([
    ...['Xvfb', '-displayfd', '3', '-screen', '0', '2600x2400x24', '-nolisten', 'tcp'],
  ])
  return new Promise((resolve, reject) => {
    started.on('error', reject)
    started.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`))
  })
}
