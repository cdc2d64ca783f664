import { describe, expect, it } from 'vitest'
import { merged, noReport, type Report, troubles } from './report.ts'

const result = (status: string, failureMessages: string[] = []) => ({
  fullName: 'a test',
  status,
  failureMessages,
})

describe('what a run says of its tests', () => {
  it.each([
    ['a test that passed', [result('passed')], '', []],
    [
      'one that failed',
      [result('failed', ['expected 1\n    at x'])],
      '',
      ['failed: e2e/src/a.test.ts: a test'],
    ],
    [
      'one that passed at its second try',
      [result('passed', ['too slow'])],
      '',
      ['second try: e2e/src/a.test.ts'],
    ],
    ['a file that does not run', [], 'Cannot find module', ['failed: e2e/src/a.test.ts\n      Cannot find']],
  ])('names %s', (_, assertionResults, message, said) => {
    const found = troubles({
      ...noReport,
      testResults: [{ name: '/anywhere/e2e/src/a.test.ts', message, assertionResults }],
    })
    expect(found).toHaveLength(said.length)
    for (const [at, text] of said.entries()) expect(found[at]).toContain(text)
  })
})

describe('runs that share the tests of a file', () => {
  const run = (name: string, tests: Record<string, string>): Report => ({
    ...{ numPassedTests: 1, numFailedTests: 1, numTotalTests: 9 },
    testResults: [
      {
        name,
        message: '',
        assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
      },
    ],
  })
  const numbers = ({ numPassedTests, numFailedTests, numTotalTests }: Report) => [
    ...[numPassedTests, numFailedTests, numTotalTests],
  ]

  it('each test counts once, for the run that ran it', () => {
    const both = merged([
      run('a', { one: 'passed', two: 'skipped', three: 'failed' }),
      run('b', { one: 'passed' }),
      run('a', { one: 'skipped', two: 'passed', three: 'skipped' }),
    ])
    expect(numbers(both)).toEqual([3, 1, 4])
    expect(troubles(both)).toHaveLength(1)
  })

  it('what no run ran is seen to be missing, and two of one name are two', () => {
    expect(numbers(merged([run('a', { one: 'skipped' }), run('a', { one: 'skipped' })]))).toEqual([0, 0, 2])
    const twice = run('a', { one: 'passed' })
    const [file] = twice.testResults
    const two = {
      ...twice,
      testResults: [{ ...file!, assertionResults: [...file!.assertionResults, ...file!.assertionResults] }],
    }
    expect(numbers(merged([two]))).toEqual([2, 0, 2])
  })

  it('of no reports nothing is told, and a file that cannot run keeps its reason', () => {
    expect(merged([])).toEqual(noReport)
    const broken: Report = {
      ...noReport,
      testResults: [{ name: 'a', message: 'No module', assertionResults: [] }],
    }
    expect(troubles(merged([broken, noReport]))).toEqual([expect.stringContaining('No module')])
  })
})
