import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { withHeldTimers } from '../../testing/withHeldTimers.ts'
import { Button } from '../Button/Button.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { NotificationProvider, useNotifications } from './Notifications.tsx'

const order = 'order'
interface PagesProps {
  /** Duration of the order's message, in ms. */
  duration?: number | null
}
function Pages({ duration = null }: PagesProps) {
  const { show, update, close } = useNotifications()
  const [isOpen, setOpen] = useState(false)
  const place = () => show({ id: order, tone: 'info', title: 'Your order is on its way', duration })
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, minHeight: 480, alignItems: 'start' }}>
      <Button onClick={place}>Place</Button>
      <Button onClick={() => update(order, { title: 'Your order is placed', tone: 'positive' })}>
        Succeed
      </Button>
      <Button onClick={() => update(order, { title: 'Your order was refused', tone: 'critical' })}>
        Fail
      </Button>
      <Button onClick={() => update('gone', { title: 'Nobody sees this' })}>Update none</Button>
      <Button onClick={() => show({ tone: 'positive', title: 'Voucher copied', duration: null })}>
        Copy
      </Button>
      <Button onClick={() => close(order)}>Withdraw</Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Filters">
        <Button onClick={place}>Place from here</Button>
      </Drawer>
    </div>
  )
}

const meta = {
  title: 'Notifications/Changes',
  component: NotificationProvider as typeof Pages,
  render: (args) => (
    <NotificationProvider>
      <Pages {...args} />
    </NotificationProvider>
  ),
} satisfies Meta<typeof Pages>
export default meta
type Story = StoryObj<typeof meta>

const wait = (time: number) => new Promise((done) => setTimeout(done, time))
/** A message lasts for a day, in ms, so that only `pass` ends it. */
const day = 86_400_000
const isLong = (time: number) => time > day / 100
const button = (name: string) => screen.getByRole('button', { name })
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-tone]')]
const status = () => screen.getByRole('status')
const alert = () => screen.getByRole('alert')

export const Updated: Story = {
  name: 'An update changes the card that stands there, and its live region says what is new once',
  tags: ['UI-09', 'A11Y-03'],
  play: async () => {
    await userEvent.click(button('Place'))
    const [card] = cards()
    const told: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) told.push(node.textContent!)
    })
    observer.observe(status(), { characterData: true, childList: true, subtree: true })
    await userEvent.click(button('Succeed'))
    await expect(status()).toHaveTextContent('Your order is placed')
    expect(cards()).toEqual([card])
    expect(card).toHaveAttribute('data-tone', 'positive')
    await wait(0)
    expect(told.filter((text) => text !== '')).toEqual(['Your order is placed'])
    await userEvent.click(button('Update none'))
    expect(screen.queryByText('Nobody sees this')).toBe(null)
    observer.disconnect()
  },
}

export const BecomesUrgent: Story = {
  name: 'A message that becomes an error goes over to the alert, and the focus in it is not lost',
  tags: ['UI-09'],
  play: async () => {
    await userEvent.click(button('Place'))
    await userEvent.keyboard('{F6}{Tab}')
    expect(within(cards()[0]!).getByRole('button', { name: 'Close' })).toHaveFocus()
    button('Fail').click()
    await waitFor(() => expect(alert()).toHaveTextContent('Your order was refused'))
    expect(status()).toBeEmptyDOMElement()
    expect(screen.getByRole('region')).toHaveFocus()
    await userEvent.keyboard('{F6}')
    expect(button('Place')).toHaveFocus()
  },
}

export const Deduplicated: Story = {
  name: 'The same id and the same words stand once; others beside them',
  tags: ['UI-09'],
  play: async () => {
    for (let time = 0; time < 3; time++) await userEvent.click(button('Copy'))
    expect(cards()).toHaveLength(1)
    await userEvent.click(button('Place'))
    await userEvent.click(button('Place'))
    expect(cards()).toHaveLength(2)
    await userEvent.click(button('Withdraw'))
    expect(cards().map((card) => card.textContent)).toEqual(['Voucher copied'])
  },
}

export const TimeOfAnUpdate: Story = {
  name: 'With an update the time begins anew',
  tags: ['UI-09'],
  args: { duration: day },
  play: () =>
    withHeldTimers(isLong, async (timers) => {
      const runs = () => waitFor(() => expect(timers.waiting).toBe(1))
      await userEvent.click(button('Place'))
      await runs()
      timers.pass(day * 0.7)
      await userEvent.click(button('Succeed'))
      await screen.findByText('Your order is placed', { selector: 'b' })
      await runs()
      timers.pass(day * 0.7)
      expect(cards()).toHaveLength(1)
      timers.pass(day * 0.4)
      await waitFor(() => expect(cards()).toHaveLength(0))
    }),
}

export const PausedByDrag: Story = {
  name: 'While a card is dragged its time stands still, and goes on when it is let go',
  tags: ['UI-09'],
  args: { duration: day },
  play: () =>
    withHeldTimers(isLong, async (timers) => {
      await userEvent.click(button('Place'))
      await waitFor(() => expect(timers.waiting).toBe(1))
      const card = cards()[0]!
      card.setPointerCapture = () => {}
      const at = (x: number) => ({ clientX: 300 + x, clientY: 60, button: 0, pointerId: 1 })
      await fireEvent.pointerDown(card, at(0))
      await fireEvent.pointerMove(card, at(40))
      expect(card).toHaveAttribute('data-dragging')
      await waitFor(() => expect(timers.waiting).toBe(0))
      timers.pass(2 * day)
      expect(cards()).toEqual([card])
      await fireEvent.pointerUp(card, at(40))
      expect(card.style.transform).toBe('')
      await waitFor(() => expect(timers.waiting).toBe(1))
      timers.pass(day)
      await waitFor(() => expect(cards()).toHaveLength(0))
    }),
}

export const AboveADrawer: Story = {
  name: 'Above a drawer: reached by F6, closed by Escape and by a press, swiped away; the drawer stays open',
  tags: ['UI-09'],
  play: async () => {
    await userEvent.click(button('Filters'))
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    const place = within(drawer).getByRole('button', { name: 'Place from here' })
    await waitFor(() => expect(place).toHaveFocus())
    const stays = () => expect(drawer).toHaveAttribute('data-state', 'open')
    const shown = async () => {
      await userEvent.click(place)
      await waitFor(() => expect(cards()).toHaveLength(1))
      return cards()[0]!
    }
    const first = await shown()
    expect(first.closest('[aria-hidden="true"]')).toBe(null)
    await userEvent.keyboard('{F6}{Tab}')
    expect(within(first).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(cards()).toHaveLength(0)
    stays()
    expect(place).toHaveFocus()
    const second = await shown()
    await userEvent.click(within(second).getByRole('button', { name: 'Close' }))
    expect(cards()).toHaveLength(0)
    stays()
    const third = await shown()
    const user = userEvent.setup()
    const { left, top } = third.getBoundingClientRect()
    const at = (x: number) => ({ target: third, coords: { clientX: left + 60 + x, clientY: top + 12 } })
    await user.pointer([
      { keys: '[MouseLeft>]', ...at(0) },
      at(60),
      at(130),
      { keys: '[/MouseLeft]', ...at(130) },
    ])
    await waitFor(() => expect(cards()).toHaveLength(0))
    stays()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}
