import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { buddhist } from '../../calendars/buddhist.ts'
import { islamicUmalqura } from '../../calendars/islamicUmalqura.ts'
import { persian } from '../../calendars/persian.ts'
import { floating } from '../../private/overlay/surface.css.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { Calendar } from './Calendar.tsx'

const limits = { today: '2027-06-09', minValue: '2020-01-01', maxValue: '2031-01-01' }
const severalChanged = fn()
const dayChanged = fn()

const meta = {
  title: 'Calendar/Kinds',
  component: Calendar,
  tags: ['not-visual'],
  beforeEach: () => {
    severalChanged.mockClear()
    dayChanged.mockClear()
  },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const dayIn = (element: HTMLElement) => (name: RegExp | string) =>
  within(element).getByRole('button', { name })

export const SeveralDays: Story = {
  name: 'Of several days a press adds one in its place and takes a chosen one back, by mouse and by keys',
  tags: ['UI-01'],
  render: () => (
    <Calendar
      {...limits}
      className={floating}
      selectionMode="multiple"
      defaultValue={['2027-06-14', '2027-06-22']}
      offReason={(day) => (day === '2027-06-22' ? 'All cars are taken' : null)}
      onChange={severalChanged}
    />
  ),
  play: async ({ canvasElement }) => {
    const day = dayIn(canvasElement)
    const grid = within(canvasElement).getByRole('grid')
    const chosen = () =>
      [...grid.querySelectorAll<HTMLElement>('[aria-selected="true"] [data-day]')].map(
        (button) => button.dataset['day'],
      )
    expect(grid).toHaveAttribute('aria-multiselectable', 'true')
    expect(grid).toHaveAccessibleDescription(/^A press adds a day, and takes a chosen day back/)
    expect(chosen()).toEqual(['2027-06-14', '2027-06-22'])
    await userEvent.click(day('Wednesday, June 16, 2027'))
    expect(severalChanged).toHaveBeenLastCalledWith(['2027-06-14', '2027-06-16', '2027-06-22'])
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(severalChanged).toHaveBeenLastCalledWith(['2027-06-14', '2027-06-15', '2027-06-16', '2027-06-22'])
    await userEvent.keyboard('{ArrowLeft} ')
    expect(severalChanged).toHaveBeenLastCalledWith(['2027-06-15', '2027-06-16', '2027-06-22'])
    expect(day('Monday, June 14, 2027')).toHaveFocus()
    // It has become off meanwhile, and can be taken back but not added again.
    await userEvent.click(day(/^Tuesday, June 22, 2027/))
    expect(severalChanged).toHaveBeenLastCalledWith(['2027-06-15', '2027-06-16'])
    await userEvent.click(day(/^Tuesday, June 22, 2027/))
    expect(severalChanged).toHaveBeenCalledTimes(4)
    expect(chosen()).toEqual(['2027-06-15', '2027-06-16'])
  },
}

export const Persian: Story = {
  name: 'In the Persian calendar keys and pages move by its months, and the day that comes out is Gregorian',
  tags: ['UI-01'],
  render: () => (
    <Calendar
      {...limits}
      className={floating}
      calendar={persian}
      defaultValue="2027-06-14"
      onChange={dayChanged}
    />
  ),
  play: async ({ canvasElement }) => {
    const day = dayIn(canvasElement)
    const grid = within(canvasElement).getByRole('grid')
    const first = () => within(grid).getAllByRole('button', { name: /Khordad|Tir/ })
    expect(grid).toHaveAccessibleName('Khordad 1406')
    day(/Khordad 24, 1406/).focus()
    await userEvent.keyboard('{PageDown}')
    expect(grid).toHaveAccessibleName('Tir 1406')
    expect(day(/Tir 24, 1406/)).toHaveFocus()
    expect(first().length).toBeGreaterThan(30)
    await userEvent.keyboard('{Enter}')
    expect(dayChanged).toHaveBeenLastCalledWith('2027-07-15')
    await userEvent.click(day('Previous month'))
    expect(grid).toHaveAccessibleName('Khordad 1406')
    await userEvent.click(day(/^Khordad 1406, choose a month/))
    await userEvent.click(day('Esfand 1406'))
    expect(grid).toHaveAccessibleName('Esfand 1406')
    await userEvent.click(day(/^Esfand 1406, choose a month/))
    await userEvent.click(day(/^1406, choose a year/))
    // Twelve years are shown together: 1396 to 1407.
    await userEvent.click(day('Later years'))
    await userEvent.click(day('1408'))
    await userEvent.click(day('Esfand 1408'))
    // The year is a leap one: its last month has 30 days.
    await userEvent.click(day(/Esfand 30, 1408/))
    expect(dayChanged).toHaveBeenLastCalledWith('2030-03-20')
  },
}

export const ByTheProvider: Story = {
  name: 'A field takes the numbers of the calendar of its root, and gives out the Gregorian day',
  tags: ['UI-03'],
  render: () => (
    <ThemeProvider calendar={persian} dateFormat="YYYY/MM/DD">
      <DatePicker
        label="Landing date"
        {...limits}
        defaultValue="2027-06-14"
        onChange={dayChanged}
        name="landing"
      />
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    expect(input).toHaveValue('1406/03/24')
    await userEvent.clear(input)
    await userEvent.type(input, '14060631')
    expect(input).toHaveValue('1406/06/31')
    expect(dayChanged).toHaveBeenLastCalledWith('2027-09-22')
    expect(canvasElement.querySelector<HTMLInputElement>('[name="landing"]')!.value).toBe('2027-09-22')
    await userEvent.clear(input)
    await userEvent.type(input, '14060731')
    await userEvent.tab()
    expect(dayChanged).toHaveBeenLastCalledWith(null)
    expect(input).toHaveAccessibleDescription(/Mehr/)
  },
}

export const Buddhist: Story = {
  globals: { locale: 'en' },
  render: () => <Calendar {...limits} className={floating} calendar={buddhist} defaultValue="2027-06-14" />,
}
export const Islamic: Story = {
  render: () => (
    <Calendar {...limits} className={floating} calendar={islamicUmalqura} defaultValue="2027-06-14" />
  ),
}
