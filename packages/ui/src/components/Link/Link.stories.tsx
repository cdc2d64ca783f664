import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { linkGuide } from './Link.guide.ts'
import { Link } from './Link.tsx'

const meta = {
  component: Link,
  tags: ['autodocs'],
  parameters: { guide: linkGuide },
  args: { href: '#terms', children: 'Booking terms' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const Quiet: Story = { args: { isQuiet: true } }
export const Disabled: Story = { args: { href: undefined, 'aria-disabled': true } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const External: Story = {
  name: 'A new tab is named, and gets nothing of this page',
  args: { isExternal: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Booking terms' })
    await expect(link).toHaveAccessibleDescription('opens in a new tab')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
export const ExternalInRussian: Story = {
  args: { isExternal: true, children: 'Условия' },
  globals: { locale: 'ru' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Условия' })).toHaveAccessibleDescription(
      'откроется в\u00a0новой вкладке',
    )
  },
}

export const LongText: Story = {
  args: { children: 'Allgemeine Geschäftsbedingungen für die Personenbeförderung', isExternal: true },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
}
export const Keyboard: Story = {
  name: 'Tab comes to it, Enter follows it; one that leads nowhere is passed by',
  tags: ['UI-18'],
  args: { onClick: fn((event) => event.preventDefault()) },
  render: (args) => (
    <p>
      <Link aria-disabled="true">Partner terms</Link>, <Link {...args} />
    </p>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Booking terms' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
