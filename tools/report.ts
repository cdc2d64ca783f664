/** The fields of vitest's JSON report that are used here. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  numTotalTests: number
  /** Exit code of the run, which is not 0 for errors outside tests too; `runTests` adds it. */
  exitCode?: number
  /** Epoch milliseconds at which the run began. */
  startTime?: number
  testResults: readonly {
    name: string
    /** `failed` also if the file has errors outside its tests. */
    status?: string
    /** Epoch milliseconds at which the file was done. */
    endTime?: number
    /** Reason why the file itself could not run; empty if it could. */
    message?: string
    assertionResults: readonly {
      fullName: string
      status: string
      /** One message for each failed attempt; a test that passed at its second attempt has one too. */
      failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** Empty report, for a run that crashed without one. */
export const noReport: Report = { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, testResults: [] }

/** Exit code of a run. Without one in the report, it is not 0 if a test or a whole file has failed. */
export const exitCodeOf = ({ exitCode, numFailedTests, testResults }: Report): number =>
  exitCode ?? (numFailedTests > 0 || testResults.some(({ status }) => status === 'failed') ? 1 : 0)

/** Begin and end of a run, in epoch milliseconds. */
export function timesOf({ startTime = 0, testResults }: Report): { began: number; until: number } {
  return { began: startTime, until: Math.max(startTime, ...testResults.map(({ endTime }) => endTime ?? 0)) }
}

/** The files in which a test ended with an error of this text. */
export const filesWith = ({ testResults }: Report, error: string): string[] =>
  testResults
    .filter(({ assertionResults }) =>
      assertionResults.some(({ failureMessages }) => failureMessages?.some((text) => text.includes(error))),
    )
    .map(({ name }) => name)

/** A report in which another one stands in for some files; its other files do not count. */
export function replaced(report: Report, files: readonly string[], other: Report): Report {
  const kept = report.testResults.filter(({ name }) => !files.includes(name))
  const again = other.testResults.filter(({ name }) => files.includes(name))
  const whole = merged([{ ...noReport, testResults: [...kept, ...again] }])
  return report.startTime === undefined ? whole : { ...whole, startTime: report.startTime }
}

/**
 * Merges the reports of runs that share the tests of the same files: a test that one run skipped counts by the run that
 * ran it.
 */
export function merged(reports: readonly Report[]): Report {
  const files = new Map<string, Report['testResults'][number][]>()
  for (const result of reports.flatMap(({ testResults }) => testResults))
    files.set(result.name, [...(files.get(result.name) ?? []), result])
  const testResults = [...files].map(([name, results]) => {
    const all = results.flatMap(({ assertionResults }) => assertionResults)
    const taken = new Set(all.filter(hasRun).map(({ fullName }) => fullName))
    return {
      name,
      message: results.map(({ message }) => message ?? '').join(''),
      endTime: Math.max(...results.map(({ endTime }) => endTime ?? 0)),
      assertionResults: all.filter((test) => hasRun(test) || !taken.has(test.fullName)),
    }
  })
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (status: string) => tests.filter((test) => test.status === status).length
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numTotalTests: tests.length,
    testResults,
  }
}

const hasRun = ({ status }: { status: string }) => status === 'passed' || status === 'failed'

const firstLines = (text: string) => text.split('\n').slice(0, 6).join('\n      ')

/**
 * The tests that failed and those that needed a second attempt, each with the first lines of its message. They are
 * printed before the complete output, because a truncated log shows only its beginning.
 */
export function troubles({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(/^.*\/(?=(packages|apps|e2e|tools|bench|proofs|tokens|\.storybook)\/)/, '')
    const ofTests = assertionResults.flatMap(({ fullName, status, failureMessages }) => {
      const [why] = failureMessages ?? []
      if (status === 'failed')
        return [`  failed: ${file}: ${fullName}\n      ${firstLines(why ?? 'no reason')}`]
      return why && status === 'passed'
        ? [`  second try: ${file}: ${fullName}\n      ${firstLines(why)}`]
        : []
    })
    return message && ofTests.length === 0 ? [`  failed: ${file}\n      ${firstLines(message)}`] : ofTests
  })
}
