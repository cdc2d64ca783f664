import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModuleProvider } from './module/module.tsx'
import type { PageState } from './searchPages.ts'
import { createHeldModule } from './testing/heldService.ts'
import { useModulePages } from './useModulePages.ts'

interface Entry {
  to: string
  replace: boolean
  state: unknown
}

/** Pages at an address, and where they have led. */
async function at(address: string, state: unknown = null) {
  const { module } = createHeldModule()
  const gone: Entry[] = []
  const [path = '/', query = ''] = address.split('?')
  const { result } = await renderHook(
    () =>
      useModulePages({
        path,
        query,
        state,
        go: (to, how) => gone.push({ to, replace: how?.replace ?? false, state: how?.state }),
      }),
    { wrapper: ({ children }) => <ModuleProvider module={module}>{children}</ModuleProvider> },
  )
  return { pages: result.current, gone, module }
}

it('SHELL-17 PLACE-09 a search goes to its own address, what belongs to no search stays', async () => {
  const { pages, gone } = await at('/rent?lang=es&from=a&utm_source=mail')
  expect(pages.rent.search).toMatchObject({ from: 'a' })
  pages.rent.onSearch({ from: 'b', hours: 3 }, { replace: true })
  expect(gone).toEqual([{ to: '/rent?lang=es&from=b&utm_source=mail&hours=3', replace: true, state: {} }])
})

it('a second step before the page is drawn anew begins at the address of the first', async () => {
  const { pages, gone } = await at('/?from=a&passengersCount=7')
  pages.finder.onSearch({ from: 'a', to: 'b' }, { replace: false })
  pages.finder.onAnySeats?.()
  expect(gone.map(({ to }) => to)).toEqual(['/?from=a&passengersCount=7&to=b', '/?from=a&to=b'])
})

it('SHELL-11 the form has of the query what goes on, and its entry remembers the list', async () => {
  const { pages, gone } = await at('/?lang=en&from=a&to=b&sort=rating&utm_source=mail')
  pages.finder.onChosen()
  expect(gone).toMatchObject([
    { to: '/prices?lang=en&utm_source=mail', state: { list: { from: 'a', to: 'b', sort: 'rating' } } },
  ])
})

it('an order that leads on by itself marks its list, so that back ends there', async () => {
  const { pages, gone } = await at('/?from=a&to=b&action=repeat&order_id=5')
  pages.finder.onChosen({ byItself: true })
  expect(gone[0]).toEqual({
    to: '/?from=a&to=b&action=repeat&order_id=5',
    replace: true,
    state: { isLedOn: true },
  })
  expect(gone[1]).toMatchObject({ to: '/prices', replace: false })
  expect((await at('/?order_id=5', { isLedOn: true })).pages.finder.isLedOn).toBe(true)
})

it.each<[PageState['list'], string]>([
  [{ from: 'a', to: 'b', passengersCount: 4 }, '/?lang=en&from=a&to=b&passengersCount=4'],
  [{ from: 'a', hours: 3 }, '/rent?lang=en&from=a&hours=3'],
])('SHELL-11 from the form back to the list that it was chosen in: %o', async (list, to) => {
  const { pages, gone } = await at('/prices?lang=en', { list })
  pages.booking.onBack({})
  expect(gone).toEqual([{ to, replace: false, state: { isLedOn: true } }])
  pages.booking.onMissing()
  expect(gone[1]).toMatchObject({ to: to.replace('&passengersCount=4', ''), replace: true })
})

it('SHELL-12 an order has its confirmation in place of its form, and the marks of its campaign', async () => {
  const { pages, gone } = await at('/prices?lang=en&utm_source=mail')
  expect(pages.booking.utm).toEqual({ utm_source: 'mail' })
  pages.booking.onBooked('a/b 1')
  expect(gone).toMatchObject([{ to: '/approveorder/a%2Fb%201?lang=en&utm_source=mail', replace: true }])
})

it('SHELL-04 the menu names the section that is open, on a screen of its own none', async () => {
  const { pages, gone } = await at('/')
  expect(pages.shell.section).toBe('transfer')
  pages.shell.sections[0]?.onNavigate()
  expect(gone).toMatchObject([{ to: '/' }])
  expect((await at('/rent')).pages.shell.section).toBe('rent')
  expect((await at('/yacht/')).pages.shell.section).toBe('yacht')
  expect((await at('/yacht/order')).pages.shell.section).toBeNull()
  expect((await at('/prices')).pages.shell.section).toBeNull()
})

it('SHELL-23 another language goes to the address, and the entry remembers what it did', async () => {
  const { pages, gone } = await at('/prices?lang=en', { list: { from: 'a' } })
  pages.shell.onLang?.('es')
  expect(gone).toEqual([{ to: '/prices?lang=es', replace: true, state: { list: { from: 'a' } } }])
})

it('a state of somebody else’s is none', async () => {
  for (const state of ['text', 5, null, undefined])
    expect((await at('/', state)).pages.finder.isLedOn).toBe(false)
})

it.each([
  ['/yacht', 'yacht'],
  ['/yacht/order', 'yacht/order'],
  ['/yacht/order/success', 'yacht/order/success'],
  ['/yacht/elsewhere', 'yacht'],
])('YACHT-01 at %s stands %s', async (path, page) => {
  const { pages, gone } = await at(path)
  expect(pages.yacht.page).toBe(page)
  pages.yacht.onGo('finder')
  pages.yacht.onGo('yacht/order', { replace: true })
  expect(gone.map(({ to }) => to)).toEqual(['/', '/yacht/order'])
})
