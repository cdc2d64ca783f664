import { expect, it } from 'vitest'
import { identityOf, keepIdentity } from './identity.ts'

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
