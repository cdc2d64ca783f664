import { describe, expect, it } from 'vitest'
import { ordersClient } from '../../booking/wire/ordersClient.ts'
import { tokenOf } from '../../module/signInRequest.ts'
import { settle } from '../../testing/settle.ts'
import { begin, refusal } from '../../testing/worlds/signInWorld.ts'

const reads = (asked: readonly string[]) => asked.filter((one) => one.includes('transport-nodes'))

describe('signing in', () => {
  it.each([
    ['', 'right'],
    ['7', ''],
    ['   ', 'right'],
  ])('AUTH-02 login %j and password %j: nothing is asked, nothing is said', async (login, password) => {
    const { flow, asked } = begin()
    void flow.ask('wish')
    const before = flow.state.get()
    await flow.submit(login, password)
    expect(asked).toEqual([])
    expect(flow.state.get()).toBe(before)
  })

  it('AUTH-03 AUTH-04 both halves, then the cookie for 14 days, then the settings, then it closes', async () => {
    const cookies: string[] = []
    const world = begin({
      platform: {
        cookies: {
          get: (name) => cookies.find((one) => one.startsWith(`${name}=`))?.split(/[=;]/)[1] ?? null,
          set: (name, value, seconds) => void cookies.push(`${name}=${value};${seconds}`),
          remove: () => {},
        },
      },
    })
    const done = world.flow.ask('wish')
    expect(world.status()).toBe('idle')
    const submitted = world.flow.submit(' 7 ', 'right')
    expect(world.status()).toBe('loading')
    await submitted
    expect(await done).toBe(true)
    expect(world.asked).toEqual(['/rpc', '/v4/auth/login', '/v4/partners/get-setting-user good-7'])
    expect(cookies).toEqual(['token_ng=good-7;1209600'])
    expect(world.settings.state.get().user?.userId).toBe('7')
    expect(world.module.client.core.identity().userId).toBe('7')
    expect(world.flow.state.get()).toEqual({ status: 'closed', news: 'signedIn' })
  })

  it('AUTH-04 AUTH-08 where no cookie is taken the token lives in memory, and goes along', async () => {
    const none = { get: () => null, set: () => {}, remove: () => {} }
    const { flow, search, asked, module } = begin({ platform: { cookies: none } })
    void flow.ask('wish')
    await flow.submit('7', 'right')
    await search()
    expect(asked.at(-1)).toMatch(/ good-7$/)
    await flow.signOut()
    expect(tokenOf(module)).toBeNull()
  })

  it('AUTH-03 ERR-05 a refusal is told in the service’s words, and trying again begins anew', async () => {
    const { flow, module, asked } = begin()
    void flow.ask('wish')
    await flow.submit('7', 'wrong')
    expect(flow.state.get()).toMatchObject({
      status: 'failed',
      failure: { reason: 'refused', message: 'Wrong.' },
    })
    expect(tokenOf(module)).toBeNull()
    expect(asked).toEqual(['/rpc'])
    await flow.submit('7', 'right')
    expect(flow.state.get().status).toBe('closed')
  })

  it('AUTH-04 a failed second half leaves the person signed out', async () => {
    const { flow, module, platform, settings } = begin({
      answer: (path) => (path === '/v4/auth/login' ? refusal(500) : undefined),
    })
    void flow.ask('wish')
    await flow.submit('7', 'right')
    expect(flow.state.get()).toMatchObject({
      status: 'failed',
      failure: { reason: 'unexpected', message: null },
    })
    expect([tokenOf(module), platform.cookies.get('token_ng')]).toEqual([null, null])
    expect(settings.state.get().user).toBeNull()
  })

  it('ERR-07 without a connection it is said so, and nothing is asked', async () => {
    const { flow, platform, asked } = begin()
    platform.setOnline(false)
    void flow.ask('wish')
    await flow.submit('7', 'right')
    expect(flow.state.get()).toMatchObject({ failure: { reason: 'offline' } })
    expect(asked).toEqual([])
  })

  it('AUTH-03 closed in the middle, the answer that comes late signs nobody in', async () => {
    let come = (_: Response) => {}
    const { flow, module, asked } = begin({
      answer: (path) =>
        path === '/rpc'
          ? new Promise<Response>((resolve) => {
              come = resolve
            })
          : undefined,
    })
    const done = flow.ask('wish')
    const submitted = flow.submit('7', 'right')
    flow.close()
    expect(await done).toBe(false)
    come(Response.json({ jsonrpc: '2.0', id: 1, result: { userID: 7 } }))
    await submitted
    expect(asked).toEqual(['/rpc'])
    expect(tokenOf(module)).toBeNull()
    expect(flow.state.get()).toEqual({ status: 'closed', news: null })
  })

  it('AUTH-04 SEC-06 the settings of the one before do not stand where those of the new one cannot be read', async () => {
    let isBroken = false
    const { flow, settings, module } = begin({
      token: 'good-8',
      answer: (path) => (isBroken && path.includes('get-setting-user') ? refusal(400) : undefined),
    })
    await settings.renew()
    expect(settings.state.get().user?.userId).toBe('8')
    isBroken = true
    void flow.ask('wish')
    await flow.submit('7', 'right')
    expect(settings.state.get()).toMatchObject({ user: null, error: { status: 400 } })
    expect(module.client.core.identity().userId).toBe('7')
  })
})

describe('a 401', () => {
  it('AUTH-05 of any number of reads opens one sign-in; each is asked again once after it', async () => {
    const { search, flow, status, asked, settings } = begin({ token: 'dead' })
    settings.begin()
    const all = Promise.all([search(), search(), search()])
    await settle()
    expect(status()).toBe('idle')
    expect(flow.state.get()).toMatchObject({ reason: 'ended' })
    await flow.submit('7', 'right')
    expect(await all).toHaveLength(3)
    expect(reads(asked).map((one) => one.split(' ')[1])).toEqual([
      ...['dead', 'dead', 'dead'],
      ...['good-7', 'good-7', 'good-7'],
    ])
    expect(asked.filter((one) => one === '/rpc')).toHaveLength(1)
    expect(settings.state.get()).toMatchObject({ user: { userId: '7' }, error: null })
  })

  it('AUTH-05 REL-01 an order opens the sign-in, fails, and is never sent again by itself', async () => {
    const { module, flow, status, asked } = begin({ token: 'dead' })
    const orders = ordersClient(module.client.core)
    const { signal } = new AbortController()
    const failed = await orders.payUrl('8', signal).catch((error: unknown) => error)
    expect(failed).toMatchObject({ status: 401 })
    await settle()
    expect(status()).toBe('idle')
    await flow.submit('7', 'right')
    await settle()
    expect(asked.filter((one) => one.endsWith(' dead'))).toHaveLength(1)
    expect(asked.filter((one) => one.endsWith(' good-7'))).toEqual(['/v4/partners/get-setting-user good-7'])
  })

  it('AUTH-05 a read that is refused with the new token too fails, and opens nothing again', async () => {
    const { search, flow, status, asked } = begin({
      token: 'dead',
      answer: (path) => (path.includes('transport-nodes') ? refusal(401) : undefined),
    })
    const failed = search().catch((error: unknown) => error)
    await settle()
    await flow.submit('7', 'right')
    expect(await failed).toMatchObject({ status: 401 })
    await settle()
    expect(status()).toBe('closed')
    expect(reads(asked)).toHaveLength(2)
  })

  it('AUTH-05 the new token’s settings refused: the sign-in ends all the same', async () => {
    const { flow, status, settings } = begin({
      answer: (path) => (path.includes('get-setting-user') ? refusal(401) : undefined),
    })
    void flow.ask('wish')
    await flow.submit('7', 'right')
    expect(status()).toBe('closed')
    expect(settings.state.get().error).toMatchObject({ status: 401 })
  })

  it('AUTH-05 late, for a token that is no more, asks again without a word', async () => {
    let come = (_: Response) => {}
    const { search, flow, status, platform, asked } = begin({
      token: 'old',
      answer: (path, token) =>
        path.includes('transport-nodes') && token === 'old'
          ? new Promise<Response>((resolve) => {
              come = resolve
            })
          : undefined,
    })
    const found = search()
    platform.cookies.set('token_ng', 'good-7', 60)
    come(refusal(401))
    await found
    expect(status()).toBe('closed')
    expect(flow.state.get().news).toBeNull()
    expect(reads(asked)).toHaveLength(2)
  })

  it('AUTH-05 the person closes it at the start of a visit: all goes on as for a guest', async () => {
    const { search, flow, settings, module } = begin({ token: 'dead' })
    settings.begin()
    const found = search()
    await settle()
    flow.close()
    await found
    await settle()
    expect(tokenOf(module)).toBeNull()
    expect(settings.state.get()).toMatchObject({ user: { role: 'guest', userId: null }, error: null })
  })

  it('AUTH-05 REL-05 the person closes it in the middle of a visit: the call fails, who they are stays', async () => {
    let isOver = false
    const { search, flow, settings, module } = begin({
      token: 'good-7',
      answer: () => (isOver ? refusal(401) : undefined),
    })
    await settings.renew()
    isOver = true
    const failed = search().catch((error: unknown) => error)
    await settle()
    flow.close()
    expect(await failed).toMatchObject({ status: 401 })
    expect(settings.state.get().user?.userId).toBe('7')
    expect(tokenOf(module)).toBe('good-7')
  })

  it('SHELL-20 a read that is taken back while it waits ends at once', async () => {
    const { search, status } = begin({ token: 'dead' })
    const controller = new AbortController()
    const failed = search(controller.signal).catch((error: unknown) => error)
    await settle()
    controller.abort()
    expect(await failed).toMatchObject({ kind: 'aborted' })
    expect(status()).toBe('idle')
  })

  it('AUTH-05 without a place for the sign-in the call fails', async () => {
    const absent = begin({ token: 'dead', isAbsent: true })
    expect(await absent.search().catch((error: unknown) => error)).toMatchObject({ status: 401 })
    expect(absent.status()).toBe('closed')
  })
})

describe('whom the page is for', () => {
  it('AUTH-06 SEC-06 another one signs in: it stays open, and a second time offers to switch', async () => {
    const { flow, settings } = begin({ token: 'good-8', config: { userId: '7' } })
    await settings.renew()
    const done = flow.ask('expected')
    expect(flow.state.get()).toMatchObject({ status: 'idle', reason: 'expected' })
    await flow.submit('8', 'right')
    expect(flow.state.get()).toMatchObject({ status: 'idle', reason: 'switch' })
    await flow.submit('7', 'right')
    expect(await done).toBe(true)
    expect(flow.state.get().status).toBe('closed')
    expect(settings.state.get().user?.userId).toBe('7')
  })

  it('AUTH-06 who asked for the sign-in hears first whom the page is for', async () => {
    const { flow } = begin({ config: { userId: '7' } })
    void flow.ask('wish')
    await flow.submit('8', 'right')
    expect(flow.state.get()).toMatchObject({ status: 'idle', reason: 'expected' })
  })
})
