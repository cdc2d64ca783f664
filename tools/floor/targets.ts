import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** Oldest browsers that the product supports, one per line: `safari >= 16.4`. They are listed in package.json. */
export const floor: readonly string[] = browserslist

/**
 * Browser names of browserslist with those of build tools. Chrome and Firefox for phones are left out, since they are
 * the same as on the desktop.
 */
const builders: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
}

/** Oldest supported browsers in the form of build tools: `safari16.4`. */
export const buildTargets: string[] = floor.flatMap((line) => {
  const [name = '', version = ''] = line.split(' >= ')
  const builder = builders[name]
  return builder ? [`${builder}${version}`] : []
})
