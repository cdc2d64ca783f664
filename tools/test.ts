/**
 * Everything that must hold, in one go: lint, types, unit, property and story tests, builds, package checks, sizes,
 * journeys. A failed step does not stop the later ones. The last line is `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { noReport, type Report, troubles } from './report.ts'
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

/**
 * A vitest run: each of its tests counts; a run that died without a report counts as one failure.
 *
 * @param task the turbo task that runs it and writes its report, for a run that is repeated only when what it looks at has changed.
 */
async function suite(title: string, projects: string[], task?: string): Promise<void> {
  const file = join(reports, `${projects.join('-')}.json`)
  const direct = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { code, output, seconds } = await (task
    ? run('turbo', ['run', task, '--filter=//'])
    : run('vitest', direct))
  let ran: Report = noReport
  try {
    ran = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    say(`${title}: no report was written`)
  }
  const broken = code !== 0 && ran.numFailedTests === 0 ? 1 : 0
  const empty = ran.numTotalTests === 0 ? 1 : 0
  passed += ran.numPassedTests
  failed += ran.numFailedTests + Math.max(broken, empty)
  const good = code === 0 && !empty
  say(
    `${good ? 'ok  ' : 'FAIL'} ${title}: ${ran.numPassedTests} of ${ran.numTotalTests} (${seconds.toFixed(1)} s)`,
  )
  for (const trouble of troubles(ran)) say(trouble)
  if (!good) say(output)
}

await check('tokens', 'turbo', ['run', 'build', '--filter=@wherry/tokens'])
await check('lint', 'biome', ['check', '--error-on-warnings', '.'])
await check('types', 'turbo', ['run', 'typecheck', '--concurrency=2'])
await check('types of the tools', 'tsc', ['-p', 'tsconfig.json'])
await check('build', 'turbo', ['run', 'build', '--concurrency=2'])
await suite('unit and property tests', ['unit'])
await suite('components in Chromium', ['browser'])
await suite('stories in Chromium, with axe', ['storybook'])
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
await suite('package ui in three apps, from its tarball', ['proofs'], 'proofs')
await suite('journeys over HTTP', ['e2e'])

say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
