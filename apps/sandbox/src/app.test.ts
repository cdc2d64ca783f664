import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking, ride } from './testing/asking.ts'

const { ask, refusal, app, request } = createAsking()

describe('the calls about places', () => {
  it('API-11 PLACE-19 transport nodes find an airport by its IATA and ICAO code first', async () => {
    for (const version of ['v1', 'v4'] as const) {
      for (const term of ['ist', 'LTFM']) {
        const { result } = await ask(endpoints.transportNodes, { version, query: { term } })
        expect(result[0]).toMatchObject({ place_id: 'ap-IST', iata: 'IST', icao: 'LTFM', country: 'Türkiye' })
      }
    }
  })

  it('API-10 PLACE-19 places are found in either script and with one typing error', async () => {
    for (const term of ['moda caddesi', 'Мода', 'mdoa caddesi']) {
      const { result } = await ask(endpoints.findPlaces, { query: { term, lang: 'ru' } })
      expect(result.map(({ place_id: id }) => id)).toContain('ad-moda-caddesi')
      expect(result[0]?.structured_formatting?.main_text).toMatch(/^Мода/)
    }
  })

  it('PLACE-02 a term under 3 characters finds nothing', async () => {
    expect(await ask(endpoints.transportNodes, { query: { term: 'is' } })).toEqual({ result: [] })
    expect(await ask(endpoints.findPlaces, { query: { term: ' m ' } })).toEqual({ result: [] })
  })

  it('PLACE-11 what nobody knows finds nothing', async () => {
    expect(await ask(endpoints.findPlaces, { query: { term: 'qqzzqqzz' } })).toEqual({ result: [] })
  })

  it('API-10 PLACE-21 a point as the term finds the place that stands for it, no airport does; at sea there is none', async () => {
    const { result } = await ask(endpoints.findPlaces, { query: { term: '41.05,28.98' } })
    expect(result).toMatchObject([{ place_id: 'pt-41.05,28.98', location: '41.05,28.98', exact: true }])
    expect(await ask(endpoints.transportNodes, { query: { term: '41.05,28.98' } })).toEqual({ result: [] })
    expect(await ask(endpoints.findPlaces, { query: { term: '-48.9,-123.4' } })).toEqual({ result: [] })
  })

  it('PLACE-12 a city and a street have no exact address, a house has', async () => {
    const exact = async (id: string) => (await ask(endpoints.place, { path: { place_id: id } })).result.exact
    expect(await exact('ci-745044')).toBe(false)
    expect(await exact('ad-moda-caddesi')).toBe(false)
    expect(await exact('ad-moda-caddesi-142')).toBe(true)
  })

  it('API-09 a place has its point, type, time zone and names in the visitor’s language', async () => {
    const { result } = await ask(endpoints.place, { path: { place_id: 'ap-SVO' }, query: { lang: 'ru' } })
    expect(result).toMatchObject({
      geometry: { location: { lat: 55.9726, lng: 37.4146 } },
      name: 'Шереметьево',
      secondary_text: 'Москва, Россия',
      type: 2,
      time_zone: 'Europe/Moscow',
    })
    expect(result.address_components?.find(({ types }) => types.includes('country'))?.short_name).toBe('RU')
  })

  it('PLACE-10 an unknown place is refused with words for a person', async () => {
    const refused = await refusal(endpoints.place, { path: { place_id: 'ap-XXX' }, query: { lang: 'es' } })
    expect(refused).toMatchObject({
      status: 404,
      code: 'unknown_place',
      message: expect.stringContaining('Elige'),
    })
  })

  it('API-12 PLACE-14 a point has a country, which a look-up takes as start_country', async () => {
    const { result } = await ask(endpoints.countryByPoint, { query: { point: '41.26,28.74', lang: 'ru' } })
    expect(result?.title).toBe('Турция')
    for (const start_country of ['Турция', 'Turkey', 'Türkiye', 'TR', 'Atlantis']) {
      const found = await ask(endpoints.findPlaces, { query: { term: 'air', start_country } })
      expect(found.result.length).toBeGreaterThan(0)
    }
    expect((await ask(endpoints.countryByPoint, { query: { point: '0,-30' } })).result).toBeNull()
  })

  it('PLACE-14 of places that fit alike, those of the pickup’s country come first', async () => {
    const firstOf = async (start_country: string) =>
      (await ask(endpoints.transportNodes, { query: { term: 'airport', start_country } })).result[0]?.country
    expect(await firstOf('Montenegro')).toBe('Montenegro')
    expect(await firstOf('TR')).toBe('Türkiye')
  })

  it.each(['en', 'ru', 'es'] as const)(
    'PLACE-14 a country has one name, in a row, in a place and at a point: %s',
    async (lang) => {
      const seen = new Set<unknown>()
      for (const term of ['istanbul', 'airport', 'hotel', 'london', 'paris', 'moscow', 'tivat']) {
        const { result } = await ask(endpoints.findPlaces, { query: { term, lang } })
        for (const row of result) {
          seen.add(row.country)
          const place = await ask(endpoints.place, {
            path: { place_id: String(row.place_id) },
            query: { lang },
          })
          const named = place.result.address_components?.find(({ types }) => types.includes('country'))
          expect(row.country, `${term}: ${row.description}`).toBe(named?.long_name)
          const at = await ask(endpoints.countryByPoint, { query: { point: row.location ?? '', lang } })
          expect(at.result?.title, `${term}: ${row.description}`).toBe(row.country)
        }
      }
      expect(seen.size).toBeGreaterThan(2)
    },
  )
})

describe('the visitor’s settings', () => {
  it('API-03 BOOK-57 a visitor without an account is a guest who pays by card or cash', async () => {
    const { result } = await ask(endpoints.settingUser)
    expect(result).toMatchObject({ user_id: null, role: 'guest', to_card_and_cash: true })
  })

  it('API-04 BOOK-57 the ways of paying follow the user, framed or not', async () => {
    const asWeb = async (as: number) => (await ask(endpoints.settingUser, { as })).result
    const asFrame = async (as: number) =>
      (await ask(endpoints.frameUserSettings, { path: { user_id: String(as) }, as })).result
    for (const settingsOf of [asWeb, asFrame]) {
      expect(await settingsOf(1002)).toMatchObject({
        to_card_payments: true,
        to_card_and_cash: false,
        doer_info: { basic_payment_system: 'card' },
      })
      expect(await settingsOf(1003)).toMatchObject({
        to_card_payments: false,
        to_card_and_cash: false,
        doer_info: { basic_payment_system: 'cash' },
      })
      expect(await settingsOf(1001)).toMatchObject({ role: 'buyer', to_card_and_cash: true })
    }
  })

  it('ERR-01 an unknown user is refused with 400, one without access with 403', async () => {
    expect(await refusal(endpoints.settingUser, { query: { user_id: '5' } })).toMatchObject({
      status: 400,
      code: 'unknown_user',
    })
    expect(await refusal(endpoints.settingUser, { query: { user_id: 'me' } })).toMatchObject({ status: 400 })
    expect(await refusal(endpoints.frameUserSettings, { path: { user_id: '4030' } })).toMatchObject({
      status: 403,
    })
  })
})

describe('the price search', () => {
  it('API-07 PRICE-04 offers name class, provider and terms in the visitor’s language', async () => {
    const { result } = await ask(endpoints.prices, ride('ap-IST', 'ad-moda-caddesi-142', { lang: 'ru' }))
    expect(result.length).toBeGreaterThan(8)
    for (const offer of result) {
      expect(offer).toMatchObject({
        currency: 'EUR',
        start_place: { place_id: 'ap-IST', type: 2 },
        finish_place: { place_id: 'ad-moda-caddesi-142', type: 1 },
        car_class: {
          name: expect.stringMatching(/[а-я]/),
          picture: expect.any(String),
          examples: expect.any(Array),
        },
        service_provider: {
          name: expect.any(String),
          rating: expect.any(Number),
          reviews: expect.any(Number),
        },
        travel_time: expect.any(Number),
      })
    }
    expect(new Set(result.map(({ car_class: { picture } }) => picture)).size).toBe(8)
  })

  it('PRICE-17 a second currency is quoted beside the first', async () => {
    const { result } = await ask(
      endpoints.prices,
      ride('ap-IST', 'ad-moda-caddesi-142', { alternative_currency: 'INR' }),
    )
    for (const offer of result) {
      expect(offer).toMatchObject({
        currency: 'EUR',
        alternative_currency: 'INR',
        alternative_price: expect.any(Number),
      })
    }
  })

  it('API-07 only the car classes that are asked for', async () => {
    const { result } = await ask(
      endpoints.prices,
      ride('ap-IST', 'ad-moda-caddesi-142', { relation_car_class_ids: '5,7' }),
    )
    expect(new Set(result.map(({ car_class: { car_class_id: id } }) => id))).toEqual(new Set([5, 7]))
  })

  it('API-07 a bare point is priced too, and its price can be asked about', async () => {
    const { result } = await ask(endpoints.prices, {
      query: { start_place_point: '41.05,28.98', finish_place_point: '41.26,28.74', platform: 'web' },
    })
    expect(result[0]).toMatchObject({ start_place: { place_id: 'pt-41.05,28.98', type: 1 } })
    const place = await ask(endpoints.place, { path: { place_id: 'pt-41.05,28.98' } })
    expect(place.result).toMatchObject({ time_zone: 'Europe/Istanbul', exact: true })
  })

  it('API-07 a point that is none is refused, not priced', async () => {
    const refused = await refusal(endpoints.prices, {
      query: { ...ride('ap-IST', 'ap-SAW').query, start_place_point: 'here' },
    })
    expect(refused).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining('start_place_point'),
    })
  })
})

describe('every call', () => {
  it('API-01 may come from another origin, with a token and a key, asked once for two hours', async () => {
    const response = await app.request('http://sandbox/v4/orders', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*Idempotency-Key/)
    expect(response.headers.get('Access-Control-Max-Age')).toBe('7200')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it('API-01 other origins are refused where a list is set', async () => {
    const only = createAsking({ allowedOrigins: ['https://a.example'] })
    const from = async (Origin: string) =>
      (await only.request(endpoints.settingUser, { headers: { Origin } })).headers.get(
        'Access-Control-Allow-Origin',
      )
    expect(await from('https://a.example')).toBe('https://a.example')
    expect(await from('https://b.example')).toBeNull()
  })

  it('API-01 answers are never kept by a cache', async () => {
    expect((await request(endpoints.settingUser)).headers.get('Cache-Control')).toBe('no-store')
    expect(
      (await request(endpoints.place, { path: { place_id: 'ap-XXX' } })).headers.get('Cache-Control'),
    ).toBe('no-store')
  })

  it('ERR-08 a path that is no call is refused in the visitor’s language', async () => {
    const response = await app.request('http://sandbox/v4/nothing?lang=ru')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { code: 'unknown_call', message: 'Такого вызова нет.' } })
  })
})
