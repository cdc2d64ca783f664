import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** The oldest browsers that the product runs in, a line each: `safari >= 16.4`. They stand in package.json. */
export const floor: readonly string[] = browserslist

/** Their names with those who build: a phone's Chrome and Firefox are their desktop's. */
const builders: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
}

/** The same as a build reads it: `safari16.4`. */
export const buildTargets: string[] = floor.flatMap((line) => {
  const [name = '', version = ''] = line.split(' >= ')
  const builder = builders[name]
  return builder ? [`${builder}${version}`] : []
})
