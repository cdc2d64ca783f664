import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { breadcrumbsGuide } from './Breadcrumbs.guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const items = [
  { label: 'Home', href: '#home' },
  { label: 'Transfers', href: '#transfers' },
  { label: 'Türkiye', href: '#turkey' },
  { label: 'Istanbul Airport to Taksim' },
]

const meta = {
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: { guide: breadcrumbsGuide },
  args: { label: 'Breadcrumbs', items },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

const narrow = (Story: () => React.ReactElement) => (
  <div style={{ width: 288 }}>
    <Story />
  </div>
)

export const Rest: Story = {}
export const LastIsALink: Story = {
  args: { items: items.map((item) => ({ href: '#here', ...item })) },
}
export const OnAPhone: Story = { decorators: [narrow] }
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Allgemeine Geschäftsbedingungen für die Personenbeförderung', href: '#terms' },
      { label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    ],
  },
  decorators: [narrow],
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const Keyboard: Story = {
  name: 'Tab comes to each link and past the page itself, Enter follows; the arrows between are not read',
  tags: ['UI-18', 'A11Y-02'],
  args: { onFollow: fn((_, event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      items.map(({ label }) => label),
    )
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByText('Istanbul Airport to Taksim')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Transfers' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenLastCalledWith('#transfers', expect.anything())
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Türkiye' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('navigation')).not.toContainElement(document.activeElement as HTMLElement)
  },
}
