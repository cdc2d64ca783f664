import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stepper, type StepperProps } from './Stepper.tsx'

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
  globals: { locale: 'ru' },
  args: { label: 'Дети' },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Дети: больше')).toBeVisible()
  },
}
export const Invalid: Story = {
  args: { value: 4, error: 'Comfort seats three. Take one child less or a minivan.' },
  play: async ({ canvasElement }) => {
    await expect(spin(canvasElement)).toHaveAccessibleDescription(/Comfort seats three/)
    await expect(spin(canvasElement)).toBeInvalid()
  },
}
export const InWords: Story = {
  args: { unit: (hours: number) => `${hours} hours` },
  play: async ({ canvasElement }) => {
    await expect(spin(canvasElement)).toHaveAttribute('aria-valuetext', '2 hours')
  },
}

export const Keyboard: Story = {
  name: 'UI-07 A11Y-02 arrows, Page keys, Home and End, kept to min and max',
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

export const Buttons: Story = {
  name: 'UI-07 buttons step, and focus is never lost at a bound',
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

export const Hold: Story = {
  name: 'UI-07 hold to repeat, to the bound and no further',
  play: async ({ canvasElement, args }) => {
    const more = button(canvasElement, 'Children: more')
    await fireEvent.pointerDown(more, { button: 0 })
    await waitFor(() => expect(spin(canvasElement)).toHaveAttribute('aria-valuenow', '6'), { timeout: 2000 })
    await fireEvent.pointerUp(more)
    await fireEvent.click(more)
    await expect(args.onChange).toHaveBeenCalledTimes(4)
  },
}

export const HoldReleased: Story = {
  name: 'UI-07 a held button let go stops',
  args: { maxValue: 1000 },
  play: async ({ canvasElement, args }) => {
    const more = button(canvasElement, 'Children: more')
    await fireEvent.pointerDown(more, { button: 0 })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3), { timeout: 2000 })
    await fireEvent.pointerUp(more)
    await fireEvent.click(more)
    await new Promise((done) => setTimeout(done, 300))
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const MaxReason: Story = {
  name: 'The reason of the maximum is drawn and spoken once it is run into',
  args: { value: 2, maxValue: 3, maxReason: 'Comfort seats three besides the driver' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(button(canvasElement, 'Children: more'))
    await expect(status).toHaveTextContent('Comfort seats three besides the driver')
    await userEvent.click(button(canvasElement, 'Children: fewer'))
    await expect(status).toBeEmptyDOMElement()
  },
}
