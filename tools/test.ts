/**
 * Everything that must hold, in one go: lint, types, unit, property and story tests, builds, package checks, sizes,
 * journeys. A failed step does not stop the later ones. The last line is `N passed, N failed`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { engines, fewestJourneys, installEngines, type OtherEngine, others } from './engines.ts'
import { alone, deal, hasAlone, hasOthers, inLanes } from './journeys.ts'
import { packageSteps } from './release/steps.ts'
import { root } from './run.ts'
import { createTally, type Ran, type Run } from './tally.ts'

const reports = join(root, '.cache/reports')
const packs = join(root, '.cache/packs')
for (const folder of [reports, packs]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

const { check, vitest, count, suite, say, end } = createTally(reports)

const ofProject = (name: string, ...args: string[]): Run => ({
  report: name,
  args: [`--project=${name}`, ...args],
})
/** What runs in a page waits a third of its time, for a rest, a frame or a picture: two cores have time for three pages. */
const pages = `--maxWorkers=${Math.max(3, availableParallelism() + 1)}`

await check('tokens', 'turbo', ['run', 'build', '--filter=@wherry/tokens'])
await check('types', 'pnpm', ['typecheck', '--concurrency=2'])
await Promise.all([
  check('lint', 'pnpm', ['lint', '--error-on-warnings']),
  check('types of the tools', 'tsc', ['-p', 'tsconfig.json']),
])
await check('build', 'pnpm', ['build', '--concurrency=2'])
await suite('unit and property tests', ofProject('unit'))
await suite('components in Chromium', ofProject('browser', pages))
await suite('stories in Chromium, with axe', ofProject('storybook', pages))
for (const { title, command, args, cwd } of packageSteps(packs)) await check(title, command, args, cwd)
await check('release: a dry run of publishing', 'node', ['tools/release/dry.ts', '--packed'])
await check('commands as the pages show them', 'node', ['tools/docs/runCommands.ts'])

const journeys = readdirSync(join(root, 'e2e/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ file: `e2e/src/${name}`, source: readFileSync(join(root, 'e2e/src', name), 'utf8') }))
const filesOf = (is: (source: string) => boolean) =>
  journeys.filter(({ source }) => is(source)).map(({ file }) => file)
const journey = (report: string, tags: string, files: string[], env?: Run['env']): Run => ({
  report,
  args: ['--project=e2e', `--tags-filter=${tags}`, ...files],
  ...(env && { env }),
})
const overHttp = deal(filesOf(hasOthers), 5).map((files, lane) =>
  journey(`e2e-${lane + 1}`, `!${alone}`, files),
)
const onWorkerd = deal(
  ['edge', 'embedBooking', 'embedLoad', 'journey', 'landing'].map((name) => `e2e/src/${name}.test.ts`),
  2,
).map((files, lane) => journey(`workerd-${lane + 1}`, `!${alone}`, files, { EDGE: 'workerd' }))
// What is done in a page or by a package manager waits a third of its time: three runs go at once, each with servers of
// its own, and who is done takes the next.
const beside = (work: () => Promise<void>) => async (): Promise<Ran[]> => {
  await work()
  return []
}
const journeyRuns = await inLanes(
  [
    beside(() =>
      suite('the packages in throw-away apps, from their tarballs', {
        ...ofProject('proofs'),
        task: 'proofs',
      }),
    ),
    ...[...overHttp, ...onWorkerd].map((run) => async () => [await vitest(run)]),
    beside(() => check('start, dev, storybook: what they link answers', 'node', ['tools/start/check.ts'])),
  ],
  3,
  (task) => task(),
).then((ended) => ended.flat())
const byThemselves = await vitest(journey('e2e-alone', alone, filesOf(hasAlone)))
const isOnWorkerd = ({ report }: Ran) => report.startsWith('workerd')
count('journeys over HTTP', [...journeyRuns.filter((one) => !isOnWorkerd(one)), byThemselves])
count('the same on workerd', journeyRuns.filter(isOnWorkerd))

// A run of all engines takes half an hour more: it is asked for, `ENGINES=firefox,webkit pnpm test`.
const wantedEngines = (Object.keys(others) as OtherEngine[]).filter((name) =>
  process.env['ENGINES']?.split(',').includes(name),
)
const absent = await installEngines(wantedEngines)
const inEngine = (source: string) => source.includes(`tags: '${engines}'`)
for (const name of wantedEngines) {
  const title = `the journeys of every engine in ${name}`
  if (absent[name] !== undefined) {
    say(`---- ${title}: not walked, ${name} is not here: ${absent[name]}`)
    continue
  }
  const lanes = deal(filesOf(inEngine), 2).map(
    (files, lane) => async () =>
      vitest({ ...journey(`${name}-${lane + 1}`, engines, files), env: { ENGINE: name } }),
  )
  count(title, await inLanes(lanes, 2, (walk) => walk()), fewestJourneys)
}

end()
