import { describe, expect, it } from 'vitest'
import { identityOf, keepIdentity, queryOf, queryOfPartner } from './identity.ts'

const inst = '12345678901234567890-9876543210'
const parent = 'https://partner.example'
const base = 'https://booking.example/transfer'
const first = `${base}/rent?partner=77&inst=${inst}&parent=${encodeURIComponent(parent)}&lang=ru&accent=FFDD2D&return_date=2027-01-02`

it('EMBED-12 the identity outlives a reload of an own page whose address has dropped it, with all storage blocked', () => {
  const view = { name: '' }
  keepIdentity(view, identityOf(first, view))
  const after = identityOf(`${base}/prices?lang=ru`, view)
  expect(after).toEqual(identityOf(first, { name: '' }))
  expect(after).toMatchObject({ inst, parent, isFrameMode: true })
  expect(after.said).toMatchObject({
    section: 'rent',
    lang: 'ru',
    accent: '#FFDD2D',
    'return-date': '2027-01-02',
  })
})

it('EMBED-05 a frame that is made anew is another, whatever its name has kept', () => {
  const view = { name: '' }
  keepIdentity(view, identityOf(first, view))
  expect(identityOf(`${base}?inst=1-2&parent=https://other.example`, view)).toMatchObject({
    inst: '1-2',
    parent: 'https://other.example',
    said: { section: 'transfer' },
  })
})

it('EMBED-05 SEC-01 a link whose parameters have the names of what every object has is read as any other', () => {
  const names = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__']
  const query = names.map((name) => `${name}=x`).join('&')
  const { said, inst: named } = identityOf(`${first}&${query}`, { name: '' })
  expect(named).toBe(inst)
  expect(said).toMatchObject({ section: 'rent', lang: 'ru', constructor: 'x' })
  expect(Object.getPrototypeOf(said)).toBe(Object.prototype)
})

it('EMBED-01 isFrame=false turns the frame mode off, on own pages too; anything else leaves it on', () => {
  const view = { name: '' }
  expect(identityOf(`${base}?isFrame=true`, view).isFrameMode).toBe(true)
  expect(identityOf(base, view).isFrameMode).toBe(true)
  const off = identityOf(`${base}?isFrame=false&inst=${inst}`, view)
  expect(off.isFrameMode).toBe(false)
  keepIdentity(view, off)
  expect(identityOf(`${base}/prices`, view).isFrameMode).toBe(false)
})

it('EMBED-08 a plain frame says what its address says, after a change of it too', () => {
  const view = { name: '' }
  const plain = `${base}?date=2027-01-02&radius=sharp`
  keepIdentity(view, identityOf(plain, view))
  expect(identityOf(`${base}/prices?lang=ru`, view).said).toMatchObject({ date: '2027-01-02', lang: 'ru' })
  const next = identityOf(`${base}?date=2027-02-03`, view)
  expect(next.said).toMatchObject({ date: '2027-02-03', radius: 'sharp' })
})

it('EMBED-05 what does not fit is not said', () => {
  const query = 'date=tomorrow&adults=two&from_iata=ISTANBUL&accent=red&ref=me%40example.com&currency=euros'
  const said = identityOf(`${base}?${query}&children=2&from=ap-IST`, { name: '' }).said
  expect(said).toEqual({ section: 'transfer', children: '2', from: 'ap-IST' })
})

it.each([
  ['a name of somebody else', 'advert'],
  ['no JSON', 'wherry:{'],
  ['JSON of another shape', 'wherry:{"inst":1,"said":null}'],
  ['an origin that is none', 'wherry:{"inst":"x","parent":"https://a.example/","said":{}}'],
])('EMBED-05 D2 %s in the frame names nobody', (_, name) => {
  expect(identityOf(base, { name })).toMatchObject({ inst: null, parent: null })
})

it('SEC-04 what the frame keeps holds no token', () => {
  const view = { name: '' }
  keepIdentity(view, identityOf(`${first}&token=secret&userID=7`, view))
  expect(view.name).not.toContain('secret')
})

it('EMBED-05 what does not fit is not said by the name of the frame either, which may be anybody’s', () => {
  const said = {
    ...{ accent: 'red;}', date: 'tomorrow', adults: '200', currency: 'euros', ref: 'me@example.com' },
    ...{ 'utm-source': 'x'.repeat(129), inst: '1-2', parent, token: 'secret', userID: '7', theme: 1 },
    ...{ children: '2', from: 'ap-IST', partner: '77' },
  }
  const name = `wherry:${JSON.stringify({ inst, parent, isFrameMode: true, said })}`
  expect(identityOf(`${base}/prices`, { name }).said).toEqual({
    children: '2',
    from: 'ap-IST',
    partner: '77',
  })
})

describe('EMBED-11 whose page it is', () => {
  const named = (name: object) => ({ name: `wherry:${JSON.stringify({ inst, parent, said: {}, ...name })}` })
  const of = (search: string, name: object) => {
    const identity = identityOf(base + search, named(name))
    return [new URLSearchParams(queryOf(search, identity)).get('partner'), queryOfPartner(search, identity)]
  }

  it('a partner whom the name alone knows is asked for by the address first', () => {
    expect(of('?lang=ru', { said: { partner: '77' } })).toEqual(['77', '?lang=ru&partner=77'])
    expect(of('?lang=ru', { inst: null, said: { partner: '77' } })).toEqual(['77', '?lang=ru&partner=77'])
    expect(of('?lang=ru', {})).toEqual([null, null])
    expect(of(`?inst=${inst}`, { said: { partner: '' } })).toEqual(['', null])
  })

  it.each([inst, null])('the partner of the address stands above that of the name (%s)', (by) => {
    const name = { inst: by, said: { partner: '77' } }
    expect(of('?partner=78', name)).toEqual(['78', null])
    expect(of('?partner=', name)).toEqual(['', null])
    // The first of several partners counts, as on the server.
    expect(of('?partner=78&partner=77', name)).toEqual(['78', null])
    expect(identityOf(`${base}?partner=78&partner=77`, named(name)).said['partner']).toBe('78')
  })
})

it('EMBED-12 a plain frame keeps what its address chose, by its own name', () => {
  const view = { name: '' }
  keepIdentity(view, identityOf(`${base}?partner=77&theme=dark&accent=2451D6&menu=0&platform=app`, view))
  const kept = new URLSearchParams(queryOf('?lang=ru', identityOf(`${base}/prices?lang=ru`, view)))
  expect(Object.fromEntries(kept)).toEqual({
    ...{ lang: 'ru', partner: '77', theme: 'dark', accent: '#2451D6', menu: '0', platform: 'app' },
  })
})
