import { endpoints } from '@wherry/booking/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween } from '../places/distance.ts'
import type { Point } from '../places/place.ts'
import { samplePlaces } from '../places/sample.ts'
import { pointText } from '../pointPlace.ts'
import { isServed, roadKm } from '../prices/road.ts'
import { createAsking } from '../testing/asking.ts'
import { directionsBase } from './roadRoutes.ts'

const asking = createAsking()
const placeOf = (id: string) => samplePlaces.find(({ placeId }) => placeId === id) ?? expect.unreachable(id)

const checkStop = async (ends: string[], stop: string, lang = 'en') =>
  (
    await asking.ask(endpoints.checkLocation, {
      body: { place_ids: ends, place_id: stop },
      query: { lang },
    })
  ).result
const paths = async (from: Point, to: Point, more: Record<string, string> = {}) =>
  (
    await asking.ask(endpoints.navigationPaths, {
      query: { start_point: pointText(from), finish_point: pointText(to), ...more },
    })
  ).result
const onMap = { ...endpoints.directions, path: `${directionsBase}${endpoints.directions.path}` } as const
const directions = (through: readonly Point[], overview = 'full') =>
  asking.ask(onMap, {
    path: { coordinates: through.map(({ lat, lng }) => `${lng},${lat}`).join(';') },
    query: { geometries: 'geojson', overview },
  })

describe('whether a stop is driven to', () => {
  const ends = ['ap-IST', 'ad-moda-caddesi-142']

  it('API-13 one on the way is, an end too, under both versions', async () => {
    for (const stop of ['ho-ciragan-palace', 'st-sogutlucesme', 'ap-IST'])
      expect(await checkStop(ends, stop)).toEqual({ is_from_polygons: true, message: null })
    const { result } = await asking.ask(endpoints.checkLocation, {
      version: 'v1',
      body: { place_ids: ends, place_id: 'pt-41.05,28.98' },
    })
    expect(result.is_from_polygons).toBe(true)
  })

  it('API-13 one too far off, abroad or without a road is not, and the visitor is told in their language', async () => {
    for (const [stop, lang, words] of [
      ['ap-AYT', 'en', 'too far off'],
      ['ap-AYT', 'ru', 'слишком далеко'],
      ['ap-AYT', 'es', 'demasiado lejos'],
      ['ci-3203106', 'en', 'another country'],
      ['ci-3203106', 'ru', 'в другой стране'],
      ['ci-3203106', 'es', 'otro país'],
    ] as const) {
      const { is_from_polygons: isServedThere, message } = await checkStop(ends, stop, lang)
      expect(isServedThere).toBe(false)
      expect(message).toContain(words)
    }
  })

  it('API-13 RENT-10 around a single end 150 km are driven', async () => {
    expect((await checkStop(['ap-IST'], 'ap-SAW')).is_from_polygons).toBe(true)
    expect((await checkStop(['ap-IST'], 'ap-AYT')).is_from_polygons).toBe(false)
  })

  it('API-13 a place that nobody knows is refused', async () => {
    for (const body of [
      { place_ids: ends, place_id: 'nowhere' },
      { place_ids: ['nowhere'], place_id: 'ap-IST' },
    ])
      expect(await asking.refusal(endpoints.checkLocation, { body })).toMatchObject({
        status: 404,
        code: 'unknown_place',
      })
    const none = { place_ids: [], place_id: 'ap-IST' }
    expect(await asking.refusal(endpoints.checkLocation, { body: none })).toMatchObject({ status: 400 })
  })

  it('API-13 does not depend on which end is named first', async () => {
    const somewhere = fc.constantFrom(...samplePlaces.map(({ placeId }) => placeId))
    await fc.assert(
      fc.asyncProperty(somewhere, somewhere, somewhere, async (from, to, stop) => {
        expect(await checkStop([from, to], stop)).toEqual(await checkStop([to, from], stop))
      }),
      { numRuns: 60 },
    )
  })
})

describe('the way on the road', () => {
  const [airport, house] = [placeOf('ap-IST'), placeOf('ho-ciragan-palace')]
  const served = fc
    .tuple(fc.constantFrom(...samplePlaces), fc.constantFrom(...samplePlaces))
    .filter(([from, to]) => isServed(from, to))

  it('API-14 goes from end to end without a jump, 50 to 400 points, as long as the prices say', async () => {
    await fc.assert(
      fc.asyncProperty(served, async ([from, to]) => {
        const { steps, distance, duration } = await paths(from, to)
        expect(await paths(from, to)).toEqual({ steps, distance, duration })
        expect(steps.length).toBeGreaterThanOrEqual(50)
        expect(steps.length).toBeLessThanOrEqual(400)
        expect(distanceBetween(steps[0] as Point, from)).toBeLessThan(1)
        expect(distanceBetween(steps.at(-1) as Point, to)).toBeLessThan(1)
        const straight = distanceBetween(from, to)
        const legs = steps.slice(1).map((step, at) => distanceBetween(steps[at] as Point, step))
        const drawn = legs.reduce((sum, leg) => sum + leg, 0)
        expect(Math.max(...legs)).toBeLessThan((straight / steps.length) * 4)
        expect(drawn).toBeGreaterThanOrEqual(straight * 0.999)
        expect(drawn).toBeLessThan(straight * 2)
        expect(distance).toBe(Math.round(roadKm(from, to) * 1000))
        expect(duration).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })

  it('API-14 leads over the stops in their order', async () => {
    const stops = [placeOf('ap-SAW'), placeOf('ho-swissotel-bosphorus')]
    const { steps, distance } = await paths(airport, house, {
      additional_points: stops.map(pointText).join(';'),
    })
    const at = stops.map(({ lat, lng }) => steps.findIndex((step) => step.lat === lat && step.lng === lng))
    expect(at[0]).toBeGreaterThan(0)
    expect(at[1]).toBeGreaterThan(at[0] as number)
    const legs = [airport, ...stops, house]
    const km = legs.slice(1).reduce((sum, to, nth) => sum + roadKm(legs[nth] as Point, to), 0)
    expect(distance).toBe(Math.round(km * 1000))
  })

  it('API-14 there is none over the sea, to another land, to Norilsk, over 1,200 km of road or to itself', async () => {
    const none = { steps: [], distance: null, duration: null }
    expect(await paths(airport, { lat: 0, lng: -30 })).toEqual(none)
    expect(await paths(airport, { lat: 69.35, lng: 88.2 })).toEqual(none)
    expect(await paths(airport, placeOf('ci-2950159'))).toEqual(none)
    expect(await paths(airport, airport)).toEqual(none)
    expect(await paths(airport, { lat: 91, lng: 0 })).toEqual(none)
    for (const to of [{ lat: 0, lng: -30 }, placeOf('ci-2950159'), airport])
      expect(await directions([airport, to])).toEqual({ code: 'NoRoute', routes: [] })
  })

  it('API-14 PRICE-15 the directions service has the same line as [lng, lat]', async () => {
    const { code, routes } = await directions([airport, house])
    expect(code).toBe('Ok')
    const { steps, distance, duration } = await paths(airport, house)
    expect(routes).toEqual([
      {
        geometry: { type: 'LineString', coordinates: steps.map(({ lat, lng }) => [lng, lat]) },
        distance,
        duration,
      },
    ])
    const simple = (await directions([airport, house], 'simplified')).routes?.[0]?.geometry.coordinates ?? []
    expect(simple.length).toBeLessThan(steps.length / 4)
    expect(simple[0]).toEqual([airport.lng, airport.lat])
    expect(simple.at(-1)).toEqual([house.lng, house.lat])
  })

  it('API-14 PRICE-15 it has no way from Domodedovo Airport to Moscow, where navigation paths have one', async () => {
    const [from, to] = [placeOf('ap-DME'), placeOf('ci-524901')]
    expect(await directions([from, to])).toEqual({ code: 'NoRoute', routes: [] })
    expect((await paths(from, to)).steps.length).toBeGreaterThanOrEqual(50)
  })

  it('API-14 about one pair in eight has no directions', async () => {
    const pairs = samplePlaces.flatMap((from) =>
      samplePlaces.filter((to) => isServed(from, to)).map((to) => [from, to]),
    )
    const answers = await Promise.all(pairs.map((pair) => directions(pair, 'simplified')))
    const none = answers.filter(({ code }) => code === 'NoRoute').length / pairs.length
    expect(none).toBeGreaterThan(0.08)
    expect(none).toBeLessThan(0.17)
  })

  it('API-14 coordinates that are none are refused', async () => {
    for (const coordinates of [
      '28,41',
      'a,b;c,d',
      '28,41;',
      '200,41;28,41',
      '28,41,0;29,41',
      Array(26).fill('28,41').join(';'),
    ])
      expect(
        await asking.refusal(onMap, { path: { coordinates }, query: { geometries: 'geojson' } }),
      ).toMatchObject({ status: 400, code: 'invalid_request' })
  })
})
