import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withHeldTimers } from '../../testing/withHeldTimers.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { NotificationOptions } from './NotificationCard.tsx'
import { notificationsGuide } from './Notifications.guide.ts'
import { NotificationProvider, type NotificationProviderProps, useNotifications } from './Notifications.tsx'
import { notificationPositions } from './notificationPositions.ts'

const examples: NotificationOptions[] = [
  {
    id: 'placed',
    tone: 'positive',
    title: 'Order 4 812 907 is placed',
    text: 'The voucher is on its way to your mailbox.',
  },
  {
    id: 'lost',
    tone: 'critical',
    title: 'The price list did not arrive',
    text: 'Check your connection and try again.',
    action: { label: 'Try again', onClick: fn() },
  },
  {
    id: 'price',
    tone: 'caution',
    title: 'The price changed',
    text: 'Comfort now costs €51 instead of €48.',
  },
  {
    id: 'times',
    tone: 'info',
    title: 'New times',
    text: 'The pickup moved to 06:20 to reach the flight.',
  },
]

function Shower({ shown, duration }: { shown: NotificationOptions[]; duration: number | null }) {
  const { show } = useNotifications()
  const first = useRef({ show, shown, duration })
  useEffect(() => {
    const { show, shown, duration } = first.current
    for (const options of shown) show({ duration, ...options })
  }, [])
  return (
    <Button variant="outline" onClick={() => show({ duration, ...examples[0]! })}>
      Place the order
    </Button>
  )
}

interface ExampleProps extends Partial<NotificationProviderProps> {
  shown?: NotificationOptions[]
  duration?: number | null
}
const Example = ({ shown = [], duration = null, ...props }: ExampleProps) => (
  <NotificationProvider {...props}>
    <Shower {...{ shown, duration }} />
    {props.children}
  </NotificationProvider>
)

const meta = {
  component: NotificationProvider as typeof Example,
  render: (args) => <Example {...args} />,
  tags: ['autodocs'],
  parameters: { guide: notificationsGuide },
  argTypes: { position: { control: 'select', options: notificationPositions } },
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

/** A message lasts for a day, in ms, so that only `pass` ends it. */
const day = 86_400_000
const isLong = (time: number) => time > day / 100
const place = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Place the order' })
const region = () => screen.findByRole('region', { name: 'Notifications' })
const card = (title = 'Order 4 812 907 is placed') =>
  screen.queryByText(title)?.closest<HTMLElement>('[data-tone]') ?? null
/** Drags a card from its middle. */
async function drag(element: HTMLElement, x: number, y: number) {
  const at = (dx: number, dy: number) => ({ clientX: 200 + dx, clientY: 200 + dy, button: 0, pointerId: 1 })
  element.setPointerCapture = () => {}
  await fireEvent.pointerDown(element, at(0, 0))
  await fireEvent.pointerMove(element, at(x / 2, y / 2))
  await fireEvent.pointerMove(element, at(x, y))
  await fireEvent.pointerUp(element, at(x, y))
}

export const Statuses: Story = { args: { shown: examples } }
/** The part with the focus is never covered: they go to the other edge, and wait in line. */
export const MakingWay: Story = {
  name: 'Making way for the focus',
  args: { shown: examples },
  parameters: { focusWalk: 60 },
  tags: ['not-visual', 'UI-09', 'A11Y-04'],
}
export const AtTheBottom: Story = { args: { shown: examples.slice(0, 2), position: 'bottom' } }
export const RightToLeft: Story = { args: { shown: examples.slice(0, 2) }, globals: { dir: 'rtl' } }

export const CloseOfWhich: Story = {
  args: { shown: examples },
  name: 'Of several messages each button that closes says which',
  tags: ['UI-09', 'A11Y-04'],
  play: async () => {
    const buttons = await within(await region()).findAllByRole('button', { name: 'Close' })
    await waitFor(() => expect(buttons).toHaveLength(examples.length))
    const said = examples.map(({ title }) => title)
    for (const button of buttons) {
      const which = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
      await expect(button).toHaveAccessibleDescription(which)
      await expect(button.closest('[data-tone]')).toHaveTextContent(which)
      await expect(said.splice(said.indexOf(which), 1)).toEqual([which])
    }
    await expect(said).toEqual([])
  },
}

function Several() {
  const { show } = useNotifications()
  return examples.map((options) => (
    <Button key={options.id} variant="outline" onClick={() => show({ duration: null, ...options })}>
      {options.tone === 'positive' ? 'Place the order' : options.title}
    </Button>
  ))
}

export const OneRegion: Story = {
  render: () => (
    <NotificationProvider>
      <Several />
    </NotificationProvider>
  ),
  name: 'One region before the first message; status and caution politely, errors as an alert; 12 px from the corner',
  tags: ['UI-09'],
  play: async ({ canvasElement }) => {
    const place12 = await region()
    expect(screen.getAllByRole('region')).toHaveLength(1)
    expect(within(place12).getByRole('status')).toBeEmptyDOMElement()
    expect(within(place12).getByRole('alert')).toBeEmptyDOMElement()
    await userEvent.click(place(canvasElement))
    expect(within(place12).getByRole('status')).toHaveTextContent('Order 4 812 907 is placed')
    await waitFor(() => {
      const box = card()!.getBoundingClientRect()
      expect(Math.round(box.top)).toBe(12)
      expect(Math.round(innerWidth - box.right)).toBe(12)
    })
    for (const [name, role] of [
      ['The price list did not arrive', 'alert'],
      ['The price changed', 'status'],
      ['New times', 'status'],
    ] as const) {
      await userEvent.click(within(canvasElement).getByRole('button', { name }))
      expect(within(within(place12).getByRole(role)).getByText(name)).toBeInTheDocument()
    }
    expect(within(place12).getByRole('alert').children).toHaveLength(1)
    expect(within(place12).getByRole('status').children).toHaveLength(3)
  },
}

export const Timer: Story = {
  name: 'Closes by its timer, not while hovered or focused; the same words stand once',
  tags: ['UI-09'],
  args: { duration: day },
  play: ({ canvasElement }) =>
    withHeldTimers(isLong, async (timers) => {
      const runs = (count: number) => waitFor(() => expect(timers.waiting).toBe(count))
      const button = place(canvasElement)
      await userEvent.click(button)
      await runs(1)
      timers.pass(day * 0.6)
      await userEvent.click(button)
      expect(screen.getAllByText('Order 4 812 907 is placed')).toHaveLength(1)
      await runs(1)
      timers.pass(day * 0.6)
      expect(card()).not.toBe(null)
      await userEvent.hover(card()!)
      await runs(0)
      timers.pass(2 * day)
      expect(card()).not.toBe(null)
      await userEvent.unhover(card()!)
      await runs(1)
      button.focus()
      await userEvent.keyboard('{F6}')
      expect(await region()).toHaveFocus()
      await runs(0)
      timers.pass(2 * day)
      expect(card()).not.toBe(null)
      await userEvent.keyboard('{F6}')
      expect(button).toHaveFocus()
      await runs(1)
      timers.pass(day * 0.3)
      expect(card()).not.toBe(null)
      timers.pass(day * 0.2)
      await waitFor(() => expect(card()).toBe(null))
    }),
}

export const HiddenTab: Story = {
  name: 'Time stands still in a hidden tab',
  tags: ['UI-09'],
  args: { duration: day },
  play: ({ canvasElement }) =>
    withHeldTimers(isLong, async (timers) => {
      const tab = (state: string) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }
      tab('hidden')
      await userEvent.click(place(canvasElement))
      expect(card()).not.toBe(null)
      expect(timers.waiting).toBe(0)
      timers.pass(2 * day)
      tab('visible')
      await waitFor(() => expect(timers.waiting).toBe(1))
      expect(card()).not.toBe(null)
      timers.pass(day)
      await waitFor(() => expect(card()).toBe(null))
    }),
}

export const Swipe: Story = {
  name: 'A swipe left, right or up of 100 px closes; 99 px or down does not',
  tags: ['UI-09'],
  play: async ({ canvasElement }) => {
    for (const [x, y, gone] of [
      [99, 0, false],
      [0, 150, false],
      [0, -99, false],
      [100, 0, true],
      [-100, 0, true],
      [0, -100, true],
    ] as const) {
      await userEvent.click(place(canvasElement))
      await drag(card()!, x, y)
      if (gone) expect(card()).toBe(null)
      else expect(card()!.style.transform).toBe('')
    }
  },
}

export const KeyboardClose: Story = {
  name: 'F6 leads in, Escape closes, focus goes back',
  tags: ['UI-09'],
  play: async ({ canvasElement }) => {
    const button = place(canvasElement)
    await userEvent.click(button)
    await userEvent.keyboard('{F6}{Tab}')
    expect(within(card()!).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(card()).toBe(null)
    expect(button).toHaveFocus()
  },
}

export const RegionEscape: Story = {
  name: 'Escape on the region itself leads back, and closes nothing',
  tags: ['UI-09'],
  play: async ({ canvasElement }) => {
    const button = place(canvasElement)
    await userEvent.click(button)
    await userEvent.keyboard('{F6}')
    expect(await region()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(card()).not.toBe(null)
  },
}

export const FromNowhere: Story = {
  name: 'Where nothing had the focus before, F6 and Escape lead out of the region all the same',
  tags: ['UI-09'],
  args: { shown: examples },
  play: async () => {
    for (const key of ['{F6}', '{Escape}']) {
      ;(document.activeElement as HTMLElement).blur()
      await userEvent.keyboard('{F6}')
      expect(await region()).toHaveFocus()
      await userEvent.keyboard(key)
      expect(document.body).toHaveFocus()
      expect(card()).not.toBe(null)
    }
  },
}

function AboveDialog() {
  const [open, setOpen] = useState(true)
  return (
    <Example shown={[examples[1]!]}>
      <Dialog isOpen={open} onOpenChange={setOpen} title="Booking">
        <Button>Book</Button>
      </Dialog>
    </Example>
  )
}
export const AboveADialog: Story = {
  name: 'Usable above a modal: pressed, reached by F6, and the dialog stays open',
  tags: ['UI-09'],
  render: () => <AboveDialog />,
  play: async () => {
    await screen.findByRole('dialog')
    const lost = await waitFor(() => {
      const found = card('The price list did not arrive')
      if (!found) throw new Error('not shown yet')
      return found
    })
    expect(lost.closest('[aria-hidden="true"]')).toBe(null)
    expect(getComputedStyle(lost).pointerEvents).toBe('auto')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus())
    await userEvent.keyboard('{F6}{Tab}')
    const retry = within(lost).getByRole('button', { name: 'Try again' })
    expect(retry).toHaveFocus()
    await userEvent.click(retry)
    expect(examples[1]!.action!.onClick).toHaveBeenCalled()
    expect(card('The price list did not arrive')).toBe(null)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus())
  },
}

export const InATallFrame: Story = {
  name: 'Stays in the part of a tall frame that is in view',
  tags: ['A11Y-05'],
  render: () => (
    <ThemeProvider visible={{ top: 150, height: 300 }}>
      <div style={{ height: 3000 }}>
        <Example shown={[examples[3]!]} />
      </div>
    </ThemeProvider>
  ),
  play: async () => {
    await waitFor(() => expect(Math.round(card('New times')!.getBoundingClientRect().top)).toBe(162))
  },
}

export const OwnCard: Story = {
  name: 'A message drawn by its owner tells its close button apart, and closes by its own one',
  tags: ['UI-09'],
  args: {
    shown: [
      {
        id: 'near',
        tone: 'info',
        title: 'Your driver is near',
        render: (close) => (
          <>
            A black van <Button onClick={close}>I am coming</Button>
          </>
        ),
      },
      { id: 'own', tone: 'info', title: 'With a sign of its own', icon: <b>!</b> },
    ],
  },
  play: async () => {
    const own = await screen.findByRole('button', { name: 'I am coming' })
    const [close] = screen.getAllByRole('button', { name: 'Close' })
    await expect(close).toHaveAccessibleDescription(/A black van/)
    await waitFor(() => expect(screen.getByText('!')).toBeVisible())
    await userEvent.click(own)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I am coming' })).toBe(null))
    await expect(screen.getByText('With a sign of its own')).toBeVisible()
  },
}
