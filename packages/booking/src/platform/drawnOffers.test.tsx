import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveDrawnOffers } from './drawnOffers.ts'
import { drawnOffersId, ownOffersName } from './drawnOffersNames.ts'

const place = document.createElement('div')
const drawn = document.createElement('div')
drawn.id = drawnOffersId

/** Puts a search into the module's place, with something in the place of its list. */
function show(list: string): void {
  const search = document.createElement('search')
  const found = document.createElement('div')
  found.append(document.createElement('p'))
  if (list === 'coming') found.firstElementChild?.setAttribute('data-coming', '')
  place.replaceChildren(search, found)
}
const isThere = () => document.getElementById(drawnOffersId) !== null
/** Waits for the observers, which run before the next frame. */
const pass = () => Promise.resolve()

beforeEach(() => {
  document.body.append(place)
  show('coming')
})
afterEach(() => {
  place.remove()
  drawn.remove()
  place.removeAttribute(ownOffersName)
})

it('the drawn offers stay while the list is coming, and go with its arrival, before the next frame', async () => {
  document.body.append(drawn)
  leaveDrawnOffers(place)
  show('coming')
  await pass()
  expect(isThere()).toBe(true)
  show('list')
  await pass()
  expect(isThere()).toBe(false)
})

it('they go as well if the module shows another page', async () => {
  document.body.append(drawn)
  leaveDrawnOffers(place)
  place.replaceChildren('An error')
  await pass()
  expect(isThere()).toBe(false)
})

it('offers of another search are hidden, those that are still to come too', () => {
  const hide = leaveDrawnOffers(place)
  expect(place.hasAttribute(ownOffersName)).toBe(false)
  hide()
  expect(place.hasAttribute(ownOffersName)).toBe(true)
})
