import { describe, expect, it } from 'vitest'
import { createSearchWorld as createWorld, ids, suggestion } from '../testing/searchWorld.ts'

describe('createPlaceSearch', () => {
  it('PLACE-02 a term under 3 characters asks nothing', async () => {
    const world = createWorld()
    for (const term of ['', 'I', 'Is', '  Is  ', '😀😀']) {
      world.search.type(term)
      await world.advance(10_000)
    }
    expect(world.requests).toHaveLength(0)
    world.search.type('Ist')
    await world.advance(300)
    expect(world.requests).toHaveLength(1)
  })

  it('PLACE-03 waits after the last key; an earlier timer is cancelled and an earlier call is aborted', async () => {
    const world = createWorld()
    world.search.type('Ist')
    await world.advance(299)
    world.search.type('Ista')
    await world.advance(299)
    expect(world.requests).toHaveLength(0)
    await world.advance(1)
    expect(world.requests.map((one) => one.term)).toEqual(['Ista'])
    const [early] = world.requests
    world.search.type('Istan')
    expect(early?.signal.aborted).toBe(true)
    await world.advance(300)
    await world.answer([suggestion('late')], 0)
    expect(ids(world.search.get())).toEqual([])
    await world.answer([suggestion('new')], 0)
    expect(ids(world.search.get())).toEqual(['new'])
  })

  it('PLACE-04 places follow the nodes after 2000 ms and are added without duplicates', async () => {
    const world = createWorld()
    world.search.type('Ist')
    await world.advance(300)
    await world.answer([suggestion('a'), suggestion('b')])
    expect(world.search.get()).toMatchObject({ status: 'more', term: 'Ist' })
    await world.advance(1999)
    expect(world.requests).toHaveLength(0)
    await world.advance(1)
    expect(world.requests[0]?.call).toBe('places')
    await world.answer([suggestion('b'), suggestion('c'), suggestion('c')])
    expect(ids(world.search.get())).toEqual(['a', 'b', 'c'])
    expect(world.search.get().status).toBe('ready')
  })

  it('PLACE-04 without nodes the places are asked at once', async () => {
    const world = createWorld()
    world.search.type('Moda')
    await world.advance(300)
    await world.answer([])
    expect(world.requests.map((one) => one.call)).toEqual(['places'])
    expect(world.search.get().status).toBe('loading')
  })

  it('PLACE-04 at most 10 are shown', async () => {
    const world = createWorld()
    const many = (name: string) => Array.from({ length: 8 }, (_, at) => suggestion(`${name}${at}`))
    world.search.type('Ist')
    await world.advance(300)
    await world.answer(many('n'))
    await world.advance(2000)
    await world.answer(many('p'))
    expect(ids(world.search.get())).toEqual([...many('n').map((one) => one.placeId), 'p0', 'p1'])
  })

  it('PLACE-05 the same term is skipped, a blank one empties the list', async () => {
    const world = createWorld()
    world.search.type('Ist')
    await world.advance(300)
    await world.answer([suggestion('a')])
    const before = world.shown.length
    world.search.type(' Ist ')
    expect(world.shown).toHaveLength(before)
    world.search.type('')
    expect(ids(world.search.get())).toEqual([])
    expect(world.timers()).toBe(0)
  })

  it('PLACE-05 after a clear the same term answers again, at once where it is remembered', async () => {
    const world = createWorld()
    world.search.type('Ist')
    await world.advance(300)
    await world.answer([])
    await world.answer([suggestion('a')])
    world.search.stop()
    world.search.type('Ist')
    expect(ids(world.search.get())).toEqual(['a'])
    world.search.reset()
    world.search.type('Ist')
    expect(ids(world.search.get())).toEqual([])
    await world.advance(300)
    expect(world.requests.map((one) => one.call)).toEqual(['nodes'])
  })

  it('PLACE-06 a failed look-up is an empty list, and the same term can be asked again', async () => {
    const world = createWorld()
    world.search.type('Ist')
    await world.advance(300)
    await world.answer(new Error('down'))
    await world.answer(new Error('down'))
    expect(world.search.get()).toMatchObject({ status: 'failed', nodes: [], places: [] })
    world.search.type('Ist')
    await world.advance(300)
    expect(world.requests.map((one) => one.call)).toEqual(['nodes'])
  })

  it('PLACE-06 nodes stay when the second look-up fails', async () => {
    const world = createWorld()
    world.search.type('Ist')
    await world.advance(300)
    await world.answer([suggestion('a')])
    await world.advance(2000)
    await world.answer(new Error('down'))
    expect(ids(world.search.get())).toEqual(['a'])
  })

  it('PLACE-11 Enter with nothing to choose speaks after 100 ms, with something never', async () => {
    const world = createWorld()
    world.search.type('Ist')
    world.search.enter()
    await world.advance(99)
    expect(world.nothing()).toBe(0)
    await world.advance(1)
    expect(world.nothing()).toBe(1)
    await world.advance(300)
    await world.answer([suggestion('a')])
    world.search.enter()
    await world.advance(1000)
    expect(world.nothing()).toBe(1)
  })

  it('PLACE-19 the place whose code is the term stands first', async () => {
    const world = createWorld()
    world.search.type('saw')
    await world.advance(300)
    await world.answer([suggestion('Sawtooth'), suggestion('Gökçen', { iata: 'SAW' }), suggestion('Warsaw')])
    expect(ids(world.search.get())).toEqual(['Gökçen', 'Sawtooth', 'Warsaw'])
  })

  it('REL-04 nothing changes after stop', async () => {
    const world = createWorld()
    world.search.type('Ist')
    await world.advance(300)
    world.search.stop()
    const before = world.shown.length
    await world.answer([suggestion('a')])
    await world.advance(10_000)
    expect(world.shown).toHaveLength(before)
    expect(world.timers()).toBe(0)
  })
})
