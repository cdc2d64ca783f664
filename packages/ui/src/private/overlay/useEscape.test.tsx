import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { Calendar } from '../../components/Calendar/Calendar.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TimePicker } from '../../components/TimePicker/TimePicker.tsx'
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'

const within = (role: string) => document.querySelectorAll(`[role="${role}"]`).length

function InDialog() {
  const [isOpen, setOpen] = useState(true)
  const [hasTip, setTip] = useState(false)
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Booking">
      <TimePicker
        label="Landing time"
        defaultValue="09:45"
        onKeyUp={({ key }) => key === 't' && setTip(true)}
      />
      <Select
        label="Car"
        native="never"
        groups={[{ key: 'all', items: [{ value: 'van', label: 'A van' }] }]}
      />
      <Tooltip content="Free until Monday" isOpen={hasTip} onOpenChange={setTip}>
        <Button>Cancel</Button>
      </Tooltip>
    </Dialog>
  )
}

describe('one Escape closes one thing, what was opened last', () => {
  afterEach(() => cleanup())

  it('A11Y-02 UI-14 a tooltip over an open list of times, then the list, then the dialog', async () => {
    await render(
      <ThemeProvider>
        <InDialog />
      </ThemeProvider>,
    )
    await userEvent.click(document.querySelector('input')!)
    await expect.poll(() => within('listbox')).toBe(1)
    await userEvent.keyboard('t')
    await expect.poll(() => within('tooltip')).toBe(1)
    await userEvent.keyboard('{Escape}')
    expect([within('tooltip'), within('listbox'), within('dialog')]).toEqual([0, 1, 1])
    await userEvent.keyboard('{Escape}')
    expect([within('listbox'), within('dialog')]).toEqual([0, 1])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => within('dialog')).toBe(0)
  })

  it('A11Y-02 UI-13 the list of a select, not the dialog around it', async () => {
    await render(
      <ThemeProvider>
        <InDialog />
      </ThemeProvider>,
    )
    await userEvent.click(document.querySelector('button[role="combobox"]')!)
    await expect.poll(() => within('listbox')).toBe(1)
    await userEvent.keyboard('{Escape}')
    expect([within('listbox'), within('dialog')]).toEqual([0, 1])
  })

  const event = (day: string) => (day === '2027-06-14' ? 'Marathon: roads are closed' : null)
  const tip = () => document.querySelector('td > span[aria-hidden="true"]')?.textContent

  it('UI-02 A11Y-01 what explains a day goes while the day keeps the focus (WCAG 1.4.13), and comes again', async () => {
    await render(
      <ThemeProvider>
        <Calendar today="2027-06-09" defaultValue="2027-06-14" event={event} autoFocus />
      </ThemeProvider>,
    )
    await expect.poll(tip).toBe('Marathon: roads are closed')
    const day = document.activeElement
    await userEvent.keyboard('{Escape}')
    expect(tip()).toBeUndefined()
    expect(document.activeElement).toBe(day)
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect.poll(tip).toBe('Marathon: roads are closed')
  })

  it('UI-02 UI-03 in a date field first what explains the day goes, then the calendar', async () => {
    await render(
      <ThemeProvider>
        <DatePicker label="Landing date" today="2027-06-09" defaultValue="2027-06-14" event={event} />
      </ThemeProvider>,
    )
    await userEvent.click(document.querySelector('[aria-haspopup="dialog"]')!)
    await expect.poll(tip).toBe('Marathon: roads are closed')
    await userEvent.keyboard('{Escape}')
    expect([tip(), within('dialog')]).toEqual([undefined, 1])
    await userEvent.keyboard('{Escape}')
    expect(within('dialog')).toBe(0)
  })
})
