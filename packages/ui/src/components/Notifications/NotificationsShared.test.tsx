import { StrictMode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { NotificationProvider, type Notifications, useNotifications } from './Notifications.tsx'

afterEach(() => cleanup())

const apis = new Map<string, Notifications>()
function Taker({ name }: { name: string }) {
  apis.set(name, useNotifications())
  return null
}
const show = (name: string, title: string) =>
  apis.get(name)?.show({ tone: 'positive', title, duration: null }) ?? ''

/** Two beside each other, the second with one inside; the first may be away. */
function Page({ hasFirst = true }: { hasFirst?: boolean }) {
  return (
    <StrictMode>
      <ThemeProvider>
        <button type="button">Page</button>
        {hasFirst && (
          <NotificationProvider position="top-start">
            <Taker name="first" />
          </NotificationProvider>
        )}
        <NotificationProvider position="bottom">
          <Taker name="second" />
          <NotificationProvider>
            <Taker name="inner" />
          </NotificationProvider>
        </NotificationProvider>
      </ThemeProvider>
    </StrictMode>
  )
}

const regions = () => [...document.querySelectorAll<HTMLElement>('[data-wherry-notifications]')]
const titles = () => [...document.querySelectorAll('[data-tone] b')].map(({ textContent }) => textContent)

it('UI-09 A11Y-01 providers of one root, beside or in each other, share one region before the first message', async () => {
  await render(<Page />)
  await expect.poll(regions).toHaveLength(1)
  expect(regions()[0]?.dataset['position']).toBe('top-start')
  show('second', 'One')
  show('first', 'Two')
  show('inner', 'Three')
  await expect.poll(titles).toEqual(['One', 'Two', 'Three'])
  const tops = [...document.querySelectorAll('[data-tone]')].map((card) => card.getBoundingClientRect().top)
  expect([...new Set(tops)]).toEqual(tops)
  expect(regions()).toHaveLength(1)
})

it('UI-09 each closes and changes its own, and F6 leads to all of them at once', async () => {
  await render(<Page />)
  const [one, two] = [show('second', 'One'), show('first', 'Two')]
  await expect.poll(titles).toEqual(['One', 'Two'])
  document.querySelector('button')?.focus()
  await userEvent.keyboard('{F6}')
  expect(document.activeElement).toBe(regions()[0])
  apis.get('second')?.update(one, { title: 'One more' })
  apis.get('second')?.close(two)
  await expect.poll(titles).toEqual(['One more', 'Two'])
  apis.get('first')?.close(two)
  await expect.poll(titles).toEqual(['One more'])
  expect(document.activeElement).toBe(regions()[0])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(titles).toEqual([])
  expect(document.activeElement?.textContent).toBe('Page')
})

it('UI-09 with the provider that drew the region its messages go, the others stay where the next one says', async () => {
  const { rerender } = await render(<Page />)
  show('first', 'One')
  show('inner', 'Two')
  await expect.poll(titles).toEqual(['One', 'Two'])
  await rerender(<Page hasFirst={false} />)
  await expect.poll(titles).toEqual(['Two'])
  expect(regions().map(({ dataset }) => dataset['position'])).toEqual(['bottom'])
  await rerender(<Page />)
  show('first', 'Three')
  await expect.poll(titles).toEqual(['Two', 'Three'])
  expect(regions()).toHaveLength(1)
})
