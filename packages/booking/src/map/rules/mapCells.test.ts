import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellName, cellsSeen, turnsSeen } from './mapCells.ts'

/** Degrees rounded to a thousandth, about a pixel of the view. */
const degreesIn = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000)

const views = fc
  .record({
    west: degreesIn(-540, 540),
    south: degreesIn(-84, 80),
    width: degreesIn(1, 120),
    height: degreesIn(1, 60),
    x: fc.integer({ min: 0, max: 999 }),
    y: fc.integer({ min: 0, max: 999 }),
    degrees: fc.constantFrom(5, 10, 20),
  })
  .map(({ west, south, width, height, x, y, degrees }) => {
    const bounds = { west, south, east: west + width, north: Math.min(84.9, south + height) }
    // A little before the far edges, which belong to the next cell.
    const at = { lng: west + (width * x) / 1000, lat: south + ((bounds.north - south) * y) / 1000 }
    return { bounds, at, degrees }
  })

/** South-western corner of a cell, from its name. */
function cornerOf(name: string) {
  const [, side, south = '', half, west = ''] = /^([ns])(\d\d)([we])(\d{3})$/.exec(name) ?? []
  return {
    south: side === 's' ? -Number(south) : Number(south),
    west: half === 'w' ? -Number(west) : Number(west),
  }
}

describe('cells of a map', () => {
  it('PRICE-16 each point of a view lies in exactly one of its cells, on every turn round the earth', () => {
    fc.assert(
      fc.property(views, ({ bounds, at, degrees }) => {
        const holding = cellsSeen(bounds, degrees).filter(({ name, turn }) => {
          const { west, south } = cornerOf(name)
          const lng = at.lng - turn
          return lng >= west && lng < west + degrees && at.lat >= south && at.lat < south + degrees
        })
        expect(holding).toHaveLength(1)
      }),
      { numRuns: 2000 },
    )
  })

  it('PRICE-16 all cells of a view touch it, none comes twice, and each lies on the globe', () => {
    fc.assert(
      fc.property(views, ({ bounds, degrees }) => {
        const seen = cellsSeen(bounds, degrees)
        expect(new Set(seen.map(({ name, turn }) => `${name} ${turn}`)).size).toBe(seen.length)
        for (const { name, turn } of seen) {
          const { west, south } = cornerOf(name)
          expect(west).toBeGreaterThanOrEqual(-180)
          expect(west + degrees).toBeLessThanOrEqual(180)
          expect(Math.abs(turn % 360)).toBe(0)
          expect(west + turn < bounds.east && west + turn + degrees > bounds.west).toBe(true)
          expect(south < bounds.north && south + degrees > bounds.south).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('PRICE-16 over the date line a view goes on with the cells of the other side', () => {
    const fiji = { west: 176, east: 183, south: -19, north: -15 }
    expect(cellsSeen(fiji, 10)).toEqual([
      { name: 's20e170', turn: 0 },
      { name: 's20w180', turn: 360 },
    ])
    expect(turnsSeen(fiji)).toEqual([0, 360])
    expect(turnsSeen({ west: -200, east: -170 })).toEqual([-360, 0])
  })

  it('names a cell by its corner', () => {
    expect(cellName({ west: 20, south: 40 })).toBe('n40e020')
    expect(cellName({ west: -120, south: -60 })).toBe('s60w120')
    expect(cellName({ west: 0, south: 0 })).toBe('n00e000')
  })
})
