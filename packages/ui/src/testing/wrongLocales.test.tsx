import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Calendar } from '../components/Calendar/Calendar.tsx'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx'
import { Pagination } from '../components/Pagination/Pagination.tsx'
import { PhoneField } from '../components/PhoneField/PhoneField.tsx'
import { Progress } from '../components/Progress/Progress.tsx'
import { RangeCalendar } from '../components/RangeCalendar/RangeCalendar.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { Textarea } from '../components/Textarea/Textarea.tsx'
import { TimePicker } from '../components/TimePicker/TimePicker.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { serverTrees } from './serverTrees.tsx'

/** Tags as other systems write them, or none at all, each with the one that the page has. */
const tags: readonly [given: string, lang: string][] = [
  ['en_US', 'en-US'],
  ['EN-us', 'en-US'],
  ['ru_RU.UTF-8', 'ru-RU'],
  ['de_DE@euro', 'de-DE'],
  ['zh_TW_#Hant', 'zh-TW'],
  ['es,ru;q=0.9', 'es'],
  [' es ', 'es'],
  ['en-', 'en'],
  ['es-419-', 'es-419'],
  ['', 'fr'],
  ['-', 'fr'],
  ['x', 'fr'],
  ['x-wherry', 'fr'],
  ['*', 'fr'],
  ['C', 'fr'],
  ['null', 'fr'],
  ['русский', 'fr'],
  ['i-klingon', 'fr'],
  ['a'.repeat(10_000), 'fr'],
  ['a-'.repeat(5_000), 'fr'],
]
const short = ([given, lang]: readonly [string, string]) => ({
  given,
  lang,
  tag: JSON.stringify(given.slice(0, 20)),
})
const rows = tags.map(short)

const items = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]
const day = { today: '2027-06-09', defaultValue: '2027-06-10' }
/** Limits, which are named in words where a day is beyond them. */
const span = { minValue: '2027-06-10', maxValue: '2027-06-12' }
/** All that write a number, a day or a name by the language, with a value to write. */
const written = (
  <form>
    <Calendar {...day} />
    <RangeCalendar today="2027-06-09" defaultValue={{ start: '2027-06-10', end: '2027-06-12' }} />
    <DatePicker label="Day" {...day} />
    <DatePicker label="Bounded" {...day} {...span} />
    <DateRangePicker label="Days" today="2027-06-09" {...span} />
    <Calendar {...day} {...span} />
    <TimePicker label="Time" defaultValue="09:30" />
    <Stepper label="Seats" defaultValue={1200} max={5000} />
    <Progress label="Sent" value={0.5} />
    <Progress label="Asked" value={1200} maxValue={5000} />
    <Pagination page={2} pageCount={1200} onChange={() => {}} />
    <Select isMultiple label="Class" groups={[{ key: 'all', items }]} defaultValue={['one', 'two']} />
    <Textarea label="Wishes" maxLength={4} defaultValue="A cello" />
    <PhoneField label="Phone" defaultValue="+905321184027" />
    <ComboBox label="City" getKey={String} getText={String} groups={[{ key: 'all', items: ['Porto'] }]} />
  </form>
)
const all = (
  <>
    {written}
    {Object.entries(serverTrees).map(([name, tree]) => (
      <div key={name}>{tree}</div>
    ))}
  </>
)
const markup = (locale: string) =>
  renderToString(
    <ThemeProvider locale="fr">
      <ThemeProvider locale={locale}>{all}</ThemeProvider>
    </ThemeProvider>,
  )

describe('UI-18 a language that is no tag', () => {
  const warn = vi.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset()
  })
  afterEach(async () => {
    await cleanup()
    vi.useRealTimers()
  })

  it.each(rows)('UI-18 $tag: every component is drawn in $lang', ({ given, lang }) => {
    expect(markup(given)).toBe(markup(lang))
    expect(markup(given)).toContain(` lang="${lang}"`)
  })

  it.each(rows)('UI-18 $tag: what is typed, moved to and counted is answered', async ({ given }) => {
    const { container } = await render(<ThemeProvider locale={given}>{written}</ThemeProvider>)
    const [date] = container.querySelectorAll<HTMLInputElement>('input[type="text"]')
    await userEvent.fill(date!, '11 june')
    for (const field of container.querySelectorAll<HTMLElement>(
      '[role="spinbutton"], [role="combobox"], textarea',
    )) {
      field.focus()
      await userEvent.keyboard('{ArrowUp}1')
    }
    await userEvent.tab()
    expect(container.querySelector('form')).not.toBeNull()
    expect(date!.value).not.toBe('11 june')
  })

  it('UI-18 is said once in development, with the one that is taken', () => {
    markup('en_GB.UTF-8')
    markup('en_GB.UTF-8')
    markup('en-gb')
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^@wherry\/ui: "en_GB.UTF-8" is no language tag .*en-GB/)],
    ])
  })

  it('UI-18 is said where the browser has no names for it: then those of English are shown', () => {
    expect(markup('tlh')).toContain('June')
    expect(warn.mock.calls.flat().join()).toMatch(/"tlh"/)
  })

  it.each([
    ['timeZone', 'Europe/Nowhere'],
    ['timeZone', ''],
    ['numberingSystem', 'ten digits'],
    ['numberingSystem', ''],
    ['numberingSystem', 'latin'],
    ['numberingSystem', 'roman'],
    ['numberingSystem', 'native'],
    ['numberingSystem', 'foobar'],
  ])('UI-18 a %s of %j is that of the root around, and it is said', async (name, value) => {
    // In Tokyo it is 10 June already, on a machine of Europe or America still 9 June.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 5, 9, 20) })
    const { container } = await render(
      <ThemeProvider locale="en" timeZone="Asia/Tokyo" numberingSystem="arab">
        <ThemeProvider {...{ [name]: value }}>
          <Calendar />
        </ThemeProvider>
      </ThemeProvider>,
    )
    expect(container.querySelector('[aria-current="date"]')?.textContent).toBe('١٠')
    expect(warn.mock.calls.flat().join()).toContain(JSON.stringify(value))
  })

  it('UI-18 a numbering system in capitals is that one', async () => {
    const { container } = await render(
      <ThemeProvider locale="en" numberingSystem="ARAB">
        <Calendar today="2027-06-10" />
      </ThemeProvider>,
    )
    expect(container.querySelector('[aria-current="date"]')?.textContent).toBe('١٠')
    expect(warn.mock.calls).toEqual([])
  })
})
