import { endpoints } from '@wherry/booking/wire'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { users } from '../seed/users.ts'
import { createAsking } from '../testing/asking.ts'

const anna = { login: 'anna.buyer@example.com', password: 'sandbox-1001' }
const call = (params: unknown, id: unknown = 1, method = 'Login') => ({ jsonrpc: '2.0', id, method, params })

function createSigning() {
  const asking = createAsking()
  const post = (body: string, lang = 'en') =>
    asking.app.request(`http://sandbox/rpc?lang=${lang}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
  const rpc = async (body: unknown, lang = 'en') => {
    const response = await post(typeof body === 'string' ? body : JSON.stringify(body), lang)
    return { status: response.status, body: await response.json(), response }
  }
  return { ...asking, post, rpc }
}

describe('the call Login', () => {
  it('API-15 gives the id of every user who has a login, in any case of letters', async () => {
    const { rpc } = createSigning()
    for (const { userId, login, password } of users.filter((user) => user.login !== null)) {
      const { status, body } = await rpc(call({ login: ` ${login?.toUpperCase()} `, password }, 'a'))
      expect(status).toBe(200)
      expect(body).toEqual({ jsonrpc: '2.0', id: 'a', result: { userID: userId } })
      expect(v.is(endpoints.login.answer, body)).toBe(true)
    }
  })

  it('API-15 ERR-01 a wrong login and a wrong password are one refusal, in three languages', async () => {
    const { rpc } = createSigning()
    const wrong = await rpc(call({ ...anna, password: 'sandbox-1002' }, 7))
    expect(wrong.status).toBe(200)
    expect(wrong.body).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32001, message: 'The login or the password is wrong. Check both and try again.' },
    })
    expect((await rpc(call({ ...anna, login: 'nobody@example.com' }, 7))).body).toEqual(wrong.body)
    expect((await rpc(call({ ...anna, password: 'x' }), 'ru')).body.error.message).toMatch(/^Логин/)
    expect((await rpc(call({ ...anna, password: 'x' }), 'es')).body.error.message).toMatch(/^El usuario/)
  })

  it('API-15 follows JSON-RPC 2.0 where a request is none', async () => {
    const { rpc } = createSigning()
    const refused: readonly [unknown, unknown, number][] = [
      ['{"jsonrpc":"2.0",', null, -32700],
      ['', null, -32700],
      ['null', null, -32600],
      ['"Login"', null, -32600],
      [[], null, -32600],
      [{ ...call(anna, 4), jsonrpc: '1.0' }, 4, -32600],
      [{ id: 5, method: 'Login', params: anna }, 5, -32600],
      [{ ...call(anna, 6), method: 1 }, 6, -32600],
      [call(anna, {}), null, -32600],
      [call('anna', 8), 8, -32600],
      [call(anna, 9, 'login'), 9, -32601],
      [call(anna, 10, 'constructor'), 10, -32601],
      [call(undefined, 11), 11, -32602],
      [call({ login: anna.login }, 'x'), 'x', -32602],
      [call({ ...anna, password: 5 }, 12), 12, -32602],
      [call({ ...anna, login: '' }, 13), 13, -32602],
      [call(['a', 'b'], 14), 14, -32602],
    ]
    for (const [body, id, code] of refused) {
      const answer = await rpc(body)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ jsonrpc: '2.0', id, error: { code, message: expect.any(String) } })
    }
  })

  it('API-15 answers a batch in one list, and a notification not at all', async () => {
    const { rpc, post } = createSigning()
    const { body } = await rpc([call(anna, 1), 5, call(anna, 2, 'Other'), { ...call(anna), id: undefined }])
    expect(body).toEqual([
      { jsonrpc: '2.0', id: 1, result: { userID: 1001 } },
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } },
      { jsonrpc: '2.0', id: 2, error: { code: -32601, message: expect.any(String) } },
    ])
    const response = await post(JSON.stringify({ jsonrpc: '2.0', method: 'Login', params: anna }))
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('API-15 hears no one after 5 wrong passwords within a minute, not even the right one', async () => {
    const { rpc, clock } = createSigning()
    for (let nth = 0; nth < 5; nth++) {
      expect((await rpc(call({ ...anna, password: 'guess' }))).status).toBe(200)
      clock.at += 1_000
    }
    const refused = await rpc(call(anna, 'z'))
    expect(refused.status).toBe(429)
    expect(refused.response.headers.get('Retry-After')).toBe('55')
    expect(refused.body).toMatchObject({ jsonrpc: '2.0', id: 'z', error: { code: -32002 } })
    const other = await rpc(call({ login: 'card.only@example.com', password: 'sandbox-1002' }))
    expect(other.body).toMatchObject({ result: { userID: 1002 } })
    clock.at += 55_000
    expect((await rpc(call(anna))).body).toMatchObject({ result: { userID: 1001 } })
  })
})

describe('the call auth/login', () => {
  it('API-15 AUTH-04 gives a token of 128 bits or more that signs in, another each time', async () => {
    const { ask } = createSigning()
    const token = async () =>
      (await ask(endpoints.authLogin, { body: { user_id: 1001, password: anna.password } })).result.token
    const [first, second] = [await token(), await token()]
    expect(first).toMatch(/^[0-9a-f]{32,}$/)
    expect(second).not.toBe(first)
    const { result } = await ask(endpoints.settingUser, { headers: { Authorization: `Bearer ${second}` } })
    expect(result.user_id).toBe(1001)
  })

  it('API-15 checks the password again, and has none for visitors of pages', async () => {
    const { refusal } = createSigning()
    for (const body of [
      { user_id: 1001, password: 'guess' },
      { user_id: 1002, password: anna.password },
      { user_id: 2001, password: 'sandbox-2001' },
      { user_id: 77, password: 'x' },
      { user_id: 'me', password: 'x' },
      // Another spelling of an id is no id, as in a query.
      { user_id: '0x3e9', password: anna.password },
      { user_id: ' 1001', password: anna.password },
      { user_id: '1001.0', password: anna.password },
      { user_id: 1e21, password: anna.password },
    ]) {
      expect(await refusal(endpoints.authLogin, { body })).toMatchObject({
        status: 400,
        code: 'wrong_credentials',
      })
    }
    expect(await refusal(endpoints.authLogin, { body: { user_id: 1001 } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })

  it('API-15 counts wrong passwords together with the first half', async () => {
    const { rpc, request } = createSigning()
    for (let nth = 0; nth < 3; nth++) await rpc(call({ ...anna, password: 'guess' }))
    const body = { user_id: 1001, password: 'guess' }
    expect((await request(endpoints.authLogin, { body })).status).toBe(400)
    expect((await request(endpoints.authLogin, { body })).status).toBe(400)
    const refused = await request(endpoints.authLogin, { body: { ...body, password: anna.password } })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await refused.json()).error.code).toBe('too_many_sign_ins')
  })

  it('AUTH-04 an old token is not in the way of a new sign-in', async () => {
    const { ask, app } = createSigning()
    const headers = { Authorization: 'Bearer over-and-done' }
    const body = { user_id: 1001, password: anna.password }
    expect((await ask(endpoints.authLogin, { body, headers })).result.token).toMatch(/^[0-9a-f]{32,}$/)
    const out = await app.request('http://sandbox/profile/logout', { method: 'POST', headers })
    expect(out.status).toBe(200)
  })
})

describe('signing out', () => {
  it('API-16 AUTH-07 ends the session of the cookie or of the bearer, and the cookie', async () => {
    const ways: Record<string, string>[] = [
      { Cookie: 'a=1; token_ng=token-of-1001' },
      { Authorization: 'Bearer token-of-1001' },
    ]
    for (const headers of ways) {
      const { ask, app, refusal } = createSigning()
      await ask(endpoints.settingUser, { as: 1001 })
      const response = await app.request('http://sandbox/profile/logout', { method: 'POST', headers })
      expect(response.status).toBe(200)
      expect(v.is(endpoints.logout.answer, await response.json())).toBe(true)
      expect(response.headers.get('Set-Cookie')).toMatch(/^token_ng=; Max-Age=0; Path=\/; SameSite=Lax$/)
      const old = { headers: { Authorization: 'Bearer token-of-1001' } }
      expect(await refusal(endpoints.settingUser, old)).toMatchObject({ status: 401 })
    }
  })

  it('API-16 succeeds where nobody is signed in', async () => {
    const { app } = createSigning()
    expect((await app.request('http://sandbox/profile/logout', { method: 'POST' })).status).toBe(200)
  })
})
