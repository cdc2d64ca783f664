/**
 * Everything that must hold, in one go: lint, types, unit, property and story tests, builds, package checks, sizes,
 * journeys. A failed step does not stop the later ones. The last line is `N passed, N failed`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { alone, deal, hasAlone, hasOthers, inLanes } from './journeys.ts'
import { merged, noReport, type Report, troubles } from './report.ts'
import { root, run } from './run.ts'

const reports = join(root, '.cache/reports')
const packs = join(root, '.cache/packs')
for (const folder of [reports, packs]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

let passed = 0
let failed = 0

const say = (text: string) => process.stdout.write(`${text}\n`)

/** A command that counts as one check. */
async function check(title: string, command: string, args: string[], cwd?: string): Promise<void> {
  const { code, output, seconds } = await run(command, args, { cwd })
  if (code === 0) passed++
  else failed++
  say(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds.toFixed(1)} s)`)
  if (code !== 0) say(output)
}

/** A vitest run with a report of its own. */
interface Run {
  report: string
  args: string[]
  /** The turbo task that runs it and writes its report, for a run that is repeated only when what it looks at has changed. */
  task?: string
  env?: Record<string, string>
}

const ofProject = (name: string, ...args: string[]): Run => ({
  report: name,
  args: [`--project=${name}`, ...args],
})
/** What runs in a page waits a third of its time, for a rest, a frame or a picture: two cores have time for three pages. */
const pages = `--maxWorkers=${Math.max(3, availableParallelism() + 1)}`

async function vitest({ report, args, task, env = {} }: Run) {
  const file = join(reports, `${report}.json`)
  const direct = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const began = performance.now()
  const ended = await (task ? run('turbo', ['run', task, '--filter=//']) : run('vitest', direct, { env }))
  const times = { began, until: performance.now() }
  try {
    const ran: Report = JSON.parse(readFileSync(file, 'utf8'))
    return { ...ended, ...times, report, ran }
  } catch {
    return { ...ended, ...times, report, ran: null }
  }
}

/**
 * Tests by vitest, each of which counts; a run that died without a failed test counts as one failure.
 *
 * @param ended the runs that had them, whatever ran beside them.
 */
function count(title: string, ended: readonly Awaited<ReturnType<typeof vitest>>[]): void {
  const ran = merged(ended.map((one) => one.ran ?? noReport))
  const broken = ended.filter(({ code, ran: own }) => code !== 0 && !own?.numFailedTests).length
  const empty = ended.filter(({ ran: own }) => !own?.numTotalTests).length
  passed += ran.numPassedTests
  failed += ran.numFailedTests + Math.max(broken, empty)
  const good = ended.every(({ code }) => code === 0) && empty === 0
  const span = Math.max(...ended.map(({ until }) => until)) - Math.min(...ended.map(({ began }) => began))
  const seconds = (span / 1000).toFixed(1)
  say(`${good ? 'ok  ' : 'FAIL'} ${title}: ${ran.numPassedTests} of ${ran.numTotalTests} (${seconds} s)`)
  for (const { report, ran: own } of ended) if (!own) say(`  failed: ${report}: no report was written`)
  for (const trouble of troubles(ran)) say(trouble)
  for (const { code, output, ran: own } of ended) if (code !== 0 || !own?.numTotalTests) say(output)
}

const suite = async (title: string, one: Run) => count(title, [await vitest(one)])

await check('tokens', 'turbo', ['run', 'build', '--filter=@wherry/tokens'])
await check('types', 'turbo', ['run', 'typecheck', '--concurrency=2'])
await Promise.all([
  check('lint', 'biome', ['check', '--error-on-warnings', '.']),
  check('types of the tools', 'tsc', ['-p', 'tsconfig.json']),
])
await check('build', 'turbo', ['run', 'build', '--concurrency=2'])
await suite('unit and property tests', ofProject('unit'))
await suite('components in Chromium', ofProject('browser', pages))
await suite('stories in Chromium, with axe', ofProject('storybook', pages))
for (const name of ['ui', 'booking', 'embed']) {
  const folder = join(root, 'packages', name)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const tarball = join(packs, `wherry-${name}-${version}.tgz`)
  await check(`package ${name}: packs`, 'pnpm', ['pack', '--pack-destination', packs], folder)
  await check(`package ${name}: publint`, 'publint', ['--strict', tarball])
  await check(`package ${name}: attw`, 'attw', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'styles.css',
    'fonts.css',
    'tokens.css',
  ])
}
await suite('package ui in three apps, from its tarball', { ...ofProject('proofs'), task: 'proofs' })

const journeys = readdirSync(join(root, 'e2e/src'))
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
// A journey waits a third of its time: three runs go at once, each with servers of its own, and who is done takes the next.
const journeyRuns = await inLanes([...overHttp, ...onWorkerd], 3, vitest)
const byThemselves = await vitest(journey('e2e-alone', alone, filesOf(hasAlone)))
count('journeys over HTTP', [...journeyRuns.slice(0, overHttp.length), byThemselves])
count('the same on workerd', journeyRuns.slice(overHttp.length))

say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
