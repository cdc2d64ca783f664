import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gap } from '../view.ts'
import { type Edges, placeList } from './place.ts'
import { placeBox, placeTip } from './placeLayer.ts'

const view = { top: 0, bottom: 800, left: 0, right: 1000 }
const box = (left: number, top: number, width = 200, height = 56) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
/** Visible part of the page that `place` gets, smaller by the gap at its edges. */
const seen = ({ top, bottom, left, right }: Edges): Edges => ({
  top: top + gap,
  bottom: bottom - gap,
  left: left + gap,
  right: right - gap,
})
const px = (max: number) => fc.integer({ min: 0, max })
const dirs = fc.constantFrom('ltr' as const, 'rtl' as const)

describe('place of a box', () => {
  const size = { width: 340, height: 420 }
  /** Upper left corner of a layer beside an anchor. */
  const corner = (anchor: ReturnType<typeof box>, dir: 'ltr' | 'rtl' = 'ltr', part = view) => {
    const { isAbove, edge, left } = placeBox(anchor, size, seen(part), dir)
    return { left, top: isAbove ? edge - size.height : edge }
  }

  it.each([
    ['below, at the first edge', box(100, 100), 'ltr', { left: 100, top: 164 }],
    ['from right to left at the right edge', box(600, 100), 'rtl', { left: 460, top: 164 }],
    ['above where there is more room', box(100, 600), 'ltr', { left: 100, top: 172 }],
    ['shifted from the right edge', box(800, 100), 'ltr', { left: 652, top: 164 }],
    ['shifted from the left edge', box(20, 100), 'rtl', { left: 8, top: 164 }],
    ['shifted upwards where it fits neither below nor above', box(100, 350), 'ltr', { left: 100, top: 372 }],
  ] as const)('UI-14 stands %s', (_words, anchor, dir, where) => {
    expect(corner(anchor, dir)).toEqual(where)
  })

  it('UI-14 stays in the part of the frame in view', () => {
    const part = { ...view, top: 1200, bottom: 1800 }
    expect(corner(box(100, 1250), 'ltr', part).top).toBe(1314)
    expect(corner(box(100, 1700), 'ltr', part).top).toBe(1272)
  })

  it('UI-14 goes along with an anchor that has left the view', () => {
    expect(corner(box(100, -300)).top).toBe(-236)
  })
})

describe('place of a list', () => {
  const list = (top: number, bottom: number, need: number, part = view) =>
    placeList({ left: 0, right: 300, top, bottom }, need, seen(part))

  it('UI-14 hangs 8 px under its anchor, with the room left to 8 px from the edge', () => {
    expect(list(100, 156, 300)).toEqual({ isAbove: false, edge: 164, room: 628 })
  })

  it('UI-14 hangs above where it does not fit below and there is more room', () => {
    expect(list(600, 656, 300)).toEqual({ isAbove: true, edge: 592, room: 584 })
    expect(list(600, 656, 128).isAbove).toBe(false)
    expect(list(600, 656, 129).isAbove).toBe(true)
  })

  it('EMBED-07 UI-14 in a short part in view it takes the room there is, and comes over its anchor for a row', () => {
    const short = { ...view, top: 200, bottom: 340 }
    expect(list(210, 254, 300, short)).toEqual({ isAbove: false, edge: 262, room: 70 })
    expect(list(230, 290, 300, short)).toEqual({ isAbove: false, edge: 272, room: 60 })
  })
})

describe('place of a tip', () => {
  const page = { left: 0, right: 400, top: 0, bottom: 600 }
  const at = (left: number, top: number) => box(left, top, 40, 40)
  const size = { width: 200, height: 50 }

  it('UI-14 in the middle above', () => {
    expect(placeTip(at(180, 300), size, seen(page), 'ltr')).toMatchObject({
      isAbove: true,
      edge: 292,
      left: 100,
      sizes: '--middle:100px',
    })
  })
  it('UI-14 below where above is no room for it and 8 px to the edge', () => {
    expect(placeTip(at(180, 65), size, seen(page), 'ltr')).toMatchObject({ isAbove: false, edge: 113 })
    expect(placeTip(at(180, 66), size, seen(page), 'ltr')).toMatchObject({ isAbove: true, edge: 58 })
  })
  it('A11Y-05 in a tall frame the part in view counts', () => {
    expect(placeTip(at(180, 300), size, seen({ ...page, top: 280 }), 'ltr').isAbove).toBe(false)
  })
  it('UI-14 8 px from the edges, and knows the middle of its anchor', () => {
    expect(placeTip(at(0, 300), size, seen(page), 'ltr')).toMatchObject({ left: 8, sizes: '--middle:12px' })
    expect(placeTip(at(360, 300), size, seen(page), 'rtl')).toMatchObject({
      left: 192,
      sizes: '--middle:188px',
    })
  })
})

describe('place of any layer', () => {
  it('UI-14 a box and a tip stay in view with every size, anchor and direction, and leave their side only for more room', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(placeBox, placeTip),
        fc.record({ width: px(1500), height: px(1500) }),
        fc.tuple(px(900), px(740)),
        dirs,
        (place, thing, [x, y], dir) => {
          const anchor = box(x, y)
          const { isAbove, edge, left } = place(anchor, thing, seen(view), dir)
          const height = Math.min(thing.height, view.bottom - 2 * gap)
          const [top, bottom] = isAbove ? [edge - height, edge] : [edge, edge + height]
          expect(top).toBeGreaterThanOrEqual(gap)
          expect(bottom).toBeLessThanOrEqual(view.bottom - gap)
          expect(left).toBeGreaterThanOrEqual(gap)
          expect(left + Math.min(thing.width, view.right - 2 * gap)).toBeLessThanOrEqual(view.right - gap)
          const [above, below] = [anchor.top, view.bottom - anchor.bottom]
          if (place === placeBox && isAbove) expect(above).toBeGreaterThan(below)
          if (place === placeTip && !isAbove) expect(below).toBeGreaterThan(above)
        },
      ),
    )
  })

  it('EMBED-07 UI-14 a list never leaves the part in view while its anchor is in it', () => {
    fc.assert(
      fc.property(
        px(900),
        fc.integer({ min: 30, max: 90 }),
        px(900),
        fc.integer({ min: 20, max: 800 }),
        (top, height, start, length) => {
          const part = { ...view, top: start, bottom: start + length }
          fc.pre(top + height > part.top && top < part.bottom)
          const { isAbove, edge, room } = placeList(box(0, top, 200, height), 280, seen(part))
          const [first, last] = isAbove ? [edge - room, edge] : [edge, edge + room]
          expect(room).toBeGreaterThanOrEqual(0)
          if (length >= 16) {
            expect(first).toBeGreaterThanOrEqual(part.top + gap)
            expect(last).toBeLessThanOrEqual(part.bottom - gap)
          }
        },
      ),
    )
  })
})
