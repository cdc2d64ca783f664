import { expect, it } from 'vitest'
import { roomOf, routeOf } from './notifyPage.ts'

it.each([
  ['what is in view', { x: 0, y: 100, w: 300, h: 500 }, 2000, { top: 100, height: 500 }],
  ['320 px where next to nothing is', { x: 0, y: 1990, w: 300, h: 10 }, 2000, { top: 1680, height: 320 }],
  ['no more than the frame has', { x: 0, y: 0, w: 300, h: 50 }, 250, { top: 0, height: 250 }],
])('A11Y-05 overlays have %s', (_, visible, frame, room) => {
  expect(roomOf(visible, frame)).toEqual(room)
})

it('EMBED-06 a route is told by its section and step', () => {
  expect(routeOf({ name: 'prices' }, 'rent')).toEqual({ section: 'rent', step: 'passenger' })
  expect(routeOf({ name: 'approval' }, 'transfer')).toEqual({
    section: 'transfer',
    step: 'confirmation',
  })
  expect(routeOf({ name: 'yacht/order/success' }, 'transfer')).toEqual({
    section: 'yacht',
    step: 'confirmation',
  })
})
