import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { merged, noReport, type Report, troubles } from './report.ts'
import { type Ended, run } from './run.ts'

/** A vitest run with a report of its own. */
export interface Run {
  report: string
  args: string[]
  /** The turbo task that runs it and writes its report, for a run that is repeated only when what it looks at has changed. */
  task?: string
  env?: Record<string, string>
}

/** A run that has ended; without a report it died. */
export interface Ran extends Ended {
  /** Milliseconds of `performance.now()`. */
  began: number
  until: number
  report: string
  ran: Report | null
}

/** What has passed and failed, told as it comes. */
export interface Tally {
  say(text: string): void
  /** A command that counts as one check. */
  check(title: string, command: string, args: string[], cwd?: string): Promise<void>
  /** Tests by vitest, not counted yet. */
  vitest(run: Run): Promise<Ran>
  /**
   * Tests by vitest, each of which counts; a run that died without a failed test counts as one failure.
   *
   * @param ended the runs that had them, whatever ran beside them.
   * @param fewest fewer tests than these are a failure. @default 0
   */
  count(title: string, ended: readonly Ran[], fewest?: number): void
  /** Runs and counts. */
  suite(title: string, run: Run): Promise<void>
  /** The last line, `N passed, N failed`, and the exit code. */
  end(): void
}

/**
 * Counts what is run.
 *
 * @param reports the folder that vitest writes its reports to.
 */
export function createTally(reports: string): Tally {
  let passed = 0
  let failed = 0

  const say = (text: string) => void process.stdout.write(`${text}\n`)

  async function vitest({ report, args, task, env = {} }: Run): Promise<Ran> {
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

  function count(title: string, ended: readonly Ran[], fewest = 0): void {
    const ran = merged(ended.map((one) => one.ran ?? noReport))
    const broken = ended.filter(({ code, ran: own }) => code !== 0 && !own?.numFailedTests).length
    const empty = ended.filter(({ ran: own }) => !own?.numTotalTests).length
    passed += ran.numPassedTests
    const isShort = ran.numPassedTests + ran.numFailedTests < fewest
    failed += ran.numFailedTests + Math.max(broken, empty) + (isShort ? 1 : 0)
    const good = ended.every(({ code }) => code === 0) && empty === 0 && !isShort
    const span = Math.max(...ended.map(({ until }) => until)) - Math.min(...ended.map(({ began }) => began))
    const seconds = (span / 1000).toFixed(1)
    say(`${good ? 'ok  ' : 'FAIL'} ${title}: ${ran.numPassedTests} of ${ran.numTotalTests} (${seconds} s)`)
    if (isShort) say(`  failed: fewer than ${fewest} of them`)
    for (const { report, ran: own } of ended) if (!own) say(`  failed: ${report}: no report was written`)
    for (const trouble of troubles(ran)) say(trouble)
    for (const { code, output, ran: own } of ended) if (code !== 0 || !own?.numTotalTests) say(output)
  }

  return {
    say,
    vitest,
    count,
    async check(title, command, args, cwd) {
      const { code, output, seconds } = await run(command, args, { cwd })
      if (code === 0) passed++
      else failed++
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds.toFixed(1)} s)`)
      if (code !== 0) say(output)
    },
    suite: async (title, one) => count(title, [await vitest(one)]),
    end() {
      say(`\n${passed} passed, ${failed} failed`)
      process.exitCode = failed > 0 ? 1 : 0
    },
  }
}
