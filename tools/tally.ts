import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lanes } from './lanes.ts'
import { exitCodeOf, merged, noReport, timesOf, troubles } from './report.ts'
import { type Ended, emptyFolder, run } from './run.ts'
import { readReport, runTests, type TestsRan } from './runTests.ts'
import { inLines, linesOf, partsOf } from './taskParts.ts'

/** A vitest run with a report of its own. */
export interface Run {
  report: string
  args: string[]
  env?: Record<string, string>
}

/** A run that has ended, with its name and times. */
export interface Ran extends TestsRan {
  /** Start and end in epoch milliseconds. */
  began: number
  until: number
  report: string
  /** True if nothing that the tests depend on has changed since they ran: this is the report of that run. */
  isCached?: boolean
}

/**
 * Counts passed and failed checks, and prints them as they arrive.
 *
 * @param reports folder for vitest's reports; it is emptied first.
 */
export function createTally(reports: string) {
  let passed = 0
  let failed = 0
  let cached = 0
  emptyFolder(reports)

  const say = (text: string) => void process.stdout.write(`${text}\n`)

  /** Runs tests by vitest without counting them yet. */
  async function vitest({ report, args, env = {} }: Run): Promise<Ran> {
    const began = Date.now()
    const ended = await runTests({ args, env, file: join(reports, `${report}.json`) })
    return { ...ended, began, until: Date.now(), report }
  }

  /**
   * Runs tasks of turbo, which run the tests of each package that has them. Only what has changed runs again.
   *
   * @param names of the tasks, such as `suite:unit`; each package has its report in `.cache/reports/unit.json`
   * @param options `isFresh`: the tests of unchanged packages run again, too; `atOnce`: tasks that run in parallel
   */
  async function tasks(
    names: readonly string[],
    { isFresh, atOnce = 1 }: { isFresh: boolean; atOnce?: number },
  ): Promise<Ran[]> {
    const began = Date.now()
    const crashed = (ended: Ended): Ran => ({
      ...{ ...ended, began, until: Date.now(), report: 'turbo', ran: null },
    })
    const parts = await partsOf(names).catch((error: unknown) => String(error))
    if (typeof parts === 'string') return [crashed({ code: 1, output: parts, seconds: 0 })]
    // Turbo puts a report back, so that one which is left here would only hide that a run has written none.
    for (const { report } of parts) rmSync(report, { force: true })
    const ended = await run('turbo', [
      ...['run', ...names, `--concurrency=${atOnce}`, '--continue', '--output-logs=new-only', ...inLines],
      // Without what it depends on: that was built before, and would be built again.
      ...(isFresh ? ['--force', '--only'] : []),
    ])
    const read = parts.map(({ id, name, folder, report, isCached }): Ran => {
      const ran = readReport(report)
      // A lane of the journeys has a name of its own; packages share the names of their suites.
      const isOwnName = folder === '' || Object.hasOwn(lanes, name)
      const title = isOwnName ? name : `${name}-${folder.replaceAll('/', '-')}`
      if (ran && folder !== '') writeFileSync(join(reports, `${title}.json`), JSON.stringify(ran))
      const output = linesOf(id, ended.output) || ended.output
      const own = { report: title, ran, isCached: isCached && !isFresh, output, seconds: ended.seconds }
      if (ran === null) return { ...own, code: ended.code || 1, began, until: Date.now() }
      // A cached report has the times of an earlier run.
      const times = own.isCached ? { began, until: began } : timesOf(ran)
      return { ...own, code: exitCodeOf(ran), ...times }
    })
    const isExplained = parts.length > 0 && (ended.code === 0 || read.some(({ code }) => code !== 0))
    return isExplained ? read : [...read, crashed(ended)]
  }

  /**
   * Counts the tests of runs; a run that crashed without a failed test counts as one failure.
   *
   * @param ended the runs, in whatever order they were run
   * @param fewest minimum number of tests; fewer are a failure. @default 0
   */
  function count(title: string, ended: readonly Ran[], fewest = 0): void {
    const ran = merged(ended.map((one) => one.ran ?? noReport))
    const broken = ended.filter(({ code, ran: own }) => code !== 0 && !own?.numFailedTests).length
    const empty = ended.filter(({ ran: own }) => !own?.numTotalTests).length
    passed += ran.numPassedTests
    const isShort = ended.length === 0 || ran.numPassedTests + ran.numFailedTests < fewest
    failed += ran.numFailedTests + Math.max(broken, empty) + (isShort ? 1 : 0)
    const good = ended.every(({ code }) => code === 0) && empty === 0 && !isShort
    const span = Math.max(...ended.map(({ until }) => until)) - Math.min(...ended.map(({ began }) => began))
    const seconds = (span / 1000).toFixed(1)
    const before = ended.filter(({ isCached }) => isCached)
    for (const one of before) cached += one.ran?.numPassedTests ?? 0
    const unchanged =
      before.length > 0 ? `; unchanged since they ran: ${before.map(({ report }) => report).join(', ')}` : ''
    say(
      `${good ? 'ok  ' : 'FAIL'} ${title}: ${ran.numPassedTests} of ${ran.numTotalTests} (${seconds} s${unchanged})`,
    )
    if (isShort)
      say(ended.length === 0 ? '  failed: no run has its tests' : `  failed: fewer than ${fewest} of them`)
    for (const { report, ran: own } of ended) if (!own) say(`  failed: ${report}: no report was written`)
    for (const trouble of troubles(ran)) say(trouble)
    for (const { code, output, ran: own } of ended) if (code !== 0 || !own?.numTotalTests) say(output)
  }

  return {
    say,
    vitest,
    tasks,
    count,
    /** Runs a command that counts as one check. */
    async check(title: string, command: string, args: string[], cwd?: string): Promise<void> {
      const { code, output, seconds } = await run(command, args, { cwd })
      if (code === 0) passed++
      else failed++
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds.toFixed(1)} s)`)
      if (code !== 0) say(output)
    },
    /** Runs tests and counts them at once. */
    suite: async (title: string, one: Run): Promise<void> => count(title, [await vitest(one)]),
    /** Prints the last line, `N passed, N failed`, and sets the exit code. */
    end(): void {
      if (cached > 0)
        say(`\n${cached} of the tests that passed did so before: nothing that they depend on has changed`)
      say(`\n${passed} passed, ${failed} failed`)
      process.exitCode = failed > 0 ? 1 : 0
    },
  }
}
