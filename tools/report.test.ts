import { describe, expect, it } from 'vitest'
import { noReport, troubles } from './report.ts'

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
