import { laptopTime } from '@wherry/booking/testing/cost.ts'
import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it, vi } from 'vitest'
import { createAsking } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'
import { answerTo, tripOf } from '../testing/trips.ts'
import type { SandboxUser } from '../users/user.ts'
import { checkCompany } from './checks/company.ts'
import type { TripContext, TripPayload } from './trip.ts'

type Change = Partial<TripPayload>

describe('what a company asks and allows', () => {
  const book = async (
    as: number,
    pick: { picture?: string; currency?: string },
    change: Change,
    lang = 'en',
  ) => {
    const asking = createAsking()
    return answerTo(asking, await tripOf(asking, { ...pick, as }, change), lang)
  }
  const centerOf = async (as: number) => {
    const asking = createAsking()
    const { result } = await asking.ask(endpoints.costCenters, { query: { page: '1', limit: '1' }, as })
    return result.items[0]?.id ?? ''
  }
  const northwind = async (change: Change = {}, lang = 'en') => {
    const coordinator = { name: '', phone: '', internal_number: 'NW-1234', send_english_sms: false }
    const whole = { cost_center: await centerOf(1005), coordinator, ...change }
    return book(1005, { currency: 'GBP' }, whole, lang)
  }

  it('BOOK-25 BOOK-26 with all that is asked for it is booked', async () => {
    expect((await northwind())['status']).toBe(200)
    expect((await northwind({ internal_number: 'NW-5678' }))['status']).toBe(200)
  })

  it('BOOK-25 a cost centre that is missing, made up or of another company is refused', async () => {
    expect(await northwind({ cost_center: null })).toMatchObject({
      status: 400,
      code: 'cost_center_required',
    })
    for (const cost_center of [999_999, 'x', await centerOf(1006)])
      expect(await northwind({ cost_center })).toMatchObject({ code: 'cost_center_unknown' })
    expect((await book(1006, {}, { cost_center: null }))['status']).toBe(200)
    expect(await book(1001, {}, { cost_center: 1 })).toMatchObject({ code: 'cost_center_unknown' })
  })

  it('BOOK-26 an internal number that is missing or does not fit is refused, in the company’s words', async () => {
    const coordinator = (internal_number: string) => ({
      name: '',
      phone: '',
      internal_number,
      send_english_sms: false,
    })
    expect(await northwind({ coordinator: null })).toMatchObject({ code: 'internal_number_required' })
    expect(await northwind({ coordinator: coordinator('') })).toMatchObject({
      code: 'internal_number_required',
    })
    for (const [lang, words] of [
      ['en', 'Two capital letters'],
      ['ru', 'Две заглавные'],
      ['es', 'Dos letras'],
    ] as const) {
      const wrong = { code: 'internal_number_wrong', message: expect.stringContaining(words) }
      expect(await northwind({ coordinator: coordinator('nw-1') }, lang)).toMatchObject(wrong)
      expect(await northwind({ internal_number: 'nw-1' }, lang)).toMatchObject(wrong)
    }
    expect(await book(1006, {}, { internal_number: '№ 5' })).toMatchObject({ code: 'internal_number_wrong' })
    expect((await book(1006, {}, { internal_number: 'К-5/7' }))['status']).toBe(200)
    expect(await book(1001, {}, { internal_number: 'A1' })).toMatchObject({
      code: 'internal_number_not_asked',
    })
  })

  it('BOOK-26 a company’s pattern cannot hang the service, and one that is not run is told of once', async () => {
    const asking = createAsking()
    const nora = asking.store.user(1005) as SandboxUser
    const trip = await tripOf(
      asking,
      { currency: 'GBP', as: 1005 },
      { internal_number: `${'a'.repeat(99)}!` },
    )
    const checkedBy = (pattern: string) => () => {
      const internalNumber = { ...nora.internalNumber, order: 0, pattern } as const
      const user: SandboxUser = { ...nora, costCenter: 0, internalNumber }
      checkCompany(trip, { user, store: asking.store, lang: 'en' } as Partial<TripContext> as TripContext)
    }
    expect(
      await laptopTime(() => expect(checkedBy('^(a+)+$')).toThrow('internal_number_wrong')),
    ).toBeLessThan(50)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    try {
      for (const _ of [1, 2]) expect(checkedBy('^(?=a)(a+)+$')).not.toThrow()
      expect(warn.mock.calls).toEqual([[expect.stringContaining('^(?=a)(a+)+$')]])
    } finally {
      warn.mockRestore()
    }
  })

  it('BOOK-26 under a bonus program the order’s number is taken and checked, and need not be said', async () => {
    const coordinator = (internal_number: string) => ({
      ...{ name: '', phone: '', internal_number, send_english_sms: false },
    })
    expect((await book(1020, {}, { coordinator: null }))['status']).toBe(200)
    expect((await book(1020, {}, { coordinator: coordinator('B-10') }))['status']).toBe(200)
    expect(await book(1020, {}, { coordinator: coordinator('№ 5') })).toMatchObject({
      code: 'internal_number_wrong',
    })
    expect(await book(1020, {}, { internal_number: 'B-10' })).toMatchObject({
      code: 'internal_number_not_asked',
    })
    expect(await book(1001, {}, { coordinator: coordinator('B-10') })).toMatchObject({
      code: 'internal_number_not_asked',
    })
  })

  it('BOOK-21 more passengers than ride are named by a platform alone', async () => {
    const row = { name: 'Ben Osei', phone: '447911123456', email: 'ben@example.com' }
    const three = { passengers: [row, row, row], passengers_number: 2, adults_amount: 2 }
    expect((await book(1018, {}, three))['status']).toBe(200)
    expect(await book(1001, {}, three)).toMatchObject({ code: 'too_many_passengers' })
  })

  it('BOOK-24 a coordinator only from one who may, and for a car of more than 7', async () => {
    const coordinator = {
      name: 'Ben Osei',
      phone: '447911123456',
      internal_number: '',
      send_english_sms: true,
    }
    const at = (as: number, picture: string, change = {}) =>
      book(as, { picture, currency: 'USD' }, { coordinator: { ...coordinator, ...change } })
    expect((await at(1007, 'minibus'))['status']).toBe(200)
    expect(await at(1007, 'minivan')).toMatchObject({ code: 'coordinator_not_allowed' })
    expect(await at(1001, 'minibus')).toMatchObject({ code: 'coordinator_not_allowed' })
    expect(await at(1007, 'minibus', { phone: '123' })).toMatchObject({ code: 'coordinator_wrong' })
    expect(await at(1007, 'minibus', { name: '' })).toMatchObject({ code: 'coordinator_wrong' })
    expect((await at(1001, 'minibus', { name: '', phone: '' }))['status']).toBe(200)
  })

  it('BOOK-37 outside the policy a reason is asked for, or nothing is booked', async () => {
    const out = { picture: 'business' }
    expect(await book(1010, { ...out, currency: 'GBP' }, {})).toMatchObject({ code: 'policy_reason' })
    expect(
      (await book(1010, { ...out, currency: 'GBP' }, { comment: 'A client rides along' }))['status'],
    ).toBe(200)
    expect(await book(1011, out, { comment: 'A client rides along' })).toMatchObject({
      code: 'policy_blocked',
    })
    expect((await book(1011, { picture: 'economy' }, {}))['status']).toBe(200)
  })

  it('SEC-06 a trip that names somebody else is refused, wherever the id stands', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking, { user_id: 1002 })
    for (const body of [
      bookingOf([trip], { user_id: 1001 }),
      bookingOf([{ ...trip, user_id: 1001 }], { user_id: 1002 }),
      bookingOf([{ ...trip, user_id: null }], { user_id: 1001 }),
    ])
      expect(await asking.refusal(endpoints.createOrder, { body, as: 1001 })).toMatchObject({
        status: 403,
        code: 'other_user',
      })
  })
})
