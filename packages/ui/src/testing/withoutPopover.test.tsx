import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import {
  NotificationProvider,
  type Notifications,
  useNotifications,
} from '../components/Notifications/Notifications.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { isSeen, settled } from './controls.ts'
import { townFields } from './townFields.tsx'
import { calm, usualVisitor, wish } from './visitor.ts'

/** Properties that a browser without popovers does not have. */
const lacking = ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const
let kept: (readonly [string, PropertyDescriptor])[] = []
const take = () => {
  const { prototype } = HTMLElement
  kept = lacking.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)!])
  for (const name of lacking) Reflect.deleteProperty(prototype, name)
}
const giveBack = () => {
  for (const [name, descriptor] of kept) Object.defineProperty(HTMLElement.prototype, name, descriptor)
}

const fields = {
  ...townFields,
  TimePicker: <TimePicker label="Landing time" />,
}
let api: Notifications
function Taker() {
  api = useNotifications()
  return null
}
const names = Object.keys(fields) as (keyof typeof fields)[]

const field = () => document.querySelector<HTMLElement>('[role="combobox"]')!
const list = () => document.querySelector<HTMLElement>('[role="listbox"]')
const held = () =>
  field() instanceof HTMLInputElement ? (field() as HTMLInputElement).value : field().textContent

async function opened() {
  await userEvent.click(field())
  await expect.poll(list).not.toBeNull()
  await settled()
  return list()!
}

describe('UI-20 in a browser without popovers', () => {
  beforeEach(async () => {
    await wish(calm)
    take()
  })
  afterEach(async () => {
    giveBack()
    await cleanup()
    await usualVisitor()
  })

  it.each(names)(
    'UI-14 %s hangs its list at its field, whose options are seen and picked by a press',
    async (name) => {
      await render(
        <ThemeProvider>
          <div style={{ width: 400, margin: '40px 100px', minHeight: 500 }}>{fields[name]}</div>
        </ThemeProvider>,
      )
      const part = await opened()
      const box = field().closest('div')!.getBoundingClientRect()
      const popup = part.getBoundingClientRect()
      expect(Math.abs(popup.left - box.left)).toBeLessThanOrEqual(2)
      expect(popup.top - box.bottom).toBeGreaterThanOrEqual(0)
      expect(popup.top - box.bottom).toBeLessThan(24)
      const option = [...part.querySelectorAll<HTMLElement>('[role="option"]')].filter(isSeen)[2]!
      const text = option.textContent!.trim()
      await userEvent.click(option)
      await expect.poll(list).toBeNull()
      expect(held()).toContain(text)
    },
  )

  it.each(names)('UI-14 A11Y-02 %s is walked by the keyboard, and Escape closes it', async (name) => {
    await render(
      <ThemeProvider>
        <div style={{ minHeight: 500 }}>{fields[name]}</div>
      </ThemeProvider>,
    )
    await opened()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(field().getAttribute('aria-activedescendant')!)!
    expect(isSeen(active)).toBe(true)
    const text = active.textContent!.trim()
    await userEvent.keyboard('{Enter}')
    await expect.poll(list).toBeNull()
    expect(held()).toContain(text)
    await opened()
    await userEvent.keyboard('{Escape}')
    await expect.poll(list).toBeNull()
  })

  it.each(names)(
    'UI-14 %s goes above its field where there is no room below, and goes along',
    async (name) => {
      await page.viewport(800, 600)
      await render(
        <ThemeProvider>
          <div style={{ height: 1400, paddingTop: 500 }}>{fields[name]}</div>
        </ThemeProvider>,
      )
      const list = await opened()
      // In a ComboBox the frame around the list scrolls.
      const part = name === 'ComboBox' ? list.parentElement! : list
      const gap = () =>
        field().closest('div')!.getBoundingClientRect().top - part.getBoundingClientRect().bottom
      expect(gap()).toBeGreaterThanOrEqual(0)
      expect(gap()).toBeLessThan(24)
      const before = gap()
      window.scrollTo(0, 40)
      await settled()
      await expect.poll(gap).toBeCloseTo(before, 0)
      window.scrollTo(0, 0)
    },
  )

  it.each(names)('UI-14 %s in a dialog: its options are read and picked', async (name) => {
    await render(
      <ThemeProvider>
        <Dialog isOpen title="Booking">
          <div style={{ minHeight: 420 }}>{fields[name]}</div>
        </Dialog>
      </ThemeProvider>,
    )
    const part = await opened()
    const option = part.querySelectorAll<HTMLElement>('[role="option"]')[1]!
    await userEvent.click(option)
    await expect.poll(list).toBeNull()
    expect(document.querySelector('[role="dialog"]')).not.toBeNull()
  })

  it('UI-09 messages stand in their corner and are closed', async () => {
    await render(
      <ThemeProvider>
        <NotificationProvider>
          <Taker />
        </NotificationProvider>
      </ThemeProvider>,
    )
    api.show({ tone: 'info', title: 'Saved', duration: null })
    const card = () => document.querySelector<HTMLElement>('[data-tone]')
    await expect.poll(card).not.toBeNull()
    await settled()
    expect(Math.round(innerWidth - card()!.getBoundingClientRect().right)).toBe(12)
    await userEvent.click(card()!.querySelector(':scope > button')!)
    await expect.poll(card).toBeNull()
  })
})
