import { type ReactElement, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Calendar } from '../components/Calendar/Calendar.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx'
import { RangeCalendar } from '../components/RangeCalendar/RangeCalendar.tsx'
import { afterServer } from '../testing/afterServer.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { useToday } from './useToday.ts'

const Shown = () => <output>{useToday(undefined) ?? 'none'}</output>

describe('UI-20 today, where nobody gives it', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 5, 9, 12) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each<[string, ReactElement]>([
    ['Calendar', <Calendar key="1" />],
    ['Calendar with a day', <Calendar key="2" defaultValue="2027-06-14" />],
    ['RangeCalendar', <RangeCalendar key="3" />],
    ['DatePicker', <DatePicker key="4" label="Day" defaultValue="2027-06-14" />],
    ['DateRangePicker', <DateRangePicker key="5" label="Stay" />],
  ])('UI-20 a server draws what the browser takes over: %s', async (_, part) => {
    using page = await afterServer(<ThemeProvider>{part}</ThemeProvider>)
    expect(page.complain).not.toHaveBeenCalled()
  })

  it('UI-20 a calendar keeps its room until the day is known, and then shows its month', async () => {
    using page = await afterServer(
      <ThemeProvider timeZone="Asia/Tokyo">
        <Calendar />
      </ThemeProvider>,
    )
    const { html, container } = page
    expect(html).toContain('aria-busy="true"')
    await expect.poll(() => container.querySelector('[aria-busy]')).toBeNull()
    expect(container.querySelector('[data-today]')!.getAttribute('data-day')).toBe('2027-06-09')
    expect(container.querySelector('td [tabindex="0"]')!.getAttribute('data-day')).toBe('2027-06-09')
  })

  it('UI-01 is that of the ThemeProvider: a day, or the clock of a time zone', async () => {
    const { container, rerender } = await render(
      <ThemeProvider today="2027-06-09">
        <Shown />
      </ThemeProvider>,
    )
    const shown = () => container.querySelector('output')!.textContent
    expect(shown()).toBe('2027-06-09')
    for (const [timeZone, day] of [
      ['Pacific/Kiritimati', '2027-06-10'],
      ['Pacific/Pago_Pago', '2027-06-09'],
    ]) {
      await rerender(
        <ThemeProvider timeZone={timeZone}>
          <Shown />
        </ThemeProvider>,
      )
      expect(shown()).toBe(day)
    }
  })
})

/** A page whose form of dates is changed while a date stands there. */
function Switched() {
  const [format, setFormat] = useState<'DD.MM.YYYY' | 'YYYY-MM-DD'>('DD.MM.YYYY')
  return (
    <ThemeProvider dateFormat={format} today="2027-06-09">
      <DatePicker label="Day" defaultValue="2027-06-14" />
      <button type="button" onClick={() => setFormat('YYYY-MM-DD')}>
        Switch
      </button>
    </ThemeProvider>
  )
}

describe('UI-03 the form of dates', () => {
  it.each([
    [{ dateFormat: 'locale', locale: 'en' }, '06/14/2027', '00/00/0000', 'Month, day, year: MM/DD/YYYY'],
    [{ dateFormat: 'locale', locale: 'ru' }, '14.06.2027', '00.00.0000', 'День, месяц, год: ДД.ММ.ГГГГ'],
    [{ locale: 'en' }, '06/14/2027', '00/00/0000', 'Month, day, year: MM/DD/YYYY'],
    [{ dateFormat: 'DD.MM.YYYY', locale: 'en' }, '14.06.2027', '00.00.0000', 'Day, month, year: DD.MM.YYYY'],
    [{ locale: 'fa', numberingSystem: 'latn' }, '2027/06/14', '0000/00/00', 'YYYY/MM/DD'],
    [{ locale: 'fa' }, '۲۰۲۷/۰۶/۱۴', '۰۰۰۰/۰۰/۰۰', 'YYYY/MM/DD'],
  ] as const)('UI-03 by the ThemeProvider %o is %s', async (props, text, placeholder, described) => {
    const { container } = await render(
      <ThemeProvider {...props} today="2027-06-09">
        <DatePicker label="Day" defaultValue="2027-06-14" />
      </ThemeProvider>,
    )
    const input = container.querySelector('input')!
    expect([input.value, input.placeholder]).toEqual([text, placeholder])
    expect(container.textContent).toContain(described)
  })

  it('UI-03 keeps the day that stands there when it changes', async () => {
    const { container } = await render(<Switched />)
    const input = container.querySelector('input')!
    expect(input.value).toBe('14.06.2027')
    const buttons = [...container.querySelectorAll('button')]
    buttons.at(-1)!.click()
    await expect.poll(() => container.querySelector('input')!.value).toBe('2027-06-14')
  })
})
