import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { TimePicker } from '../../components/TimePicker/TimePicker.tsx'
import { moduleDates } from '../../testing/moduleDates.ts'
import { fillIn } from '../../testing/screenKeyboard.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { loadMomentReader } from './useMomentReader.ts'

const today = '2026-11-25'

/** Entry of a field that its host keeps: a value, or the written text if it was not understood. */
type Entry = { value: string } | { written: string } | null
let held: Entry = null

interface HostProps {
  field: 'date' | 'time'
}

function Host({ field }: HostProps) {
  const [entry, setEntry] = useState(held)
  const keep = (next: Entry) => {
    held = next
    setEntry(next)
  }
  const props = {
    label: 'Moment',
    today,
    value: entry && 'value' in entry ? entry.value : null,
    onChange: (value: string | null) => keep(value === null ? null : { value }),
    written: entry && 'written' in entry ? entry.written : undefined,
    onWritten: (written: string) => keep(written === '' ? null : { written }),
  }
  return field === 'date' ? <DatePicker {...props} /> : <TimePicker {...props} />
}

const stand = (field: HostProps['field'], locale = 'en') =>
  render(
    <ThemeProvider {...moduleDates} locale={locale}>
      <Host field={field} />
    </ThemeProvider>,
  )
const input = (field: HostProps['field']) =>
  page.getByRole(field === 'date' ? 'textbox' : 'combobox', { name: 'Moment' })
const shows = (field: HostProps['field']) => {
  const element = input(field).element() as HTMLInputElement
  const about = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return {
    text: element.value,
    isInvalid: element.getAttribute('aria-invalid'),
    words: about.map((id) => document.getElementById(id)?.textContent).join(' '),
  }
}

afterEach(() => {
  held = null
})

const texts = {
  date: [
    'some time in spring',
    '05/06/2027',
    '32 December',
    '31.02.2027',
    '9 pm',
    '5-7 December',
    '05.12.',
    '12',
  ],
  time: ['when we have landed', '9-10', 'BA117', '5 December', '14:00 UTC', '25:70', '25 o’clock'],
}

describe('REL-05 a text that is no value comes back with its field', () => {
  it.each((['date', 'time'] as const).flatMap((field) => texts[field].map((text) => [field, text] as const)))(
    'UI-03 UI-04 in the field of a %s: %s',
    async (field, text) => {
      await loadMomentReader()
      await stand(field)
      await userEvent.click(input(field))
      fillIn(input(field).element() as HTMLInputElement, text, { inputType: 'insertFromPaste' })
      await expect.poll(() => held).not.toBeNull()
      // A reload does not wait until the field is left.
      const pasted = held
      await userEvent.tab()
      const before = shows(field)
      expect([held, before.text]).toEqual([pasted, before.text])
      await cleanup()
      await stand(field)
      await expect.poll(() => shows(field)).toEqual(before)
      expect(held).toEqual(pasted)
      await cleanup()
      // Words of another language; the text itself is nobody's to change.
      await stand(field, 'ru')
      await expect.poll(() => shows(field).text).toBe(before.text)
      expect(shows(field).isInvalid).toBe(before.isInvalid)
    },
  )

  it('UI-04 half a time is made whole, as when its field is left', async () => {
    held = { written: '9' }
    await stand('time')
    await expect.poll(() => held).toEqual({ value: '09:00' })
    expect(shows('time').text).toBe('09:00')
  })

  it('UI-03 UI-04 words typed key by key are kept while the mask hides them', async () => {
    for (const field of ['date', 'time'] as const) {
      await loadMomentReader()
      await stand(field)
      await userEvent.click(input(field))
      await userEvent.keyboard('quite late')
      await expect.poll(() => held).toEqual({ written: 'quite late' })
      await userEvent.tab()
      expect(shows(field).text).toBe('quite late')
      await cleanup()
      await stand(field)
      await expect.poll(() => shows(field)).toMatchObject({ text: 'quite late', isInvalid: 'true' })
      await cleanup()
      held = null
    }
  })

  it('UI-03 UI-04 what the host empties is empty, and a value takes the place of a text', async () => {
    for (const [field, value, shown] of [
      ['date', '2026-12-05', '05.12.2026'],
      ['time', '09:45', '09:45'],
    ] as const) {
      await loadMomentReader()
      await stand(field)
      await userEvent.click(input(field))
      fillIn(input(field).element() as HTMLInputElement, 'some day', { inputType: 'insertFromPaste' })
      await expect.poll(() => held).toEqual({ written: 'some day' })
      await userEvent.fill(input(field), shown)
      await expect.poll(() => held).toEqual({ value })
      await userEvent.fill(input(field), '')
      await userEvent.tab()
      await expect.poll(() => held).toBeNull()
      await cleanup()
      await stand(field)
      expect(shows(field)).toMatchObject({ text: '', isInvalid: null })
      await cleanup()
    }
  })
})
