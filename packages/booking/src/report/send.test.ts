import type { ErrorEvent } from '@sentry/browser'
import { ClientError } from '@wherry/booking'
import { expect, it } from 'vitest'
import { importErrors } from '../testing/samples/missingPart.ts'
import { cleanEvent } from './send.ts'

const secrets = ['Mary O’Brien', '447911123456', 'mary@example.com', 'b0d7c4f2a9e84d51a6c3f7e0d2b19c88']
const words = `${secrets[0]}, +${secrets[1]}, ${secrets[2]}, Bearer ${secrets[3]}`

/** An event with everything that the library could collect; each part has data that must not be sent. */
const event = {
  event_id: 'e1',
  timestamp: 1,
  environment: 'live',
  message: words,
  user: { email: words, ip_address: '10.0.0.1' },
  request: {
    url: `https://example.com/?phone=${secrets[1]}`,
    headers: { Referer: words },
    cookies: { a: words },
  },
  breadcrumbs: [{ message: words, data: { body: words } }],
  extra: { form: words },
  tags: { name: words },
  contexts: { state: { value: words } },
  exception: {
    values: [
      {
        type: 'ClientError',
        value: words,
        stacktrace: {
          frames: [
            {
              filename: `https://example.com/assets/a.js?token=${secrets[3]}`,
              function: 'send',
              lineno: 1,
              vars: { words },
            },
          ],
        },
      },
    ],
  },
} as unknown as ErrorEvent

it('SEC-05 ERR-02 what the library collects by itself does not go along, and a call’s failure is told by its facts', () => {
  const error = new ClientError('rejected', { endpoint: 'createOrder', status: 500, serverMessage: words })
  const sent = cleanEvent(event, error, {
    context: { endpoint: 'createOrder', note: `phone: ${secrets[1]}`, passenger: { name: secrets[0] } },
    crumbs: [
      { at: 5000, kind: 'call', text: `POST https://api.example.com/v4/orders?email=${secrets[2]} 500` },
    ],
  })
  const json = JSON.stringify(sent)
  for (const secret of [...secrets, '10.0.0.1', 'Referer']) expect(json).not.toContain(secret)
  expect(sent.exception?.values?.[0]).toMatchObject({
    type: 'ClientError',
    value: 'createOrder rejected 500',
    stacktrace: { frames: [{ filename: 'https://example.com/assets/a.js', function: 'send', lineno: 1 }] },
  })
  expect(sent.breadcrumbs).toEqual([
    {
      timestamp: 5,
      category: 'call',
      message: expect.stringMatching(/^POST https:\/\/api.example.com\/v4\/orders\?/),
    },
  ])
  expect(sent.contexts?.['wherry']).toMatchObject({ endpoint: 'createOrder', passenger: '[removed]' })
})

it.each([
  [
    'https://b.example/assets/approval-a1b2c3d4.js?token=t#x',
    'https://b.example/assets/approval-a1b2c3d4.js',
  ],
  ['https://b.example/own/module.mjs', 'https://b.example/own/module.mjs'],
  ['https://b.example/transfer/approveorder/b0d7c4f2a9e84d51', 'https://b.example/transfer/approveorder/*'],
  ['https://b.example/transfer/approveorder/x.js/b0d7c4f2', 'https://b.example/transfer/approveorder/*/*'],
  ['https://account.example/orders/b0d7c4f2a9e84d51', 'https://account.example/orders/*'],
  ['data:text/javascript,send("mary@example.com")', ''],
  ['blob:https://b.example/b0d7c4f2-a9e8', ''],
  ['https://[', ''],
  ['<anonymous>', ''],
])('SEC-05 D18 a frame of the stack in %s is of the file %s', (filename, told) => {
  const frames = [{ filename, function: 'f', lineno: 1 }]
  const sent = cleanEvent(
    { type: undefined, exception: { values: [{ type: 'Error', value: 'x', stacktrace: { frames } }] } },
    new Error('x'),
    { context: undefined, crumbs: [] },
  )
  expect(sent.exception?.values?.[0]?.stacktrace?.frames?.[0]?.filename).toBe(told)
})

const typeOf = (error: Error) =>
  cleanEvent(
    { type: undefined, exception: { values: [{ type: error.name, value: error.message }] } },
    error,
    { context: undefined, crumbs: [] },
  ).exception?.values?.[0]

it.each(importErrors)(
  'SHELL-21 a missing part has one type in reports, also by the error of %s',
  (_, make) => {
    expect(typeOf(make())).toMatchObject({ type: 'ChunkLoadError', value: expect.stringMatching(/\w/) })
  },
)

it('SHELL-21 ERR-06 a bug of a file that is imported keeps its type', () => {
  expect(typeOf(new TypeError('x is not a function'))).toMatchObject({ type: 'TypeError' })
})
