import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withEventTimes } from '../../testing/withEventTimes.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { drawerGuide } from './Drawer.guide.ts'
import { Drawer, type DrawerProps, drawerSides, drawerSizes } from './Drawer.tsx'

function Example({ isOpen: first = false, onOpenChange, ...props }: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(first)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <>
      <Button variant="outline" onClick={() => change(true)}>
        Filters
      </Button>
      <Drawer
        title="Filters"
        footer={
          <Button isBlock onClick={() => change(false)}>
            Show 24 offers
          </Button>
        }
        {...props}
        isOpen={isOpen}
        onOpenChange={change}
      >
        {props.children ??
          ['Free cancellation', 'Meeting with a sign', 'Child seats'].map((name) => (
            <Tick key={name} name={name} />
          ))}
      </Drawer>
    </>
  )
}
function Tick({ name }: { name: string }) {
  const [checked, setChecked] = useState(false)
  return (
    <Checkbox isSelected={checked} onChange={setChecked}>
      {name}
    </Checkbox>
  )
}

const meta = {
  component: Drawer as typeof Example,
  render: (args) => <Example {...args} />,
  tags: ['autodocs'],
  parameters: { guide: drawerGuide },
  args: { onOpenChange: fn() },
  argTypes: {
    side: { control: 'inline-radio', options: drawerSides },
    size: { control: 'inline-radio', options: drawerSizes },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const long = Array.from({ length: 40 }, (_, at) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
  <p key={at}>{at + 1}. At airports the first 60 minutes after landing are free.</p>
))
/** A separate root with the width of a phone or of a desktop; not wider than the window. */
const rootOf = (width: number) => (Story: () => React.ReactElement) => (
  <div
    style={{ maxWidth: width, height: 640, position: 'relative', overflow: 'hidden', transform: 'scale(1)' }}
  >
    <ThemeProvider>
      <div style={{ height: 640, padding: 16 }}>
        <Story />
      </div>
    </ThemeProvider>
  </div>
)
const opened = async () => {
  const drawer = await screen.findByRole('dialog', { name: 'Filters' })
  await Promise.all(drawer.getAnimations().map((animation) => animation.finished))
  const root = drawer.closest('.wherry-root')!.getBoundingClientRect()
  return { drawer, root, box: drawer.getBoundingClientRect() }
}
const shut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))

export const Closed: Story = {}
export const Long: Story = { args: { isOpen: true, children: long }, decorators: [rootOf(960)] }
export const Large: Story = { args: { isOpen: true, size: 'l' }, decorators: [rootOf(960)] }
/** As high as the part in view. */
export const AtTheStart: Story = {
  tags: ['visual', 'UI-14'],
  name: 'At the start edge',
  args: { isOpen: true, side: 'start' },
  decorators: [rootOf(960)],
  play: async () => {
    const { box, root } = await opened()
    await expect(Math.round(box.left)).toBe(Math.round(root.left))
    await expect(Math.round(box.height)).toBe(640)
  },
}
/** A drawer at the end of the lines, 400 px wide. */
export const AtTheEnd: Story = {
  tags: ['visual', 'UI-14'],
  name: 'At the end edge',
  args: { isOpen: true },
  decorators: [rootOf(960)],
  play: async () => {
    const { box, root } = await opened()
    await expect(Math.round(box.right)).toBe(Math.round(root.right))
    await expect(Math.round(box.width)).toBe(400)
  },
}
/** In a narrow container the drawer is a sheet at the lower edge. */
export const Sheet: Story = {
  tags: ['visual', 'UI-14'],
  name: 'A sheet in a small container',
  args: { isOpen: true },
  decorators: [rootOf(360)],
  play: async () => {
    const { box, root } = await opened()
    await expect(Math.round(box.width)).toBe(360)
    await expect(Math.round(box.bottom)).toBe(Math.round(root.bottom))
    await expect(box.height).toBeLessThan(400)
  },
}
export const LongSheet: Story = { args: { isOpen: true, children: long }, decorators: [rootOf(360)] }
export const Dark: Story = { args: { isOpen: true }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { isOpen: true }, globals: { dir: 'rtl' } }

export const InATallFrame: Story = {
  name: 'Stays in the part of a tall frame that is in view',
  tags: ['A11Y-05'],
  args: { isOpen: true },
  render: (args) => (
    <ThemeProvider visible={{ top: 100, height: 320 }}>
      <div style={{ height: 2000 }}>
        <Example {...args}>{long}</Example>
      </div>
    </ThemeProvider>
  ),
  play: async () => {
    await waitFor(async () => {
      const { box } = await opened()
      expect(box.top).toBeGreaterThanOrEqual(100)
      expect(box.bottom).toBeLessThanOrEqual(420.5)
    })
  },
}
function Followed() {
  const [visible, setVisible] = useState({ top: 100, height: 320 })
  return (
    <ThemeProvider visible={visible}>
      <div style={{ height: 640 }}>
        <Example isOpen>
          <Button variant="outline" onClick={() => setVisible({ top: 180, height: 400 })}>
            The page is scrolled
          </Button>
          {long}
        </Example>
      </div>
    </ThemeProvider>
  )
}
const follows = async () => {
  const frame = document.querySelector('[style*="scale"]')!.getBoundingClientRect()
  const edges = async () => {
    const { box } = await opened()
    return [Math.round(box.top - frame.top), Math.round(box.bottom - frame.top)]
  }
  const before = await edges()
  await userEvent.click(screen.getByRole('button', { name: 'The page is scrolled' }))
  return [before, await edges()]
}
export const FollowsTheView: Story = {
  name: 'In a tall frame it is as high as the part in view, and follows it while it is open',
  tags: ['EMBED-07'],
  decorators: [rootOf(960)],
  render: () => <Followed />,
  play: async () => {
    await expect(await follows()).toEqual([
      [100, 420],
      [180, 580],
    ])
  },
}
export const SheetFollowsTheView: Story = {
  name: 'In a tall frame the sheet stands at the foot of the part in view, no higher than it, and follows it',
  tags: ['EMBED-07'],
  decorators: [rootOf(360)],
  render: () => <Followed />,
  play: async () => {
    await expect(await follows()).toEqual([
      [148, 420],
      [228, 580],
    ])
  },
}
export const Keyboard: Story = {
  name: 'Focus goes in, stays in, and back where it was',
  tags: ['UI-14', 'A11Y-04'],
  decorators: [rootOf(960)],
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const { drawer } = await opened()
    const first = within(drawer).getByRole('checkbox', { name: 'Free cancellation' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await shut()
    await expect(opener).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
export const PulledDown: Story = {
  name: 'A sheet is pulled down: not far and it comes back, far and it goes; fast is far enough',
  tags: ['UI-14'],
  decorators: [rootOf(360)],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' })
    const user = userEvent.setup()
    const pull = (drawer: HTMLElement, distance: number, milliseconds: number) =>
      withEventTimes(['pointerdown', 'pointermove', 'pointerup'], async (time) => {
        // The pointer of a script cannot be captured.
        drawer.setPointerCapture = () => {}
        const { left, top } = drawer.getBoundingClientRect()
        const at = (y: number) => ({ target: drawer, coords: { clientX: left + 40, clientY: top + 10 + y } })
        await user.pointer([{ keys: '[MouseLeft>]', ...at(0) }, at(distance / 2), at(distance)])
        time.now += milliseconds
        await user.pointer({ keys: '[/MouseLeft]', ...at(distance) })
      })
    await user.click(opener)
    const { drawer } = await opened()
    await pull(drawer, 60, 400)
    await waitFor(() => expect(drawer.style.translate).toBe(''))
    await expect(drawer).toBeInTheDocument()
    await pull(drawer, 120, 400)
    await shut()
    await waitFor(() => expect(opener).toHaveFocus())
    await user.click(opener)
    await pull((await opened()).drawer, 60, 0)
    await shut()
  },
}
export const NotPulled: Story = {
  name: 'At the side it is not pulled',
  tags: ['UI-14'],
  decorators: [rootOf(960)],
  args: { isOpen: true },
  play: async ({ args }) => {
    const { drawer, box } = await opened()
    const user = userEvent.setup()
    const at = (y: number) => ({
      target: drawer,
      coords: { clientX: box.left + 40, clientY: box.top + 10 + y },
    })
    await user.pointer([
      { keys: '[MouseLeft>]', ...at(0) },
      at(100),
      at(200),
      { keys: '[/MouseLeft]', ...at(200) },
    ])
    await expect(drawer.style.translate).toBe('')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
