import type { FormEvent, ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { Plate } from '../../components/Plate/Plate.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { focused, middleOf, onPage } from './onPage.tsx'

afterEach(() => cleanup())

const payments = [
  { value: 'card', label: 'By card' },
  { value: 'cash', label: 'Cash' },
  { value: 'bill', label: 'On account' },
]
const actions = [{ key: 'all', items: [{ value: 'print', label: 'Print' }] }]

const openers: Record<string, (props: { isLoading?: boolean; isDisabled?: boolean }) => ReactElement> = {
  Menu: (props) => <Menu label="Trip" trigger={<Button {...props}>Trip</Button>} groups={actions} />,
  Popover: (props) => (
    <Popover label="Trip" trigger={<Button {...props}>Trip</Button>}>
      Details
    </Popover>
  ),
}
const ways: Record<string, (button: HTMLElement) => Promise<void>> = {
  'a press': async (button) => button.click(),
  Enter: () => userEvent.keyboard('{Enter}'),
  'Arrow Down': () => userEvent.keyboard('{ArrowDown}'),
  'Arrow Up': () => userEvent.keyboard('{ArrowUp}'),
  'a mouse that is pressed and drawn away': async (button) => {
    const pointer = { bubbles: true, composed: true, pointerType: 'mouse', button: 0, buttons: 1 }
    button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...middleOf(button) }))
    document.body.dispatchEvent(new PointerEvent('pointermove', pointer))
  },
}
const ticks: Record<string, (handlers: object) => ReactElement> = {
  Checkbox: (handlers) => <Checkbox {...handlers}>Child seat</Checkbox>,
  Switch: (handlers) => <Switch {...handlers}>Child seat</Switch>,
  RadioGroup: (handlers) => <RadioGroup label="Pay" options={payments} {...handlers} />,
  SegmentedControl: (handlers) => <SegmentedControl label="Pay" segments={payments} {...handlers} />,
}

describe('UI-18 a button that waits', () => {
  const sendForm = async (isLoading: boolean) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const page = await onPage(
      <form aria-label="Order" onSubmit={onSubmit}>
        <input aria-label="Name" />
        <input aria-label="Phone" />
        <Button type="submit" isLoading={isLoading}>
          Send
        </Button>
      </form>,
    )
    return { ...page, onSubmit }
  }

  it.each([
    ['a press', async (button: HTMLElement) => button.click()],
    ['Enter on it', async () => userEvent.keyboard('{Enter}')],
    ['Space on it', async () => userEvent.keyboard(' ')],
    [
      'Enter in a field beside it',
      async (button: HTMLElement) => {
        button.closest('form')!.querySelector('input')!.focus()
        await userEvent.keyboard('{Enter}')
      },
    ],
  ] as const)('sends its form by %s only once it waits no longer', async (_, send) => {
    const waiting = await sendForm(true)
    const button = waiting.find<HTMLButtonElement>('button[type="submit"]')
    button.focus()
    expect(focused()).toBe(button)
    await send(button)
    expect(waiting.onSubmit).not.toHaveBeenCalled()
    await cleanup()
    const ready = await sendForm(false)
    ready.find('button[type="submit"]').focus()
    await send(ready.find('button[type="submit"]'))
    expect(ready.onSubmit).toHaveBeenCalledTimes(1)
  })

  it('that sends a form takes what belongs to that', async () => {
    const { find } = await onPage(
      <>
        <form id="order" aria-label="Order" />
        <Button type="submit" form="order" name="act" value="book" formMethod="post" formNoValidate>
          Book
        </Button>
      </>,
    )
    const button = find<HTMLButtonElement>('button')
    expect(button.form).toBe(find('form'))
    expect([...new FormData(button.form!, button)]).toEqual([['act', 'book']])
    expect(button.formMethod).toBe('post')
    expect(button.formNoValidate).toBe(true)
  })

  it('keeps its focus, and its owner hears of it', async () => {
    const [onFocus, onBlur, onClick] = [vi.fn(), vi.fn(), vi.fn()]
    const { find } = await onPage(
      <Button isLoading {...{ onFocus, onBlur, onClick }}>
        Send
      </Button>,
    )
    await userEvent.click(find('button'))
    expect(onFocus).toHaveBeenCalledTimes(1)
    expect(onBlur).not.toHaveBeenCalled()
    expect(onClick).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledTimes(1)
  })

  const cases = Object.keys(openers).flatMap((opener) =>
    (['isLoading', 'isDisabled'] as const).flatMap((state) =>
      Object.keys(ways).map((way) => [opener, state, way] as const),
    ),
  )

  it.each(cases)('opens no %s, %s, by %s', async (opener, state, way) => {
    const { find, all } = await onPage(openers[opener]!({ [state]: true }))
    const button = find('button')
    button.focus()
    await ways[way]!(button)
    await new Promise((done) => setTimeout(done, 50))
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(all('[role="menu"], [role="dialog"]')).toEqual([])
  })
})

describe('UI-18 what is ticked or chosen', () => {
  it.each(Object.keys(ticks))('%s: pressed on its words again and again it keeps the focus', async (name) => {
    const [onFocus, onBlur] = [vi.fn(), vi.fn()]
    const { find } = await onPage(ticks[name]!({ onFocus, onBlur }))
    const row = find('label')
    await userEvent.click(row)
    expect(onFocus).toHaveBeenCalledTimes(1)
    await userEvent.click(row)
    await userEvent.click(row)
    expect(onFocus).toHaveBeenCalledTimes(1)
    expect(onBlur).not.toHaveBeenCalled()
    expect(focused()).toBe(find('input'))
  })

  it.each(Object.keys(ticks))('%s: Enter on it sends its form', async (name) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const { find } = await onPage(
      <form aria-label="Order" onSubmit={onSubmit}>
        {ticks[name]!({})}
        <button type="submit">Send</button>
      </form>,
    )
    find('input').focus()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it.each(['Checkbox', 'Switch'])('%s: a new hint is read in place of the old one', async (name) => {
    const make = (description?: string) =>
      name === 'Switch' ? (
        <Switch description={description}>Child seat</Switch>
      ) : (
        <Checkbox description={description}>Child seat</Checkbox>
      )
    const { find, redraw } = await onPage(make('Free'))
    const told = () =>
      find('input')
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(told()).toEqual(['Free'])
    await redraw(make('For a price'))
    expect(told()).toEqual(['For a price'])
    await redraw(make())
    expect(told()).toBeUndefined()
  })

  it('Chip: a press and Space turn it on and off, and each is told', async () => {
    const onChange = vi.fn()
    const { find } = await onPage(<Chip onChange={onChange}>Business</Chip>)
    await userEvent.click(find('button'))
    await userEvent.keyboard(' ')
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })
})

describe('UI-18 a RadioGroup', () => {
  it('is one stop of the Tab key, forwards and backwards', async () => {
    const { all } = await onPage(
      <>
        <button type="button">Before</button>
        <RadioGroup label="Pay" options={payments} />
        <button type="button">After</button>
      </>,
    )
    const [before, after] = all('button')
    const radios = all('input')
    before!.focus()
    await userEvent.tab()
    expect(focused()).toBe(radios[0])
    await userEvent.tab()
    expect(focused()).toBe(after)
    await userEvent.tab({ shift: true })
    expect(radios).toContain(focused())
  })

  it('is walked by an arrow that is held', async () => {
    const onChange = vi.fn()
    const { find } = await onPage(
      <RadioGroup label="Pay" options={payments} defaultValue="card" onChange={onChange} />,
    )
    find('input').focus()
    await userEvent.keyboard('{ArrowDown>2/}')
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['cash', 'bill'])
  })

  it('tells of the focus that goes from one of its radios to another', async () => {
    const [onFocus, onBlur] = [vi.fn(), vi.fn()]
    const { all } = await onPage(<RadioGroup label="Pay" options={payments} {...{ onFocus, onBlur }} />)
    const [first, second] = all('label')
    await userEvent.click(first!)
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.click(second!)
    expect(onFocus).toHaveBeenCalledTimes(2)
    expect(onBlur).toHaveBeenCalledTimes(1)
  })

  it.each([false, true])(
    'required, with its last radio off: %s, keeps its form and has the focus',
    async (isOff) => {
      const options = payments.map((one, at) => ({ ...one, isDisabled: isOff && at === 2 }))
      const { find, all } = await onPage(
        <form aria-label="Order">
          <RadioGroup label="Pay" options={options} isRequired />
        </form>,
      )
      const form = find<HTMLFormElement>('form')
      expect(form.reportValidity()).toBe(false)
      await expect.poll(() => find('[role="radiogroup"]').getAttribute('aria-invalid')).toBe('true')
      expect(focused()).toBe(all('input')[0])
      await userEvent.click(all('label')[0]!)
      await expect.poll(() => find('[role="radiogroup"]').getAttribute('aria-invalid')).toBeNull()
      expect(form.checkValidity()).toBe(true)
    },
  )

  it('joins a form elsewhere on the page by its id', async () => {
    const { find } = await onPage(
      <>
        <form id="order" aria-label="Order" />
        <Checkbox form="order" name="seat" defaultSelected>
          Child seat
        </Checkbox>
        <Switch form="order" name="sign" defaultSelected>
          Sign
        </Switch>
      </>,
    )
    expect([...new FormData(find<HTMLFormElement>('form'))]).toEqual([
      ['seat', 'on'],
      ['sign', 'on'],
    ])
  })
})

describe('UI-18 a Plate', () => {
  it('that its owner holds open or folded asks before it changes', async () => {
    const onOpenChange = vi.fn()
    const plate = (isOpen: boolean) => (
      <Plate title="Stops" {...{ isOpen, onOpenChange }}>
        <Plate title="Inside">Deep</Plate>
      </Plate>
    )
    const { find, redraw } = await onPage(plate(true))
    const title = find('button')
    await userEvent.click(title)
    expect(onOpenChange.mock.calls).toEqual([[false]])
    expect(title.getAttribute('aria-expanded')).toBe('true')
    await redraw(plate(false))
    expect(title.getAttribute('aria-expanded')).toBe('false')
  })

  it('in another one folds by itself', async () => {
    const { all } = await onPage(
      <Plate title="Stops" defaultOpen>
        <Plate title="Inside">Deep</Plate>
      </Plate>,
    )
    const [outer, inner] = all('button[aria-expanded]')
    await userEvent.click(inner!)
    expect([outer, inner].map((one) => one!.getAttribute('aria-expanded'))).toEqual(['true', 'true'])
    await userEvent.click(inner!)
    expect([outer, inner].map((one) => one!.getAttribute('aria-expanded'))).toEqual(['true', 'false'])
  })
})

describe('UI-18 a Progress', () => {
  it.each([
    [{ value: 5, minValue: 0, maxValue: 20 }, '5', '25%'],
    [{ value: 30, minValue: 10, maxValue: 20 }, '20', '100%'],
    [{ value: 0, minValue: 0, maxValue: 0 }, '0', '0%'],
    [{ value: 7, minValue: 7, maxValue: 7 }, '7', '0%'],
    [{ value: null }, null, null],
  ])('of %o says %s and %s', async (range, now, text) => {
    const { find } = await onPage(<Progress label="Asking" {...range} />)
    const bar = find('[role="progressbar"]')
    expect(bar.getAttribute('aria-valuenow')).toBe(now)
    expect(bar.getAttribute('aria-valuetext')).toBe(text)
  })
})
