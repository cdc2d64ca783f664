import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Calendar } from '../../components/Calendar/Calendar.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { Plate } from '../../components/Plate/Plate.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stepper } from '../../components/Stepper/Stepper.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { TimePicker } from '../../components/TimePicker/TimePicker.tsx'
import { moduleDates } from '../../testing/moduleDates.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'

function Owner({ onChange }: { onChange: (isSelected: boolean) => void }) {
  const [isSelected, setSelected] = useState(false)
  return (
    <ThemeProvider {...moduleDates}>
      <Checkbox isSelected={isSelected} onChange={onChange}>
        News
      </Checkbox>
      <Plate title="Stop" isOpen={isSelected}>
        Address
      </Plate>
      <button type="button" onClick={() => setSelected(true)}>
        All
      </button>
    </ThemeProvider>
  )
}

/** Presses without a pointer, since a pointer that stays would hover over the next test's elements. */
const press = (found: Locator) => (found.element() as HTMLElement).click()
const focus = (found: Locator) => (found.element() as HTMLElement).focus()

const same = (text: string) => text

describe('uncontrolled, a component holds its value itself and tells of it (UI-20)', () => {
  afterEach(() => cleanup())
  const draw = (tree: ReactNode) => render(<ThemeProvider {...moduleDates}>{tree}</ThemeProvider>)

  it('what is typed: TextField, PhoneField, DatePicker, TimePicker', async () => {
    const onChange = vi.fn()
    const { getByRole } = await draw(
      <>
        <TextField label="Flight" defaultValue="TK" onChange={onChange} />
        <PhoneField label="Phone" defaultValue="+90" onChange={onChange} />
        <DatePicker label="Date" defaultValue={null} today="2027-06-09" onChange={onChange} />
        <TimePicker label="Time" defaultValue="09:45" onChange={onChange} />
      </>,
    )
    const flight = getByRole('textbox', { name: 'Flight' })
    await flight.fill('TK 1985')
    await expect.element(flight).toHaveValue('TK 1985')
    expect(onChange).toHaveBeenLastCalledWith('TK 1985')
    const phone = getByRole('textbox', { name: 'Phone' })
    await phone.fill('+905321184027')
    await expect.element(phone).toHaveValue('+90 532 118 40 27')
    expect(onChange).toHaveBeenLastCalledWith('+905321184027')
    const date = getByRole('textbox', { name: 'Date' })
    focus(date)
    await userEvent.keyboard('14062027')
    await expect.element(date).toHaveValue('14.06.2027')
    expect(onChange).toHaveBeenLastCalledWith('2027-06-14')
    const time = getByRole('combobox', { name: 'Time' })
    await expect.element(time).toHaveValue('09:45')
    await time.fill('21.30')
    await userEvent.keyboard('{Enter}')
    await expect.element(time).toHaveValue('21:30')
    expect(onChange).toHaveBeenLastCalledWith('21:30', { nextDay: false })
  })

  it('what is chosen: Checkbox, Switch, Chip, RadioGroup, Stepper, Calendar', async () => {
    const onChange = vi.fn()
    const { container, getByRole } = await draw(
      <>
        <Checkbox defaultSelected onChange={onChange}>
          News
        </Checkbox>
        <Switch onChange={onChange}>Seats</Switch>
        <Chip onChange={onChange}>Business</Chip>
        <RadioGroup
          label="Pay"
          defaultValue="card"
          onChange={onChange}
          options={[
            { value: 'card', label: 'Card' },
            { value: 'cash', label: 'Cash' },
          ]}
        />
        <Stepper label="Bags" defaultValue={2} onChange={onChange} />
        <Calendar defaultValue="2027-06-14" today="2027-06-09" onChange={onChange} />
      </>,
    )
    const news = getByRole('checkbox', { name: 'News' })
    await expect.element(news).toBeChecked()
    press(news)
    await expect.element(news).not.toBeChecked()
    expect(onChange).toHaveBeenLastCalledWith(false)
    press(getByRole('switch', { name: 'Seats' }))
    await expect.element(getByRole('switch', { name: 'Seats' })).toBeChecked()
    press(getByRole('button', { name: 'Business' }))
    await expect.element(getByRole('button', { name: 'Business' })).toHaveAttribute('aria-pressed', 'true')
    press(getByRole('radio', { name: 'Cash' }))
    await expect.element(getByRole('radio', { name: 'Cash' })).toBeChecked()
    expect(onChange).toHaveBeenLastCalledWith('cash')
    press(getByRole('button', { name: 'Bags: more' }))
    await expect.element(getByRole('spinbutton', { name: 'Bags' })).toHaveAttribute('aria-valuenow', '3')
    expect(onChange).toHaveBeenLastCalledWith(3)
    const day = container.querySelector<HTMLElement>('[data-day="2027-06-16"]')!
    day.click()
    await expect.poll(() => day.closest('td')?.getAttribute('aria-selected')).toBe('true')
    expect(onChange).toHaveBeenLastCalledWith('2027-06-16')
  })

  it('ComboBox: the picked item’s name stands in the input', async () => {
    const { getByRole } = await draw(
      <ComboBox
        label="From"
        defaultInputValue="Istan"
        groups={[{ key: 'all', items: ['Istanbul Airport', 'Istanbul'] }]}
        getKey={same}
        getText={same}
      />,
    )
    const input = getByRole('combobox', { name: 'From' })
    await expect.element(input).toHaveValue('Istan')
    focus(input)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(input).toHaveValue('Istanbul Airport')
  })

  it.each([
    ['Dialog', Dialog],
    ['Drawer', Drawer],
  ])('%s: opened by default it closes by itself', async (_, Overlay) => {
    const onOpenChange = vi.fn()
    const { getByRole } = await draw(<Overlay defaultOpen onOpenChange={onOpenChange} title="Filters" />)
    await expect.element(getByRole('dialog', { name: 'Filters' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})

describe('controlled, a component shows what its owner holds (UI-20)', () => {
  afterEach(() => cleanup())

  it('an owner that refuses keeps its value; one that changes it elsewhere is followed', async () => {
    const onChange = vi.fn()
    const { getByRole } = await render(<Owner onChange={onChange} />)
    press(getByRole('checkbox'))
    press(getByRole('button', { name: 'Stop' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
    await expect.element(getByRole('checkbox')).not.toBeChecked()
    await expect.element(getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-expanded', 'false')
    press(getByRole('button', { name: 'All' }))
    await expect.element(getByRole('checkbox')).toBeChecked()
    await expect.element(getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-expanded', 'true')
  })
})
