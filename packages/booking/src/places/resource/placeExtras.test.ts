import { describe, expect, it, vi } from 'vitest'
import { createModule } from '../../createModule.ts'
import type { Suggestion } from '../../kernel/model/place.ts'
import type { LocationFailure } from '../../kernel/platform.ts'
import { createDeadStore, createFakePlatform } from '../../testing/fakePlatform.ts'
import { createAirport } from '../../testing/samples/fixtures.ts'
import { suggestion } from '../../testing/worlds/searchWorld.ts'
import { readRecent } from '../state/recentPlaces.ts'
import { createPlaceExtras, type Extras } from './placeExtras.ts'

const istanbul = { lat: 41.0082, lng: 28.9784 }
const row = {
  place_id: 'here',
  structured_formatting: { main_text: 'Alemdar, 1', secondary_text: 'Fatih' },
  location: '41.0082,28.9784',
}

/** One input's extras; the device answers when it is told to. */
function start(answer: (url: URL) => Response = () => Response.json({ result: [row] }), storage = {}) {
  const asked: URL[] = []
  let tell: (where: typeof istanbul | LocationFailure) => void = () => {}
  const platform = createFakePlatform({
    geolocation: {
      isOffered: async () => true,
      current: () =>
        new Promise((resolve) => {
          tell = resolve
        }),
    },
    fetch: async (address) => {
      asked.push(new URL(String(address)))
      return answer(new URL(String(address)))
    },
    ...storage,
  })
  const core = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  let shown: Extras = { recent: [], isRead: false, canLocate: false, isLocating: false }
  const located: Suggestion[] = []
  const extras = createPlaceExtras({
    core,
    side: 'from',
    onChange(next) {
      shown = { ...shown, ...next }
    },
    onLocated: (place) => located.push(place),
  })
  const { finder } = core.stores
  return {
    asked,
    extras,
    finder,
    located,
    platform,
    shown: () => shown,
    names: () => shown.recent.map(({ placeId }) => placeId),
    /** Long after nobody waits any more. */
    async tellLate(where: typeof istanbul) {
      tell(where)
      await new Promise((resolve) => setTimeout(resolve))
    },
    async tell(where: typeof istanbul | LocationFailure) {
      tell(where)
      await vi.waitFor(() => expect(shown.isLocating).toBe(false))
    },
  }
}

describe('createPlaceExtras', () => {
  it('PLACE-21 the place of the position comes from the look-up whose term is the point', async () => {
    const { asked, extras, located, tell, shown } = start()
    extras.locate()
    expect(shown().isLocating).toBe(true)
    await tell(istanbul)
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('term')])).toEqual([
      ['/v4/places/find', '41.0082,28.9784'],
    ])
    expect(located.map(({ placeId }) => placeId)).toEqual(['here'])
  })

  it.each([
    ['denied', 'start.locationDenied'],
    ['unavailable', 'start.locationFailed'],
    ['timeout', 'start.locationFailed'],
  ] as const)(
    'PLACE-21 a position that is %s is said at the field and loses nothing typed',
    async (why, error) => {
      const { extras, finder, located, tell } = start()
      finder.dispatch({ type: 'typed', side: 'from', text: 'Mod' })
      extras.locate()
      await tell(why)
      expect(finder.get().from).toMatchObject({ text: 'Mod', error })
      expect(located).toEqual([])
    },
  )

  it('PLACE-21 where the service knows no place or does not answer, that is said', async () => {
    const nowhere = start(() => Response.json({ result: [] }))
    nowhere.extras.locate()
    await nowhere.tell(istanbul)
    expect(nowhere.finder.get().from.error).toBe('Finder.notFound')
    const dead = start(() => new Response('', { status: 404 }))
    dead.extras.locate()
    await dead.tell(istanbul)
    expect(dead.finder.get().from.error).toBe('start.locationFailed')
  })

  it('REL-04 a key, a choice or the end of the input takes the position back', async () => {
    for (const take of [
      (world: ReturnType<typeof start>) =>
        world.finder.dispatch({ type: 'typed', side: 'from', text: 'Moda' }),
      (world: ReturnType<typeof start>) =>
        world.finder.dispatch({ type: 'placeChosen', side: 'from', place: createAirport() }),
      (world: ReturnType<typeof start>) => world.extras.stop(),
    ]) {
      const world = start()
      world.extras.locate()
      take(world)
      const before = world.finder.get()
      await world.tellLate(istanbul)
      expect([world.located, world.asked, world.finder.get()]).toEqual([[], [], before])
    }
  })

  it('PLACE-20 REL-07 two tabs do not overwrite each other’s places', () => {
    const one = start()
    const two = start(undefined, { storage: one.platform.storage })
    one.extras.remember(suggestion('a'))
    two.extras.remember(suggestion('b'))
    one.extras.remember(suggestion('c'))
    two.extras.open()
    expect(two.names()).toEqual(['c', 'b', 'a'])
    two.extras.forget()
    one.extras.open()
    expect(one.names()).toEqual([])
  })

  it('PLACE-20 REL-06 a device that keeps nothing offers nothing and fails nothing', () => {
    const { extras, names } = start(undefined, {
      storage: { local: createDeadStore(), session: createDeadStore() },
    })
    extras.remember(suggestion('a'))
    extras.open()
    expect(names()).toEqual([])
  })

  it('PLACE-20 a place is read once in another language, and stays where the service is down', async () => {
    const texts = { a: { name: 'Аэропорт', geometry: { location: istanbul } } }
    const world = start((url) => {
      const id = url.pathname.split('/').at(-1) ?? ''
      return id === 'a' ? Response.json({ result: texts.a }) : new Response('', { status: 400 })
    })
    world.extras.remember(suggestion('a'))
    world.extras.remember(suggestion('down'))
    const { local } = world.platform.storage
    local.set('wherry-recent-places', local.get('wherry-recent-places')?.replaceAll('"en"', '"ru"') ?? '')
    world.extras.open()
    await vi.waitFor(() =>
      expect(world.shown().recent.map(({ mainText }) => mainText)).toEqual(['down', 'Аэропорт']),
    )
    expect(readRecent(local.get('wherry-recent-places')).map(({ lang }) => lang)).toEqual(['ru', 'en'])
    const { length } = world.asked
    world.extras.open()
    expect(world.asked.slice(length).map(({ pathname }) => pathname)).toEqual(['/v4/places/down'])
  })
})
