import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DatePicker } from './DatePicker.tsx'

conforms(
  'DatePicker',
  (props) => (
    <DatePicker label="Landing date" value="2027-06-14" today="2027-06-09" onChange={() => {}} {...props} />
  ),
  { element: HTMLInputElement, isModal: true },
)

describe('a ref', () => {
  afterEach(() => cleanup())

  it("follows the field to the browser's own picker and back", async () => {
    const ref = createRef<HTMLInputElement>()
    const draw = (isNative: boolean) => (
      <ThemeProvider>
        <DatePicker ref={ref} label="Day" today="2027-06-09" isNative={isNative} />
      </ThemeProvider>
    )
    const { container, rerender } = await render(draw(false))
    for (const [isNative, type] of [
      [false, 'text'],
      [true, 'date'],
      [false, 'text'],
    ] as const) {
      await rerender(draw(isNative))
      expect(ref.current?.type).toBe(type)
      expect(ref.current).toBe(container.querySelector('input'))
    }
  })
})

describe('Enter in the text of a date', () => {
  afterEach(() => cleanup())

  it.each([
    ['DatePicker', <DatePicker key="one" label="Day" name="day" today="2027-06-09" />, ['1.7.27']],
    [
      'DateRangePicker',
      <DateRangePicker key="two" label="Stay" startName="day" endName="end" today="2027-06-09" />,
      ['1.7.27', '3.7.27'],
    ],
  ])('UI-03 sends the day that leaving a %s would make of a short one', async (_, field, texts) => {
    const sent: unknown[] = []
    const { container } = await render(
      <ThemeProvider dateFormat="DD.MM.YYYY">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            sent.push(new FormData(event.currentTarget).get('day'))
          }}
        >
          {field}
          <button type="submit">Send</button>
        </form>
      </ThemeProvider>,
    )
    const inputs = container.querySelectorAll<HTMLElement>('input[type="text"]')
    inputs[0]!.focus()
    // The reader of dates is loaded with the first focus.
    await new Promise((done) => setTimeout(done, 300))
    for (const [at, text] of texts.entries()) {
      inputs[at]!.focus()
      await userEvent.keyboard(text)
    }
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toEqual(['2027-07-01'])
  })

  it('UI-03 hands over the time beside the day as leaving does, and once', async () => {
    const onTime = vi.fn()
    const { container } = await render(
      <ThemeProvider dateFormat="DD.MM.YYYY">
        <DatePicker label="Day" today="2027-06-09" onTime={onTime} />
      </ThemeProvider>,
    )
    const input = container.querySelector<HTMLInputElement>('input[type="text"]')!
    input.focus()
    await userEvent.keyboard('14 June 14:00')
    await expect.poll(() => input.value).toBe('14.06.2027')
    expect(onTime).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onTime).toHaveBeenCalledExactlyOnceWith('14:00')
    input.blur()
    expect(onTime).toHaveBeenCalledOnce()
  })
})
