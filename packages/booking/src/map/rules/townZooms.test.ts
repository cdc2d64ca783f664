import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { townZooms } from './mapTowns.ts'
import { townSpacing, townZoomsOf, worldSpot } from './townZooms.ts'

const places = fc.array(
  fc.record({
    lat: fc.integer({ min: -84_000, max: 84_000 }).map((thousandths) => thousandths / 1000),
    lng: fc.integer({ min: -180_000, max: 179_999 }).map((thousandths) => thousandths / 1000),
  }),
  { maxLength: 60 },
)
/** All places are close together in one region, some at the date line. */
const crowds = fc.record({ places, lng: fc.constantFrom(0, 37, 180) }).map(({ places, lng }) =>
  places.map((place) => {
    const east = lng + place.lng / 100
    return { lat: 50 + place.lat / 100, lng: east >= 180 ? east - 360 : east }
  }),
)

/** Shortest distance of two places on a map at a zoom, px. */
function apart(one: { lat: number; lng: number }, other: { lat: number; lng: number }, zoom: number) {
  const [a, b] = [worldSpot(one), worldSpot(other)]
  const x = Math.abs(a.x - b.x)
  const pixels = 256 * 2 ** zoom
  return { x: Math.min(x, 1 - x) * pixels, y: Math.abs(a.y - b.y) * pixels }
}
const meet = ({ x, y }: { x: number; y: number }) => x < townSpacing.x - 1e-6 && y < townSpacing.y - 1e-6

describe('the zoom from which a town is named', () => {
  it('PRICE-16 no two that are named at a zoom are too close for it', () => {
    fc.assert(
      fc.property(fc.oneof(places, crowds), (towns) => {
        const zooms = townZoomsOf(towns)
        for (let zoom = townZooms.least; zoom <= townZooms.most; zoom++) {
          const named = towns.filter((_, at) => (zooms[at] ?? Number.POSITIVE_INFINITY) <= zoom)
          for (const [at, one] of named.entries())
            for (const other of named.slice(at + 1)) expect(meet(apart(one, other, zoom))).toBe(false)
        }
      }),
    )
  })

  it('PRICE-16 one that waits has a named one in its way that was there before, or is more important', () => {
    fc.assert(
      fc.property(crowds, (towns) => {
        const zooms = townZoomsOf(towns)
        for (const [at, town] of towns.entries()) {
          const zoom = (zooms[at] ?? townZooms.most + 1) - 1
          if (zoom < townZooms.least) continue
          const isInTheWay = towns.some((other, place) => {
            const since = zooms[place] ?? Number.POSITIVE_INFINITY
            return (
              place !== at && since <= zoom && (since < zoom || place < at) && meet(apart(town, other, zoom))
            )
          })
          expect(isInTheWay).toBe(true)
        }
      }),
    )
  })

  it('PRICE-16 the most important is named first', () => {
    const [moscow, khimki, paris] = [
      { lat: 55.75, lng: 37.62 },
      { lat: 55.89, lng: 37.43 },
      { lat: 48.86, lng: 2.35 },
    ]
    const [first, second, third] = townZoomsOf([moscow!, khimki!, paris!])
    expect([first, third]).toEqual([townZooms.least, townZooms.least])
    expect(second).toBeGreaterThan(7)
  })
})
