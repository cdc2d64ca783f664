import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeTypes, startKindOf } from '../../kernel/model/route.ts'
import { freeText } from '../../testing/arbitraries.ts'
import { createFullDraft, createOffer } from '../../testing/samples/fixtures.ts'
import { hasSign, isFlexible, signOf, startsInHall } from '../draft/sign.ts'
import { sign as signRule } from './sign.ts'

const passenger = { uniqId: 'p1', name: 'Anna Keller', phone: '', email: '' }
const sign = {
  id: 's-sign',
  type: 'table',
  category: 'table',
  defaultInclude: false,
  includedInPrice: false,
  name: 'Name sign',
  price: { minor: 500, currency: 'EUR' },
}

/** A ride from door to door that offers a sign as a paid extra, which is not chosen. */
const door = createFullDraft({
  offer: createOffer({ routeType: 'SUBURB_SUBURB', start: { placeId: 'a', type: 1 }, services: [sign] }),
  services: [],
})
const flexible = { ...door.offer, flexibleTariff: true, flexibleTariffAgreement: true }

describe('who is met with a sign', () => {
  it.each(routeTypes)('BOOK-29 %s: at an airport and a station alone', (routeType) => {
    const offer = createOffer({ routeType, services: [] })
    const isMet = routeType.startsWith('AIRPORT') || routeType.startsWith('STATION')
    expect(startsInHall({ offer })).toBe(isMet)
    expect(hasSign({ ...door, offer })).toBe(isMet)
    expect(isMet).toBe(startKindOf(routeType) !== 'suburb')
  })
  it('BOOK-29 from a door: only with the extra, chosen or included', () => {
    expect(hasSign(door)).toBe(false)
    expect(hasSign({ ...door, services: ['s-sign'] })).toBe(true)
    const included = { ...door.offer, services: [{ ...sign, includedInPrice: true }] }
    expect(hasSign({ ...door, offer: included })).toBe(true)
    const other = { ...door.offer, services: [{ ...sign, category: 'tollroad', includedInPrice: true }] }
    expect(hasSign({ ...door, offer: other, services: ['s-sign'] })).toBe(false)
  })
  it('BOOK-29 BOOK-30 with a flexible tariff only once it is agreed to', () => {
    const chosen = { ...door, offer: flexible, flexibleTariff: true }
    expect(hasSign(chosen)).toBe(false)
    expect(hasSign({ ...chosen, flexibleAgreement: true })).toBe(true)
    expect(hasSign({ ...chosen, flexibleTariff: false, flexibleAgreement: true })).toBe(false)
  })
})

describe('the flexible tariff counts', () => {
  it.each([
    // offered, has terms, chosen, agreed, counts
    [true, true, true, true, true],
    [true, true, true, false, false],
    [true, true, false, true, false],
    [false, true, true, true, false],
    [true, false, true, false, true],
    [true, false, false, false, false],
    [false, false, true, true, false],
  ])('BOOK-30 offered %s, terms %s, chosen %s, agreed %s: %s', (offered, terms, chosen, agreed, counts) => {
    const offer = createOffer({ flexibleTariff: offered, flexibleTariffAgreement: terms })
    expect(isFlexible({ offer, flexibleTariff: chosen, flexibleAgreement: agreed })).toBe(counts)
  })
})

describe('the text of the sign', () => {
  const hall = createFullDraft({ passengers: [passenger] })
  it('BOOK-29 is what was typed, on one line, else the first passenger’s name', () => {
    expect(signOf({ ...hall, sign: ' Keller\nGmbH\u202e ' }, hall)).toBe('Keller GmbH')
    expect(signOf({ ...hall, sign: ' \u0000 ' }, hall)).toBe('Anna Keller')
    expect(signOf(hall, { passengers: [] })).toBe('')
  })
  it('BOOK-29 is empty where there is no sign, whatever was typed', () => {
    expect(signOf({ ...door, sign: 'Keller' }, door)).toBe('')
  })
  it('BOOK-29 takes 64 characters of a longer name, and no half one', () => {
    const of = (name: string) => signOf(hall, { passengers: [{ ...passenger, name }] })
    expect(of('a'.repeat(64))).toBe('a'.repeat(64))
    expect(of('a'.repeat(65))).toBe('a'.repeat(64))
    expect(of(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63))
    fc.assert(fc.property(freeText, (name) => of(name.repeat(3)).length <= 64))
  })
})

describe('the rule of the sign', () => {
  const hall = createFullDraft({ passengers: [passenger] })
  const nobody = { ...passenger, name: ' ' }
  it('BOOK-29 is met by the first passenger’s name or by a text of its own', () => {
    expect(signRule(hall)).toBeNull()
    expect(signRule({ ...hall, passengers: [nobody], sign: 'Keller' })).toBeNull()
  })
  it('BOOK-29 wants a name where there is a sign', () => {
    const missing = { code: 'DataForms.Forms.ErrorSign', field: 'sign' }
    expect(signRule({ ...hall, passengers: [nobody] })).toEqual(missing)
    expect(signRule({ ...door, services: ['s-sign'], passengers: [nobody] })).toEqual(missing)
    expect(signRule({ ...door, passengers: [nobody] })).toBeNull()
  })
  it('BOOK-29 has room for 64 characters as they are sent', () => {
    expect(signRule({ ...hall, sign: 'a'.repeat(63) })).toBeNull()
    expect(signRule({ ...hall, sign: ` ${'a'.repeat(64)} ` })).toBeNull()
    expect(signRule({ ...hall, sign: 'a'.repeat(65) })).toEqual({
      code: 'DataForms.Forms.ErrorTooLong',
      field: 'sign',
      params: { max: 64, over: 1 },
    })
    expect(signRule({ ...door, sign: 'a'.repeat(65) })).toBeNull()
  })
})
