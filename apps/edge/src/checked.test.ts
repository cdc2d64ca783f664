import { describe, expect, it } from 'vitest'
import { readChecked } from './checked.ts'

function read(settings: object) {
  const told: string[] = []
  return { checked: readChecked(settings, (text) => told.push(text)), told }
}

describe('what the module takes as it stands', () => {
  it('ERR-04 ROLE-04 is handed on where it fits, and nothing where nothing is given', () => {
    const settings = {
      supportEmail: 'help@wherry.example',
      ignoredErrors: [403, 'aborted', 'event_day_off'],
      specialCustomers: {
        77: { travelPolicy: true, copyTrip: false },
        88: { alternativePrice: true, alternativeCurrency: 'AED' },
        99: {},
      },
    }
    expect(read({ ...settings, basePath: '/rides' })).toEqual({ checked: settings, told: [] })
    expect(read({})).toEqual({ checked: {}, told: [] })
    expect(read({ supportEmail: null, ignoredErrors: [] })).toEqual({
      checked: { ignoredErrors: [] },
      told: [],
    })
  })

  it.each([
    ['supportEmail', 'help'],
    ['supportEmail', 'help@wherry'],
    ['supportEmail', 'a@b.example <script>'],
    ['supportEmail', '"a"@b.example'],
    ['supportEmail', 7],
    ['ignoredErrors', 401],
    ['ignoredErrors', [null]],
    ['ignoredErrors', ['']],
    ['ignoredErrors', [4.5]],
    ['specialCustomers', ['77']],
    ['specialCustomers', '77'],
  ])('%s %j is left out and told of, the rest stands', (name, value) => {
    const { checked, told } = read({ ignoredErrors: [401], supportEmail: 'a@b.example', [name]: value })
    expect(checked).not.toHaveProperty(name)
    expect(Object.keys(checked).length).toBeGreaterThan(0)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(JSON.stringify(value))
  })

  it.each([
    [{ travelPolicy: 'yes' }],
    [{ travelPolcy: true }],
    [{ alternativeCurrency: 'rupees' }],
    [{ alternativeCurrency: true }],
    [{ __proto__: null, constructor: true }],
    [null],
    [true],
  ])('ROLE-04 a customer who is given %j has nothing, the others have theirs', (given) => {
    const { checked, told } = read({ specialCustomers: { 77: given, 88: { travelPolicy: true } } })
    expect(checked).toEqual({ specialCustomers: { 88: { travelPolicy: true } } })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('77')
  })

  const review = { name: 'Ingrid', rating: 5, place: 'IST to Moda', texts: { en: 'On time' } }
  const url = 'https://tiles.example.com/{z}/{x}/{y}.png'
  const tiles = { url, attribution: '© Example', maxZoom: 18 }
  const errorReporting = { dsn: 'https://key@errors.example/7', environment: 'live' }

  it('LAND-01 PRICE-16 ERR-02 reviews, tiles and where errors go are handed on', () => {
    expect(read({ config: { reviews: [review], tiles }, errorReporting })).toEqual({
      checked: { reviews: [review], tiles, errorReporting },
      told: [],
    })
    expect(read({ config: { reviews: [], tiles: null }, errorReporting: null }).checked).toEqual({
      reviews: [],
    })
    expect(read({ config: { tiles: { url, attribution: '©' } } }).checked.tiles).toMatchObject({
      maxZoom: 19,
    })
  })

  const end = { placeId: 'ap-IST', texts: { en: 'Istanbul Airport' } }
  const ride = { from: end, to: end, timeZone: 'Europe/Istanbul' }
  it.each([
    { ...ride, to: null },
    { ...ride, from: { ...end, texts: {} } },
    { ...ride, timeZone: '' },
    'IST',
  ])('LAND-01 the ride %j is left out and told of, the others stand', (odd) => {
    const { checked, told } = read({ config: { popularRides: [odd, ride] } })
    expect(checked.popularRides).toEqual([ride])
    expect(told).toHaveLength(1)
  })

  it('EDITOR-10 the address of the design book is handed on where it is a page’s', () => {
    for (const bookUrl of ['https://design.example/book/', 'http://localhost:4006/'])
      expect(read({ config: { bookUrl } })).toEqual({ checked: { bookUrl }, told: [] })
    expect(read({ config: { bookUrl: null } })).toEqual({ checked: {}, told: [] })
  })

  it.each([
    'design',
    'javascript:alert(1)',
    'http://design.example/',
    'http://localhost.evil.example/',
    7,
    {},
  ])('EDITOR-10 SEC-01 as the address of the design book %j is left out and told of', (bookUrl) => {
    const { checked, told } = read({ config: { bookUrl } })
    expect(checked).toEqual({})
    expect(told).toHaveLength(1)
  })

  it.each([
    { ...review, rating: 'five' },
    { ...review, name: ' ' },
    { ...review, place: 7 },
    { ...review, texts: { en: null } },
    { name: 'Ingrid', rating: 5 },
    'On time',
    null,
  ])('LAND-01 the review %j is left out and told of, the others stand', (odd) => {
    const { checked, told } = read({ config: { reviews: [odd, review] } })
    expect(checked.reviews).toEqual([review])
    expect(told).toHaveLength(1)
  })

  it.each([
    { url: 7, attribution: '©' },
    { url, attribution: '' },
    { url },
    { ...tiles, maxZoom: 40 },
    { ...tiles, maxZoom: 3.5 },
    { ...tiles, attributionUrl: 'nowhere' },
    'tiles',
    [tiles],
  ])('PRICE-16 tiles that are %j are none, and told of', (odd) => {
    const { checked, told } = read({ config: { tiles: odd } })
    expect(checked).toEqual({})
    expect(told).toHaveLength(1)
  })

  it.each([{ dsn: 'errors', environment: 'live' }, { dsn: errorReporting.dsn }, 'live', [errorReporting]])(
    'ERR-02 errors are not reported to %j, and it is told',
    (odd) => {
      const { checked, told } = read({ errorReporting: odd })
      expect(checked).toEqual({})
      expect(told).toHaveLength(1)
    },
  )

  it('YACHT-01 YACHT-08 SHELL-15 where the yachts lead and the accounts are is handed on, name by name', () => {
    const config = {
      yacht: { email: 'yachts@example.com', offersEn: 7 },
      accountHosts: {
        'rides.example.com': 'my.example.org:8443',
        'a.example': 'https://my.example.org',
        'b.example': 'my.example.org/list',
        'c.example': 'me@example.org',
        'd.example': '',
      },
    }
    const { checked, told } = read({ config })
    expect(checked).toEqual({
      yacht: { email: 'yachts@example.com' },
      accountHosts: { 'rides.example.com': 'my.example.org:8443' },
    })
    expect(told).toHaveLength(5)
    expect(read({ config: { yacht: 'x', accountHosts: [] } }).told).toHaveLength(2)
  })
})
