import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { conforms } from '../testing/conformance.tsx'
import { CurrencyIcon } from './currency.tsx'
import * as icons from './icons.tsx'

conforms('CurrencyIcon', () => <CurrencyIcon code="EUR" title="Euro" />, { element: null })

it('UI-14 UI-18 every icon is decoration, and an image where it has a name', async () => {
  const list = Object.entries(icons)
  expect(list.length).toBeGreaterThan(50)
  for (const [name, Icon] of list) {
    const { container, unmount } = await render(
      <>
        <Icon />
        <Icon title={name} />
      </>,
    )
    const [plain, named] = container.querySelectorAll('svg')
    expect(plain?.getAttribute('aria-hidden'), name).toBe('true')
    expect(named?.getAttribute('aria-hidden'), name).toBeNull()
    expect(named?.getAttribute('role'), name).toBe('img')
    expect(named?.getAttribute('aria-label'), name).toBe(name)
    await unmount()
  }
})
