import { ThemeProvider } from '@wherry/ui'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleProvider } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import type { OffersSort } from '../../search/index.ts'
import { createHeldModule } from '../../testing/heldService.ts'
import { OrderButton } from './OrderButton.tsx'

function Ordered() {
  const [sort, setSort] = useState<OffersSort>('price')
  return <OrderButton value={sort} onChange={setSort} words={{ t: useT('offers'), lang: 'en' }} />
}

async function show() {
  const { module } = createHeldModule()
  await module.prepare()
  await module.messages.load('en', 'offers')
  await render(
    <ThemeProvider>
      <ModuleProvider module={module}>
        <Ordered />
      </ModuleProvider>
    </ThemeProvider>,
  )
  return page.getByRole('button', { name: /^Sort the offers/ })
}

const chosen = (name: string) => page.getByRole('menuitemradio', { name })

// The code of the menu is loaded once for all tests of this file, so the first test is the one without it.
it('PRICE-08 A11Y-04 a button in use when the code of its menu arrives keeps the focus, and opens the menu by a key', async () => {
  const button = await show()
  const element = button.element() as HTMLElement
  element.focus()
  await import('./OrderMenu.tsx')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(element)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chosen('Cheapest first')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('button', { name: /Best rated first/ })).toHaveFocus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

it('PRICE-08 once the code is there the menu has the button: a press opens it, Escape leads back', async () => {
  const button = await show()
  await button.click()
  await expect.element(chosen('Most seats first')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
