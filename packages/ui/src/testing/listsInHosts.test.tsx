import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Drawer } from '../components/Drawer/Drawer.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider, type ThemeProviderProps } from '../themes/ThemeProvider.tsx'
import { settled } from './controls.ts'
import { townFields } from './townFields.tsx'

/** Waits until all movement has ended. */
async function rested() {
  await settled()
  await Promise.all(document.getAnimations().map((one) => one.finished))
  for (let times = 0; times < 3; times++) await settled()
}

const fields = {
  ...townFields,
  TimePicker: <TimePicker label="Landing time" defaultValue="09:45" />,
  DatePicker: <DatePicker label="Landing date" defaultValue="2027-06-14" today="2027-06-09" />,
}
type Name = keyof typeof fields
const names = Object.keys(fields) as Name[]

const hosts: Record<string, (field: ReactNode) => ReactNode> = {
  'a small dialog': (field) => (
    <Dialog isOpen title="Booking" size="s">
      {field}
    </Dialog>
  ),
  'a drawer': (field) => (
    <Drawer isOpen title="Booking">
      {field}
    </Drawer>
  ),
  'a host that hides what hangs out': (field) => (
    <div style={{ height: 90, width: 300, overflow: 'hidden', margin: '120px 40px' }}>{field}</div>
  ),
  'a moved host that hides what hangs out': (field) => (
    <div style={{ height: 90, width: 300, overflow: 'hidden', transform: 'translate(50px, 200px)' }}>
      {field}
    </div>
  ),
}

/** Opens the overlay of a field and returns it when its movement has ended. */
async function open(name: Name): Promise<HTMLElement> {
  if (name === 'DatePicker') {
    await userEvent.click(document.querySelector('[aria-haspopup="dialog"]')!)
    const grid = () => document.querySelector('[role="grid"]')
    await expect.poll(grid).not.toBeNull()
    await rested()
    return grid()!.closest<HTMLElement>('[role="dialog"]')!
  }
  await userEvent.click(document.querySelector('[role="combobox"]')!)
  const list = () => document.querySelector('[role="listbox"]')
  await expect.poll(list).not.toBeNull()
  await rested()
  return name === 'ComboBox' ? list()!.parentElement! : (list() as HTMLElement)
}

/** Height of a part that a pointer can hit, in px; a clipped or covered part does not count. */
function seen(part: HTMLElement): number {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  let count = 0
  for (let y = Math.ceil(top) + 1; y < bottom - 1; y++) {
    const met = [left + 20, (left + right) / 2, right - 20].map((x) => document.elementFromPoint(x, y))
    if (met.every((one) => one && part.contains(one))) count++
  }
  return count
}

const draw = (host: (field: ReactNode) => ReactNode, name: Name, theme: Partial<ThemeProviderProps> = {}) =>
  render(<ThemeProvider {...theme}>{host(fields[name])}</ThemeProvider>)

describe('UI-14 what hangs on a field is seen whole, whatever its host clips', () => {
  afterEach(async () => {
    await cleanup()
    await page.viewport(1024, 768)
  })

  for (const [host, make] of Object.entries(hosts))
    it.each(names)(`UI-14 %s in ${host}`, async (name) => {
      await page.viewport(1000, 800)
      await draw(make, name)
      const part = await open(name)
      const { top, bottom, height } = part.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(800)
      expect(height).toBeGreaterThan(150)
      expect(seen(part)).toBeGreaterThanOrEqual(Math.floor(height) - 4)
    })

  it.each(names.filter((name) => name !== 'DatePicker'))(
    'EMBED-07 %s keeps to a short part in view, and takes the room it has',
    async (name) => {
      const visible = { top: 100, height: 240 }
      await draw((field) => <div style={{ padding: '120px 20px', height: 1200 }}>{field}</div>, name, {
        visible,
      })
      const part = await open(name)
      const { top, bottom, height } = part.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(108)
      expect(bottom).toBeLessThanOrEqual(332.5)
      expect(height).toBeGreaterThan(100)
      expect(part.scrollHeight).toBeGreaterThan(part.clientHeight)
    },
  )

  it.each(names.filter((name) => name !== 'DatePicker'))(
    'UI-14 %s goes along when the page or a part of it scrolls',
    async (name) => {
      await draw(
        (field) => (
          <div style={{ height: 3000 }}>
            <div data-scroller="" style={{ height: 500, overflow: 'auto' }}>
              <div style={{ height: 2000, paddingTop: 200 }}>{field}</div>
            </div>
          </div>
        ),
        name,
      )
      const part = await open(name)
      const box = document.querySelector('[role="combobox"]')!.closest('div')!
      const gap = () => part.getBoundingClientRect().top - box.getBoundingClientRect().bottom
      expect(gap()).toBeCloseTo(8, 0)
      document.querySelector('[data-scroller]')!.scrollTop = 60
      await expect.poll(gap).toBeCloseTo(8, 0)
      window.scrollTo(0, 50)
      await expect.poll(gap).toBeCloseTo(8, 0)
      window.scrollTo(0, 0)
    },
  )

  it.each(['ltr', 'rtl'] as const)('UI-14 spans its field, or begins where it does, %s', async (dir) => {
    for (const name of ['Select', 'ComboBox', 'TimePicker'] as const) {
      await draw((field) => <div style={{ width: 400, margin: '20px 100px' }}>{field}</div>, name, { dir })
      const part = (await open(name)).getBoundingClientRect()
      const box = document.querySelector('[role="combobox"]')!.closest('div')!.getBoundingClientRect()
      const side = dir === 'ltr' ? 'left' : 'right'
      expect(part[side]).toBeCloseTo(box[side], 0)
      if (name !== 'TimePicker') expect(part.width).toBeCloseTo(400, 0)
      else expect(part.width).toBeLessThan(200)
      await cleanup()
    }
  })

  it('UI-18 in a dialog the list is read, picked from by a press, and the focus stays in the field', async () => {
    await draw(hosts['a small dialog']!, 'ComboBox')
    const part = await open('ComboBox')
    const input = document.querySelector<HTMLInputElement>('[role="combobox"]')!
    await userEvent.keyboard('{ArrowDown}')
    const active = document.getElementById(input.getAttribute('aria-activedescendant')!)
    expect(part.contains(active)).toBe(true)
    const option = [...part.querySelectorAll('[role="option"]')][3]!
    await userEvent.click(option)
    expect(input.value).toBe('Town 4')
    expect(document.activeElement).toBe(input)
    expect(document.querySelector('[role="dialog"]')).not.toBeNull()
  })
})
