import { describe, expect, it } from 'vitest'
import {
  exitCodeOf,
  filesWith,
  merged,
  noReport,
  type Report,
  replaced,
  timesOf,
  troubles,
} from './report.ts'

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

describe('files that are run once more', () => {
  const file = (name: string, assertionResults: ReturnType<typeof result>[]) => ({
    name,
    message: '',
    assertionResults,
  })
  const first = merged([
    {
      ...noReport,
      testResults: [
        file('a', [result('passed', ['slow'])]),
        file('still', [result('failed', ['other', 'Error: still']), result('failed', ['not visible'])]),
        file('b', [result('failed', ['wrong'])]),
      ],
    },
  ])

  it('are those with an error of that text in any try', () => {
    expect(filesWith(first, 'still')).toEqual(['still'])
    expect(filesWith(first, 'never')).toEqual([])
  })

  it('count by their second run; the others by the first', () => {
    const again = merged([
      {
        ...noReport,
        testResults: [
          file('still', [result('passed'), result('failed', ['x'])]),
          // A report of more than was asked: only the named files count.
          file('a', [result('passed')]),
        ],
      },
    ])
    const both = replaced(first, ['still'], again)
    expect([both.numPassedTests, both.numFailedTests, both.numTotalTests]).toEqual([2, 2, 4])
    expect(troubles(both).join()).not.toContain('not visible')
  })

  it('are missing if their second run has crashed', () => {
    expect(replaced(first, ['still'], noReport).numTotalTests).toBe(2)
  })
})

describe('the end of a run', () => {
  const ran = (over: Partial<Report>): Report => ({ ...noReport, ...over })
  const file = (over: object) => ({ name: 'a', message: '', assertionResults: [], ...over })
  it.each<[string, Partial<Report>, number]>([
    ['its exit code counts, also without a failed test', { exitCode: 1 }, 1],
    ['and nothing else where it is known', { exitCode: 0, testResults: [file({ status: 'failed' })] }, 0],
    ['a failed test', { numFailedTests: 2 }, 1],
    ['a file that does not run', { testResults: [file({ status: 'failed' })] }, 1],
    ['nothing of it', { testResults: [file({ status: 'passed' })] }, 0],
  ])('%s', (_, over, code) => {
    expect(exitCodeOf(ran(over))).toBe(code)
  })

  it('its times are those of its files', () => {
    const { began, until } = timesOf(
      ran({ startTime: 5, testResults: [file({ endTime: 9 }), file({ endTime: 7 })] }),
    )
    expect([began, until]).toEqual([5, 9])
    expect(timesOf(ran({ startTime: 5 }))).toEqual({ began: 5, until: 5 })
  })
})
