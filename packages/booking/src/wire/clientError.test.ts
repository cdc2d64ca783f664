import { expect, it } from 'vitest'
import { ClientError, clientErrorOf, isAborted } from './clientError.ts'

it('ERR-01 an error of the client stays as it is, whichever call asks', () => {
  const error = new ClientError('timeout', { endpoint: 'prices' })
  expect(clientErrorOf(error, 'settings')).toBe(error)
})

it.each([[new TypeError('undefined is no array')], ['a text'], [null], [undefined], [{ kind: 'network' }]])(
  'ERR-01 %s is an unreadable answer of the call, with its cause',
  (cause) => {
    const error = clientErrorOf(cause, 'settings')
    expect(error).toBeInstanceOf(ClientError)
    expect(error).toMatchObject({ kind: 'unreadable', endpoint: 'settings', message: 'settings unreadable' })
    expect(error.cause).toBe(cause)
  },
)

it('ERR-01 its message is the service’s own, else it says what failed', () => {
  const details = { endpoint: 'order', status: 409, path: 'result[0]' }
  expect(new ClientError('rejected', details).message).toBe('order rejected 409 result[0]')
  expect(new ClientError('rejected', { ...details, serverMessage: 'Too late' }).message).toBe('Too late')
})

it('REL-04 an aborted request alone is not told', () => {
  expect(isAborted(new ClientError('aborted', { endpoint: 'prices' }))).toBe(true)
  expect(isAborted(new ClientError('network', { endpoint: 'prices' }))).toBe(false)
  expect(isAborted(new DOMException('aborted', 'AbortError'))).toBe(false)
})
