import { describe, expect, it } from 'vitest'
import { merged, noReport, type Report } from './report.ts'
import { joined, type TestsRan } from './runTests.ts'

const test = (status: string) => ({ fullName: 'a test', status, failureMessages: [] })
const reportOf = (files: Readonly<Record<string, readonly string[]>>, broken?: string): Report => {
  const testResults = Object.entries(files).map(([name, statuses]) => ({
    ...{ name, message: '' },
    status: name === broken || statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map(test),
  }))
  return { ...merged([{ ...noReport, testResults }]), testResults }
}
const ended = (ran: Report, over: Partial<TestsRan> = {}) => ({
  code: 1,
  output: '',
  seconds: 1,
  ...over,
  ran,
})

describe('files of a page that was painted no more, after their second run', () => {
  const good = ended(reportOf({ still: ['passed'] }), { code: 0 })
  it.each<[string, ReturnType<typeof ended>, TestsRan, number]>([
    ['passed: the run is green', ended(reportOf({ still: ['failed'], a: ['passed'] })), good, 0],
    ['passed, beside a failed test', ended(reportOf({ still: ['failed'], a: ['failed'] })), good, 1],
    ['passed, beside a file that does not run', ended(reportOf({ still: ['failed'], a: [] }, 'a')), good, 1],
    [
      'passed, beside an error outside all tests',
      ended(reportOf({ still: ['failed'] }), { output: '⎯⎯ Unhandled Errors ⎯⎯' }),
      good,
      1,
    ],
    ['failed again', ended(reportOf({ still: ['failed'] })), ended(reportOf({ still: ['failed'] })), 1],
    ['crashed', ended(reportOf({ still: ['failed'] })), { ...good, code: 7, ran: null }, 7],
  ])('%s', (_, first, again, code) => {
    expect(joined(first, ['still'], again).code).toBe(code)
  })
})
