import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { InfoIcon } from '../../icons/icons.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { tooltipGuide } from './Tooltip.guide.ts'
import { Tooltip } from './Tooltip.tsx'

/** Room beside the opener, less of it on a phone. */
const beside = 'clamp(24px, 50vw - 120px, 120px)'

const meta = {
  component: Tooltip,
  tags: ['autodocs'],
  parameters: { guide: tooltipGuide },
  args: {
    content: '29 October is Republic Day. Roads in the centre are closed until noon.',
    children: <Button variant="outline">29 October</Button>,
    onOpenChange: fn(),
  },
  argTypes: { children: { control: false }, content: { control: 'text' } },
  decorators: [
    (Story) => (
      <div style={{ padding: `96px ${beside}` }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const Short: Story = {
  args: {
    defaultOpen: true,
    content: 'Copy',
    children: (
      <Button variant="plain" isIconOnly aria-label="About the price">
        <InfoIcon />
      </Button>
    ),
  },
}
export const Below: Story = {
  tags: ['visual'],
  args: { defaultOpen: true },
  decorators: [(Story) => <div style={{ marginBlockStart: -112 }}>{Story()}</div>],
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toHaveAttribute('data-side', 'below')
  },
}
export const AtTheEdge: Story = {
  args: { defaultOpen: true },
  decorators: [(Story) => <div style={{ marginInlineStart: `calc(-16px - ${beside})` }}>{Story()}</div>],
}
export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { dir: 'rtl' } }
export const InATallFrame: Story = {
  name: 'Stays in the part of a tall frame that is in view',
  tags: ['A11Y-05'],
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <ThemeProvider visible={{ top: 90, height: 400 }}>
        <Story />
      </ThemeProvider>
    ),
  ],
  play: async () => {
    const tip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tip).toHaveAttribute('data-side', 'below'))
  },
}
export const Keyboard: Story = {
  name: 'Comes with the focus at once and describes it; Escape and leaving take it away',
  tags: ['UI-14', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('29 October is Republic Day')
    await expect(button).toHaveAccessibleDescription(/Republic Day/)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBe(null)
    await expect(button).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBe(null)
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}
export const OverADialog: Story = {
  name: 'The first Escape takes the tooltip away, the second the dialog under it',
  tags: ['UI-14', 'A11Y-02'],
  render: (args) => (
    <Dialog defaultOpen title="Booking">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Booking' })
    const button = within(dialog).getByRole('button', { name: '29 October' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    within(dialog).getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Republic Day')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBe(null)
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}
export const Finger: Story = {
  name: 'A finger that stays long on it sees none',
  tags: ['UI-14'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    const user = userEvent.setup()
    await user.pointer({ keys: '[TouchA>]', target: button })
    await new Promise((done) => setTimeout(done, 800))
    await user.pointer({ keys: '[/TouchA]', target: button })
    await expect(screen.queryByRole('tooltip')).toBe(null)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
