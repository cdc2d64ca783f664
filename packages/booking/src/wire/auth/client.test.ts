import { describe, expect, it } from 'vitest'
import { defaultLook } from '../../kernel/model/moduleSettings.ts'
import {
  connectTo,
  failureOf,
  json,
  plain,
  quietSignal,
  startLocalServer,
} from '../../testing/localServer.ts'
import {
  answered,
  type CallWorldOptions,
  createCallWorld,
  exampleCalls,
} from '../../testing/worlds/callWorld.ts'
import { examples } from '../examples.ts'
import { accountClient } from './client.ts'

const signal = quietSignal()
const world = (...answers: CallWorldOptions['answers']) => createCallWorld({ answers })
const refused = (status: number, code = 'no') => answered({ error: { code, message: 'No.' } }, { status })

describe('signing in', () => {
  it('AUTH-04 both halves make one: token and user', async () => {
    const { groups, sent } = world(answered(examples.login.answer), answered(examples.authLogin.answer))
    expect(await groups.account.signIn('anna', ' pass word ', signal)).toEqual({
      token: '9d1f0c3b2a',
      userId: '1001',
    })
    expect(sent[0]?.body).toMatchObject({ params: { login: 'anna', password: ' pass word ' } })
    expect(sent[1]?.body).toEqual({ user_id: 1001, password: ' pass word ' })
  })
  it('AUTH-04 a wrong login is refused in the words of the service, and nothing more is asked', async () => {
    const { groups, sent } = world(
      answered({ jsonrpc: '2.0', id: 1, error: { code: -32001, message: 'No.' } }),
    )
    expect(await failureOf(groups.account.signIn('anna', 'x', signal))).toMatchObject({
      kind: 'rejected',
      status: 200,
      code: '-32001',
      serverMessage: 'No.',
    })
    expect(sent).toHaveLength(1)
  })
  it('AUTH-04 a failed second half rejects, and the next call goes out without a token', async () => {
    const { groups, sent } = createCallWorld({
      answers: [answered(examples.login.answer), refused(401), answered(examples.transportNodes.answer)],
      config: { token: () => null },
    })
    expect(await failureOf(groups.account.signIn('anna', 'x', signal))).toMatchObject({
      kind: 'rejected',
      status: 401,
      endpoint: 'authLogin',
    })
    await groups.client.transportNodes({ term: 'cdg' }, signal)
    expect(sent[2]?.headers.has('authorization')).toBe(false)
  })
  it('AUTH-04 taken back between the halves, the second is not asked', async () => {
    const controller = new AbortController()
    const { groups, sent } = world(() => {
      controller.abort()
      return answered(examples.login.answer)()
    })
    expect(await failureOf(groups.account.signIn('anna', 'x', controller.signal))).toMatchObject({
      kind: 'aborted',
    })
    expect(sent).toHaveLength(1)
  })
  it('AUTH-07 signing out takes any answer of its status', async () => {
    for (const body of [null, '', 'ok', '<p>Bye</p>', '{"result":true}'])
      await world(() => new Response(body)).groups.account.signOut(signal)
    const no = world(refused(403)).groups.account.signOut(signal)
    expect(await failureOf(no)).toMatchObject({ kind: 'rejected', status: 403 })
  })
})

describe('the host that signs out', () => {
  const server = startLocalServer()
  const signOut = () => {
    const { client } = connectTo(server, { siteBase: server.origin, token: () => 'secret' })
    return accountClient(client.core).signOut(signal)
  }

  it.each([301, 302, 303, 307, 308])(
    'API-16 AUTH-07 may lead on to another page with a %i',
    async (status) => {
      server.answer(json({}, status, { location: '/' }), plain('<!doctype html><p>Welcome</p>'))
      await signOut()
      expect(server.asked.map(({ path }) => path)).toEqual(['/profile/logout', '/'])
      expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
    },
  )
  it('API-16 AUTH-07 has not signed out where it leads to a refusal', async () => {
    server.answer(json({}, 302, { location: '/login' }), plain('No', 500))
    expect(await failureOf(signOut())).toMatchObject({ kind: 'rejected', status: 500 })
  })
})

describe('the settings of a partner’s module', () => {
  const tagged = (tag: string) => answered(examples.moduleSettings.answer, { headers: { etag: tag } })
  const save = { look: defaultLook, etag: '"7"', kind: 'save' } as const

  it('API-05 come with their tag, or are none', async () => {
    const read = await world(tagged('"7"')).groups.partner.moduleSettings('25526', signal)
    expect(read?.etag).toBe('"7"')
    expect(read?.settings).toMatchObject({
      partnerSiteUrl: 'https://www.example.com',
      showsPartnerLogo: true,
    })
    const bare = await world(answered(examples.moduleSettings.answer)).groups.partner.moduleSettings(
      '1',
      signal,
    )
    expect(bare?.etag).toBeNull()
    expect(await world(answered({ result: null })).groups.partner.moduleSettings('1', signal)).toBeNull()
  })
  it('EDITOR-07 a save carries the tag and gives the new one', async () => {
    const { groups, sent } = world(answered({ result: true }, { headers: { etag: '"8"' } }))
    expect(await groups.partner.saveModuleSettings(save, signal)).toEqual({ etag: '"8"' })
    expect(sent[0]?.headers.get('if-match')).toBe('"7"')
    await groups.partner.saveModuleSettings({ ...save, etag: null }, signal)
    expect(sent[1]?.headers.has('if-match')).toBe(false)
  })
  it('EDITOR-07 a conflict is a refusal of status 412, asked once', async () => {
    const { groups, sent } = world(refused(412, 'settings_changed'))
    expect(await failureOf(groups.partner.saveModuleSettings(save, signal))).toMatchObject({
      kind: 'rejected',
      status: 412,
      code: 'settings_changed',
    })
    expect(sent).toHaveLength(1)
  })
  it('API-28 a service that takes no PUT is asked once more, by POST, with the same', async () => {
    const { groups, sent } = world(refused(405), answered({}, { headers: { etag: '"9"' } }))
    expect(await groups.partner.saveModuleSettings(save, signal)).toEqual({ etag: '"9"' })
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'POST'])
    expect(sent[1]?.body).toEqual(sent[0]?.body)
    expect(sent[1]?.headers.get('if-match')).toBe('"7"')
    const never = world(refused(405))
    expect(await failureOf(never.groups.partner.saveModuleSettings(save, signal))).toMatchObject({
      status: 405,
    })
    expect(never.sent).toHaveLength(2)
  })
  it('ERR-03 a 400 is a refusal even without words', async () => {
    for (const call of [exampleCalls.moduleSettings, exampleCalls.saveModuleSettings])
      expect(await failureOf(call(world(answered({}, { status: 400 })).groups, signal))).toMatchObject({
        kind: 'rejected',
        status: 400,
      })
  })
})
