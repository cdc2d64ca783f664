import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

interface FrameProps {
  /** The visible part at first, and after a scroll of the host page, in px. */
  first: { top: number; height: number }
  after: { top: number; height: number }
  /** Position of the trigger, in px from the top. */
  at: number
  /** Number of lines inside. */
  lines?: number
}

function Frame({ first, after, at, lines = 4 }: FrameProps) {
  const [visible, setVisible] = useState(first)
  return (
    <ThemeProvider visible={visible}>
      <div style={{ height: 1600, paddingTop: at }}>
        <Popover label="Sort offers" trigger={<Button variant="outline">Sort</Button>}>
          <Button onClick={() => setVisible(after)}>The page is scrolled</Button>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <p key={line}>At airports the first hour is free.</p>
          ))}
        </Popover>
      </div>
    </ThemeProvider>
  )
}

const meta = {
  title: 'Popover/Place',
  component: Popover as unknown as typeof Frame,
  render: (args) => <Frame {...args} />,
  args: { first: { top: 0, height: 500 }, after: { top: 200, height: 500 }, at: 300 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('dialog', { name: 'Sort offers' }).getBoundingClientRect()
const isWithin = (top: number, bottom: number) => {
  expect(box().top).toBeGreaterThanOrEqual(top)
  expect(box().bottom).toBeLessThanOrEqual(bottom)
}

export const InATallFrame: Story = {
  name: 'In a tall frame it opens on the side that has room in the part in view, and follows it while it is open',
  tags: ['EMBED-07'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sort' })
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    const edge = trigger.getBoundingClientRect()
    await waitFor(() => expect(box().bottom).toBeLessThanOrEqual(edge.top))
    isWithin(0, 500)
    await userEvent.click(screen.getByRole('button', { name: 'The page is scrolled' }))
    await waitFor(() => expect(box().top).toBeGreaterThanOrEqual(edge.bottom))
    isWithin(200, 700)
  },
}

export const LongInATallFrame: Story = {
  name: 'What is higher than the part in view scrolls inside it, and shrinks with it',
  tags: ['EMBED-07'],
  args: { lines: 60, at: 120, first: { top: 0, height: 480 }, after: { top: 0, height: 360 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sort' }))
    const popover = await screen.findByRole('dialog')
    await waitFor(() => isWithin(0, 480))
    expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight)
    await userEvent.click(screen.getByRole('button', { name: 'The page is scrolled' }))
    await waitFor(() => isWithin(0, 360))
  },
}
