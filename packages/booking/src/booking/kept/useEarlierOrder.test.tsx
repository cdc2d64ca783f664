import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { settingsOf } from '../../module/visitor/settings.ts'
import type { Mode } from '../../search/state/finder.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { orderAnswer, wireRide as ride, settingsAnswer } from '../../testing/samples/earlierRides.ts'
import { type NamedOrder, useEarlierOrder } from './useEarlierOrder.ts'

const rent = { ...ride, order_type: 11, finish_place_id: null, duration: 14_400 }

interface World {
  order?: object
  /** Responses for the order, in their order; the last one is repeated. */
  answers?: (() => Response | Promise<Response>)[]
  userId?: number | null
  /** Id of the signed-in user after the settings are read again. @default the same */
  nextUserId?: number | null
  mode?: Mode
  named?: NamedOrder
  areHoursNamed?: boolean
}

async function start({
  order = ride,
  answers,
  userId = 1001,
  nextUserId = userId,
  mode = 'transfer',
  named,
  areHoursNamed,
}: World = {}) {
  const asked: string[] = []
  const users = [userId, nextUserId]
  const queue = [...(answers ?? [() => orderAnswer(order)])]
  const platform = createFakePlatform({
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(input)
      if (pathname.endsWith('/get-setting-user'))
        return settingsAnswer(users.length > 1 ? users.shift()! : users[0]!)
      asked.push(searchParams.get('order_id') ?? '')
      return ((queue.length > 1 ? queue.shift() : queue[0]) ?? Response.error)()
    },
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const onRead = vi.fn()
  const setup = { named: named ?? ({ action: 'repeat', orderId: '7' } as const), mode, areHoursNamed, onRead }
  const mount = () =>
    renderHook(() => useEarlierOrder(setup), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={module}>{children}</ModuleProvider>
      ),
    })
  const hook = await mount()
  const settle = (status: string) => vi.waitFor(() => expect(hook.result.current.status).toBe(status))
  return { asked, finder: module.stores.finder, hook, module, mount, onRead, platform, settle }
}

const refused = (status: number) => () => Response.json({ error: { message: 'no' } }, { status })

describe('useEarlierOrder', () => {
  it('PRICE-10 SHELL-17 the order is read once and stands in the finder', async () => {
    const { asked, finder, onRead, settle, hook } = await start()
    expect(hook.result.current.status).toBe('loading')
    await settle('ready')
    expect(asked).toEqual(['7'])
    expect(onRead).toHaveBeenCalledOnce()
    expect(finder.get().earlier).toMatchObject({
      ...{ action: 'repeat', orderId: '7', priceId: 'pr-1', travelType: 4 },
      ...{ carClassId: '2', providerId: '201', isFastRide: true },
    })
  })

  it('PRICE-10 back at an order that stands already nothing is read, nor told again', async () => {
    const { asked, finder, hook, mount, onRead, settle } = await start()
    await settle('ready')
    const { earlier } = finder.get()
    await hook.unmount()
    const back = await mount()
    expect(back.result.current.status).toBe('ready')
    expect([asked.length, onRead.mock.calls.length]).toEqual([1, 1])
    expect(finder.get().earlier).toBe(earlier)
  })

  it('RENT-07 the duration of a rent comes with it', async () => {
    const { finder, settle } = await start({ order: rent, mode: 'rent' })
    await settle('ready')
    expect(finder.get()).toMatchObject({ rentSeconds: 14_400, earlier: { travelType: 11 } })
  })

  it('SHELL-17 RENT-07 the hours that the address names count, not those of the order', async () => {
    const { finder, settle } = await start({ order: rent, mode: 'rent', areHoursNamed: true })
    await settle('ready')
    expect(finder.get()).toMatchObject({ rentSeconds: 3600, earlier: { travelType: 11 } })
  })

  it.each<[string, object, Mode]>([
    ['without a start', { ...ride, start_place_id: null }, 'transfer'],
    ['without a finish', { ...ride, finish_place_id: null, destination_address: 'A street' }, 'transfer'],
    ['that is a rent, among the transfers', rent, 'transfer'],
    ['without a start, by the hour', { ...rent, start_place_id: null }, 'rent'],
  ])('PRICE-22 an order %s is disabled, nothing of it goes to the finder', async (_, order, mode) => {
    const { finder, onRead, settle } = await start({ order, mode })
    await settle('disabled')
    expect(onRead).not.toHaveBeenCalled()
    expect(finder.get().earlier).toBeNull()
  })

  it.each([
    [404, 'notFound'],
    [403, 'notFound'],
    [401, 'signIn'],
    [400, 'failed'],
  ])('ERR-07 an answer of %s is %s', async (status, failure) => {
    const { finder, hook, settle } = await start({ answers: [refused(status)] })
    await settle('failed')
    expect(hook.result.current).toMatchObject({ failure })
    expect(finder.get().earlier).toBeNull()
  })

  it('BOOK-46 an order of another account is as one that is not there', async () => {
    const { finder, hook, onRead, settle } = await start({ userId: 1002 })
    await settle('failed')
    expect(hook.result.current).toMatchObject({ failure: 'notFound' })
    expect(onRead).not.toHaveBeenCalled()
    expect(finder.get().earlier).toBeNull()
  })

  it.each([
    ['nobody', null],
    ['another account', 1002],
  ])('AUTH-07 %s who is here after the order’s owner has nothing of it', async (_, nextUserId) => {
    const answers = [() => orderAnswer(ride), refused(403)]
    const { asked, finder, hook, module, settle } = await start({ nextUserId, answers })
    await settle('ready')
    await hook.act(() => settingsOf(module).renew())
    await settle('failed')
    expect(asked).toEqual(['7', '7'])
    expect(finder.get().earlier).toBeNull()
  })

  it('SHELL-20 back or forward aborts the order’s call; where the person stays it is asked again', async () => {
    const { asked, hook, platform, settle } = await start({
      answers: [() => new Promise(() => {}), () => orderAnswer(ride)],
    })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await hook.act(() => platform.goBack())
    await settle('ready')
    expect(asked).toHaveLength(2)
  })

  it('ERR-07 offline waits for the connection and goes on by itself; a failure is tried again by the person', async () => {
    const found = () => orderAnswer(ride)
    const broken = () => Promise.reject(new TypeError('no network'))
    const { hook, platform, settle } = await start({ answers: [refused(400), broken, found] })
    await settle('failed')
    platform.setOnline(false)
    const { again } = hook.result.current
    again()
    await vi.waitFor(() => expect(hook.result.current).toMatchObject({ failure: 'offline' }), 15_000)
    platform.setOnline(true)
    await settle('ready')
  })
})
