import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floatingPlace } from './floatingPlace.ts'
import { gap } from './listPlace.ts'

const view = { top: 0, bottom: 800, left: 0, right: 1000 }
const box = (left: number, top: number, width = 200, height = 56) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const size = { width: 340, height: 420 }

describe('place of what floats', () => {
  it.each([
    ['below, at the first edge', box(100, 100), 'ltr', { left: 100, top: 164 }],
    ['from right to left at the right edge', box(600, 100), 'rtl', { left: 460, top: 164 }],
    ['above where there is more room', box(100, 600), 'ltr', { left: 100, top: 172 }],
    ['shifted from the right edge', box(800, 100), 'ltr', { left: 652, top: 164 }],
    ['shifted from the left edge', box(20, 100), 'rtl', { left: 8, top: 164 }],
    ['shifted upwards where it fits neither below nor above', box(100, 350), 'ltr', { left: 100, top: 372 }],
  ] as const)('UI-14 stands %s', (_words, anchor, dir, place) => {
    expect(floatingPlace(size, anchor, view, dir)).toMatchObject(place)
  })

  it('UI-14 stays in the part of the frame in view', () => {
    const part = { ...view, top: 1200, bottom: 1800 }
    expect(floatingPlace(size, box(100, 1250), part, 'ltr').top).toBe(1314)
    expect(floatingPlace(size, box(100, 1700), part, 'ltr').top).toBe(1272)
  })

  it('UI-14 goes along with an anchor that has left the view', () => {
    expect(floatingPlace(size, box(100, -300), view, 'ltr').top).toBe(-236)
  })

  it('UI-14 stays in view with every size, anchor and direction, and never goes above with more room below', () => {
    const px = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(
        fc.record({ width: px(1500), height: px(1500) }),
        fc.tuple(px(900), px(740)),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (thing, [left, top], dir) => {
          const anchor = box(left, top)
          const place = floatingPlace(thing, anchor, view, dir)
          const bottom = place.top + Math.min(thing.height, place.maxHeight)
          const right = place.left + Math.min(thing.width, place.maxWidth)
          expect(place.top).toBeGreaterThanOrEqual(gap)
          expect(bottom).toBeLessThanOrEqual(view.bottom - gap)
          expect(place.left).toBeGreaterThanOrEqual(gap)
          expect(right).toBeLessThanOrEqual(view.right - gap)
          if (bottom <= anchor.top) expect(anchor.top).toBeGreaterThan(view.bottom - anchor.bottom)
        },
      ),
    )
  })
})
