import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

/** Parts of a reader, each with the files outside `kernel/resource` that may have it. */
const parts: readonly [what: string, pattern: RegExp, others: readonly string[]][] = [
  [
    'a signal of its own',
    /new AbortController\(/,
    // The client's time limit, and the writes: a sign-in, an order, a request for a yacht, the settings of a landing, the
    // count of a promotion that was seen. A newer request does not cancel a write.
    ['wire/limitSignal.ts', 'account/resource/signIn.ts', 'booking/order/bookingFlow.ts'].concat([
      'yacht/resource/yacht.ts',
      'editor/resource/editor.ts',
      'promo/resource/promotions.ts',
    ]),
  ],
  ['the connection that is back', /\bonline\??\.subscribe\b/, ['module/useOnline.ts']],
  ['back and forward', /\.onHistory\(/, []],
  ['SWR', /from '(swr|swr\/[\w/]+)'/, []],
  ['a number of the newest question', /\b(newest|latestId|requestId) [+]?= /, []],
  [
    'a return of the connection or the history',
    /\b(onReturn|useReturn)\(/,
    // No reads: an order whose answer was lost, the file of the form's rules, and a screen that could not be drawn.
    ['booking/order/bookingFlow.ts', 'booking/order/useBooking.ts', 'view/ErrorBoundary.tsx'],
  ],
]

/** A client of the service is made here: its calls could be made past the cache. */
const client = /\b\w+Client\((\w+\.)*core\b/
/** The ways through the cache. */
const cached = /\b(useResource|usePages|asResource|resourcesOf)\b/
/** Modules that make a client without the cache. */
const uncached = [
  // Writes: signing in and out, a request for a yacht, the way to a payment page.
  'account/resource/signIn.ts',
  'yacht/resource/yacht.ts',
  'booking/order/usePayment.ts',
  // `usePriceList` reads both by `useResource`.
  'offers/resource/prices.ts',
  'rent/resource/useRent.ts',
]

const booking = 'packages/booking/src/'
const isReader = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|guide)\.|\/testing\/|\/(platform|kernel\/resource)\//.test(file)

/** Files of the booking package, from its folder, that have what only `kernel/resource` may. */
const breaking = (texts: readonly (readonly [file: string, text: string])[], pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)

describe('REL-04 SHELL-20 ERR-07 one way to read', () => {
  const texts = execFileSync('git', ['ls-files', booking], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(isReader)
    .map((file) => [file.slice(booking.length), readFileSync(root + file, 'utf8')] as const)

  it.each(parts)('no module but kernel/resource has %s', (_, pattern, others) => {
    expect(texts.length).toBeGreaterThan(500)
    expect(breaking(texts, pattern).sort()).toEqual([...others].sort())
  })

  it('no module but these makes a client whose answers pass the cache by', () => {
    const makers = texts.filter(([file]) => !file.startsWith('wire/') && !/^\w+\/wire\//.test(file))
    const past = makers.filter(([, text]) => !cached.test(text))
    expect(breaking(past, client).sort()).toEqual([...uncached].sort())
  })

  it.each([
    ['const orders = ordersClient(core.client.core)', 1],
    ['const { features } = partnerClient(core)', 1],
    ["const read = asResource(core, 'order', ordersClient(core.client.core).order)", 0],
  ])('a client without the cache is found: %s', (text, count) => {
    expect(client.test(text)).toBe(true)
    expect(Number(!cached.test(text))).toBe(count)
  })

  it.each([
    ['const own = new AbortController()', 0],
    ['useEffect(() => platform.online.subscribe(again))', 1],
    ['platform.pageEvents.onHistory(() => stop())', 2],
    ["import useSWR from 'swr'", 3],
    ["import useSWRInfinite from 'swr/infinite'", 3],
    ['newest += 1', 4],
    ['onReturn(platform, { connection: again })', 5],
    ['useReturn(platform, { history: stop })', 5],
  ])('a hand-written reader is found: %s', (text, at) => {
    expect(breaking([['places/resource/x.ts', text]], parts[at]![1])).toHaveLength(1)
  })
})
