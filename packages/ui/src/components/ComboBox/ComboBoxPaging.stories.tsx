import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { withHeldTimers } from '../../testing/withHeldTimers.ts'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

const towns = Array.from({ length: 50 }, (_, at) => `Town ${at + 1}`)
const same = (text: string) => text

interface PagedProps extends Partial<ComboBoxProps<string>> {
  /** Number of towns on a page. */
  size?: number
  /** Loading time of a page, in ms. */
  delay?: number
  /** Number of pages that fail to load. */
  failures?: number
}

function Paged({ size = 20, delay = 300, failures = 0, ...props }: PagedProps) {
  const [count, setCount] = useState(size)
  const [isLoading, setLoading] = useState(false)
  const [left, setLeft] = useState(failures)
  const load = () => {
    props.onLoadMore?.()
    setLoading(true)
    setTimeout(() => {
      setLoading(false)
      setLeft((before) => before - 1)
      if (left <= 0) setCount((before) => Math.min(before + size, towns.length))
    }, delay)
  }
  return (
    <ComboBox
      label="Town"
      fullScreen="never"
      getKey={same}
      getText={same}
      groups={[{ key: 'towns', items: towns.slice(0, count) }]}
      status={`${count} of ${towns.length}`}
      isStatusVisible
      hasMore={count < towns.length}
      isLoading={isLoading}
      {...props}
      onLoadMore={load}
    />
  )
}

const meta = {
  title: 'ComboBox/Paging',
  component: ComboBox as typeof Paged,
  render: (args) => <Paged {...args} />,
  args: { onLoadMore: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, minHeight: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Paged>
export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const input = canvas.getByRole('combobox') as HTMLInputElement
  const active = () => {
    const id = input.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.textContent
  }
  const options = () => canvas.getAllByRole('option')
  const scroller = () => canvas.getByRole('listbox').parentElement!
  return { canvas, input, active, options, scroller }
}
/** A page that takes a day, in ms, comes when `pass` says so. */
const day = 86_400_000
const isLong = (time: number) => time > day / 100
const wait = (time: number) => new Promise((done) => setTimeout(done, time))

export const AskingForMore: Story = {
  args: { defaultOpen: true, isLoading: true, size: 5, inputValue: 'Town' },
}

export const ByScrolling: Story = {
  name: 'Scrolled near its end the list asks once for the next page, keeps its place, and says what there is once',
  tags: ['UI-14', 'A11Y-03'],
  play: async ({ canvasElement, args }) => {
    const { input, options, scroller, canvas } = parts(canvasElement)
    await userEvent.click(input)
    expect(options()).toHaveLength(20)
    expect(options()[4]).toHaveAttribute('aria-setsize', '-1')
    expect(options()[4]).toHaveAttribute('aria-posinset', '5')
    await wait(400)
    const { said, stop } = heard(canvasElement)
    await fireEvent.scroll(scroller(), { target: { scrollTop: 40 } })
    expect(args.onLoadMore).not.toHaveBeenCalled()
    const place = scroller().scrollHeight - scroller().clientHeight - 20
    await fireEvent.scroll(scroller(), { target: { scrollTop: place } })
    await fireEvent.scroll(scroller(), { target: { scrollTop: place + 10 } })
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
    expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    expect(canvas.getAllByText('20 of 50', { selector: 'div' })).not.toHaveLength(0)
    await waitFor(() => expect(options()).toHaveLength(40))
    expect(scroller().scrollTop).toBe(place + 10)
    await waitFor(() => expect(said).toEqual(['40 of 50']))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
    await fireEvent.scroll(scroller(), { target: { scrollTop: 9999 } })
    await waitFor(() => expect(options()).toHaveLength(50))
    // All pages are loaded, so a screen reader counts the options by itself.
    expect(options()[4]).not.toHaveAttribute('aria-setsize')
    stop()
  },
}

export const ByKeyboard: Story = {
  name: 'By keyboard the next page is asked for from the last options; the end waits for it, and the active one keeps its place',
  tags: ['UI-14'],
  args: { delay: day },
  play: async ({ canvasElement, args }) => {
    const { input, options, active } = parts(canvasElement)
    await withHeldTimers(isLong, async (timers) => {
      await userEvent.click(input)
      await userEvent.keyboard('{ArrowDown>8/}')
      expect(active()).toBe('Town 8')
      expect(args.onLoadMore).not.toHaveBeenCalled()
      await userEvent.keyboard('{ArrowDown>14/}')
      await expect(args.onLoadMore).toHaveBeenCalledOnce()
      expect(active()).toBe('Town 20')
      timers.pass(day)
      await waitFor(() => expect(options()).toHaveLength(40))
    })
    expect(active()).toBe('Town 20')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Town 21')
    const [list, option] = ['listbox', 'option'].map(
      (role) => within(canvasElement).getAllByRole(role, role === 'option' ? { selected: true } : {})[0]!,
    )
    const [outer, inner] = [list!.parentElement!.getBoundingClientRect(), option!.getBoundingClientRect()]
    expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const ShortPages: Story = {
  name: 'Pages too short to scroll follow each other until the list is full',
  tags: ['UI-14'],
  args: { size: 3, delay: 30 },
  play: async ({ canvasElement }) => {
    const { input, options, scroller, canvas } = parts(canvasElement)
    await userEvent.click(input)
    const left = () => scroller().scrollHeight - scroller().clientHeight
    await waitFor(() => {
      expect(canvas.getByRole('listbox')).not.toHaveAttribute('aria-busy')
      expect(left()).toBeGreaterThanOrEqual(240)
    })
    const count = options().length
    await wait(200)
    expect(options()).toHaveLength(count)
  },
}

export const FailedPage: Story = {
  name: 'A page that did not come is asked for again when the person goes on, not by itself',
  tags: ['UI-14'],
  args: { failures: 1, delay: day },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, options, active } = parts(canvasElement)
    await withHeldTimers(isLong, async (timers) => {
      await userEvent.click(input)
      await userEvent.keyboard('{ArrowUp}')
      expect(active()).toBe('Town 20')
      await expect(args.onLoadMore).toHaveBeenCalledOnce()
      // The scroll events of the key press arrive before the page fails.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      timers.pass(day)
      await waitFor(() => expect(canvas.getByRole('listbox')).not.toHaveAttribute('aria-busy'))
      await wait(300)
      await expect(args.onLoadMore).toHaveBeenCalledOnce()
      expect(options()).toHaveLength(20)
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onLoadMore).toHaveBeenCalledTimes(2)
      timers.pass(day)
      await waitFor(() => expect(options()).toHaveLength(40))
    })
    expect(active()).toBe('Town 20')
  },
}
