import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking } from '../testing/asking.ts'
import { sessionLife } from './sessions.ts'

const settings = endpoints.settingUser
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

describe('who a call comes from', () => {
  it('API-03 without token and id it is a guest', async () => {
    const { result } = await createAsking().ask(settings)
    expect(result).toMatchObject({ user_id: null, role: 'guest', partner_id: null, phone: null, email: null })
  })

  it('API-03 a token names its user, in the header or in the query of the settings', async () => {
    const asking = createAsking()
    expect((await asking.ask(settings, { as: 1001 })).result).toMatchObject({
      user_id: 1001,
      role: 'buyer',
      email: 'anna.buyer@example.com',
    })
    const inQuery = await asking.ask(settings, { query: { token: 'token-of-1001' } })
    expect(inQuery.result.user_id).toBe(1001)
  })

  it('SEC-06 an id repeats what the token says, and may not say anything else', async () => {
    const asking = createAsking()
    expect((await asking.ask(settings, { as: 1001, query: { user_id: '1001' } })).result.user_id).toBe(1001)
    for (const endpoint of [settings, endpoints.findPlaces]) {
      expect(
        await asking.refusal(endpoint, { as: 1001, query: { user_id: '1002', term: 'ist' } }),
      ).toMatchObject({ status: 403, code: 'other_user' })
    }
  })

  it('SEC-06 the id of an account is nothing without its token', async () => {
    const asking = createAsking()
    for (const endpoint of [settings, endpoints.findPlaces, endpoints.transportNodes]) {
      expect(await asking.refusal(endpoint, { query: { user_id: '1001', term: 'ist' } })).toMatchObject({
        status: 401,
        code: 'sign_in_required',
      })
    }
  })

  it('SEC-06 the settings of a frame are those of a page’s visitor, or of who is signed in', async () => {
    const asking = createAsking()
    const of = (user_id: string, as?: number) => ({ path: { user_id }, ...(as === undefined ? {} : { as }) })
    const frame = endpoints.frameUserSettings
    expect((await asking.ask(frame, of('2001'))).result).toMatchObject({ user_id: 2001, partner_id: 2001 })
    expect((await asking.ask(frame, of('1004', 1004))).result).toMatchObject({
      user_id: 1004,
      currency: 'RUB',
    })
    expect(await asking.refusal(frame, of('1004'))).toMatchObject({ status: 401, code: 'sign_in_required' })
    expect(await asking.refusal(frame, of('1004', 1001))).toMatchObject({ status: 403, code: 'other_user' })
    expect(await asking.refusal(frame, of('77'))).toMatchObject({ status: 400, code: 'unknown_user' })
  })

  it('SEC-06 on a partner’s page the signed-in visitor stays who he is', async () => {
    const asking = createAsking()
    const { result } = await asking.ask(settings, { as: 1001, query: { user_id: '2001' } })
    expect(result.user_id).toBe(1001)
    expect((await asking.ask(settings, { query: { user_id: '2001' } })).result.user_id).toBe(2001)
  })

  it('SEC-06 API-04 in a frame whoever signed in has their own settings under the page’s id', async () => {
    const asked = { path: { user_id: '2001' } }
    const asking = createAsking()
    expect((await asking.ask(endpoints.frameUserSettings, asked)).result.user_id).toBe(2001)
    expect((await asking.ask(endpoints.frameUserSettings, { ...asked, as: 1001 })).result.user_id).toBe(1001)
  })

  it('AUTH-05 a token that is unknown or over is refused with 401 on every call', async () => {
    const asking = createAsking()
    for (const endpoint of [settings, endpoints.findPlaces, endpoints.features, endpoints.moduleSettings]) {
      const asked = { ...bearer('nobody-has-this'), query: { term: 'ist' }, path: { partner_id: '2001' } }
      expect(await asking.refusal(endpoint, asked)).toMatchObject({ status: 401, code: 'sign_in_required' })
    }
  })

  it('AUTH-04 a session lasts 1209600 s', async () => {
    expect(sessionLife).toBe(1_209_600_000)
    const asking = createAsking()
    await asking.ask(settings, { as: 1001 })
    asking.clock.at += sessionLife - 1
    expect((await asking.ask(settings, bearer('token-of-1001'))).result.user_id).toBe(1001)
    asking.clock.at += 1
    expect(await asking.refusal(settings, bearer('token-of-1001'))).toMatchObject({ status: 401 })
  })

  it('ERR-03 a user without access is refused with 403, by id and by token', async () => {
    const asking = createAsking()
    for (const asked of [{ as: 4030 }, { query: { user_id: '4030' } }]) {
      expect(await asking.refusal(settings, asked)).toMatchObject({ status: 403, code: 'forbidden' })
    }
  })

  it('API-03 an id that is none, or nobody’s, is refused with 400', async () => {
    const asking = createAsking()
    for (const user_id of [
      'me',
      '-1',
      '1.5',
      '1e400',
      '77',
      '9007199254740993',
      '0',
      '',
      ' 2001',
      '2e3',
      '0x7d1',
    ]) {
      expect(await asking.refusal(settings, { query: { user_id } })).toMatchObject({
        status: 400,
        code: 'unknown_user',
      })
    }
  })
})
