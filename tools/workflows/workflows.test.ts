import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandTroubles } from '../docs/commands.ts'
import { root } from '../run.ts'
import { nightlyOf, type WorkflowFacts, workflowProblems } from './workflowChecks.ts'

const folder = join(root, '.github/workflows')
const files = readdirSync(folder)
const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
const text = (file: string) => texts[file]!
const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  packageManager: string
}
const ground: WorkflowFacts = {
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
    expect(workflowProblems(file, texts, ground)).toEqual([]),
  )

  it('test what is pushed to main once, and publish after that', () => {
    expect(text('release.yml')).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n\n/m)
    expect(text('release.yml').match(/uses: \.\/\.github\/workflows\/test\.yml\n/g)).toHaveLength(1)
    expect(text('test.yml')).not.toContain('  push:')
    const groupOf = (file: string) => /^ {2}group: .+$/m.exec(text(file))![0]
    expect(groupOf('test.yml'), 'one that is called waits for none that calls it').not.toBe(
      groupOf('release.yml'),
    )
    expect(text('release.yml')).toContain(` && vars.NPM_REGISTRY != ''\n`)
  })

  it('run what a person runs', () => {
    expect(text('test.yml')).toContain('pnpm@12.21.0 test\n')
    expect(text('test.yml')).toContain('pnpm@12.21.0 test:long\n')
    expect(text('test.yml')).toMatch(
      /pnpm@12.21.0 bench\n[\s\S]*if: always\(\)\n[\s\S]*path: artefacts\/bench.json\n/,
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
      'bench',
      ...['edgeLoad.ts', 'edgeLoad.ts workerd', 'sandboxLoad.ts', 'startLoad.ts', 'finderInp.ts'].map(
        (file) => `exec node bench/src/${file}`,
      ),
      'build',
      'exec vitest run --project=unit --project=browser --project=e2e -t "PLACE-02"',
      ...['test:unit', 'test:unit packages/booking/src/kernel', 'test:browser'],
      ...['test:stories', 'test:stories packages/booking/src/finder'],
      ...['test:e2e e2e/src/finder.test.ts', 'test:e2e', 'test:proofs'],
      ...['build-storybook', 'format', 'exec node e2e/src/faultTable/writeDocument.ts'],
      ...['exec vitest run --project=long e2e/src/screenReader -u', 'baselines'],
      ...['test:checks', 'test:long gallery', 'test:long faultTable', 'test:long fuzz'],
      ...['mutation', "mutation --mutate 'src/booking/rules/**/*.ts'"],
    ])
    const commands = `${nightlyOf(nightly)
      .map((command) => `npx --yes pnpm@${ground.pnpm} ${command}`)
      .join('\n')}\n`
    expect(commandTroubles({ file: 'test.yml', line: 1, lang: 'sh', text: commands })).toEqual([])
    expect(nightlyOf(nightly.replace(/ {2}schedule:\n.*\n/, ''))).toEqual([])
    expect(nightlyOf(nightly.replaceAll(`github.event_name == 'schedule' || `, ''))).toEqual([])
    // A bar that is missed keeps no other measure from running.
    expect(nightly.match(/ bench\/src\/.+\n {8}if: \$\{\{ !cancelled\(\) \}\}\n/g)).toHaveLength(5)
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
    ['a workflow that is not there', 'release.yml', 'workflows/test.yml', 'workflows/tests.yml'],
    ['a release that waits for no test', 'release.yml', 'needs: [test, mode]', 'needs: mode'],
    [
      'a release after a test that failed',
      'release.yml',
      "if: needs.mode.outputs.mode == 'p",
      "if: always() && 'p",
    ],
    ['a release after another workflow', 'release.yml', 'workflows/test.yml', 'workflows/visual.yml'],
    ['a release after a part of the tests', 'test.yml', 'pnpm@12.21.0 test\n', 'pnpm@12.21.0 test:unit\n'],
    [
      'a release after a test that may fail',
      'test.yml',
      '0 test\n',
      '0 test\n        continue-on-error: true\n',
    ],
    ['a release after a test that is passed over', 'test.yml', "!= 'schedule'", "!= 'push'"],
    ['a release after a step that is passed over', 'test.yml', '0 test\n', '0 test\n        if: false\n'],
    ['a test that nobody can call', 'test.yml', '  workflow_call:\n', ''],
    [
      'a release by another job',
      'release.yml',
      '          script: pnpm run version\n',
      '          script: pnpm run release\n',
    ],
  ])('%s is told', (_what, file, from, to) => {
    expect(text(file)).toContain(from)
    const broken = { ...texts, [file]: text(file).replace(from, () => to) }
    expect(files.flatMap((one) => workflowProblems(one, broken, ground))).not.toEqual([])
  })
})
