import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { UserIcon } from '../../icons/icons.tsx'
import { fadesOf, hasFades } from '../../testing/fades.ts'
import { tabsGuide } from './Tabs.guide.ts'
import { type Tab, Tabs, tabActivations } from './Tabs.tsx'

const tabs: Tab[] = [
  { value: 'passengers', label: 'Passengers', children: <p>Two adults and a child.</p> },
  { value: 'extras', label: 'Extras', end: 3, children: <button type="button">Add a child seat</button> },
  { value: 'company', label: 'Company', children: <p>Sales, Southern Europe.</p> },
  { value: 'bonus', label: 'Bonus', isDisabled: true, children: null },
]

const meta = {
  component: Tabs,
  tags: ['autodocs'],
  parameters: { guide: tabsGuide },
  args: { label: 'Booking', tabs, onChange: fn() },
  argTypes: { activation: { control: 'inline-radio', options: tabActivations } },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

const narrow = (Story: () => React.ReactElement) => (
  <div style={{ maxWidth: 240 }}>
    <Story />
  </div>
)
const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return { canvas, tab: (name: string | RegExp) => canvas.getByRole('tab', { name }) }
}

export const Rest: Story = {}
export const Second: Story = { args: { defaultValue: 'extras' } }
export const WithIcon: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, icon: <UserIcon /> })) },
}
export const OneOff: Story = {
  name: 'Where the first tab is off the next is chosen',
  tags: ['UI-14'],
  args: { tabs: tabs.map((tab) => ({ ...tab, isDisabled: tab.value === 'passengers' })) },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).tab(/Extras/)).toHaveAttribute('aria-selected', 'true')
  },
}
/** Each an address of its own; the page around shows the view. */
export const AsLinks: Story = {
  name: 'Tabs that are links: arrows only come to one, Enter and Space follow it',
  tags: ['UI-14', 'A11Y-02'],
  args: {
    tabs: [
      { value: 'rides', label: 'Rides', href: '#rides' },
      { value: 'cards', label: 'Cards', href: '#cards', end: 2 },
      { value: 'team', label: 'Team', href: '#team', isDisabled: true },
    ],
    onFollow: fn((_, event) => event.preventDefault()),
  },
  play: async ({ canvasElement, args }) => {
    const { tab } = parts(canvasElement)
    tab('Rides').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Cards/)).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('cards')
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('rides')
    await expect(args.onFollow).toHaveBeenCalledTimes(2)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = {
  name: 'From right to left the arrows turn round',
  tags: ['UI-18'],
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const { tab } = parts(canvasElement)
    tab('Passengers').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab(/Extras/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Passengers')).toHaveFocus()
  },
}
export const Keyboard: Story = {
  name: 'Automatic: arrows go round and choose, past what is off; Home and End; Tab leads to the panel',
  tags: ['UI-14', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const { canvas, tab } = parts(canvasElement)
    await userEvent.tab()
    await expect(tab('Passengers')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Passengers' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Extras/)).toHaveFocus()
    await expect(tab(/Extras/)).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith('extras')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add a child seat' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tab(/Extras/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tab('Passengers')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab('Company')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(tab('Passengers')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(tab('Company')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('Bonus')).toBeDisabled()
    const panel = canvas.getByRole('tabpanel', { name: 'Company' })
    await expect(tab('Company')).toHaveAttribute('aria-controls', panel.id)
  },
}
export const Manual: Story = {
  name: 'Manual: arrows only move, Enter and Space choose',
  tags: ['UI-14', 'A11Y-02'],
  args: { activation: 'manual' },
  play: async ({ canvasElement, args }) => {
    const { tab } = parts(canvasElement)
    tab('Passengers').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Extras/)).toHaveFocus()
    await expect(tab('Passengers')).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('extras')
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('company')
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(tab('Company')).toHaveFocus()
  },
}
export const OnAPhone: Story = {
  name: 'Too long a row scrolls sideways, and what is come to is in view',
  tags: ['UI-14'],
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const { canvas, tab } = parts(canvasElement)
    const row = canvas.getByRole('tablist', { name: 'Booking' })
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await userEvent.click(tab('Passengers'))
    await userEvent.keyboard('{End}')
    const inner = tab('Company').getBoundingClientRect()
    await expect(inner.right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
  },
}

/** The edge behind which there is more of the row fades out. */
const showsMore: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const row = within(canvasElement).getByRole('tablist')
  if (!hasFades()) {
    await expect(getComputedStyle(row).scrollbarWidth).toBe('thin')
    return
  }
  const isRight = globals['dir'] === 'rtl'
  const fades = () => (isRight ? fadesOf(row).reverse() : fadesOf(row))
  const scrollTo = (left: number) => {
    row.scrollLeft = isRight ? -left : left
  }
  await waitFor(() => expect(fades()).toEqual([0, 24]))
  scrollTo((row.scrollWidth - row.clientWidth) / 2)
  await waitFor(() => expect(fades()).toEqual([24, 24]))
  scrollTo(row.scrollWidth)
  await waitFor(() => expect(fades()).toEqual([24, 0]))
  scrollTo(0)
  await waitFor(() => expect(fades()).toEqual([0, 24]))
}
/** It fades out at the edge behind which there is more. */
export const ShowsMore: Story = {
  tags: ['visual', 'UI-18'],
  name: 'A row too long for its place',
  decorators: [narrow],
  play: showsMore,
}
/** From right to left the row of tabs fades out at its left edge. */
export const ShowsMoreRightToLeft: Story = {
  ...ShowsMore,
  name: 'A row too long, right to left',
  tags: ['visual', 'UI-18'],
  globals: { dir: 'rtl' },
}
export const ShowsMoreForced: Story = {
  name: 'In forced colours nothing fades: a scrollbar tells of more',
  tags: ['not-visual', 'UI-18'],
  parameters: { media: { 'forced-colors': 'active' }, a11y: { test: 'off' } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('tablist')
    if (!matchMedia('(forced-colors: active)').matches) return
    const { maskImage, scrollbarWidth } = getComputedStyle(row)
    await expect([maskImage, scrollbarWidth]).toEqual(['none', 'thin'])
  },
}
