import { expect, it } from 'vitest'
import { frameHost } from './host.ts'
import { olderMessages } from './olderMessages.ts'

const payPage = 'https://pay.example/1'

function hostWith(answer: boolean, isOlder = false) {
  const sent: [string, unknown][] = []
  const posted: [unknown, string][] = []
  const parent = { postMessage: (message: unknown, to: string) => void posted.push([message, to]) }
  const host = frameHost({
    view: globalThis,
    clock: { now: () => 0, setTimeout: () => () => {} },
    older: isOlder ? olderMessages(parent, 'https://airline.example') : null,
    child: {
      send: (type, payload) => sent.push([type, payload]) > 0,
      requestRedirect: async (request) => {
        sent.push(['redirect-request', request])
        return answer
      },
    },
  })
  return { host, sent, posted }
}

it.each([true, false])(
  'EMBED-03 the link of a payment is named to the page, whose answer is %s',
  async (answer) => {
    const { host, sent, posted } = hostWith(answer)
    expect(await host.askRedirect(payPage)).toBe(answer)
    expect(sent).toEqual([['redirect-request', { url: payPage, reason: 'payment' }]])
    expect(posted).toEqual([])
  },
)

it('EMBED-03 EMBED-04 a page that knows the two older messages gets them, of one exact origin', async () => {
  const { host, posted } = hostWith(false, true)
  await host.askRedirect(payPage)
  const messages: [unknown, string][] = []
  olderMessages(
    { postMessage: (message, to) => void messages.push([message, to]) },
    'https://airline.example',
  ).passengerStep()
  expect(posted).toEqual([[{ type: 'redirect', url: 'https://pay.example/1' }, 'https://airline.example']])
  expect(messages).toEqual([[{ type: 'step', step: 2, name: 'passenger' }, 'https://airline.example']])
})

it('EMBED-05 without an allowed origin the two older messages go nowhere', () => {
  const posted: unknown[] = []
  const older = olderMessages({ postMessage: (message) => void posted.push(message) }, null)
  older.passengerStep()
  older.goTo('https://pay.example/1')
  expect(posted).toEqual([])
})

it('EMBED-06 what a page’s analytics count is tracked beside it', () => {
  const { host, sent } = hostWith(true)
  host.notify('booked', { orderId: '1', value: 10, currency: 'EUR' })
  host.notify('route', { section: 'rent' })
  expect(sent.map(([type, payload]) => [type, (payload as { event?: string }).event])).toEqual([
    ['booked', undefined],
    ['track', 'purchase'],
    ['route', undefined],
  ])
})

it('A11Y-05 the part in view is told at once where it is known, then with each change, until it ends', () => {
  const { host } = hostWith(true)
  const seen: number[] = []
  host.showPart({ x: 0, y: 10, w: 300, h: 400 })
  const end = host.subscribe(({ y }) => void seen.push(y))
  host.showPart({ x: 0, y: 20, w: 300, h: 400 })
  end()
  host.showPart({ x: 0, y: 30, w: 300, h: 400 })
  expect(seen).toEqual([10, 20])
})
