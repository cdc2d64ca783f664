import type { ErrorEvent } from '@sentry/browser'
import { ClientError } from '@wherry/booking/client/clientError.ts'
import { expect, it } from 'vitest'
import { cleanEvent } from './send.ts'

const secrets = ['Mary O’Brien', '447911123456', 'mary@example.com', 'b0d7c4f2a9e84d51a6c3f7e0d2b19c88']
const words = `${secrets[0]}, +${secrets[1]}, ${secrets[2]}, Bearer ${secrets[3]}`

/** All that the library could collect, each holding what must not leave. */
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
