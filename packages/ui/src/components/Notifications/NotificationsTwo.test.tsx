import { useEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { NotificationProvider, useNotifications } from './Notifications.tsx'

function Shown({ title }: { title: string }) {
  const { show } = useNotifications()
  useEffect(() => void show({ tone: 'positive', title, duration: null }), [show, title])
  return null
}

afterEach(() => cleanup())

it('UI-09 with two providers on a page F6 leads to one region, and from either back to where the person was', async () => {
  const { container, getByRole } = await render(
    <>
      <button type="button">Page</button>
      {['First', 'Second'].map((title) => (
        <ThemeProvider key={title}>
          <NotificationProvider>
            <Shown title={title} />
          </NotificationProvider>
        </ThemeProvider>
      ))}
    </>,
  )
  const regions = () => [...container.querySelectorAll<HTMLElement>('[data-wherry-notifications]')]
  await expect.poll(() => container.querySelectorAll('[data-tone]').length).toBe(2)
  const button = getByRole('button', { name: 'Page' }).element() as HTMLElement
  const place = () => regions().findIndex((region) => region.contains(document.activeElement))
  button.focus()
  await userEvent.keyboard('{F6}')
  expect(place()).toBe(0)
  await userEvent.keyboard('{F6}')
  expect(document.activeElement).toBe(button)
  const inside = regions()[1]!.querySelector('button')!
  inside.focus()
  await userEvent.keyboard('{F6}')
  expect(document.activeElement).toBe(button)
})
