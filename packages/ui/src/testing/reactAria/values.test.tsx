import { type ReactElement, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { Calendar } from '../../components/Calendar/Calendar.tsx'
import { ChipGroup } from '../../components/ChipGroup/ChipGroup.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Form } from '../../components/Form/Form.tsx'
import {
  NotificationProvider,
  type Notifications,
  useNotifications,
} from '../../components/Notifications/Notifications.tsx'
import { RangeCalendar } from '../../components/RangeCalendar/RangeCalendar.tsx'
import { RemovableChip } from '../../components/RemovableChip/RemovableChip.tsx'
import { Stepper } from '../../components/Stepper/Stepper.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { TimePicker } from '../../components/TimePicker/TimePicker.tsx'
import { settled } from '../controls.ts'
import { focused, middleOf, onPage, type Page } from './onPage.tsx'

afterEach(() => cleanup())

const day = (container: Element, date: string) =>
  container.querySelector<HTMLElement>(`[data-day="${date}"]`)!

const fields: Record<string, (props: object) => ReactElement> = {
  TextField: (props) => <TextField label="Name" {...props} />,
  TimePicker: (props) => <TimePicker label="Time" {...props} />,
  DatePicker: (props) => <DatePicker label="Day" {...props} />,
}
const pickers: Record<string, (props: object) => ReactElement> = {
  DatePicker: (props) => <DatePicker label="Day" today="2027-06-09" {...props} />,
  DateRangePicker: (props) => <DateRangePicker label="Days" today="2027-06-09" {...props} />,
}

/** A number with narrow limits. */
function Limited({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(4)
  const take = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return <Stepper label="Bags" minValue={4} maxValue={6} value={value} onChange={take} />
}

/** Three chips that can be taken away. */
function Towns({ off = [], onRemove }: { off?: readonly string[]; onRemove: (town: string) => void }) {
  const [towns, setTowns] = useState(['Van', 'Izmir', 'Bursa'])
  return (
    <ChipGroup label="Towns">
      {towns.map((town) => (
        <RemovableChip
          key={town}
          isDisabled={off.includes(town)}
          onRemove={() => {
            onRemove(town)
            setTowns(towns.filter((one) => one !== town))
          }}
        >
          {town}
        </RemovableChip>
      ))}
    </ChipGroup>
  )
}

interface Held {
  api: Notifications | null
}

/** Gives out what shows messages. */
function Opener({ held }: { held: Held }) {
  held.api = useNotifications()
  return <Button>Send</Button>
}

describe('UI-18 a Stepper', () => {
  const number = (page: Page) => page.find<HTMLInputElement>('[role="spinbutton"]')

  it('steps by an arrow that is held', async () => {
    const onChange = vi.fn()
    const page = await onPage(<Stepper label="Bags" defaultValue={4} onChange={onChange} />)
    number(page).focus()
    await userEvent.keyboard('{ArrowUp>3/}')
    expect(number(page).value).toBe('7')
    await userEvent.keyboard('{ArrowDown>3/}')
    expect(number(page).value).toBe('4')
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([5, 6, 7, 6, 5, 4])
  })

  it('takes a press of a program on its buttons', async () => {
    const onChange = vi.fn()
    const page = await onPage(<Stepper label="Bags" defaultValue={4} onChange={onChange} />)
    page.find('[data-part="increment"]').click()
    await expect.poll(() => number(page).value).toBe('5')
    page.find('[data-part="decrement"]').click()
    await expect.poll(() => number(page).value).toBe('4')
    expect(onChange.mock.calls).toEqual([[5], [4]])
  })

  it('takes a typed number by Enter, and one that is pasted', async () => {
    const onChange = vi.fn()
    const page = await onPage(<Stepper label="Bags" defaultValue={2} maxValue={3000} onChange={onChange} />)
    await userEvent.fill(number(page), '1024')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(1024)
    await userEvent.fill(number(page), '1,025')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(1025)
  })

  it('shows what its owner holds where a new number is not taken', async () => {
    const onChange = vi.fn()
    const page = await onPage(<Stepper label="Bags" value={200} maxValue={3000} onChange={onChange} />)
    await userEvent.fill(number(page), '1024')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1024)
    expect(number(page).value).toBe('200')
  })

  it('keeps what a server said of it until it is another number', async () => {
    const page = await onPage(
      <Form aria-label="Order" errors={{ bags: 'Too many for the car' }}>
        <Stepper label="Bags" name="bags" defaultValue={5} />
      </Form>,
    )
    number(page).focus()
    await userEvent.tab()
    await settled()
    expect(page.container.textContent).toContain('Too many for the car')
    number(page).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => page.container.textContent).not.toContain('Too many for the car')
  })

  it('sends nothing while it is off, and joins a form elsewhere by its id', async () => {
    const tree = (isDisabled: boolean) => (
      <>
        <form id="order" aria-label="Order" />
        <Stepper label="Bags" name="bags" form="order" defaultValue={5} isDisabled={isDisabled} />
      </>
    )
    const { find, redraw } = await onPage(tree(false))
    const sent = () => new FormData(find<HTMLFormElement>('form')).get('bags')
    expect(sent()).toBe('5')
    await redraw(tree(true))
    expect(sent()).toBeNull()
  })

  it('stops a held button once it is off', async () => {
    const onChange = vi.fn()
    const { find } = await onPage(<Limited onChange={onChange} />)
    const more = find('[data-part="increment"]')
    const pointer = { bubbles: true, pointerType: 'mouse', button: 0, buttons: 1, ...middleOf(more) }
    more.dispatchEvent(new PointerEvent('pointerdown', pointer))
    await expect.poll(() => onChange.mock.calls.length).toBe(2)
    await new Promise((done) => setTimeout(done, 300))
    more.dispatchEvent(new PointerEvent('pointerup', pointer))
    expect(onChange.mock.calls).toEqual([[5], [6]])
  })
})

describe('UI-18 a field', () => {
  it.each(Object.keys(fields))('%s: invalid without words, it draws no empty note', async (name) => {
    const { find, all } = await onPage(fields[name]!({ isInvalid: true }))
    expect(find('input').getAttribute('aria-invalid')).toBe('true')
    expect(all('[data-part="note"]')).toEqual([])
  })

  it.each(Object.keys(fields))('%s: its id is the control’s, and its label leads there', async (name) => {
    const { find, all } = await onPage(fields[name]!({ id: 'own' }))
    expect(all('#own')).toHaveLength(1)
    expect(find('#own').matches('input')).toBe(true)
    await userEvent.click(find('label'))
    expect(focused()).toBe(find('#own'))
  })

  it.each(Object.keys(fields))('%s: joins a form elsewhere on the page by its id', async (name) => {
    const { find } = await onPage(
      <>
        <form id="order" aria-label="Order" />
        {fields[name]!({ name: 'field', form: 'order' })}
      </>,
    )
    expect(new FormData(find<HTMLFormElement>('form')).get('field')).toBe('')
  })
})

describe('UI-18 a Form', () => {
  it('in a Form that only tells, one may still keep it from being sent', async () => {
    const { find } = await onPage(
      <Form aria-label="Order" validationBehavior="aria">
        <TextField label="Name" name="name" isRequired validationBehavior="native" />
        <TextField label="Phone" name="phone" isRequired />
      </Form>,
    )
    expect(
      [find('[name="name"]'), find('[name="phone"]')].map((one) => one.hasAttribute('required')),
    ).toEqual([true, false])
    expect(find<HTMLFormElement>('form').checkValidity()).toBe(false)
  })

  it('with an object and a fieldset in it is sent, and its first fault has the focus', async () => {
    const { find } = await onPage(
      <Form aria-label="Order">
        <fieldset>
          <legend>Order</legend>
          <object aria-label="Map" />
          <output>1</output>
          <TextField label="Name" name="name" isRequired />
        </fieldset>
      </Form>,
    )
    expect(find<HTMLFormElement>('form').reportValidity()).toBe(false)
    expect(focused()).toBe(find('[name="name"]'))
  })
})

describe('UI-18 a Calendar', () => {
  const free = { today: '2027-06-09', defaultValue: '2027-06-14' } as const

  it('is walked by an arrow that is held, and stays where its day cannot be taken', async () => {
    const onChange = vi.fn()
    const { container } = await onPage(
      <Calendar
        {...free}
        onChange={onChange}
        offReason={(date) => (date === '2027-06-17' ? 'Sold out' : null)}
      />,
    )
    day(container, '2027-06-14').focus()
    await userEvent.keyboard('{ArrowRight>3/}')
    expect(focused()).toBe(day(container, '2027-06-17'))
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    expect(container.querySelectorAll('[aria-selected="true"]')).toHaveLength(1)
  })

  it.each(['Calendar', 'RangeCalendar'])('%s: another value from its owner takes no focus', async (name) => {
    const draw = (start: string) =>
      name === 'Calendar' ? (
        <Calendar today="2027-06-09" value={start} />
      ) : (
        <RangeCalendar today="2027-06-09" value={{ start, end: start }} />
      )
    const { container, find, redraw } = await onPage(
      <>
        <button type="button">Beside</button>
        {draw('2027-06-14')}
      </>,
    )
    find('button').focus()
    await redraw(
      <>
        <button type="button">Beside</button>
        {draw('2027-08-20')}
      </>,
    )
    await settled()
    expect(focused()?.textContent).toBe('Beside')
    expect(day(container, '2027-08-20')).not.toBeNull()
  })
})

describe('UI-18 a field of days', () => {
  const opener = '[aria-haspopup="dialog"]'

  it.each(Object.keys(pickers))(
    '%s: off, neither its texts nor its calendar are to be used',
    async (name) => {
      const { all } = await onPage(pickers[name]!({ isDisabled: true }))
      const controls = all<HTMLInputElement>('input:not([type="hidden"]), button')
      expect(controls.length).toBeGreaterThan(1)
      expect(controls.filter((control) => !control.disabled)).toEqual([])
    },
  )

  it.each(Object.keys(pickers))('%s: says on its button that the calendar is open', async (name) => {
    const { find, all } = await onPage(pickers[name]!({}))
    const button = find(opener)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-controls')!)).toBe(all('[role="dialog"]')[0])
  })

  it.each(Object.keys(pickers))('%s: closes once the choice is whole, and not before', async (name) => {
    const { container, find, all } = await onPage(pickers[name]!({}))
    await userEvent.click(find(opener))
    await expect.poll(() => all('[role="dialog"]').length).toBe(1)
    await userEvent.click(day(container, '2027-06-14'))
    await settled()
    if (name === 'DateRangePicker') {
      expect(all('[role="dialog"]')).toHaveLength(1)
      await userEvent.click(day(container, '2027-06-18'))
    }
    await expect.poll(() => all('[role="dialog"]').length).toBe(0)
    expect(container.querySelector<HTMLInputElement>('input')!.value).toBe('14.06.2027')
  })

  it.each(Object.keys(pickers))(
    '%s: a press beside its calendar leaves the dialog around open',
    async (name) => {
      const { find, all, container } = await onPage(
        <Dialog title="Order" defaultOpen>
          {pickers[name]!({})}
        </Dialog>,
      )
      await expect.poll(() => container.querySelector(opener)).not.toBeNull()
      await userEvent.click(find(opener))
      await expect.poll(() => all('[role="dialog"]').length).toBe(2)
      await userEvent.click(find('[data-part="scrim"]'), { position: { x: 4, y: 4 } })
      await expect.poll(() => all('[role="dialog"]').length).toBe(1)
      await settled()
      expect(all('[role="dialog"]')).toHaveLength(1)
    },
  )
})

describe('UI-18 chips that are removed', () => {
  it.each([
    ['Delete', []],
    ['Backspace', []],
    ['Delete', ['Van', 'Izmir']],
  ])('by %s held take one each press, and lead on to what is not off: %o', async (key, off) => {
    const onRemove = vi.fn()
    const { all, find } = await onPage(<Towns off={off} onRemove={onRemove} />)
    const buttons = all<HTMLButtonElement>('[data-part="remove"]').filter((button) => !button.disabled)
    buttons[0]!.focus()
    await userEvent.keyboard(`{${key}>3/}`)
    await settled()
    expect(onRemove).toHaveBeenCalledTimes(1)
    const left = all<HTMLButtonElement>('[data-part="remove"]').filter((button) => !button.disabled)
    expect(focused()).toBe(left[0] ?? find('[data-wherry-chips]'))
  })

  it('that are off are not to be removed', async () => {
    const onRemove = vi.fn()
    const { all } = await onPage(<Towns off={['Van']} onRemove={onRemove} />)
    const [button] = all<HTMLButtonElement>('[data-part="remove"]')
    expect(button!.disabled).toBe(true)
    button!.click()
    expect(onRemove).not.toHaveBeenCalled()
  })
})

describe('UI-18 messages', () => {
  it('closed one after another, by keys, lead on to one that is left, and then back', async () => {
    const held: Held = { api: null }
    const { find, all } = await onPage(
      <NotificationProvider>
        <Opener held={held} />
      </NotificationProvider>,
    )
    find('button').focus()
    for (const title of ['First', 'Second', 'Third']) held.api!.show({ tone: 'info', title, duration: null })
    await expect.poll(() => all('[data-part="card"]').length).toBe(3)
    await userEvent.keyboard('{F6}')
    for (const left of [2, 1]) {
      all('[data-part="close"]').at(-1)!.focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => all('[data-part="card"]').length).toBe(left)
      await expect.poll(() => focused()?.closest('[data-part="region"]')).not.toBeNull()
    }
    all('[data-part="close"]')[0]!.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => all('[data-part="card"]').length).toBe(0)
    await expect.poll(() => focused()?.textContent).toBe('Send')
  })
})
