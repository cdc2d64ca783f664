import { safeUrl } from '@wherry/booking/domain/safeUrl.ts'
import { expect, it } from 'vitest'
import { frameHost } from './host.ts'
import { olderMessages } from './olderMessages.ts'
import { roomOf, routeOf } from './tellPage.ts'

const payPage = safeUrl('https://pay.example/1', 'any')!

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
  host.tell('booked', { orderId: '1', value: 10, currency: 'EUR' })
  host.tell('route', { section: 'rent' })
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

it.each([
  ['what is in view', { x: 0, y: 100, w: 300, h: 500 }, 2000, { top: 100, height: 500 }],
  ['320 px where next to nothing is', { x: 0, y: 1990, w: 300, h: 10 }, 2000, { top: 1680, height: 320 }],
  ['no more than the frame has', { x: 0, y: 0, w: 300, h: 50 }, 250, { top: 0, height: 250 }],
])('A11Y-05 overlays have %s', (_, visible, frame, room) => {
  expect(roomOf(visible, frame)).toEqual(room)
})

it('EMBED-06 a route is told by its section and step', () => {
  expect(routeOf({ name: 'prices' }, 'rent')).toEqual({ section: 'rent', step: 'passenger' })
  expect(routeOf({ name: 'approval', transaction: 't-1' }, 'transfer')).toEqual({
    section: 'transfer',
    step: 'confirmation',
  })
  expect(routeOf({ name: 'yacht/order/success' }, 'transfer')).toEqual({
    section: 'yacht',
    step: 'confirmation',
  })
})
