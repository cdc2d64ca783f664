import { describe, expect, it } from 'vitest'
import { createModule } from '../../createModule.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import type { Host } from '../../kernel/platform.ts'
import { settingsOf } from '../../module/visitor/settings.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { framedParts } from '../../testing/framedParts.ts'
import { failedCall } from '../../testing/samples/failedCall.ts'
import { createAirport, createHouse, createOffer, createPriceRoute } from '../../testing/samples/fixtures.ts'
import { notifyHost } from './notifyHost.ts'

const route = createPriceRoute()
const priced = (priceId: string, minor: number, currency = 'EUR') =>
  createOffer({ priceId, price: { minor, currency } })

function start(earlier: ReturnType<typeof failedCall> | null = null) {
  const module = createModule({ config: { apiBase: '' }, platform: createFakePlatform(framedParts) })
  const { dispatch } = module.stores.finder
  const settings = settingsOf(module).state
  if (earlier) settings.dispatch({ user: null, error: earlier, loading: false })
  const told: [string, unknown][] = []
  const host: Host = { ...framedParts.host!, notify: (type, payload) => told.push([type, payload]) > 0 }
  const end = notifyHost(module, host)
  dispatch({ type: 'placeChosen', side: 'from', place: createAirport() })
  dispatch({ type: 'placeChosen', side: 'to', place: createHouse() })
  dispatch({ type: 'pricesRequested', route })
  const arrive = (...offers: ReturnType<typeof createOffer>[]) =>
    dispatch({ type: 'pricesArrived', route, offers, at: 1000 })
  const fail = (error: ReturnType<typeof failedCall> | null) =>
    settings.dispatch({ user: null, error, loading: false })
  const succeed = () => settings.dispatch({ user: unknownUser, error: null, loading: false })
  return { dispatch, arrive, fail, succeed, told, end }
}

describe('EMBED-06 the page around is told', () => {
  it('of nothing before something has come', () => {
    expect(start().told).toEqual([])
  })

  it('how many prices have come, and the lowest of them in units of its currency', () => {
    const { arrive, told } = start()
    arrive(priced('a', 6250), priced('b', 4805), priced('c', 9900))
    expect(told).toEqual([['results', { count: 3, minPrice: 48.05, currency: 'EUR' }]])
  })

  it('the lowest in the currency of the first: sums of two currencies are not compared', () => {
    const { arrive, told } = start()
    arrive(priced('a', 6250), priced('b', 100, 'RUB'))
    expect(told).toEqual([['results', { count: 2, minPrice: 62.5, currency: 'EUR' }]])
  })

  it('that nothing was found', () => {
    const { arrive, told } = start()
    arrive()
    expect(told).toEqual([['results', { count: 0 }]])
  })

  it('why prices did not come, once', () => {
    const { dispatch, told } = start()
    dispatch({ type: 'pricesFailed', route, failure: 'offline' })
    dispatch({ type: 'typed', side: 'from', text: 'x' })
    expect(told).toEqual([['error', { code: 'prices-offline' }]])
  })

  it('of the price that was chosen, and again only of another', () => {
    const { dispatch, arrive, told } = start()
    arrive(priced('a', 6250), priced('b', 4805))
    dispatch({ type: 'offerChosen', priceId: 'b', wayBack: null })
    dispatch({ type: 'offerChosen', priceId: 'b', wayBack: null })
    dispatch({ type: 'offerChosen', priceId: 'a', wayBack: null })
    expect(told.slice(1)).toEqual([
      ['price-selected', { value: 48.05, currency: 'EUR', carClass: '2' }],
      ['price-selected', { value: 62.5, currency: 'EUR', carClass: '2' }],
    ])
  })

  it.each([
    [403, 'forbidden'],
    [400, 'settings'],
    [500, 'settings'],
  ])('of settings refused with %d as %s, each refusal once', (status, code) => {
    const { fail, told } = start()
    const error = failedCall('rejected', { status })
    fail(error)
    fail(error)
    fail(null)
    expect(told).toEqual([['error', { code }]])
  })

  it('of a refusal that it came too late to hear, and anew once one is over', () => {
    const error = failedCall('rejected', { status: 400 })
    const { fail, succeed, told } = start(error)
    expect(told).toEqual([['error', { code: 'settings' }]])
    succeed()
    fail(error)
    expect(told).toHaveLength(2)
  })

  it('of nothing any more once it has ended', () => {
    const { arrive, dispatch, fail, told, end } = start()
    end()
    arrive(priced('a', 6250))
    dispatch({ type: 'offerChosen', priceId: 'a', wayBack: null })
    fail(failedCall('rejected', { status: 403 }))
    expect(told).toEqual([])
  })
})
