import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BoltIcon } from '../../icons/icons.tsx'
import { badgeGuide } from './Badge.guide.ts'
import { Badge, badgeTones } from './Badge.tsx'
import { StoreBadge } from './StoreBadge.tsx'

const meta = {
  component: Badge,
  subcomponents: { StoreBadge },
  tags: ['autodocs'],
  parameters: { guide: badgeGuide },
  args: { children: 'Best rated' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'New' } }
export const Positive: Story = { args: { tone: 'positive', children: 'Placed' } }
export const Info: Story = { args: { tone: 'info', children: 'On the way' } }
export const Caution: Story = { args: { tone: 'caution', children: 'Waits for payment' } }
export const Critical: Story = { args: { tone: 'critical', children: 'Refused' } }
export const Verified: Story = { args: { tone: 'verified', children: 'Verified place' } }
export const WithIcon: Story = { args: { icon: <BoltIcon size={16} />, children: 'Car in 20 min' } }
export const Tones: Story = {
  name: 'Verified and status badges',
  tags: ['UI-11'],
  render: () => (
    <div style={row}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}
export const TonesDark: Story = { ...Tones, name: 'Tones, dark', globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...WithIcon, globals: { dir: 'rtl' } }
export const Store: StoryObj = {
  name: '139 by 41 by default',
  tags: ['UI-11'],
  render: () => (
    <div style={row}>
      <StoreBadge store="app-store" href="#app" />
      <StoreBadge store="google-play" href="#app" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Get it on App Store', 'Get it on Google Play']) {
      const { width, height } = within(canvasElement).getByRole('link', { name }).getBoundingClientRect()
      await expect([width, height]).toEqual([139, 41])
    }
  },
}
const fits: Story['play'] = async ({ canvasElement }) => {
  for (const badge of within(canvasElement).getAllByRole('link'))
    await expect(badge.scrollWidth).toBeLessThanOrEqual(139)
}
export const StoreRussian: StoryObj = {
  ...Store,
  name: 'Store, Russian',
  globals: { locale: 'ru' },
  play: fits,
}
export const StoreSpanish: StoryObj = {
  ...Store,
  name: 'Store, Spanish',
  globals: { locale: 'es' },
  play: fits,
}
export const StoreDark: StoryObj = { render: Store.render!, globals: { theme: 'dark' } }
export const StoreKeyboard: StoryObj = {
  name: 'Each store badge is a link on the way of Tab, to a tab of its own',
  tags: ['UI-11', 'A11Y-02'],
  render: Store.render!,
  play: async ({ canvasElement }) => {
    for (const name of ['Get it on App Store', 'Get it on Google Play']) {
      await userEvent.tab()
      const link = within(canvasElement).getByRole('link', { name })
      await expect(link).toHaveFocus()
      await expect(link).toHaveAttribute('target', '_blank')
    }
  },
}
