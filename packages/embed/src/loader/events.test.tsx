import { expect, expectTypeOf, it } from 'vitest'
import type { ModuleEvents } from './events.ts'

it('EMBED-08 a listener of the element, of document and of window is typed and called: the events bubble', () => {
  const detail = { orderId: '7', value: 20, currency: 'EUR' }
  const seen: unknown[] = []
  const note = (event: CustomEvent<ModuleEvents['booked']>) => seen.push(event.detail)
  const element = document.body.appendChild(document.createElement('wherry-module'))
  element.addEventListener('wherry:booked', note)
  document.addEventListener('wherry:booked', note)
  window.addEventListener('wherry:booked', note)
  document.addEventListener('wherry:track', (event) => {
    expectTypeOf(event.detail).toEqualTypeOf<ModuleEvents['track']>()
  })
  element.dispatchEvent(new CustomEvent('wherry:booked', { bubbles: true, detail }))
  element.remove()
  document.removeEventListener('wherry:booked', note)
  window.removeEventListener('wherry:booked', note)
  expect(seen).toEqual([detail, detail, detail])
})
