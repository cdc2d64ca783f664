/** What is read of vitest's JSON report. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  numTotalTests: number
  testResults: readonly {
    name: string
    /** Why the file itself could not run; empty where it could. */
    message?: string
    assertionResults: readonly {
      fullName: string
      status: string
      /** Of each try that failed, so a test that passed at its second try has one too. */
      failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** A report of nothing, for a run that died without one. */
export const noReport: Report = { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, testResults: [] }

/**
 * Runs that share out the tests of the same files between them, as one: a test that one of them left to another is
 * that other's.
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
 * The tests that failed and those that needed a second try, each with the first lines of why. It stands before the
 * whole output, of which a log that is cut shows the beginning.
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
