/**
 * Everything that must hold, in one go: lint, types, unit, property and story tests, builds, package checks, sizes,
 * journeys. A failed step does not stop the later ones. The last line is `N passed, N failed`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { alone, deal, hasAlone, hasOthers } from './journeys.ts'
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

const ofProject = (name: string, task?: string): Run[][] => [
  [{ report: name, args: [`--project=${name}`], ...(task && { task }) }],
]

async function vitest({ report, args, task, env = {} }: Run) {
  const file = join(reports, `${report}.json`)
  const direct = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ended = await (task ? run('turbo', ['run', task, '--filter=//']) : run('vitest', direct, { env }))
  try {
    const ran: Report = JSON.parse(readFileSync(file, 'utf8'))
    return { ...ended, report, ran }
  } catch {
    return { ...ended, report, ran: null }
  }
}

/**
 * Tests by vitest, each of which counts; a run that died without a failed test counts as one failure.
 *
 * @param waves one after another; the runs of a wave go at once.
 */
async function suite(title: string, waves: readonly Run[][]): Promise<void> {
  const began = performance.now()
  const ended: Awaited<ReturnType<typeof vitest>>[] = []
  for (const wave of waves) ended.push(...(await Promise.all(wave.map(vitest))))
  const ran = merged(ended.map((one) => one.ran ?? noReport))
  const broken = ended.filter(({ code, ran: own }) => code !== 0 && !own?.numFailedTests).length
  const empty = ended.filter(({ ran: own }) => !own?.numTotalTests).length
  passed += ran.numPassedTests
  failed += ran.numFailedTests + Math.max(broken, empty)
  const good = ended.every(({ code }) => code === 0) && empty === 0
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`${good ? 'ok  ' : 'FAIL'} ${title}: ${ran.numPassedTests} of ${ran.numTotalTests} (${seconds} s)`)
  for (const { report, ran: own } of ended) if (!own) say(`  failed: ${report}: no report was written`)
  for (const trouble of troubles(ran)) say(trouble)
  for (const { code, output, ran: own } of ended) if (code !== 0 || !own?.numTotalTests) say(output)
}

await check('tokens', 'turbo', ['run', 'build', '--filter=@wherry/tokens'])
await check('lint', 'biome', ['check', '--error-on-warnings', '.'])
await check('types', 'turbo', ['run', 'typecheck', '--concurrency=2'])
await check('types of the tools', 'tsc', ['-p', 'tsconfig.json'])
await check('build', 'turbo', ['run', 'build', '--concurrency=2'])
await suite('unit and property tests', ofProject('unit'))
await suite('components in Chromium', ofProject('browser'))
await suite('stories in Chromium, with axe', ofProject('storybook'))
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
await suite('package ui in three apps, from its tarball', ofProject('proofs', 'proofs'))

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
// A journey waits more than it works: two go at once, each with servers of its own.
await suite('journeys over HTTP', [
  deal(filesOf(hasOthers), 2).map((files, lane) => journey(`e2e-${lane + 1}`, `!${alone}`, files)),
  [journey('e2e-alone', alone, filesOf(hasAlone))],
])
const onWorkerd = ['edge', 'embedBooking', 'embedLoad', 'journey', 'landing'].map(
  (name) => `e2e/src/${name}.test.ts`,
)
await suite('the same on workerd', [
  deal(onWorkerd, 2).map((files, lane) =>
    journey(`workerd-${lane + 1}`, `!${alone}`, files, { EDGE: 'workerd' }),
  ),
])

say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
