import { describe, expect, it } from 'vitest'
import { createPageAnswers } from './pageAnswers.ts'

const place = 'https://api.example/v4/places/ap-IST?lang=en'
const prices = (point: string) =>
  `https://api.example/v4/prices?lang=en&start_place_point=${point}&finish_place_point=${point}&platform=web`
const announced = [place, prices('*')]

/** Answers of a page, with a clock that the test moves on. */
function setUp() {
  const timers: { run(): void; milliseconds: number }[] = []
  let others = 0
  const answers = createPageAnswers(
    {
      setTimeout(run, milliseconds) {
        timers.push({ run, milliseconds })
        return () => {}
      },
    },
    announced,
    () => {
      others += 1
    },
  )
  const pass = () => {
    for (const { run } of timers) run()
  }
  return { ...answers, timers, pass, others: () => others }
}
const textOf = async (taken: Promise<Response | null>) => (await taken)?.text() ?? null

describe('the answers in a page', () => {
  it('PLACE-10 an announced answer is waited for, whether it comes before the request or after', async () => {
    const { add, take } = setUp()
    add(place, '{"a":1}')
    expect(await textOf(take(place))).toBe('{"a":1}')
    const waiting = textOf(take(prices('41%2C29')))
    add(prices('41%2C29'), '{"b":2}')
    expect(await waiting).toBe('{"b":2}')
  })

  it('ERR-07 a request whose answer the edge does not have is made at once', async () => {
    const { refuse, take } = setUp()
    const waiting = [take(place), take(prices('41%2C29'))]
    refuse(place)
    expect(await waiting[0]).toBeNull()
    refuse(prices('*'))
    expect(await waiting[1]).toBeNull()
  })

  it('PRICE-21 each answers one request: whoever asks again asks the service', async () => {
    const { add, take } = setUp()
    add(place, '{}')
    const [first, second] = await Promise.all([take(place), take(place)])
    expect([first !== null, second]).toEqual([true, null])
  })

  it.each<[string, string, RequestInit]>([
    ['another place', place.replace('IST', 'SAW'), {}],
    ['another language', place.replace('en', 'ru'), {}],
    ['a token', place, { headers: { authorization: 'Bearer t' } }],
    ['another method', place, { method: 'POST' }],
  ])('SEC-06 a request with %s is not answered and does not wait', async (_, address, init) => {
    const { add, take } = setUp()
    add(place, '{}')
    expect(await take(address, init)).toBeNull()
    expect(await take(place), 'the control').not.toBeNull()
  })

  it.each<[string, string, RequestInit, number]>([
    ['its own', place, {}, 0],
    ['another path', 'https://api.example/v4/users/7', {}, 0],
    ['another language', place.replace('en', 'ru'), {}, 1],
    ['a path below it', place.replace('?', '/rent?'), {}, 1],
    ['a token', place, { headers: { authorization: 'Bearer t' } }, 1],
  ])('SEC-06 a request with %s tells of another search', async (_, address, init, count) => {
    const { add, others, take } = setUp()
    add(place, '{}')
    await take(address, init)
    expect(others()).toBe(count)
  })

  it('PRICE-21 a repeated request tells of another search', async () => {
    const { add, others, take } = setUp()
    add(place, '{}')
    await take(place)
    await take(place)
    expect(others()).toBe(1)
  })

  it('PRICE-01 prices between other points are asked of the service once the page has ended', async () => {
    const { add, end, take } = setUp()
    const waiting = take(prices('1%2C1'))
    add(prices('2%2C2'), '{}')
    end()
    expect(await waiting).toBeNull()
  })

  it('ERR-07 whoever waits asks the service once the page ends, and at the latest after ten seconds', async () => {
    const ended = setUp()
    const first = ended.take(place)
    ended.end()
    expect(await first).toBeNull()
    const late = setUp()
    const second = late.take(place)
    expect(late.timers).toMatchObject([{ milliseconds: 10_000 }])
    late.pass()
    expect(await second).toBeNull()
  })

  it('PRICE-21 an answer that nobody has taken by then is old', async () => {
    const { add, pass, take } = setUp()
    add(place, '{}')
    pass()
    expect(await take(place)).toBeNull()
  })

  it('REL-04 an aborted request rejects as a fetch does', async () => {
    const { take } = setUp()
    const own = new AbortController()
    const waiting = take(place, { signal: own.signal })
    own.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    await expect(take(prices('*'), { signal: own.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
