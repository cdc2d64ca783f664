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
  ['packages/ui/src/components/Button/Button.tsx', inBooking('kernel')],
  ['packages/ui/src/components/Button/Button.tsx', '../../../../booking/src/kernel/model/place.ts'],
  ['packages/ui/src/components/Button/Button.tsx', '../../testing/conformance.tsx'],
  ['packages/ui/src/components/Button/Button.test.tsx', inBooking('testing/samples/fixtures.ts')],
  [`${booking}/kernel/values/x.ts`, '../../wire/places/schema.ts'],
  [`${booking}/kernel/values/x.ts`, '../../search/index.ts'],
  [`${booking}/kernel/values/x.ts`, 'node:fs'],
  [`${booking}/kernel/x.ts`, '@wherry/ui'],
  [`${booking}/kernel/model/x.ts`, 'valibot'],
  [`${booking}/wire/places/x.ts`, '../../module/module.tsx'],
  [`${booking}/wire/places/x.ts`, '../../places/index.ts'],
  [`${booking}/messages/x.ts`, '../wire/client.ts'],
  [`${booking}/search/state/x.ts`, '../../module/module.tsx'],
  [`${booking}/search/state/x.ts`, 'react'],
  [`${booking}/module/x.ts`, '../view/Boundary.tsx'],
  [`${booking}/module/x.ts`, '../testing/samples/fixtures.ts'],
  [`${booking}/module/x.ts`, '@wherry/ui'],
  [`${booking}/view/x.tsx`, '../wire/client.ts'],
  [`${booking}/view/x.tsx`, '../finder/index.ts'],
  [`${booking}/offers/view/x.tsx`, '../../finder/index.ts'],
  [`${booking}/finder/view/x.tsx`, '../../offers/view/Offers.tsx'],
  [`${booking}/finder/view/x.tsx`, '../../offers/lazy.ts'],
  [`${booking}/finder/view/x.tsx`, '../../wire/client.ts'],
  [`${booking}/booking/form/pay/x.tsx`, '../../wire/bonusClient.ts'],
  [`${booking}/booking/rules/x.ts`, '../state/booking.ts'],
  [`${booking}/booking/rules/x.ts`, 'react'],
  [`${booking}/booking/state/x.ts`, '../order/bookingFlow.ts'],
  [`${booking}/booking/state/x.ts`, 'swr'],
  [`${booking}/booking/order/x.ts`, '../form/BookingScreen.tsx'],
  [`${booking}/finder/view/x.tsx`, '../../../../ui/src/private/overlay/usePortal.ts'],
  [`${booking}/finder/view/x.tsx`, 'wouter'],
  [`${booking}/finder/view/x.tsx`, 'leaflet'],
  [`${booking}/finder/view/x.stories.tsx`, '@wherry/sandbox/inProcess.ts'],
  [`${booking}/testing/x.ts`, '@wherry/sandbox/inProcess.ts'],
  [`${booking}/finder/view/x.tsx`, '@wherry/embed/frame'],
  [`${booking}/finder/view/x.tsx`, '../../frame/index.ts'],
  [`${booking}/frame/x.ts`, '../finder/index.ts'],
  ['packages/embed/src/x.ts', inBooking('kernel')],
  ['packages/embed/src/frame/x.ts', inBooking('kernel')],
  ['apps/module/src/x.ts', '@wherry/sandbox/inProcess.ts'],
  ['apps/module/src/x.ts', '../../../packages/embed/src/protocol/childEnd.ts'],
  ['apps/module/src/x.ts', '../../../packages/embed/src/frame/host.ts'],
  ['apps/module/src/x.ts', '../../../packages/booking/src/finder/view/FinderScreen.tsx'],
  ['apps/module/drawn/x.tsx', '../../../packages/booking/src/platform/drawnSearch.ts'],
  ['apps/module/src/x.ts', '../../../packages/booking/src/kernel/values/money.ts'],
  ['apps/module/src/x.ts', '../../../packages/booking/src/wire/index.ts'],
  ['apps/sandbox/src/x.ts', '../../../packages/booking/src/kernel/values/money.ts'],
  [`${booking}/view/x.tsx`, '../../../ui/src/index.ts'],
  ['apps/edge/src/x.ts', inBooking('kernel')],
  ['apps/sandbox/src/x.ts', inBooking('finder')],
  ['tokens/x.ts', '@wherry/ui'],
]

const allowed: [file: string, from: string][] = [
  [`${booking}/kernel/model/x.ts`, '../values/money.ts'],
  [`${booking}/wire/places/x.ts`, '../../kernel/model/place.ts'],
  [`${booking}/module/x.ts`, '../wire/client.ts'],
  [`${booking}/module/x.ts`, 'react'],
  [`${booking}/finder/view/x.tsx`, '@wherry/ui'],
  [`${booking}/finder/view/x.tsx`, '../../offers/index.ts'],
  [`${booking}/finder/view/x.stories.tsx`, '../../testing/pages/storyModule.tsx'],
  [`${booking}/places/x.test.ts`, '../createModule.ts'],
  [`${booking}/booking/form/x.tsx`, '../rules/phone.ts'],
  [`${booking}/booking/draft/x.ts`, 'valibot'],
  [`${booking}/frame/x.ts`, '@wherry/embed/frame'],
  [`${booking}/frame/x.ts`, '../booking/index.ts'],
  ['apps/module/src/x.ts', '@wherry/embed'],
  ['apps/module/src/x.ts', inBooking('frame')],
  ['apps/module/src/x.ts', inBooking('finder')],
  ['apps/sandbox/src/x.ts', inBooking('wire')],
  ['apps/edge/src/x.ts', '@wherry/ui/accent'],
  ['apps/edge/src/x.ts', '../../../packages/booking/src/kernel/values/currency.ts'],
]

const inHouse: Record<string, string> = {
  '@wherry/ui': 'packages/ui/src/index.ts',
  '@wherry/ui/accent': 'packages/ui/src/themes/accent/accent.ts',
  '@wherry/embed': 'packages/embed/src/index.ts',
  '@wherry/embed/frame': 'packages/embed/src/frame.ts',
  '@wherry/booking/kernel': 'packages/booking/src/kernel/index.ts',
  '@wherry/booking/wire': 'packages/booking/src/wire/index.ts',
  '@wherry/booking/finder': 'packages/booking/src/finder/index.ts',
  '@wherry/booking/frame': 'packages/booking/src/frame/index.ts',
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

/** Plants each import in a file of its own, beside the file that the row names. */
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
  const deep = inBooking('finder/view/FinderScreen.tsx')
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
    put('apps/module/src/deep.ts', `import '${deep}'\n`)
    put(`${booking}/kernel/one.ts`, "import type { Two } from './two.ts'\nexport type One = Two\n")
    put(`${booking}/kernel/two.ts`, "export type Two = 1\nexport const go = () => import('./one.ts')\n")
    found = (await breaches(house, ['packages', 'apps', 'tokens'])).found
  }, 120_000)

  it.each(broken.map((row, at) => [...row, at] as const))('%s may not say %s', (file, from, at) => {
    const target = from.startsWith('node:') ? from.slice(5) : targetOf(file, from)
    expect(found.filter((one) => one.endsWith(`: ${brokenFiles[at]} -> ${target}`))).not.toEqual([])
  })

  it.each(allowed.map((row, at) => [...row, at] as const))('%s may say %s', (_file, _from, at) => {
    expect(found.filter((one) => one.includes(allowedFiles[at]!))).toEqual([])
  })

  it('an import past the entries of a package is one', () => {
    expect(found).toContain(`no entry: apps/module/src/deep.ts -> ${deep}`)
  })

  it('a circle of a type and a dynamic import is one', () => {
    expect(found).toContain(`no circle: ${booking}/kernel/one.ts ${booking}/kernel/two.ts`)
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

  /** Biome's findings about forbidden globals in a file with this line alone. */
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
    ['kernel/values', 'export const today = Date.now()'],
    ['booking/state', 'export const saved = localStorage.length'],
    ['finder/view', 'export const wide = window.innerWidth'],
    ['wire', "export const answer = fetch('/')"],
  ])('touches a global: %s', (folder, line) => {
    expect(lint(`${booking}/${folder}/x.ts`, line)).toContain('noRestrictedGlobals')
  })
})
