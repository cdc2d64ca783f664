import { afterEach, expect, it } from 'vitest'
import { holdHeight } from './holdHeight.ts'

let end = () => {}
afterEach(() => {
  end()
  document.body.replaceChildren()
})

/** A frame of 720 px with something in it. */
function start(html = '') {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  const view = { innerHeight: 720 }
  end = holdHeight(view, place)
  const held = () => place.style.minHeight
  return { place, view, held }
}
/** Waits for the observer, which is notified in a microtask, before the layout. */
const told = () => Promise.resolve()

it('EMBED-07 what is reserved is held until something stands that is to stay', async () => {
  const { place, held } = start()
  expect(held()).toBe('720px')
  place.innerHTML = '<p data-coming>The form</p>'
  await told()
  expect(held()).toBe('720px')
  place.innerHTML = '<p>The form</p>'
  await told()
  expect(held()).toBe('')
})

it.each([
  ['a page that is on its way', '<main><p data-coming></p></main>'],
  ['a field whose list fills the view', '<div data-full data-open><input></div>'],
])('EMBED-07 the height of before is held for %s, however deep it stands', async (_, html) => {
  const { place, view, held } = start('<div><div id="at">Offers</div></div>')
  expect(held()).toBe('')
  view.innerHeight = 4164
  place.querySelector('#at')!.innerHTML = html
  await told()
  expect(held()).toBe('4164px')
  // The frame may have another height by then.
  view.innerHeight = 4200
  place.querySelector('#at')!.append('more')
  await told()
  expect(held()).toBe('4164px')
  place.querySelector('#at')!.innerHTML = 'The form'
  await told()
  expect(held()).toBe('')
})

it('EMBED-07 a mark that comes and goes on what stands is seen', async () => {
  const { place, held } = start('<div data-full>A field</div>')
  const field = place.firstElementChild!
  field.setAttribute('data-open', '')
  await told()
  expect(held()).toBe('720px')
  field.removeAttribute('data-open')
  await told()
  expect(held()).toBe('')
})

it('EMBED-07 nothing is held once that has ended', async () => {
  const { place, held } = start('<p>The form</p>')
  end()
  place.innerHTML = '<p data-coming></p>'
  await told()
  expect(held()).toBe('')
})
