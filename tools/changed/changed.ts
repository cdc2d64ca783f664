import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inLanes } from '../journeys.ts'
import { root } from '../run.ts'
import { createTally } from '../tally.ts'
import { type Chosen, divide, type Kind, mostSeconds, planOf } from './plan.ts'
import { git, readWorkspace } from './workspace.ts'

/** The last commit that this branch shares with `main`, of this clone or of the one that it comes from. */
function baseOfMain(): string {
  const [main] = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main')
  if (!main) throw new Error('There is no branch main: name a commit, `pnpm test --changed HEAD~1`')
  const [base] = git('merge-base', 'HEAD', main)
  if (!base) throw new Error(`This branch shares no commit with ${main}: name one`)
  return base
}

/** Files that differ from a commit: changed, removed or new, committed or not. */
const changedSince = (base: string) => [
  ...git('diff', '--name-only', '--no-renames', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Takes what the last run knew of the types, where nothing of it has changed. */
const incremental = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

/** The parts of `test` that no change chooses. */
const leftToAll = [
  'all other journeys',
  'the packages in throw-away apps, their checks and the dry run of publishing',
  'what the commands of the pages do, and what the started servers link',
  'the journeys of every engine, and those on workerd',
]

/**
 * Runs what a change can break: Biome on its files, types, and the tests that reach it. The last lines name what was
 * not run.
 *
 * @param words a commit to compare with, by default the last one that is in `main` too; `--whole` runs all tests that
 * the change reaches, however long they take
 * @returns false if a changed file concerns everything: nothing was run
 */
export async function testChanged(words: readonly string[]): Promise<boolean> {
  const isWhole = words.includes('--whole')
  const base = words.find((word) => !word.startsWith('--')) ?? baseOfMain()
  const changed = changedSince(base)
  const { tests, ofBuild, everythingBy } = planOf(changed, readWorkspace(base, changed))
  const { say, check, suite, end } = createTally(join(root, '.cache/reportsChanged'))
  say(`${changed.length} files differ from ${base.slice(0, 12)}`)
  if (everythingBy !== null) {
    say(`${everythingBy} concerns everything: all tests run`)
    return false
  }
  const { now, later } = divide(tests, isWhole ? Number.POSITIVE_INFINITY : mostSeconds)
  const there = changed.filter((file) => existsSync(join(root, file)))
  const isCode = changed.some((file) => /\.[tj]sx?$/.test(file))
  const ofKinds = (title: string, ...kinds: Kind[]) => {
    const chosen = now.filter(({ kind }) => kinds.includes(kind))
    if (chosen.length === 0) return Promise.resolve()
    const projects = new Set(chosen.map(({ kind }) => `--project=${kind}`))
    const files = chosen.map(({ file }) => file)
    return suite(title, { report: kinds.join('-'), args: [...projects, '--maxWorkers=3', ...files] })
  }
  if (there.length > 0)
    await check('lint', 'biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...there])
  await check('tokens', 'turbo', ['run', 'build', '--filter=@wherry/tokens'])
  const work = [
    () => ofKinds('tests that the change reaches', 'unit', 'browser', 'storybook'),
    ...(isCode
      ? [
          () => check('types', 'pnpm', ['typecheck', '--concurrency=1']),
          () => check('types of the tools', 'tsc', ['-p', 'tsconfig.json', ...incremental]),
        ]
      : []),
  ]
  await inLanes(work, 2, (task) => task())
  if (now.some(({ kind }) => kind === 'e2e'))
    await check('build', 'turbo', ['run', 'build', '--filter=@wherry/module', '--filter=@wherry/embed'])
  await ofKinds('journeys', 'e2e')
  say('\nnot run:')
  for (const line of [
    ...leftOut(later),
    ...(ofBuild.length > 0 ? [`tests of what is built: ${ofBuild.join(', ')}`] : []),
    ...leftToAll,
  ])
    say(`  ${line}`)
  end()
  return true
}

/** The tests that a change reaches, but that would take too long. */
function leftOut(later: readonly Chosen[]): string[] {
  if (later.length === 0) return []
  const names = later.map(({ file }) => file.replace(/^.*\/src\/|\.(test|stories)\.tsx?$/g, ''))
  return [
    `${later.length} files with tests that the change reaches from further away (\`--whole\` runs them): ${names.join(', ')}`,
  ]
}
