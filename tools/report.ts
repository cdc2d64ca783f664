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
