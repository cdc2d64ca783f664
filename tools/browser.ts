import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { root } from './run.ts'

export interface Browser {
  /**
   * Source of the browser. Only 'npm' (one pinned build, the same on every Linux x64 machine) may be compared with the
   * stored screenshots.
   */
  name: 'BROWSER_PATH' | 'npm' | 'playwright' | 'system'
  executablePath: string | undefined
  args: string[]
}

const steady = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--no-pings',
]
const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Unpacks Chromium into a folder per version. @sparticuz/chromium unpacks to os.tmpdir() and would reuse any version
 * that it finds there.
 */
async function npmChromium(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as { version: string }
  const home = join(root, 'node_modules/.cache/chromium', version)
  const path = join(home, 'chromium')
  if (existsSync(path)) return path
  const part = `${home}.${process.pid}`
  await mkdir(part, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = part
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
    // If another process has unpacked the browser first, its folder is kept and ours is removed.
    await rename(part, home).catch(() => rm(part, { recursive: true, force: true }))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  return path
}

export async function findBrowser(): Promise<Browser> {
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet, ...steady]
  const wanted = process.env['BROWSER_PATH']
  if (wanted) return { name: 'BROWSER_PATH', executablePath: wanted, args }
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      return {
        name: 'npm',
        executablePath: await npmChromium(),
        args: [...new Set([...args, '--no-sandbox', '--no-zygote'])],
      }
    } catch (error) {
      console.warn('The Chromium from npm is not usable here, looking for another:', error)
    }
  }
  if (existsSync(chromium.executablePath())) return { name: 'playwright', executablePath: undefined, args }
  const found = system.find((path) => existsSync(path))
  if (found) return { name: 'system', executablePath: found, args }
  throw new Error('No browser found: run `pnpm exec playwright install chromium`, or set BROWSER_PATH.')
}
