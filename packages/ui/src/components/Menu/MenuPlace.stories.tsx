import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { type Args, actions, draw, finger, phone, sorts } from './Menu.example.tsx'
import { Menu, type MenuProps } from './Menu.tsx'

const meta = {
  title: 'Menu/Place',
  component: Menu as typeof draw,
  render: draw,
  args: {
    trigger: <Button variant="outline">Trip</Button>,
    label: 'Trip',
    groups: actions,
    onAction: fn(),
    onOpenChange: fn(),
  } as Args,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const trigger = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button')[0]!
const shut = () => waitFor(() => expect(screen.queryByRole('menu')).toBe(null))
const radio = { mode: 'radio', groups: sorts, label: 'Sort', onAction: undefined } as const

function Held(props: Args) {
  const [isOpen, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    props.onOpenChange?.(next)
  }
  return <Menu {...(props as MenuProps)} isOpen={isOpen} onOpenChange={change} />
}
export const Outside: Story = {
  name: 'A press beside it closes, asked once, and the focus is not lost',
  tags: ['UI-10'],
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement)
    await userEvent.click(button)
    await screen.findByRole('menu')
    await new Promise((done) => setTimeout(done, 50))
    await userEvent.click(canvasElement)
    await shut()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await userEvent.click(button)
    await screen.findByRole('menu')
    await userEvent.click(button)
    await shut()
  },
}

export const Sheet: Story = {
  tags: ['visual', 'UI-10'],
  name: 'A sheet on a small touch screen',
  parameters: { largeText: 390 },
  args: { ...radio, defaultOpen: true },
  decorators: [phone],
  beforeEach: finger,
  play: async () => {
    const menu = await screen.findByRole('menu', { name: 'Sort' })
    const phoneRoot = menu.closest('.wherry-root')!.getBoundingClientRect()
    await waitFor(() => {
      const sheet = menu.parentElement!.getBoundingClientRect()
      expect(sheet.width).toBe(phoneRoot.width)
      expect(Math.round(sheet.bottom)).toBe(Math.round(phoneRoot.bottom))
    })
  },
}

function TallFrame(props: Args) {
  const [visible, setVisible] = useState({ top: 40, height: 300 })
  return (
    <ThemeProvider visible={visible}>
      <div style={{ height: 640, paddingTop: 240 }}>
        {draw(props)}
        <button type="button" onClick={() => setVisible({ top: 200, height: 320 })}>
          Scrolled
        </button>
      </div>
    </ThemeProvider>
  )
}
const hours = [
  { key: 'hours', items: Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, label: `${at + 1} h` })) },
]
const isWithin = (element: Element, top: number, bottom: number) => {
  const box = element.getBoundingClientRect()
  expect(Math.round(box.top)).toBeGreaterThanOrEqual(top)
  expect(Math.round(box.bottom)).toBeLessThanOrEqual(bottom)
}

export const InATallFrame: Story = {
  name: 'In a tall frame a long menu opens within the part in view, scrolls in it, and follows it',
  tags: ['EMBED-07'],
  args: { groups: hours },
  render: (args) => <TallFrame {...args} />,
  play: async ({ canvasElement }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => isWithin(menu.parentElement!, 40, 340))
    const last = screen.getByRole('menuitem', { name: '30 h' })
    await waitFor(() => expect(last).toHaveFocus())
    await waitFor(() => isWithin(last, 40, 340))
    expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
    within(canvasElement).getByText('Scrolled').click()
    await waitFor(() => isWithin(menu.parentElement!, 200, 520))
    expect(last).toHaveFocus()
    await waitFor(() => isWithin(last, 200, 520))
  },
}

export const SheetInATallFrame: Story = {
  name: 'The sheet stands at the foot of the part in view, no higher than it, and follows it',
  tags: ['EMBED-07', 'UI-10'],
  parameters: { largeText: 390 },
  args: { groups: hours },
  decorators: [phone],
  beforeEach: finger,
  render: (args) => <TallFrame {...args} />,
  play: async ({ canvasElement }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    const root = canvasElement.querySelector('[style*="scale"]')!.getBoundingClientRect()
    const foot = (bottom: number, top: number) =>
      waitFor(() => {
        const sheet = menu.parentElement!.getBoundingClientRect()
        expect(Math.round(sheet.bottom - root.top)).toBe(bottom)
        expect(Math.round(sheet.top - root.top)).toBeGreaterThanOrEqual(top)
      })
    await foot(340, 40)
    within(canvasElement).getByText('Scrolled').click()
    await foot(520, 200)
  },
}
