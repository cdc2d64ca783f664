import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { withHeldTimers } from '../../testing/withHeldTimers.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import type { NotificationOptions } from './NotificationCard.tsx'
import { NotificationProvider, type Notifications, useNotifications } from './Notifications.tsx'
import { notificationPositions } from './notificationPositions.ts'

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

let api: Notifications
function Taker() {
  api = useNotifications()
  return null
}

describe('Notifications in time and room', () => {
  const draw = (position?: (typeof notificationPositions)[number]) =>
    render(
      <ThemeProvider>
        <NotificationProvider {...(position && { position })}>
          <Taker />
        </NotificationProvider>
      </ThemeProvider>,
    )
  const cards = () => [...document.querySelectorAll<HTMLElement>('[data-tone]')]
  const titles = () => cards().map((card) => card.querySelector('b')?.textContent)
  const news = (at: number, more: Partial<NotificationOptions> = {}): NotificationOptions => ({
    ...{
      tone: 'info',
      title: `Message ${at}`,
      text: 'The pickup moved to reach the flight.',
      duration: null,
    },
    ...more,
  })
  // An earlier file may have left the pointer over a message, which would pause its time.
  beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }))
  afterEach(async () => {
    vi.useRealTimers()
    await cleanup()
    await page.viewport(1024, 768)
  })

  it('UI-09 stands for 5000 ms where no time is given, and not for one more', async () => {
    await draw()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    api.show({ tone: 'info', title: 'Saved' })
    // `waitFor` would move the fake clock, so frames are counted instead.
    for (let at = 0; at < 5 && cards().length === 0; at++) await frame()
    await frame()
    vi.advanceTimersByTime(4999)
    await frame()
    expect(cards()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await frame()
    expect(cards()).toHaveLength(0)
  })

  it.each(notificationPositions)(
    'UI-09 of 25 messages those stand that there is room for, %s',
    async (position) => {
      await page.viewport(800, 600)
      await draw(position)
      for (let at = 1; at <= 25; at++) api.show(news(at))
      await vi.waitFor(() => expect(titles()).toEqual([1, 2, 3, 4, 5].map((at) => `Message ${at}`)))
      const areInView = () => {
        for (const card of cards()) {
          const { top, bottom } = card.getBoundingClientRect()
          expect(top).toBeGreaterThanOrEqual(0)
          expect(bottom).toBeLessThanOrEqual(innerHeight)
        }
      }
      areInView()
      await page.viewport(320, 360)
      await vi.waitFor(areInView)
      const few = cards().length
      expect(few).toBeGreaterThan(1)
      expect(few).toBeLessThan(5)
      await page.viewport(800, 600)
      await vi.waitFor(() => expect(cards()).toHaveLength(5))
    },
  )

  it('UI-09 a message that waits comes when another goes, with its whole time; an error does not wait', async () => {
    await draw()
    const day = 86_400_000
    await withHeldTimers(
      (time) => time > day / 100,
      async (timers) => {
        for (let at = 1; at <= 5; at++) api.show(news(at, { id: `${at}` }))
        api.show(news(6, { duration: day }))
        await vi.waitFor(() => expect(cards()).toHaveLength(5))
        expect(timers.waiting).toBe(0)
        timers.pass(2 * day)
        expect(titles()).not.toContain('Message 6')
        api.show(news(7, { tone: 'critical', id: '7' }))
        await vi.waitFor(() => expect(titles()).toEqual([7, 1, 2, 3, 4].map((at) => `Message ${at}`)))
        api.close('7')
        api.close('1')
        await vi.waitFor(() => expect(titles()).toEqual([2, 3, 4, 5, 6].map((at) => `Message ${at}`)))
        await vi.waitFor(() => expect(timers.waiting).toBe(1))
        timers.pass(day * 0.9)
        expect(cards()).toHaveLength(5)
        timers.pass(day * 0.2)
        await vi.waitFor(() => expect(cards()).toHaveLength(4))
      },
    )
  })

  it('UI-09 with an id a title of elements stands once as well', async () => {
    await draw()
    for (let time = 0; time < 3; time++) api.show(news(1, { id: 'copied', title: <i>Copied</i> }))
    await vi.waitFor(() => expect(titles()).toEqual(['Copied']))
  })
})
