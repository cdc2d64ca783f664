import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Button } from '../components/Button/Button.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Drawer } from '../components/Drawer/Drawer.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Popover } from '../components/Popover/Popover.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { openAll, settled } from './controls.ts'
import { calm, touchScreen, usualVisitor, wish } from './visitor.ts'

const groups = [{ key: 'all', items: [{ value: 'edit', label: 'Edit' }] }]
const date = <DatePicker label="Date" today="2026-03-10" />
const overlays: [name: string, part: ReactElement, onTouch: boolean][] = [
  ['a Dialog', <Dialog key="" defaultOpen title="Booking" />, false],
  ['a Drawer', <Drawer key="" defaultOpen title="Booking" />, false],
  ['the calendar of a DatePicker', date, false],
  ['the sheet of a DatePicker', date, true],
  [
    'the sheet of a Menu',
    <Menu key="" trigger={<Button>Trip</Button>} label="Trip" groups={groups} onAction={() => {}} />,
    true,
  ],
]

describe('a modal overlay', () => {
  afterEach(async () => {
    await cleanup()
    await usualVisitor()
  })

  it.each(overlays)('A11Y-02 UI-13 %s says so, and hides what is outside', async (_, part, onTouch) => {
    await wish(calm)
    if (onTouch) {
      await touchScreen(true)
      await page.viewport(360, 640)
    }
    const { container } = await render(
      <ThemeProvider>
        {part}
        <p>Beside</p>
      </ThemeProvider>,
    )
    await openAll(container)
    await expect.poll(() => container.querySelectorAll('[aria-modal="true"]').length).toBe(1)
    const modal = container.querySelector('[aria-modal="true"]')!
    expect(modal.closest('[aria-hidden="true"]')).toBe(null)
    expect(container.querySelector('p')!.closest('[aria-hidden="true"]')).not.toBe(null)
  })

  it('A11Y-02 UI-13 is not all there is while something that opened from it stands beside it', async () => {
    await wish(calm)
    const { getByRole, container } = await render(
      <ThemeProvider>
        <Dialog defaultOpen title="Booking">
          <Popover trigger={<Button>More</Button>} label="More">
            Words
          </Popover>
        </Dialog>
      </ThemeProvider>,
    )
    const modal = () => container.querySelector('[aria-modal="true"]')
    expect(modal()).not.toBe(null)
    await getByRole('button', { name: 'More' }).click()
    await expect.element(getByRole('dialog', { name: 'More' })).toBeVisible()
    expect(modal()).toBe(null)
    const more = container.querySelector('[role=dialog][aria-label=More]')!
    expect(more.closest('[aria-hidden="true"]')).toBe(null)
    more.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await settled()
    await expect.poll(() => modal()?.textContent).toContain('Booking')
  })
})
