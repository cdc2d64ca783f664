import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeTooltip } from './placeTooltip.ts'

const page = { left: 0, right: 400, top: 0, bottom: 600 }
const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 })
const size = { width: 200, height: 50 }

describe('placeTooltip (UI-14 tooltip)', () => {
  it('UI-14 in the middle above', () => {
    expect(placeTooltip(at(180, 300), size, page)).toEqual({ side: 'above', left: 100, top: 242, arrow: 100 })
  })
  it('UI-14 below where above is no room', () => {
    expect(placeTooltip(at(180, 57), size, page)).toMatchObject({ side: 'below', top: 105 })
    expect(placeTooltip(at(180, 58), size, page)).toMatchObject({ side: 'above', top: 0 })
  })
  it('A11Y-05 in a tall frame the part in view counts', () => {
    expect(placeTooltip(at(180, 300), size, { ...page, top: 280 })).toMatchObject({ side: 'below' })
  })
  it('UI-14 8 px from the edges, the arrow where it points', () => {
    expect(placeTooltip(at(0, 300), size, page)).toMatchObject({ left: 8, arrow: 14 })
    expect(placeTooltip(at(360, 300), size, page)).toMatchObject({ left: 192, arrow: 186 })
  })
  it('UI-14 wherever it belongs, what fits stands inside the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 560 }), (left, top) => {
        const place = placeTooltip(at(left, top), size, page)
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + size.width).toBeLessThanOrEqual(392)
        expect(place.top).toBeGreaterThanOrEqual(0)
        expect(place.top + size.height).toBeLessThanOrEqual(600)
        expect(place.arrow).toBeGreaterThanOrEqual(14)
        expect(place.arrow).toBeLessThanOrEqual(186)
      }),
    )
  })
})
