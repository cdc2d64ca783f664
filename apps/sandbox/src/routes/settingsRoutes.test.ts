import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking } from '../testing/asking.ts'
import { toKept } from '../users/ownPicture.ts'

const { moduleSettings, saveModuleSettings, features, settingUser, frameUserSettings } = endpoints
const of = (partner_id: number | string) => ({ path: { partner_id: String(partner_id) } })
const look = { theme: 'dark', main_color: 'AA0000', header_en: 'Cars', top_description_en: null }

describe('the settings of users', () => {
  it('API-03 API-04 carry what step by step the form asks for', async () => {
    const { ask } = createAsking()
    const settingsOf = async (as: number, lang = 'en') =>
      (await ask(settingUser, { as, query: { lang } })).result
    expect(await settingsOf(1005, 'ru')).toMatchObject({
      cost_center_control: 2,
      show_internal_number: 1,
      show_internal_number_order: 2,
      show_internal_number_trip: 1,
      internal_number_pattern: '^[A-Z]{2}-\\d{4,6}$',
      internal_number_message: expect.stringMatching(/^Две заглавные/),
      user_type: 'corporate',
    })
    expect(await settingsOf(1006)).toMatchObject({ cost_center_control: 1, show_agreement: true })
    expect(await settingsOf(1007)).toMatchObject({ allow_coordinator: true })
    expect(await settingsOf(1008)).toMatchObject({ user_type: 'legal' })
    expect(await settingsOf(1009)).toMatchObject({ currency: 'RUB', coef_loyalica: 1.5 })
    expect(await settingsOf(1010)).toMatchObject({ partner_id: 25526, policy_mode: 'warn' })
    expect(await settingsOf(1011)).toMatchObject({ partner_id: 25526, policy_mode: 'block' })
    expect(await settingsOf(1012)).toMatchObject({ partner_id: 122256, currency: 'USD' })
    expect(await settingsOf(1016)).toMatchObject({
      marketplace_url: 'https://cars.example.com/market',
      file_logo: expect.stringMatching(/^https:/),
    })
    expect(await settingsOf(1017)).toMatchObject({ phone: null, email: null })
    expect(await settingsOf(1018)).toMatchObject({
      platform_return_url: expect.stringMatching(/^https:/),
      passenger_changes_disabled: true,
    })
    expect(await settingsOf(1020)).toMatchObject({
      partner_bonus_program: true,
      show_internal_number_order: 0,
    })
    expect(await settingsOf(3001)).toMatchObject({ role: 'partner', partner_id: 2001 })
    const frame = await ask(frameUserSettings, { path: { user_id: '2002' } })
    expect(frame.result).toMatchObject({ role: 'guest', partner_id: 2002, to_card_and_cash: false })
  })
})

describe('module settings', () => {
  it('API-05 are read by everybody, with a strong tag', async () => {
    const { ask, request } = createAsking()
    for (const version of ['v1', 'v4'] as const) {
      const { result } = await ask(moduleSettings, { ...of(2001), version })
      expect(result).toMatchObject({ theme: 'light', promo_code: 'ALDER10', show_partner_logo: true })
    }
    expect((await request(moduleSettings, of(2001))).headers.get('ETag')).toBe('"1"')
    expect((await ask(moduleSettings, of(2006))).result?.theme).toBeNull()
  })

  it('API-05 API-28 name the sandbox’s own pictures by its address, whatever it was when they were saved', async () => {
    const { ask } = createAsking({ apiUrl: 'http://localhost:4002' })
    const picture = 'http://localhost:4002/static/alder-cabin.svg'
    expect((await ask(moduleSettings, of(2001))).result?.usp_image).toBe(picture)
    const { result } = await ask(frameUserSettings, { path: { user_id: '2001' } })
    expect(result.file_logo).toBe('http://localhost:4002/static/alder-air.svg')
    expect([toKept(picture, 'http://localhost:4002'), toKept(picture, 'http://localhost:9')]).toEqual([
      '/static/alder-cabin.svg',
      picture,
    ])
  })

  it('API-05 are null for a partner that has none, and for an id that nobody has', async () => {
    const { ask } = createAsking()
    for (const id of [2004, 77]) expect(await ask(moduleSettings, of(id))).toEqual({ result: null })
  })

  it('API-05 API-06 a partner that cannot be one is refused with 400', async () => {
    const { refusal } = createAsking()
    for (const id of ['x', '-1', '1.5', '99999999999999999999']) {
      for (const endpoint of [moduleSettings, features]) {
        expect(await refusal(endpoint, of(id))).toMatchObject({ status: 400, code: 'invalid_request' })
      }
    }
  })

  it('API-06 features are names, and none for a stranger', async () => {
    const { ask } = createAsking()
    expect((await ask(features, of(25526))).result).toContain('travel_policy')
    expect((await ask(features, of(122256))).result).toContain('alternative_price')
    expect(await ask(features, of(77))).toEqual({ result: [] })
  })

  it('API-28 a save replaces what it names and keeps the rest, for that partner alone', async () => {
    const { ask, request } = createAsking()
    const { result: before } = await ask(moduleSettings, of(2001))
    const saved = await request(saveModuleSettings, { as: 3001, body: { ...look, show_promo_code: false } })
    expect([saved.status, saved.headers.get('ETag')]).toEqual([200, '"2"'])
    expect((await ask(moduleSettings, of(2001))).result).toEqual({ ...before, ...look })
    expect((await ask(moduleSettings, of(2002))).result?.theme).toBe('dark')
    expect((await ask(moduleSettings, of(2002))).result?.header_en).toBe('A car to our door')
  })

  it('API-28 a save of what somebody else has saved since is refused with 412 and the tag that stands', async () => {
    const { request, ask, refusal } = createAsking()
    const save = (ifMatch: string, header_en: string) =>
      request(saveModuleSettings, { as: 3001, body: { header_en }, headers: { 'If-Match': ifMatch } })
    expect((await save('"1"', 'First')).headers.get('ETag')).toBe('"2"')
    const conflict = await save('"1"', 'Second')
    expect([conflict.status, conflict.headers.get('ETag')]).toEqual([412, '"2"'])
    expect((await conflict.json()).error.code).toBe('settings_changed')
    expect((await ask(moduleSettings, of(2001))).result?.header_en).toBe('First')
    for (const tag of ['W/"2"', '2', '"x"', '']) {
      const headers = { 'If-Match': tag }
      expect(await refusal(saveModuleSettings, { as: 3001, body: look, headers })).toMatchObject({
        status: 412,
      })
    }
    expect((await save('"9", "2"', 'Third')).status).toBe(200)
    expect((await save('*', 'Fourth')).status).toBe(200)
  })

  it('API-28 the first save of a partner without settings makes them, guarded or not', async () => {
    const { request, ask } = createAsking()
    const save = (headers: Record<string, string>) =>
      request(saveModuleSettings, { as: 3003, body: look, headers })
    expect((await save({ 'If-Match': '*' })).status).toBe(412)
    expect((await request(moduleSettings, of(2004))).headers.get('ETag')).toBe('"0"')
    expect((await save({ 'If-Match': '"0"' })).headers.get('ETag')).toBe('"1"')
    expect((await ask(moduleSettings, of(2004))).result).toEqual(look)
    expect((await save({ 'If-Match': '"0"' })).status).toBe(412)
  })

  it('API-28 SEC-06 only a signed-in partner saves', async () => {
    const { refusal, ask } = createAsking()
    expect(await refusal(saveModuleSettings, { body: look })).toMatchObject({ status: 401 })
    const asVisitor = { body: look, query: { user_id: '2001' } }
    expect(await refusal(saveModuleSettings, asVisitor)).toMatchObject({ status: 401 })
    for (const as of [1001, 1010]) {
      expect(await refusal(saveModuleSettings, { as, body: look })).toMatchObject({
        status: 403,
        code: 'partners_only',
      })
    }
    expect((await ask(moduleSettings, of(2001))).result?.theme).toBe('light')
  })

  it('API-28 what no page could show is refused, and empties are taken', async () => {
    const { refusal, ask } = createAsking()
    for (const [field, value] of [
      ['theme', 'neon'],
      ['main_color', '#00AD5A'],
      ['usp_background_color', 'red'],
      ['usp_list', '7,-36'],
      ['usp_list', '7,1e3'],
      ['usp_list', '0'],
      ['usp_list', '7,3,7'],
      ['usp_list', '7,3,'],
      ['usp_image', 'javascript:alert(1)'],
      ['header_en', 'x'.repeat(5001)],
      ['mobile_app_info', 'yes'],
    ] as const) {
      expect(await refusal(saveModuleSettings, { as: 3001, body: { [field]: value } })).toMatchObject({
        status: 400,
        code: 'invalid_request',
        message: expect.stringContaining(`body.${field}`),
      })
    }
    const many = { usp_list: Array.from({ length: 40 }, (_, at) => 40 - at).join() }
    await ask(saveModuleSettings, { as: 3001, body: many })
    expect((await ask(moduleSettings, of(2001))).result).toMatchObject(many)
    const empty = { usp_list: '', main_color: null, usp_image: '', header_en: '', theme: null }
    await ask(saveModuleSettings, { as: 3001, body: empty })
    expect((await ask(moduleSettings, of(2001))).result).toMatchObject(empty)
  })
})

describe('what a page of another origin may send and read', () => {
  it('API-28 API-05 If-Match, ETag and Retry-After', async () => {
    const { app } = createAsking()
    const preflight = await app.request('http://sandbox/v4/partners/booking-module-settings', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'if-match,authorization',
      },
    })
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('If-Match')
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
    const answer = await app.request('http://sandbox/v4/partners/booking-module-settings/2001')
    expect(answer.headers.get('Access-Control-Expose-Headers')).toMatch(/ETag.*Retry-After/)
  })
})
