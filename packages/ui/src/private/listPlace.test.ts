import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPlace } from './listPlace.ts'

const view = { top: 0, bottom: 800 }

describe('where a list hangs', () => {
  it('UI-14 hangs 8 px under its anchor, with the room left to 8 px from the edge', () => {
    expect(listPlace({ top: 100, bottom: 156 }, view, 300)).toEqual({ isAbove: false, edge: 164, room: 628 })
  })

  it('UI-14 hangs above where it does not fit below and there is more room', () => {
    expect(listPlace({ top: 600, bottom: 656 }, view, 300)).toEqual({ isAbove: true, edge: 592, room: 584 })
    expect(listPlace({ top: 600, bottom: 656 }, view, 128).isAbove).toBe(false)
    expect(listPlace({ top: 600, bottom: 656 }, view, 129).isAbove).toBe(true)
  })

  it('EMBED-07 UI-14 in a short part in view it takes the room there is, and comes over its anchor for a row', () => {
    const short = { top: 200, bottom: 340 }
    expect(listPlace({ top: 210, bottom: 254 }, short, 300)).toEqual({ isAbove: false, edge: 262, room: 70 })
    expect(listPlace({ top: 230, bottom: 290 }, short, 300)).toEqual({ isAbove: false, edge: 272, room: 60 })
  })

  it('EMBED-07 UI-14 never leaves the part in view while its anchor is in it', () => {
    const px = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(px, fc.integer({ min: 30, max: 90 }), px, fc.integer({ min: 20, max: 800 }), (...got) => {
        const [top, height, start, length] = got
        const seen = { top: start, bottom: start + length }
        fc.pre(top + height > seen.top && top < seen.bottom)
        const { isAbove, edge, room } = listPlace({ top, bottom: top + height }, seen, 280)
        const [first, last] = isAbove ? [edge - room, edge] : [edge, edge + room]
        expect(room).toBeGreaterThanOrEqual(0)
        if (length >= 16) {
          expect(first).toBeGreaterThanOrEqual(seen.top + 8)
          expect(last).toBeLessThanOrEqual(seen.bottom - 8)
        }
      }),
    )
  })
})
