/**
 * Everything that must hold, in one go: lint, types, unit, property and story tests, builds, package checks, sizes,
 * journeys. A failed step does not stop the later ones. The last line is `N passed, N failed`.
 *
 * The tests of a package run again only if something that they depend on has changed (turbo.json) since a run without
 * `--force`, and all of them by `pnpm test --force` and in CI. `pnpm test --changed` runs the part that a change since `main` can reach: changed/changed.ts.
 */
import { join } from 'node:path'
import { engines, fewestJourneys, installEngines, isOfTest, wantedEngines } from './engines.ts'
import { deal, inLanes } from './journeys.ts'
import { filesOf, lanes } from './lanes.ts'
import { packageSteps } from './release/steps.ts'
import { emptyFolder, root } from './run.ts'
import { createTally } from './tally.ts'

const [mode, ...words] = process.argv.slice(2)
if (mode === '--changed') {
  const { testChanged } = await import('./changed/changed.ts')
  if (await testChanged(words)) process.exit()
}

const reports = join(root, '.cache/reports')
const packs = join(root, '.cache/packs')
emptyFolder(packs)

const { check, vitest, tasks, count, say, end } = createTally(reports)

/** Everywhere but on a person's machine all tests run, also those of packages that have not changed. */
const isFresh = mode === '--force' || Boolean(process.env['CI'])

await check('tokens', 'turbo', ['run', 'build', '--filter=@wherry/tokens'])
await check('types', 'pnpm', ['typecheck', '--concurrency=2'])
await Promise.all([
  check('lint', 'pnpm', ['lint', '--error-on-warnings']),
  check('types of the tools', 'tsc', ['-p', 'tsconfig.json']),
])
await check('build', 'pnpm', ['build', '--concurrency=2'])
count('unit and property tests', await tasks(['suite:unit'], { isFresh }))
count('components in Chromium', await tasks(['suite:browser'], { isFresh }))
count('stories in Chromium, with axe', await tasks(['suite:storybook'], { isFresh }))
for (const { title, command, args, cwd } of packageSteps(packs)) await check(title, command, args, cwd)
await check('release: a dry run of publishing', 'node', ['tools/release/dry.ts', '--packed'])
await check('commands as the pages show them', 'node', ['tools/docs/runCommands.ts'])

// Journeys and package managers wait a third of their time. So three runs go in parallel, each with its own servers, and
// a free place takes the next run.
const journeys = Object.keys(lanes).filter((name) => name !== 'e2e-alone')
const besides = await tasks(['proofs', ...journeys.map((name) => `suite:${name}`)], { isFresh, atOnce: 3 })
await check('start, dev, storybook: what they link answers', 'node', ['tools/start/check.ts'])
const byThemselves = await tasks(['suite:e2e-alone'], { isFresh })
const named = (pattern: RegExp) => besides.filter(({ report }) => pattern.test(report))
count('the packages in throw-away apps, from their tarballs', named(/^proofs/))
count('journeys over HTTP', [...named(/^e2e/), ...byThemselves])
count('the same on workerd', named(/^workerd/))
const unnamed = besides.filter(({ report }) => !/^(proofs|e2e|workerd)/.test(report))
if (unnamed.length > 0) count('the run of these', unnamed)

const wanted = wantedEngines(process.env['ENGINES'])
const absent = await installEngines(wanted)
const titleOf = (name: string) => `the journeys of every engine in ${name}`
for (const name of wanted.names.filter((one) => absent[one] !== undefined))
  say(`---- ${titleOf(name)}: not walked, it is not installed (${absent[name]})`)
const walked = wanted.names.filter((name) => absent[name] === undefined)
// Drivers wait for their browser half of the time, so the lanes of both engines share the cores.
const walks = walked.flatMap((name) =>
  deal(filesOf(isOfTest), 2).map((files, lane) => ({
    report: `${name}-${lane + 1}`,
    args: ['--project=e2e', `--tags-filter=${engines}`, ...files],
    env: { ENGINE: name },
  })),
)
const walksEnded = await inLanes(walks, 3, vitest)
for (const name of walked)
  count(
    titleOf(name),
    walksEnded.filter(({ report }) => report.startsWith(name)),
    fewestJourneys,
  )

end()
