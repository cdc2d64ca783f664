import { describe, expect, it } from 'vitest'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { fixtureNow } from '../../testing/samples/fixtures.ts'
import { readFastRides, rememberFastRide } from './fastRideOrders.ts'

function setup() {
  const clock = createFakeClock(fixtureNow)
  const platform = createFakePlatform({ clock })
  return { clock, platform, cookie: () => platform.cookies.get('fast-ride-orders') }
}

describe('the cookie of fast rides', () => {
  it('BOOK-47 holds the id, the state search and when, for 3600 s', () => {
    const { clock, platform, cookie } = setup()
    rememberFastRide(platform, '481290714')
    expect(JSON.parse(cookie() ?? '')).toEqual([{ id: '481290714', state: 'search', at: fixtureNow }])
    clock.advance(3_599_000)
    expect(cookie()).not.toBeNull()
    clock.advance(1000)
    expect(cookie()).toBeNull()
  })

  it('BOOK-47 D20 adds to those of the last hour, the newest first, each once', () => {
    const { clock, platform, cookie } = setup()
    rememberFastRide(platform, '1')
    clock.advance(3_500_000)
    rememberFastRide(platform, '2')
    rememberFastRide(platform, '2')
    expect(readFastRides(cookie()).map(({ id }) => id)).toEqual(['2', '1'])
    clock.advance(200_000)
    rememberFastRide(platform, '3')
    expect(readFastRides(cookie()).map(({ id }) => id)).toEqual(['3', '2'])
  })

  it('BOOK-47 D20 holds 20 at most, so that it stays small', () => {
    const { platform, cookie } = setup()
    for (let id = 1; id <= 21; id++) rememberFastRide(platform, String(id))
    const ids = readFastRides(cookie()).map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect([ids[0], ids.at(-1)]).toEqual(['21', '2'])
  })

  it.each(['', 'no json', '{}', 'null', '[1,null,{"id":7},{"id":"7","state":"found","at":1}]'])(
    'BOOK-47 REL-06 a cookie that says %s is passed over',
    (text) => {
      expect(readFastRides(text)).toEqual([])
      const { platform, cookie } = setup()
      platform.cookies.set('fast-ride-orders', text, 3600)
      rememberFastRide(platform, '1')
      expect(readFastRides(cookie())).toHaveLength(1)
    },
  )
})
