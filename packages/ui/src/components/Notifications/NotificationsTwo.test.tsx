import { type ReactNode, useEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { watchListeners } from '../../testing/pageEffects.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { NotificationProvider, useNotifications } from './Notifications.tsx'

function Shown({ title }: { title: string }) {
  const { show } = useNotifications()
  useEffect(() => void show({ tone: 'positive', title, duration: null }), [show, title])
  return null
}
const Provider = ({ children }: { children?: ReactNode }) => (
  <ThemeProvider>
    <NotificationProvider>{children}</NotificationProvider>
  </ThemeProvider>
)

afterEach(() => cleanup())

const regions = () => [...document.querySelectorAll<HTMLElement>('[data-wherry-notifications]')]
/** The place of the focus: the index of a region, or the text of the focused element. */
const place = () => {
  const { activeElement } = document
  const at = regions().findIndex((region) => region.contains(activeElement))
  return at < 0 ? activeElement?.textContent : at
}
/** The places of the focus after each of so many presses of F6. */
async function walked(times: number) {
  const places: unknown[] = []
  for (let time = 0; time < times; time++) {
    await userEvent.keyboard('{F6}')
    places.push(place())
  }
  return places
}

/** Three providers, the second of which shows nothing. */
async function draw() {
  const screen = await render(
    <>
      <button type="button">Page</button>
      <Provider>
        <Shown title="First" />
      </Provider>
      <Provider />
      <Provider>
        <Shown title="Third" />
      </Provider>
    </>,
  )
  await expect.poll(() => document.querySelectorAll('[data-tone]').length).toBe(2)
  const button = screen.getByRole('button', { name: 'Page' }).element() as HTMLElement
  button.focus()
  return { ...screen, button }
}

it('UI-09 with several providers on a page F6 walks through all regions that show something, and back', async () => {
  await draw()
  expect(await walked(6)).toEqual([0, 2, 'Page', 0, 2, 'Page'])
})

it('UI-09 from a card of the last region F6 leads back, from one of the first on to the next', async () => {
  await draw()
  await userEvent.keyboard('{F6}{Tab}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  expect(await walked(1)).toEqual([2])
  await userEvent.keyboard('{Tab}')
  expect(await walked(1)).toEqual(['Page'])
})

it('UI-09 Escape in the second region leads to where the person was, not to the first', async () => {
  await draw()
  await userEvent.keyboard('{F6}{F6}{Escape}')
  expect(place()).toBe('Page')
  // A press can also move the focus from one region to the next.
  await userEvent.keyboard('{F6}')
  regions()[2]!.querySelector('button')!.focus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => regions()[2]!.querySelector('[data-tone]')).toBeNull()
  expect(place()).toBe('Page')
})

it('UI-09 what is gone is no longer walked to, and with the last provider the key is free again', async () => {
  const listeners = watchListeners()
  try {
    const { rerender, unmount } = await draw()
    await rerender(
      <>
        <button type="button">Page</button>
        <Provider>
          <Shown title="First" />
        </Provider>
      </>,
    )
    document.querySelector('button')!.focus()
    expect(await walked(2)).toEqual([0, 'Page'])
    await unmount()
    expect(listeners.left().filter((one) => one.includes('key'))).toEqual([])
  } finally {
    listeners.stop()
  }
})

it('UI-09 UI-20 F6 walks from a page to a region in a shadow root and back', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  try {
    const { button } = await draw()
    await render(
      <Provider>
        <Shown title="Inside" />
      </Provider>,
      { container, baseElement: container },
    )
    await expect.poll(() => container.querySelector('[data-tone]')).not.toBeNull()
    button.focus()
    await userEvent.keyboard('{F6}{F6}{F6}')
    expect(host.shadowRoot!.activeElement).toBe(container.querySelector('[data-wherry-notifications]'))
    expect(await walked(1)).toEqual(['Page'])
  } finally {
    host.remove()
  }
})
