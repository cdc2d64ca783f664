import { existsSync, readFileSync } from 'node:fs'
import { webkit } from 'playwright'
import { findFirefox } from '../e2e/src/engines/firefox.ts'
import { hasWebKit } from '../e2e/src/engines/webkit/display.ts'
import { run } from './run.ts'

/** Marks a journey that every engine walks: `it('…', { tags: 'engines' }, …)`. */
export const engines = 'engines'

/** Fewest of such journeys, in each engine. */
export const fewestJourneys = 40

/** Packages that a machine needs for an engine besides Chromium. */
export const others = {
  firefox: { isHere: () => findFirefox() !== null, packages: ['firefox-esr'] },
  webkit: {
    isHere: () => hasWebKit() || existsSync(webkit.executablePath()),
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-x11', 'fonts-dejavu-core'],
  },
} as const
export type OtherEngine = keyof typeof others

const lacking = (wanted: readonly OtherEngine[]) => wanted.filter((name) => !others[name].isHere())

/** True where programs may be installed without asking: root on Debian. */
const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  /^ID=debian$/m.test(existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '')

/** Installs the wanted engines that are not here, where that may be. @returns those that are still not, and why */
export async function installEngines(
  wanted: readonly OtherEngine[],
): Promise<Partial<Record<OtherEngine, string>>> {
  const missing = lacking(wanted)
  if (missing.length > 0 && mayInstall()) {
    const packages = missing.flatMap((name) => others[name].packages)
    await run('apt-get', ['update', '-q'])
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const why = mayInstall() ? 'apt could not install it' : 'only root on Debian installs it by itself'
  return Object.fromEntries(lacking(wanted).map((name) => [name, why]))
}
