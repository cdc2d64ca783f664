import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { noFrames } from '../.storybook/frames.ts'
import { filesWith, noReport, type Report, replaced } from './report.ts'
import { type Ended, run } from './run.ts'

/** Tests for one run of vitest. */
export interface Tests {
  /** Options, and paths of which the run takes the tests. */
  readonly args: readonly string[]
  /** Path of the report that it writes. */
  readonly file: string
  readonly env?: Readonly<Record<string, string>>
  /** True prints the output as it comes. */
  readonly live?: boolean
}

/** A run that has ended. Without a report it has crashed. */
export interface TestsRan extends Ended {
  readonly ran: Report | null
}

/** Reads a report; null: there is none, or only a part of one. */
export function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

async function once({ args, file, env = {}, live = false }: Tests): Promise<TestsRan> {
  // A run that crashes must not leave the report of an earlier one.
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ended = await run('vitest', ['run', ...args, ...reporters], { env, live })
  return { ...ended, ran: readReport(file) }
}

/** True if nothing but these files has failed, and no error came from outside all tests. */
const hasFailedOnlyIn = (files: readonly string[], { testResults }: Report, output: string): boolean =>
  testResults.every(({ name, status }) => status !== 'failed' || files.includes(name)) &&
  !/Unhandled (Error|Rejection)/.test(output)

/** The first run, with some files as their second run left them. */
export function joined(
  first: TestsRan & { readonly ran: Report },
  still: readonly string[],
  again: TestsRan,
): TestsRan {
  const ran = replaced(first.ran, still, again.ran ?? noReport)
  const isGood = hasFailedOnlyIn(still, first.ran, first.output) && ran.numFailedTests === 0
  const seconds = first.seconds + again.seconds
  return { code: again.code || (isGood ? 0 : 1), seconds, output: `${first.output}\n${again.output}`, ran }
}

/**
 * Runs tests by vitest. Files of a page that the browser has ceased to paint are run once more, in a new browser, and it is
 * said: a fault of the browser is none of the product, but twice it is a failure. The report has the exit code.
 */
export async function runTests(tests: Tests): Promise<TestsRan> {
  const first = await once(tests)
  const still = first.ran ? filesWith(first.ran, noFrames) : []
  let ended = first
  if (first.ran && still.length > 0) {
    process.stdout.write(`---- ${noFrames} Run once more in a new browser: ${still.join(' ')}\n`)
    const options = tests.args.filter((arg) => arg.startsWith('--'))
    const again = await once({ ...tests, args: [...options, ...still] })
    ended = joined({ ...first, ran: first.ran }, still, again)
  }
  if (ended.ran) writeFileSync(tests.file, JSON.stringify({ ...ended.ran, exitCode: ended.code }))
  return ended
}
