import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breaches } from './importGraph.ts'
import { root } from './run.ts'

const house = realpathSync(mkdtempSync(join(tmpdir(), 'wherry-law-')))
afterAll(() => rmSync(house, { recursive: true, force: true }))

const booking = 'packages/booking/src'
const inBooking = (path: string) => `@wherry/booking/${path}`
const broken: [file: string, from: string][] = [
  ['packages/ui/src/components/Button/Button.tsx', inBooking('domain/place.ts')],
  ['packages/ui/src/components/Button/Button.tsx', '../../../../booking/src/domain/place.ts'],
  ['packages/ui/src/components/Button/Button.tsx', '../../testing/conformance.tsx'],
  ['packages/ui/src/components/Button/Button.test.tsx', inBooking('testing/fixtures.ts')],
  [`${booking}/contract/x.ts`, '../domain/place.ts'],
  [`${booking}/domain/x.ts`, '../contract/places.ts'],
  [`${booking}/domain/x.ts`, 'react'],
  [`${booking}/domain/x.ts`, 'node:fs'],
  [`${booking}/domain/x.test.ts`, '../codec/places.ts'],
  [`${booking}/codec/x.ts`, '../client/client.ts'],
  [`${booking}/client/x.ts`, '../hooks/module.tsx'],
  [`${booking}/platform/x.ts`, '../domain/place.ts'],
  [`${booking}/format/x.ts`, '../state/store.ts'],
  [`${booking}/messages/x.ts`, '../client/client.ts'],
  [`${booking}/state/x.ts`, '../client/client.ts'],
  [`${booking}/state/x.ts`, 'react'],
  [`${booking}/hooks/x.ts`, '../screens/finder/FinderScreen.tsx'],
  [`${booking}/hooks/x.ts`, '../testing/fixtures.ts'],
  [`${booking}/hooks/x.ts`, '@wherry/ui'],
  [`${booking}/screens/x.tsx`, '../client/client.ts'],
  [`${booking}/screens/x.tsx`, '../contract/places.ts'],
  [`${booking}/screens/x.tsx`, '../../../ui/src/private/usePortal.ts'],
  [`${booking}/screens/x.tsx`, 'wouter'],
  [`${booking}/screens/x.tsx`, 'swr'],
  [`${booking}/screens/x.stories.tsx`, '@wherry/sandbox/inProcess.ts'],
  [`${booking}/testing/x.ts`, '@wherry/sandbox/inProcess.ts'],
  ['packages/embed/src/x.ts', inBooking('domain/place.ts')],
  ['apps/module/src/x.ts', '@wherry/sandbox/inProcess.ts'],
  ['apps/module/src/x.ts', '../../../packages/embed/src/protocol/childEnd.ts'],
  ['apps/edge/src/x.ts', inBooking('domain/place.ts')],
  ['apps/sandbox/src/x.ts', inBooking('screens/finder/FinderScreen.tsx')],
  ['tokens/x.ts', '@wherry/ui'],
]

const allowed: [file: string, from: string][] = [
  [`${booking}/domain/x.ts`, './place.ts'],
  [`${booking}/codec/x.ts`, '../domain/place.ts'],
  [`${booking}/hooks/x.ts`, '../client/client.ts'],
  [`${booking}/hooks/x.ts`, 'react'],
  [`${booking}/screens/x.tsx`, '@wherry/ui'],
  [`${booking}/screens/x.stories.tsx`, '../testing/storyModule.tsx'],
  ['apps/module/src/x.ts', '@wherry/embed'],
  ['apps/sandbox/src/x.ts', inBooking('contract/places.ts')],
  ['apps/edge/src/x.ts', '@wherry/ui/accent'],
]

const inHouse: Record<string, string> = {
  '@wherry/ui': 'packages/ui/src/index.ts',
  '@wherry/ui/accent': 'packages/ui/src/themes/accent/accent.ts',
  '@wherry/embed': 'packages/embed/src/index.ts',
}

function put(file: string, text: string): string {
  const path = join(house, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return file
}

/** The file of a house of stubs that an import leads to. */
function targetOf(file: string, from: string): string {
  if (from.startsWith('.')) return join(dirname(file), from)
  const [, name, rest] = /^@wherry\/(\w+)\/(.*)$/.exec(from) ?? []
  const home = name && `${name === 'sandbox' ? 'apps' : 'packages'}/${name}/src/${rest}`
  return inHouse[from] ?? (home || `node_modules/${from}/index.js`)
}

/** Plants each import in a file of its own, beside the one that it is told of. */
function plant(rows: readonly [string, string][], mark: string): string[] {
  return rows.map(([file, from], at) => {
    if (!from.startsWith('node:')) put(targetOf(file, from), 'export {}\n')
    const planted = file.replace(/[^/.]+(?=[^/]*$)/, (name) =>
      /\./.test(name) ? name : `${name}${mark}${at}`,
    )
    return put(planted, `import type {} from '${from}'\nimport '${from}'\n`)
  })
}

describe('the import law of the house', () => {
  let found: string[] = []
  let brokenFiles: string[] = []
  let allowedFiles: string[] = []

  beforeAll(async () => {
    for (const name of ['react', 'wouter', 'swr'])
      put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    const packages = { ui: 'packages', booking: 'packages', embed: 'packages', sandbox: 'apps' }
    mkdirSync(join(house, 'node_modules/@wherry'), { recursive: true })
    for (const [name, folder] of Object.entries(packages)) {
      const { exports } = JSON.parse(readFileSync(join(root, folder, name, 'package.json'), 'utf8'))
      put(`${folder}/${name}/package.json`, JSON.stringify({ name: `@wherry/${name}`, exports }))
      symlinkSync(join(house, folder, name), join(house, 'node_modules/@wherry', name))
    }
    brokenFiles = plant(broken, 'b')
    allowedFiles = plant(allowed, 'a')
    put(`${booking}/state/one.ts`, "import type { Two } from './two.ts'\nexport type One = Two\n")
    put(`${booking}/state/two.ts`, "export type Two = 1\nexport const go = () => import('./one.ts')\n")
    found = (await breaches(house, ['packages', 'apps', 'tokens'])).found
  }, 120_000)

  it.each(broken.map((row, at) => [...row, at] as const))('%s may not say %s', (file, from, at) => {
    const target = from.startsWith('node:') ? from.slice(5) : targetOf(file, from)
    expect(found.filter((one) => one.endsWith(`: ${brokenFiles[at]} -> ${target}`))).not.toEqual([])
  })

  it.each(allowed.map((row, at) => [...row, at] as const))('%s may say %s', (_file, _from, at) => {
    expect(found.filter((one) => one.includes(allowedFiles[at]!))).toEqual([])
  })

  it('a circle of a type and a dynamic import is one', () => {
    expect(found).toContain(`no circle: ${booking}/state/one.ts ${booking}/state/two.ts`)
  })

  it('holds for every import there is', { timeout: 300_000 }, async () => {
    const folders = [
      'packages',
      'apps',
      'tokens',
      'bench',
      'e2e',
      'tools',
      'proofs',
      'examples',
      '.storybook',
    ]
    const { files, found } = await breaches(root, folders)
    expect(files).toBeGreaterThan(2000)
    expect(found).toEqual([])
  })
})

describe('nothing below the app', () => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  writeFileSync(join(house, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }))

  /** The globals that a file may not touch, were the line all its text. */
  function lint(file: string, code: string): string {
    const path = join(house, put(file, `${code}\n`))
    const command = ['lint', '--only=style/noRestrictedGlobals', path]
    const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), command, {
      cwd: house,
      encoding: 'utf8',
    })
    rmSync(path)
    return stdout + stderr
  }

  it.each([
    ['domain', 'export const today = Date.now()'],
    ['state', 'export const saved = localStorage.length'],
    ['screens', 'export const wide = window.innerWidth'],
    ['client', "export const answer = fetch('/')"],
  ])('touches a global: %s', (folder, line) => {
    expect(lint(`${booking}/${folder}/x.ts`, line)).toContain('noRestrictedGlobals')
  })
})
