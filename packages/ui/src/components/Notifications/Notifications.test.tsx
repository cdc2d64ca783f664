import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { NotificationProvider, useNotifications } from './Notifications.tsx'

function Page() {
  const { show } = useNotifications()
  return <Button onClick={() => show({ tone: 'positive', title: 'Saved', duration: null })}>Save</Button>
}

function Shown() {
  const { show } = useNotifications()
  useEffect(
    () => void show({ tone: 'caution', title: 'Offline', text: 'Nothing is lost', duration: null }),
    [show],
  )
  return null
}

conforms(
  'Notifications',
  () => (
    <NotificationProvider>
      <Page />
      <Shown />
    </NotificationProvider>
  ),
  { element: null, properNames: ['Offline', 'Nothing is lost', 'Save'] },
)

it('UI-09 UI-20 in a shadow root F6 leads to the region and back, and a closed message gives the focus back', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const root = createRoot(shadow)
  root.render(
    <ThemeProvider>
      <NotificationProvider>
        <Page />
      </NotificationProvider>
    </ThemeProvider>,
  )
  const save = () => [...shadow.querySelectorAll('button')].find((one) => one.textContent === 'Save')
  const shown = () => shadow.querySelector('[data-tone]')
  await expect.poll(save).toBeTruthy()
  save()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).not.toBeNull()
  await userEvent.keyboard('{F6}')
  expect(shadow.activeElement?.contains(shown())).toBe(true)
  await userEvent.keyboard('{F6}')
  expect(shadow.activeElement).toBe(save())
  await userEvent.keyboard('{F6}')
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toBeNull()
  expect(shadow.activeElement).toBe(save())
  root.unmount()
  host.remove()
})
