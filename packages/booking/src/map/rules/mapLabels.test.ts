import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Box,
  clearance,
  crosses,
  grown,
  type Labelled,
  type LabelSurroundings,
  markRadius,
  meets,
  placeLabels,
  type Spot,
} from './mapLabels.ts'
import { dotRadius, type NamedTown, placeTowns } from './townLabels.ts'

/** Real maps: on a phone, a tablet and a large screen, with their covers. */
const maps = [
  { width: 328, height: 240, card: 190 },
  { width: 720, height: 320, card: 200 },
  { width: 584, height: 640, card: 190 },
].map(({ width, height, card }) => ({
  size: { width, height },
  covers: [
    { left: width - 60, top: 8, width: 52, height: 90 },
    { left: 12, top: height - 48, width: card, height: 40 },
    { left: width - 100, top: height - 28, width: 92, height: 20 },
  ] satisfies Box[],
}))

const spotIn = ({ width, height }: { width: number; height: number }) =>
  fc.record({
    x: fc.integer({ min: 30, max: width - 74 }),
    y: fc.integer({ min: 28, max: height - 62 }),
  })

const townsIn = ({ width, height }: { width: number; height: number }) =>
  fc.array(
    fc.record({
      at: fc.record({
        x: fc.integer({ min: -40, max: width + 40 }),
        y: fc.integer({ min: -40, max: height + 40 }),
      }),
      width: fc.integer({ min: 18, max: 190 }),
      height: fc.constantFrom(16, 18),
    }),
    { maxLength: 60 },
  )

/** A line like a road: from end to end in steps that deviate to both sides. */
const roads = fc.constantFrom(...maps).chain((map) =>
  fc
    .record({
      from: spotIn(map.size),
      to: spotIn(map.size),
      stops: fc.array(spotIn(map.size), { maxLength: 3 }),
      strays: fc.array(fc.tuple(fc.integer({ min: -18, max: 18 }), fc.integer({ min: -18, max: 18 })), {
        minLength: 4,
        maxLength: 40,
      }),
      widths: fc.array(fc.integer({ min: 30, max: 400 }), { minLength: 5, maxLength: 5 }),
    })
    .map(({ from, to, stops, strays, widths }) => {
      const ends = [from, ...stops, to]
      const line = ends.flatMap((end, at) => {
        const next = ends[at + 1]
        if (!next) return [end]
        return [
          end,
          ...strays.map(([dx, dy], step): Spot => {
            const part = (step + 1) / (strays.length + 1)
            return { x: end.x + (next.x - end.x) * part + dx, y: end.y + (next.y - end.y) * part + dy }
          }),
        ]
      })
      const labels = [from, to, ...stops].map(
        (at, nth): Labelled => ({ at, width: widths[nth] ?? 90, height: 18 }),
      )
      return { labels, around: { ...map, line } satisfies LabelSurroundings }
    }),
)

const markOf = ({ x, y }: Spot): Box => ({
  left: x - markRadius,
  top: y - markRadius,
  width: 2 * markRadius,
  height: 2 * markRadius,
})

describe('names on the map', () => {
  it('PRICE-15 stand neither on the road nor under what lies over the map, on another mark or on each other', () => {
    fc.assert(
      fc.property(roads, ({ labels, around }) => {
        const placed = placeLabels(labels, around)
        expect(placed).toHaveLength(labels.length)
        const shown = placed.filter((box) => box !== null)
        for (const box of shown) {
          expect(crosses(around.line, grown(box, clearance - 1))).toBe(false)
          expect(around.covers.some((cover) => meets(box, cover))).toBe(false)
          expect(labels.some(({ at }) => meets(box, markOf(at)))).toBe(false)
          expect(shown.some((other) => other !== box && meets(box, other))).toBe(false)
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.top).toBeGreaterThanOrEqual(0)
          expect(box.left + box.width).toBeLessThanOrEqual(around.size.width)
          expect(box.top + box.height).toBeLessThanOrEqual(around.size.height)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('PRICE-15 are shown for nearly all ends of a ride', () => {
    const rides = fc.sample(roads, { numRuns: 1500, seed: 24 })
    const missed = (some: typeof rides) => {
      const ends = some.flatMap(({ labels, around }) => placeLabels(labels, around).slice(0, 2))
      return ends.filter((box) => box === null).length / ends.length
    }
    // Rides without stops have two marks; with three stops, a phone's map is full of marks.
    expect(missed(rides.filter(({ labels }) => labels.length === 2))).toBeLessThan(0.03)
    expect(missed(rides)).toBeLessThan(0.08)
  })

  it('PRICE-15 are whole where there is room', () => {
    const map = maps[2]!
    const [from, to] = [
      { x: 60, y: 110 },
      { x: 500, y: 500 },
    ]
    const placed = placeLabels(
      [
        { at: from, width: 150, height: 18 },
        { at: to, width: 120, height: 18 },
      ],
      { ...map, line: [from, { x: 300, y: 250 }, to] },
    )
    expect(placed.map((box) => box?.width)).toEqual([150, 120])
  })
})

/** A map with its marks, their names and the towns; the covers of each were placed earlier. */
const landscapes = roads.chain(({ labels, around }) =>
  townsIn(around.size).map((towns) => {
    const marks = labels.map(({ at }) => markOf(at))
    const names = placeLabels(labels, around).filter((box) => box !== null)
    return { towns, around: { ...around, covers: [...around.covers, ...marks, ...names] } }
  }),
)
const dotOf = ({ at }: NamedTown) => grown({ left: at.x, top: at.y, width: 0, height: 0 }, dotRadius)

describe('names of towns on the map', () => {
  it('PRICE-16 give way to the road, to the marks and their names, to what lies over the map and to each other', () => {
    fc.assert(
      fc.property(landscapes, ({ towns, around }) => {
        const placed = placeTowns(towns, around)
        expect(placed).toHaveLength(towns.length)
        const shown = placed.flatMap((one, at) => (one ? [{ name: one, dot: dotOf(towns[at]!) }] : []))
        for (const { name, dot } of shown) {
          for (const box of [name, dot]) {
            expect(crosses(around.line, grown(box, clearance - 1))).toBe(false)
            expect(around.covers.some((cover) => meets(box, cover))).toBe(false)
            expect([box.left >= 0, box.top >= 0]).toEqual([true, true])
            expect(box.left + box.width).toBeLessThanOrEqual(around.size.width)
            expect(box.top + box.height).toBeLessThanOrEqual(around.size.height)
          }
          for (const other of shown)
            if (other.name !== name) {
              expect(meets(name, other.name)).toBe(false)
              expect(meets(name, other.dot)).toBe(false)
            }
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('PRICE-16 a town that is named is named however many less important ones come after it', () => {
    fc.assert(
      fc.property(landscapes, fc.nat(), ({ towns, around }, some) => {
        const part = towns.slice(0, some % (towns.length + 1))
        expect(placeTowns(part, around)).toEqual(placeTowns(towns, around).slice(0, part.length))
      }),
    )
  })

  it('PRICE-16 stand whole and beside their dots, and not where the mark of an end covers the dot', () => {
    const size = { width: 600, height: 500 }
    const town = { at: { x: 300, y: 250 }, width: 60, height: 16 }
    const [free] = placeTowns([town], { size, line: [], covers: [] })
    expect(free).toEqual({ left: 307, top: 242, width: 60, height: 16 })
    const [covered] = placeTowns([town], {
      size,
      line: [],
      covers: [{ left: 296, top: 246, width: 8, height: 8 }],
    })
    expect(covered).toBeNull()
    const [left] = placeTowns([town], {
      size,
      line: [
        { x: 320, y: 0 },
        { x: 320, y: 500 },
      ],
      covers: [],
    })
    expect(left!.left + left!.width).toBeLessThan(town.at.x)
  })
})
