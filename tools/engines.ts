import { existsSync, readFileSync } from 'node:fs'
import { webkit } from 'playwright'
import { findFirefox } from '../e2e/src/engines/firefox.ts'
import { hasWebKit } from '../e2e/src/engines/webkit/display.ts'
import { run } from './run.ts'

/** Tag of a journey that runs in every engine: `it('…', { tags: 'engines' }, …)`. */
export const engines = 'engines'

/**
 * Tag of those journeys that take as long as all others together, `{ tags: ['engines', 'long'] }`: `test` runs them in
 * Chromium only; `ENGINE=webkit pnpm test:e2e` and the workflow run them in each engine.
 */
export const longInEngines = 'long'

/** True for a file with journeys that run in every engine. */
export const hasEngines = (source: string): boolean => new RegExp(`tags: (\\[)?'${engines}'`).test(source)

/** True for a file that `test` runs in each engine. */
export const isOfTest = (source: string): boolean => source.includes(`tags: '${engines}'`)

/** Minimum number of journeys with that tag in each engine. */
export const fewestJourneys = 40

/** Packages that a machine needs for the engines besides Chromium. */
export const others = {
  firefox: { isHere: () => findFirefox() !== null, packages: ['firefox-esr'] },
  webkit: {
    isHere: () => hasWebKit() || existsSync(webkit.executablePath()),
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-x11', 'openbox', 'fonts-dejavu-core'],
  },
} as const
export type OtherEngine = keyof typeof others

/** Engines in which a run is repeated, besides Chromium. */
export interface Wanted {
  readonly names: readonly OtherEngine[]
  /** True if `ENGINES` names the engines: then a missing one may be installed. */
  readonly isNamed: boolean
}

/**
 * Reads the variable `ENGINES`. Without it both engines are wanted if they are installed; an empty value means none.
 * @throws Error for a name that is no engine
 */
export function wantedEngines(said: string | undefined): Wanted {
  const all = Object.keys(others) as OtherEngine[]
  if (said === undefined) return { names: all, isNamed: false }
  const named = said.split(',').filter((name) => name !== '')
  const unknown = named.filter((name) => !all.some((one) => one === name))
  if (unknown.length > 0) throw new Error(`ENGINES names ${all.join(' and ')}, not ${unknown.join(', ')}`)
  return { names: all.filter((name) => named.includes(name)), isNamed: true }
}

const lacking = (wanted: readonly OtherEngine[]) => wanted.filter((name) => !others[name].isHere())

/** True if programs may be installed without asking: as root on Debian. */
const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  /^ID=debian$/m.test(existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '')

/** Installs missing engines if `ENGINES` names them and the machine allows it. @returns those still missing, and why */
export async function installEngines({
  names,
  isNamed,
}: Wanted): Promise<Partial<Record<OtherEngine, string>>> {
  const missing = lacking(names)
  if (isNamed && missing.length > 0 && mayInstall()) {
    const packages = missing.flatMap((name) => others[name].packages)
    await run('apt-get', ['update', '-q'])
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const ofNamed = mayInstall() ? 'apt could not install it' : 'only root on Debian installs it by itself'
  const why = isNamed ? ofNamed : 'ENGINES did not name it'
  return Object.fromEntries(lacking(names).map((name) => [name, why]))
}
