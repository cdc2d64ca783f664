import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packRings, type Ring, rounded, unpackRings } from './rings.ts'

const position = fc.tuple(
  fc.integer({ min: -540_000, max: 540_000 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: -90_000, max: 90_000 }).map((thousandths) => thousandths / 1000),
)
const rings = fc.array(fc.array(position, { maxLength: 30 }), { maxLength: 8 })

describe('rings', () => {
  it('PRICE-16 land comes out of its text as it went in, to half a step', () => {
    fc.assert(
      fc.property(rings, fc.constantFrom(0.001, 0.02), (all, step) => {
        const back = unpackRings(packRings(all, step), step)
        expect(back.map((ring) => ring.length)).toEqual(all.map((ring) => ring.length))
        for (const [at, ring] of all.entries())
          for (const [place, [lng, lat]] of ring.entries()) {
            expect(Math.abs((back[at]?.[place]?.[0] ?? Number.NaN) - lng)).toBeLessThan(step * 0.51)
            expect(Math.abs((back[at]?.[place]?.[1] ?? Number.NaN) - lat)).toBeLessThan(step * 0.51)
          }
      }),
    )
  })

  it('a text that ends early or holds another letter is told', () => {
    const text = packRings([[[10.5, 20.25]]], 0.001)
    expect(() => unpackRings(text.slice(0, -1), 0.001)).toThrow(RangeError)
    expect(() => unpackRings(`${text.slice(0, -1)}*`, 0.001)).toThrow(RangeError)
  })

  it.each([
    [
      'a quarter of each side',
      10,
      [
        ...[
          [10, 21],
          [11, 20],
          [13, 20],
          [14, 21],
        ],
        ...[
          [14, 23],
          [13, 24],
          [11, 24],
          [10, 23],
        ],
      ],
    ],
    [
      'its reach at most',
      0.5,
      [
        ...[
          [10, 20.5],
          [10.5, 20],
          [13.5, 20],
          [14, 20.5],
        ],
        ...[
          [14, 23.5],
          [13.5, 24],
          [10.5, 24],
          [10, 23.5],
        ],
      ],
    ],
  ])('the corners of a square are cut off by %s', (_, reach, cut) => {
    const square = [
      [10, 20],
      [14, 20],
      [14, 24],
      [10, 24],
    ] as const
    expect(rounded(square, reach)).toEqual(cut)
  })

  it('no corner is cut off further than its reach, however long its sides are', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 3, maxLength: 20 }), (ring) => {
        const soft = rounded(ring, 0.01)
        expect(soft).toHaveLength(ring.length * 2)
        for (const [at, [lng, lat]] of soft.entries()) {
          const [cornerLng, cornerLat] = ring[Math.floor(at / 2)] as Ring[number]
          expect(Math.hypot(lng - cornerLng, lat - cornerLat)).toBeLessThan(0.010001)
        }
      }),
    )
  })
})
