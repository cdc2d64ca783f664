import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingPart } from '../testing/samples/missingPart.ts'
import { ClientError } from '../wire/clientError.ts'
import { errorWords } from './errorWords.ts'

const call = (kind: ClientError['kind'], facts: object = {}) =>
  new ClientError(kind, { endpoint: 'prices', ...facts })

describe('ERR-08 what is told of an error that took a screen’s place', () => {
  it.each([
    [new Error('The part is broken'), { own: 'The part is broken' }],
    [new Error(''), null],
    [new Error('{"error":{"code":500}}'), null],
    [new Error('<html><body>Bad gateway'), null],
    [new Error('Broken\n    at draw (index.js:1:1)'), null],
    [new Error('trans.common.error_boundary.title'), null],
    ['thrown as a text', null],
    [undefined, null],
    [missingPart(), 'chunk'],
    [call('network'), 'network'],
    [call('timeout'), 'timeout'],
    [call('unreadable', { path: 'result[0].order_id', status: 200 }), null],
    [call('rejected', { status: 500, serverMessage: 'no pool left' }), null],
    [call('rejected', { status: 422 }), null],
    [call('rejected', { status: 422, serverMessage: 'The car is gone' }), { own: 'The car is gone' }],
  ])('%s', (error, words) => {
    expect(errorWords(error, true)).toEqual(words)
  })

  it('ERR-07 without a connection that is what is named', () => {
    for (const error of [call('network'), call('timeout'), missingPart()])
      expect(errorWords(error, false)).toBe('offline')
  })

  it('no JSON, tag or stack is ever told', () => {
    const raw = fc.oneof(
      fc.json().filter((text) => /^[[{]/.test(text)),
      fc.string().map((text) => `<${text}`),
      fc.tuple(fc.string(), fc.string()).map(([what, where]) => `${what}\n    at ${where}`),
      fc.stringMatching(/^[a-z_]+(\.[a-z_]+)+$/),
    )
    fc.assert(fc.property(raw, (text) => errorWords(new Error(text), true) === null))
  })
})
