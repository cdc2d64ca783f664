import {
  type Draft,
  type Offer,
  type Place,
  type Point,
  plusMinutes,
  splitCivil,
  todayIn,
  unknownUser,
} from '@wherry/booking/kernel'
import { createDraft, freshSend } from '@wherry/booking/testing/parts.ts'
import { ClientError, endpoints } from '@wherry/booking/wire'
import { directionsBase } from '@wherry/sandbox/routes/roadRoutes.ts'
import { type Sandbox, startSandbox } from '@wherry/sandbox/server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { journeyClock } from './clock.ts'
import { createPerson, type Person } from './person.ts'
import { type RunningValidator, startValidator } from './validator.ts'

const { signal } = new AbortController()
const airportId = 'ap-IST'
const houseId = 'ad-moda-caddesi-142'
const partnerId = '2001'

let sandbox: Sandbox
let validator: RunningValidator

beforeAll(async () => {
  sandbox = await startSandbox({
    clock: journeyClock,
    ports: { start: 0, api: 0, pay: 0, account: 0, partner: 0 },
  })
  validator = await startValidator({ target: sandbox.urls.api })
})
afterAll(async () => {
  await validator.close()
  await sandbox.close()
})
afterEach(() => {
  expect(validator.violations, 'API-30').toEqual([])
})

const inDays = (days: number, time: string) =>
  `${splitCivil(plusMinutes(`${todayIn('Europe/Istanbul', journeyClock.now())} 12:00`, days * 24 * 60, 'UTC')).date} ${time}`

const endOf = ({ location, placeId }: Place) => ({ location: location as Point, placeId })

async function refusalOf(call: Promise<unknown>): Promise<ClientError> {
  const error = await call.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ClientError)
  return error as ClientError
}

describe.each([
  ['standalone', null],
  ['in a frame', partnerId],
] as const)('every call through HTTP, %s', (_where, page) => {
  let person: Person
  let airport: Place
  let house: Place
  let offer: Offer
  const visit = (maps = true) =>
    createPerson({
      apiBase: validator.url,
      directionsBase: maps ? `${sandbox.urls.api}${directionsBase}` : null,
      page,
    })
  const signIn = async (id: number, login: string) => {
    const signed = await person.account.signIn(`${login}@example.com`, `sandbox-${id}`, signal)
    expect(signed.userId).toBe(String(id))
    person.become(signed)
    expect(await person.settle(signal)).toMatchObject({ userId: String(id) })
    return signed
  }

  beforeAll(async () => {
    person = visit()
    const { client, prices } = person
    ;[airport, house] = await Promise.all([client.place(airportId, signal), client.place(houseId, signal)])
    const offers = await prices.prices({ from: endOf(airport), to: endOf(house) }, signal)
    offer = offers[0] as Offer
  })
  afterEach(() => {
    person.become(null)
    expect(person.platform.reports).toEqual([])
  })

  it('API-03 API-04 the visitor', async () => {
    const user = await person.settle(signal)
    expect(user).toMatchObject({ role: 'guest', userId: page, partnerId: page, costCenterControl: 'off' })
  })

  it('API-09 API-10 API-11 API-12 places', async () => {
    const { client } = person
    expect((await client.transportNodes({ term: 'IST' }, signal))[0]).toMatchObject({
      placeId: airportId,
      iata: 'IST',
      icon: 'airport',
    })
    const found = await client.findPlaces({ term: 'moda caddesi 142', otherPlaceId: airportId }, signal)
    expect(found.map(({ placeId }) => placeId)).toContain(houseId)
    expect(airport).toMatchObject({ timeZone: 'Europe/Istanbul', type: 2, iata: 'IST' })
    expect(house).toMatchObject({ timeZone: 'Europe/Istanbul', exact: true, country: airport.country })
    expect(await client.countryOfPoint(house.location as Point, signal)).toBe(house.country)
    expect(await refusalOf(client.place('nowhere', signal))).toMatchObject({ kind: 'rejected', status: 404 })
  })

  it('API-13 API-14 the way and its stops', async () => {
    const { route } = person
    const near = { endIds: [airportId, 'ap-SAW'] as [string, string], stopId: houseId }
    expect(await route.checkLocation(near, signal)).toMatchObject({ isServed: true, message: null })
    const far = await route.checkLocation({ ...near, stopId: 'ap-CDG' }, signal)
    expect(far).toMatchObject({ isServed: false, message: expect.stringMatching(/\w/) })

    const points = [airport.location as Point, house.location as Point] as const
    const drawn = await visit(false).route.route(points, signal)
    expect(drawn?.source).toBe('navigation')
    expect(drawn?.points.length).toBeGreaterThan(2)
    expect(drawn?.distanceMeters).toBeGreaterThan(30_000)
    const directed = await route.route(points, signal)
    expect(directed).toMatchObject({
      distanceMeters: drawn?.distanceMeters,
      durationSeconds: drawn?.durationSeconds,
    })
    // About one pair in eight has no way of the maps service, and the API draws it.
    const ways = await Promise.all(
      ['ap-SAW', 'ap-ESB', 'ap-ADB', 'ap-AYT'].map(async (id) => {
        const { location } = await person.client.place(id, signal)
        return (await route.route([airport.location as Point, location as Point], signal))?.source
      }),
    )
    expect(ways).toContain('directions')
  })

  it('API-07 API-08 API-18 API-19 API-20 API-24 API-25 offers and what stands around them', async () => {
    const { rent, prices, orders, bonus, widget } = person
    expect(offer).toMatchObject({ routeType: 'AIRPORT_SUBURB', isOutOfPolicy: false })
    expect(offer.price.currency).toBe('EUR')
    const [car] = await rent.rentPrices({ from: endOf(house), durationSeconds: 4 * 3600 }, signal)
    expect(car).toMatchObject({ routeType: 'SUBURB_RENT', finish: 'rent' })

    const [back] = await prices.prices({ from: endOf(house), to: endOf(airport) }, signal)
    const departure = inDays(20, '18:30')
    const recommended = await orders.recommendedTime({ departure, priceId: back?.priceId ?? '' }, signal)
    expect(recommended.arrival < departure).toBe(true)
    expect(recommended.travelTime).toBeGreaterThan(1800)
    const question = { startPlaceId: houseId, dateArrival: recommended.arrival, dateDeparture: departure }
    expect(await orders.checkTime({ ...question, priceId: back?.priceId ?? '' }, signal)).toMatchObject({
      allowed: true,
      similarOrders: [],
    })
    const late = { ...question, priceId: back?.priceId ?? '', dateArrival: inDays(20, '18:00') }
    expect(await orders.checkTime(late, signal)).toMatchObject({ allowed: false, notice: expect.any(String) })

    const rides = [
      { priceId: offer.priceId, stops: 1, pickupPlaceId: airportId, durationSeconds: null, services: [] },
    ] as const
    const [plain] = await bonus.recalculate({ currency: 'EUR', hash: '', rides }, signal)
    expect(plain).toMatchObject({ type: null, size: null, repaymentPrice: null })
    expect(plain.restatedPrice.minor).toBe(offer.price.minor + (offer.pricePerStop?.minor ?? 0))
    const [reduced] = await bonus.recalculate({ currency: 'EUR', hash: 'WHERRY-10', rides }, signal)
    expect(reduced.type).toBe('certificate')
    expect(reduced.restatedPrice.minor + (reduced.repaymentPrice?.minor ?? 0)).toBe(plain.restatedPrice.minor)
    const spent = bonus.recalculate({ currency: 'EUR', hash: 'WHERRY-SPENT', rides }, signal)
    expect(await refusalOf(spent)).toMatchObject({ kind: 'rejected', status: 400, code: 'certificate_spent' })

    const miles = await bonus.miles({ bonusNumber: '1007', price: offer.price }, signal)
    expect(miles.value).toBe(Math.floor(offer.price.minor / 20))
    expect(miles.message).toMatch(/miles/)
    expect(await widget.html({ kind: 'offer', carClassId: offer.carClass.id }, signal)).toMatch(/<p/)
    expect(await widget.html({ kind: 'deposit' }, signal)).toMatch(/<p/)
  })

  it('API-02 API-21 API-22 API-23 a ride is booked, read, changed and paid', async () => {
    const { orders } = person
    const draft = draftOf(offer, airport, house)
    const options = freshSend(signal)
    const created = await orders.createOrder({ draft }, options)
    expect(await orders.createOrder({ draft }, options), 'BOOK-42').toEqual(created)
    const order = await orders.order({ transaction: created.transaction }, signal)
    expect(order).toMatchObject({ orderId: created.orderId, userId: page, paymentStatus: 'pending' })
    expect(order.trips[0]).toMatchObject({
      start: { placeId: airportId },
      finish: { placeId: houseId },
      travelType: 4,
      arrivalNumber: 'TK 1985',
      notes: 'Two large suitcases',
      stops: [],
      durationSeconds: null,
      provider: { id: offer.provider.id },
    })
    expect(order.price).toEqual(offer.price)
    // Only the one who sent the order knows its key: they get the guest's own link with it.
    expect(await orders.order({ idempotencyKey: options.idempotencyKey }, signal)).toEqual({
      ...order,
      guestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    })

    const changed = { ...draft, notes: 'Three large suitcases' }
    const names = { orderId: created.orderId, transaction: created.transaction }
    await orders.updateOrder({ draft: changed, ...names }, freshSend(signal))
    const [trip] = (await orders.order({ transaction: created.transaction }, signal)).trips
    const tried = orders.order({ orderId: created.orderId }, signal)
    expect(await refusalOf(tried), 'SEC-06').toMatchObject({ status: 404 })
    expect(trip.notes).toBe('Three large suitcases')
    expect(new URL(await orders.payUrl(created.transaction, signal)).origin).toBe(sandbox.urls.pay)
    expect(await refusalOf(orders.order({ transaction: 'nobody-knows' }, signal))).toMatchObject({
      status: 404,
    })
  })

  it('API-03 API-04 API-21 who signs in books in the own name, in a frame too', async () => {
    const signed = await signIn(1001, 'anna.buyer')
    expect(person.client.core.identity().userId).toBe('1001')
    const { orders } = person
    const options = freshSend(signal)
    const created = await orders.createOrder({ draft: draftOf(offer, airport, house) }, options)
    expect(created.userId).toBe('1001')
    expect(await orders.order({ orderId: created.orderId }, signal)).toMatchObject({ userId: '1001' })
    expect(new URL(await orders.payUrl(created.transaction, signal)).origin).toBe(sandbox.urls.pay)

    await person.account.signOut(signal)
    person.become(null)
    expect(await person.settle(signal)).toMatchObject({ userId: page, role: 'guest' })
    expect(await refusalOf(orders.order({ orderId: created.orderId }, signal))).toMatchObject({ status: 404 })
    person.become(signed)
    expect(await refusalOf(person.settle(signal)), 'AUTH-07').toMatchObject({ status: 401 })
  })

  it('API-05 API-06 API-15 API-28 a partner sets up its module', async () => {
    const { partner } = person
    await signIn(3001, 'editor.alder')
    expect(await partner.features(partnerId, signal)).toMatchObject({ yacht: true, travelPolicy: false })
    expect(await partner.moduleSettings('2004', signal)).toBeNull()
    const read = await partner.moduleSettings(partnerId, signal)
    const { settings, etag } = read as NonNullable<typeof read>
    expect(settings).toMatchObject({ promoCode: 'ALDER10', showsPartnerLogo: true, servesAirports: true })
    expect(etag).toMatch(/^"/)

    const texts = { ...settings.look.texts, en: { header: `Header ${page}`, top: '', bottom: '' } }
    const look = { ...settings.look, accent: '#8A2BE2', texts } as const
    const saved = await partner.saveModuleSettings({ look, etag, kind: 'save' }, signal)
    expect(saved.etag).not.toBe(etag)
    const conflict = partner.saveModuleSettings({ look: settings.look, etag, kind: 'save' }, signal)
    expect(await refusalOf(conflict), 'EDITOR-07').toMatchObject({ status: 412, code: 'settings_changed' })
    const again = await partner.moduleSettings(partnerId, signal)
    expect(again).toEqual({ settings: { ...settings, look }, etag: saved.etag })
    await partner.saveModuleSettings({ look: settings.look, etag: saved.etag, kind: 'reset' }, signal)
    expect((await partner.moduleSettings(partnerId, signal))?.settings).toEqual(settings)
  })

  it('API-15 API-16 API-26 a corporate traveller signs in, pages through cost centres, and signs out', async () => {
    const { account, costCenters, client } = person
    const wrong = account.signIn('northwind.trips@example.com', 'a wrong one', signal)
    expect(await refusalOf(wrong)).toMatchObject({ kind: 'rejected', endpoint: 'login' })
    expect(await refusalOf(costCenters.page({ search: '', page: 1 }, signal))).toMatchObject({ status: 401 })

    const signed = await signIn(1005, 'northwind.trips')
    expect(await client.settings(signal)).toMatchObject({
      userId: '1005',
      role: 'corporate',
      costCenterControl: 'required',
      internalNumbers: { order: 'required', trip: 'optional', message: expect.stringMatching(/NW-1234/) },
    })
    const first = await costCenters.page({ search: '', page: 1 }, signal)
    expect(first).toMatchObject({ page: 1, total: 300, hasMore: true })
    expect(first.items).toHaveLength(10)
    const last = await costCenters.page({ search: '', page: 30 }, signal)
    expect(last).toMatchObject({ page: 30, hasMore: false })
    const sales = await costCenters.page({ search: 'sales', page: 1 }, signal)
    expect(sales.items.every(({ title }) => /sales/i.test(title))).toBe(true)

    await account.signOut(signal)
    person.become(null)
    await account.signOut(signal)
    person.become(signed)
    expect(await refusalOf(costCenters.page({ search: '', page: 1 }, signal)), 'AUTH-07').toMatchObject({
      kind: 'rejected',
      status: 401,
    })
  })

  it('API-17 promotions', async () => {
    const [start] = await person.promo.promotions(signal)
    expect(start).toMatchObject({ slug: 'start-2025', title: expect.any(String) })
    await person.promo.viewed(start?.id ?? '', signal)
    expect(await refusalOf(person.promo.viewed('0', signal))).toMatchObject({ status: 404 })
  })

  it('API-27 a yacht', async () => {
    const request = {
      place: { kind: 'listed', country: 'Turkey', city: 'Bodrum' },
      startAt: inDays(40, '10:00'),
      hours: 4,
      isFlexibleDate: true,
      guests: 2,
      hasChildren: false,
      details: 'A quiet bay for lunch, please.',
      contact: 'anna@example.com',
      lang: 'en',
    } as const
    const options = { idempotencyKey: crypto.randomUUID(), signal }
    await person.yacht.send(request, options)
    await person.yacht.send(request, options)
    const nowhere = { ...request, place: { kind: 'typed', text: 'Atlantis' } } as const
    const refused = person.yacht.send(nowhere, { ...options, idempotencyKey: crypto.randomUUID() })
    expect(await refusalOf(refused)).toMatchObject({ kind: 'rejected', status: 200 })
  })
})

it('API-30 all calls were made and answered, in each version they have', () => {
  const expected = Object.values(endpoints).flatMap(({ name, version }) =>
    // The maps service stands beside the API.
    name === 'directions' ? [] : version === 'byFrame' ? [`${name}V1`, `${name}V4`] : [name],
  )
  const seen = [...validator.seen.keys()]
  const missing = expected.filter((name) => !seen.some((id) => id === name || id.startsWith(`${name}V`)))
  expect(missing).toEqual([])
})

/** A booking that the service accepts. */
function draftOf(offer: Offer, from: Place, to: Place): Draft {
  const draft = createDraft({ offer, from, to, user: unknownUser, uniqId: 'p1' })
  return {
    ...draft,
    form: {
      ...draft.form,
      arrivalDate: splitCivil(inDays(30, '09:45')).date,
      arrivalTime: '09:45',
      arrivalNumber: 'TK 1985',
    },
    passengers: [
      { uniqId: 'p1', name: 'Anna Keller', phone: '+905321184027', email: 'anna.keller@example.com' },
    ],
    notes: 'Two large suitcases',
    sign: 'Anna Keller',
    payment: 'card',
    agreement: true,
  }
}
