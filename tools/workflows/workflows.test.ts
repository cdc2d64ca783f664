import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandTroubles } from '../docs/commands.ts'
import { root } from '../run.ts'
import { type Ground, nightlyOf, troublesOf } from './judge.ts'

const folder = join(root, '.github/workflows')
const files = readdirSync(folder)
const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  packageManager: string
}
const ground: Ground = {
  scripts: Object.keys(scripts),
  pnpm: packageManager.replace('pnpm@', ''),
  mayWrite: [
    'release.yml version contents',
    'release.yml version pull-requests',
    'release.yml publish contents',
    'release.yml publish id-token',
  ],
}

describe('workflows', () => {
  it('are test, visual review and release', () =>
    expect(files.sort()).toEqual(['release.yml', 'test.yml', 'visual.yml']))

  it.each(files)('%s calls what is there, with no more rights than it needs', (file) =>
    expect(troublesOf(file, text(file), ground)).toEqual([]),
  )

  it('run what a person runs', () => {
    expect(text('test.yml')).toContain('pnpm@12.21.0 test\n')
    expect(text('test.yml')).toContain('pnpm@12.21.0 test:long\n')
    expect(text('test.yml')).toMatch(
      /bench --own\n[\s\S]*if: always\(\)\n[\s\S]*path: artefacts\/bench.json\n/,
    )
    expect(text('visual.yml')).toContain('pnpm@12.21.0 chromatic\n')
    expect(text('release.yml')).toMatch(/run: pnpm run release:dry\n[\s\S]*script: pnpm run release\n/)
    expect(text('release.yml')).toContain('NPM_CONFIG_PROVENANCE: true\n')
    for (const [, script] of text('release.yml').matchAll(/script: pnpm run (\S+)/g))
      expect(Object.keys(scripts)).toContain(script)
  })

  it('run each night what takes too long, and what measures time against its bars', () => {
    const nightly = text('test.yml')
    expect(nightlyOf(nightly)).toEqual([
      'test:long',
      'bench --own',
      ...['edgeLoad', 'sandboxLoad', 'finderInp'].map((name) => `exec node bench/src/${name}.ts`),
      ...['build', 'lint', 'typecheck'],
      'exec vitest run --project=unit --project=browser --project=e2e -t "PLACE-02"',
      ...['test:unit', 'test:unit packages/booking/src/domain', 'test:browser'],
      ...['test:stories', 'test:stories packages/booking/src/screens/finder'],
      ...['test:e2e e2e/src/finder.test.ts', 'test:e2e', 'test:proofs'],
      ...['build-storybook', 'format', 'api', 'exec node e2e/src/faultTable/writeDocument.ts'],
      ...['exec vitest run --project=long e2e/src/hearing -u', 'baselines'],
      ...['test:long gallery', 'test:long faultTable', 'test:long hands'],
      ...['mutation', "mutation --mutate 'src/domain/rules/**/*.ts'"],
    ])
    const commands = `${nightlyOf(nightly)
      .map((command) => `npx --yes pnpm@${ground.pnpm} ${command.replace(' --own', '')}`)
      .join('\n')}\n`
    expect(commandTroubles({ file: 'test.yml', line: 1, lang: 'sh', text: commands })).toEqual([])
    expect(nightlyOf(nightly.replace(/ {2}schedule:\n.*\n/, ''))).toEqual([])
    expect(nightlyOf(nightly.replaceAll(`github.event_name == 'schedule' || `, ''))).toEqual([])
    // On a fresh machine there is no build to measure.
    expect(scripts['bench']).toMatch(/^turbo run build .+ && node bench\/src\/bench\.ts$/)
  })

  it('take one version of each action', () => {
    const pins = files.flatMap((file) => [...text(file).matchAll(/uses: ([\w-]+\/[\w-]+)\S*@(\S+ # \S+)/g)])
    const versions = new Map<string, Set<string>>()
    for (const [, action, pin] of pins) versions.set(action!, (versions.get(action!) ?? new Set()).add(pin!))
    expect(versions.size).toBeGreaterThan(3)
    for (const [action, of] of versions) expect([...of], action).toHaveLength(1)
  })

  it.each<[string, string, string, string]>([
    ['a script that is not there', 'test.yml', 'pnpm@12.21.0 test\n', 'pnpm@12.21.0 tests\n'],
    ['another pnpm', 'visual.yml', 'pnpm@12.21.0', 'pnpm@11.0.0'],
    [
      'a tag in place of a commit',
      'test.yml',
      'checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
      'checkout@v7',
    ],
    ['a right too many', 'test.yml', 'contents: read', 'contents: write'],
    ['all rights', 'visual.yml', '      contents: read', '      write-all'],
    ['no end', 'visual.yml', '    timeout-minutes: 30\n', ''],
    ['rights for whoever says none', 'release.yml', 'permissions: {}', 'permissions: read-all'],
    [
      'a secret that is printed',
      'visual.yml',
      'chromatic\n',
      `chromatic \${{ secrets.CHROMATIC_PROJECT_TOKEN }}\n`,
    ],
    ['an expression in a command', 'test.yml', '$BASE', `\${{ github.head_ref }}`],
    ['secrets for code of strangers', 'visual.yml', 'pull_request:', 'pull_request_target:'],
    ['a token left on the disk', 'release.yml', '          persist-credentials: false\n', ''],
    ['a night that has no day', 'test.yml', ` || github.event_name == 'workflow_dispatch'`, ''],
    ['runs that pile up', 'test.yml', 'concurrency:', 'env:'],
  ])('%s is told', (_what, file, from, to) => {
    expect(text(file)).toContain(from)
    expect(
      troublesOf(
        file,
        text(file).replace(from, () => to),
        ground,
      ),
    ).not.toEqual([])
  })
})
