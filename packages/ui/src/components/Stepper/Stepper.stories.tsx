import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { brokenWords } from '../../testing/brokenWords.ts'
import { heard } from '../../testing/heard.ts'
import { type HeldTimers, withHeldTimers } from '../../testing/withHeldTimers.ts'
import { stepperGuide } from './Stepper.guide.ts'
import { Stepper, type StepperProps } from './Stepper.tsx'
import { holdPace } from './useHold.ts'

function Held(props: StepperProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: number) => {
    setValue(next)
    props.onChange?.(next)
  }
  return <Stepper {...props} value={value} onChange={change} />
}

const meta = {
  component: Stepper,
  tags: ['autodocs'],
  parameters: { guide: stepperGuide },
  args: { label: 'Children', description: 'Up to 17 years', value: 2, maxValue: 6, onChange: fn() },
  render: Held,
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

const spin = (canvas: HTMLElement) => within(canvas).getByRole('spinbutton', { name: 'Children' })
const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })

export const Rest: Story = {}
export const AtMin: Story = { args: { value: 0 } }
export const AtMax: Story = { args: { value: 6 } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const NoDescription: Story = { args: { label: 'Adults', description: undefined, minValue: 1 } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const Russian: Story = {
  tags: ['visual'],
  globals: { locale: 'ru' },
  args: { label: 'Дети' },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Дети: больше')).toBeVisible()
  },
}
export const Measured: Story = {
  name: 'Of what is measured there is less, of what is counted fewer',
  tags: ['UI-07'],
  args: { label: 'Duration', description: 'From 2 hours', isMeasured: true },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Duration: less')).toBeVisible()
    await expect(button(canvasElement, 'Duration: more')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: /fewer/ })).toBeNull()
  },
}
/** The buttons stand below the label, and no word of it breaks. */
export const Narrow: Story = {
  tags: ['visual', 'UI-18'],
  name: 'Narrow: 176 px',
  args: { label: 'Passengers', description: 'Up to 17 years' },
  decorators: [(Story) => <div style={{ width: 176 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
    const label = within(canvasElement).getByText('Passengers').getBoundingClientRect()
    const more = button(canvasElement, 'Passengers: more').getBoundingClientRect()
    await expect(more.top).toBeGreaterThanOrEqual(label.bottom)
    await expect(more.right).toBeLessThanOrEqual(label.left + 176)
  },
}
export const Invalid: Story = {
  tags: ['visual'],
  args: { value: 4, error: 'Comfort seats three. Take one child less or a minivan.' },
  play: async ({ canvasElement }) => {
    await expect(spin(canvasElement)).toHaveAccessibleDescription(/Comfort seats three/)
    await expect(spin(canvasElement)).toBeInvalid()
  },
}
export const InWords: Story = {
  tags: ['visual'],
  args: { unit: (hours: number) => `${hours} hours`, format: (hours: number) => `${hours} h` },
  play: async ({ canvasElement }) => {
    await expect(spin(canvasElement)).toHaveAttribute('aria-valuetext', '2 hours')
    await expect(spin(canvasElement)).toHaveValue('2 h')
  },
}

export const Keyboard: Story = {
  name: 'Arrows, Page keys, Home and End, kept to min and max',
  tags: ['UI-07', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const number = spin(canvasElement)
    await userEvent.tab()
    await expect(number).toHaveFocus()
    await expect(number).toHaveAttribute('aria-valuemin', '0')
    await expect(number).toHaveAttribute('aria-valuemax', '6')
    for (const [key, value] of [
      ['{ArrowUp}', 3],
      ['{ArrowDown}', 2],
      ['{PageUp}', 6],
      ['{ArrowUp}', 6],
      ['{PageDown}', 0],
      ['{ArrowDown}', 0],
      ['{End}', 6],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(number).toHaveAttribute('aria-valuenow', String(value))
    }
    await expect(args.onChange).toHaveBeenCalledTimes(6)
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}

export const Typed: Story = {
  name: 'The number is typed: Enter takes it, Escape drops it, Tab takes it and goes on',
  tags: ['UI-07', 'A11Y-02'],
  args: { maxValue: 40 },
  play: async ({ canvasElement, args }) => {
    const number = spin(canvasElement)
    await userEvent.type(number, '12')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await expect(number).toHaveAttribute('aria-valuenow', '12')
    await userEvent.keyboard('5{Escape}')
    await expect(number).toHaveValue('12')
    await userEvent.clear(number)
    await userEvent.keyboard('3 pax')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(number).toHaveValue('3')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const TypedWrong: Story = {
  name: 'A typed text that is no number, and one beyond the limits, is answered, drawn and spoken',
  tags: ['UI-07', 'A11Y-03'],
  args: { minValue: 1 },
  play: async ({ canvasElement, args }) => {
    const { said, stop } = heard(canvasElement)
    const number = spin(canvasElement)
    const type = async (text: string) => {
      await userEvent.clear(number)
      await userEvent.keyboard(`${text}{Enter}`)
    }
    await type('many')
    await expect(number).toHaveValue('2')
    await expect(number).toHaveAccessibleDescription(/“many” is not a number. Still 2/)
    await type('0')
    await expect(number).toHaveValue('1')
    await expect(number).toHaveAccessibleDescription(/The least is 1/)
    await type('99')
    await expect(args.onChange).toHaveBeenLastCalledWith(6)
    await waitFor(() => expect(said).toContain('The most is 6'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(number).not.toHaveAccessibleDescription(/most/)
    stop()
  },
}

export const Decimals: Story = {
  name: 'A step of 0.1 gives 0.3 and not 0.30000000000000004, by keys and by buttons',
  tags: ['UI-07'],
  render: (args) => <Stepper {...args} />,
  args: { value: undefined, defaultValue: 0.1, step: 0.1, maxValue: 1 },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    for (const [key, value] of [
      ['{ArrowUp}', 0.2],
      ['{ArrowUp}', 0.3],
      ['{PageUp}', 1],
      ['{ArrowDown}', 0.9],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(spin(canvasElement)).toHaveAttribute('aria-valuenow', String(value))
      await expect(args.onChange).toHaveBeenLastCalledWith(value)
    }
    await userEvent.click(button(canvasElement, 'Children: fewer'))
    await userEvent.click(button(canvasElement, 'Children: fewer'))
    await expect(args.onChange).toHaveBeenLastCalledWith(0.7)
  },
}

export const DefaultBeyond: Story = {
  name: 'A default beyond the limits is brought within them',
  tags: ['UI-07'],
  render: (args) => <Stepper {...args} />,
  args: { value: undefined, defaultValue: 9, maxValue: 3 },
  play: async ({ canvasElement }) => {
    await expect(spin(canvasElement)).toHaveAttribute('aria-valuenow', '3')
    await expect(button(canvasElement, 'Children: more')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Buttons: Story = {
  name: 'Buttons step, and focus is never lost at a bound',
  tags: ['UI-07'],
  args: { value: 5 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Children: more'))
    await expect(args.onChange).toHaveBeenLastCalledWith(6)
    await expect(button(canvasElement, 'Children: more')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(canvasElement, 'Children: more'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(spin(canvasElement)).toHaveFocus()
    await userEvent.click(button(canvasElement, 'Children: fewer'))
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
  },
}

const isPace = (time: number) => time === holdPace
/** Waits until a held button has acted a number of times and is about to again. */
async function repeated(onChange: unknown, timers: HeldTimers, count: number) {
  for (let time = 1; time <= count; time++) {
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(time))
    await waitFor(() => expect(timers.waiting).toBe(1))
    if (time < count) timers.pass(holdPace)
  }
}

export const Hold: Story = {
  name: 'Hold to repeat, to the bound and no further',
  tags: ['UI-07'],
  play: async ({ canvasElement, args }) => {
    const more = button(canvasElement, 'Children: more')
    await fireEvent.pointerDown(more, { button: 0 })
    await waitFor(() => expect(spin(canvasElement)).toHaveAttribute('aria-valuenow', '6'))
    await fireEvent.pointerUp(more)
    await fireEvent.click(more)
    await expect(args.onChange).toHaveBeenCalledTimes(4)
  },
}

export const HoldReleased: Story = {
  name: 'A held button let go stops',
  tags: ['UI-07'],
  args: { maxValue: 1000 },
  play: async ({ canvasElement, args }) => {
    const more = button(canvasElement, 'Children: more')
    await withHeldTimers(isPace, async (timers) => {
      await fireEvent.pointerDown(more, { button: 0 })
      await repeated(args.onChange, timers, 3)
      await fireEvent.pointerUp(more)
      await fireEvent.click(more)
      expect(timers.waiting).toBe(0)
      timers.pass(10 * holdPace)
    })
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

/** Longer than the announcer keeps a text for its turn. */
const settled = () => new Promise((done) => setTimeout(done, 700))
/** Waits for what a reader hears, and then for nothing more. */
const hears = async (said: readonly string[], texts: unknown[]) => {
  await waitFor(() => expect(said).toEqual(texts))
  await settled()
  expect(said).toEqual(texts)
}

export const HeldIsSpokenOnce: Story = {
  name: 'While a button is held a reader hears nothing, then the last value once',
  tags: ['UI-07', 'A11Y-03'],
  args: { maxValue: 1000 },
  play: async ({ canvasElement, args }) => {
    const { said, stop } = heard(canvasElement)
    const more = button(canvasElement, 'Children: more')
    const number = spin(canvasElement)
    const told: (string | null)[] = []
    const observer = new MutationObserver(() => told.push(number.getAttribute('aria-valuenow')))
    observer.observe(number, { attributeFilter: ['aria-valuenow'] })
    await withHeldTimers(isPace, async (timers) => {
      // A finger: the focus stays where it was until the hand is off.
      await fireEvent.pointerDown(more, { button: 0, pointerType: 'touch' })
      await repeated(args.onChange, timers, 4)
      await expect(number).toHaveValue('6')
      await expect(number).toHaveAttribute('aria-valuenow', '2')
      await fireEvent.pointerUp(more)
      await fireEvent.click(more)
    })
    await expect(number).toHaveAttribute('aria-valuenow', '6')
    await hears(said, ['Children: 6'])
    await expect(told).toEqual(['6'])
    observer.disconnect()
    stop()
  },
}

export const PressedByAReader: Story = {
  name: 'A button pressed without a pointer says the value once; at the number the reader says it by itself',
  tags: ['UI-07', 'A11Y-03'],
  play: async ({ canvasElement }) => {
    const { said, stop } = heard(canvasElement)
    button(canvasElement, 'Children: more').click()
    await hears(said, ['Children: 3'])
    spin(canvasElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(spin(canvasElement)).toHaveAttribute('aria-valuenow', '4')
    await userEvent.click(button(canvasElement, 'Children: more'))
    await expect(spin(canvasElement)).toHaveAttribute('aria-valuenow', '5')
    await settled()
    await expect(said).toEqual(['Children: 3'])
    stop()
  },
}

function textBottom(element: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().bottom
}

export const MaxReason: Story = {
  name: 'The reason of the maximum is drawn and spoken each time it is run into',
  tags: ['UI-07'],
  args: { value: 2, maxValue: 3, maxReason: 'Comfort seats three besides the driver' },
  play: async ({ canvasElement, args }) => {
    const { said, stop } = heard(canvasElement)
    const reason = () => within(canvasElement).queryByText(args.maxReason!, { selector: 'p' })
    await expect(reason()).toBe(null)
    await userEvent.click(button(canvasElement, 'Children: more'))
    await expect(reason()).toBeVisible()
    const space = reason()!.parentElement!.getBoundingClientRect().bottom - textBottom(reason()!)
    await expect(space, 'below the reason, as below the buttons').toBeGreaterThanOrEqual(8)
    await expect(button(canvasElement, 'Children: more')).toHaveAccessibleDescription(args.maxReason)
    await hears(said, [args.maxReason])
    await userEvent.keyboard('{ArrowUp}')
    await hears(said, [args.maxReason, args.maxReason])
    await userEvent.click(button(canvasElement, 'Children: fewer'))
    await expect(reason()).toBe(null)
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    stop()
  },
}

const seats = 4
const full = 'Comfort seats four, adults and children together'
function Party() {
  const [adults, setAdults] = useState(2)
  const [children, setChildren] = useState(1)
  const shared = { maxReason: full }
  return (
    <>
      <Stepper
        {...shared}
        label="Adults"
        value={adults}
        onChange={setAdults}
        minValue={1}
        maxValue={seats - children}
      />
      <Stepper
        {...shared}
        label="Children"
        value={children}
        onChange={setChildren}
        maxValue={seats - adults}
      />
    </>
  )
}
export const SharedLimit: Story = {
  name: 'Adults and children share four seats: the one that is run into says why, and what is given back is free again',
  tags: ['UI-07'],
  render: () => <Party />,
  play: async ({ canvasElement }) => {
    const { said, stop } = heard(canvasElement)
    const of = (label: string) => {
      const number = within(canvasElement).getByRole('spinbutton', { name: label })
      return {
        number,
        more: button(canvasElement, `${label}: more`),
        fewer: button(canvasElement, `${label}: fewer`),
      }
    }
    const [adults, children] = [of('Adults'), of('Children')]
    const reasons = () => within(canvasElement).queryAllByText(full, { selector: 'p' })
    await expect(children.number).toHaveAttribute('aria-valuemax', '2')
    await userEvent.click(children.more)
    await expect(children.number).toHaveAttribute('aria-valuenow', '2')
    await expect(reasons()).toHaveLength(1)
    // The other is full too, and says so when somebody asks for more of it.
    await expect(adults.number).toHaveAttribute('aria-valuemax', '2')
    await expect(adults.more).toHaveAttribute('aria-disabled', 'true')
    await hears(said, [full])
    await userEvent.click(adults.more)
    await expect(reasons()).toHaveLength(2)
    await expect(adults.number).toHaveAttribute('aria-valuenow', '2')
    await hears(said, [full, full])
    await userEvent.click(children.fewer)
    await expect(reasons()).toHaveLength(0)
    await expect(adults.more).not.toHaveAttribute('aria-disabled')
    // Full again by the other one: nothing was asked of the adults.
    await userEvent.click(children.more)
    await expect(reasons()).toHaveLength(1)
    await expect(adults.more).not.toHaveAccessibleDescription(full)
    stop()
  },
}
