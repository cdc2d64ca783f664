import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const house = mkdtempSync(join(tmpdir(), 'wherry-law-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
writeFileSync(join(house, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }))

/** The lint rules that a file breaks, were the line all its text: an empty house with our own laws. */
function lint(file: string, code: string): string {
  const path = join(house, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${code}\n`)
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--only=style/noRestrictedGlobals', path],
    { cwd: house, encoding: 'utf8' },
  )
  rmSync(path)
  return stdout + stderr
}

const booking = 'packages/booking/src'
const broken: [file: string, line: string][] = [
  ['packages/ui/src/components/Button/Button.tsx', "import '@wherry/booking/domain/place.ts'"],
  ['packages/ui/src/components/Button/Button.tsx', "import '../../../../booking/src/domain/place.ts'"],
  ['packages/ui/src/components/Button/Button.tsx', "import '../../testing/conformance.tsx'"],
  [`${booking}/contract/x.ts`, "import '../domain/place.ts'"],
  [`${booking}/domain/x.ts`, "import '../contract/places.ts'"],
  [`${booking}/domain/x.ts`, "import 'react'"],
  [`${booking}/domain/x.test.ts`, "import '../codec/places.ts'"],
  [`${booking}/codec/x.ts`, "import '../client/client.ts'"],
  [`${booking}/client/x.ts`, "import '../hooks/module.tsx'"],
  [`${booking}/platform/x.ts`, "import '../domain/place.ts'"],
  [`${booking}/format/x.ts`, "import '../state/store.ts'"],
  [`${booking}/messages/x.ts`, "import '../client/client.ts'"],
  [`${booking}/state/x.ts`, "import '../client/client.ts'"],
  [`${booking}/state/x.ts`, "import 'react'"],
  [`${booking}/hooks/x.ts`, "import '../screens/finder/FinderScreen.tsx'"],
  [`${booking}/hooks/x.ts`, "import '@wherry/ui'"],
  [`${booking}/screens/x.tsx`, "import '../client/client.ts'"],
  [`${booking}/screens/x.tsx`, "import '../contract/places.ts'"],
  [`${booking}/screens/x.tsx`, "import 'wouter'"],
  [`${booking}/screens/x.tsx`, "import 'swr'"],
  [`${booking}/screens/x.stories.tsx`, "import '@wherry/sandbox/inProcess.ts'"],
  [`${booking}/testing/x.ts`, "import '@wherry/sandbox/inProcess.ts'"],
  ['packages/embed/src/x.ts', "import '@wherry/booking/domain/place.ts'"],
  ['apps/module/src/x.ts', "import '@wherry/sandbox/inProcess.ts'"],
  ['apps/edge/src/x.ts', "import '@wherry/booking/domain/place.ts'"],
  ['apps/sandbox/src/x.ts', "import '@wherry/booking/screens/finder/FinderScreen.tsx'"],
  ['tokens/x.ts', "import '@wherry/ui'"],
]

const allowed: [file: string, line: string][] = [
  [`${booking}/codec/x.ts`, "import '../domain/place.ts'"],
  [`${booking}/hooks/x.ts`, "import '../client/client.ts'"],
  [`${booking}/screens/x.tsx`, "import '@wherry/ui'"],
  [`${booking}/screens/x.stories.tsx`, "import '../testing/storyModule.tsx'"],
  ['apps/sandbox/src/x.ts', "import '@wherry/booking/contract/places.ts'"],
  ['apps/edge/src/x.ts', "import '@wherry/ui/accent'"],
]

describe('the import law of the house', () => {
  it.each(broken)('%s may not say %s', (file, line) => {
    expect(lint(file, line)).toContain('noRestrictedImports')
  })

  it.each(allowed)('%s may say %s', (file, line) => {
    const said = lint(file, line)
    expect(said).toContain('Checked 1 file')
    expect(said).not.toContain('noRestrictedImports')
  })

  it.each([
    ['domain', 'export const today = Date.now()'],
    ['state', 'export const saved = localStorage.length'],
    ['screens', 'export const wide = window.innerWidth'],
    ['client', "export const answer = fetch('/')"],
  ])('nothing below the app touches a global: %s', (folder, line) => {
    expect(lint(`${booking}/${folder}/x.ts`, line)).toContain('noRestrictedGlobals')
  })
})
