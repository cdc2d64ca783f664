import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NoteIcon } from '../../icons/icons.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { plateGuide } from './Plate.guide.ts'
import { Plate } from './Plate.tsx'

const meta = {
  component: Plate,
  tags: ['autodocs'],
  parameters: { guide: plateGuide },
  args: {
    title: 'Extra stop, waiting, toll road',
    icon: <NoteIcon />,
    onOpenChange: fn(),
    children: <TextField label="Additional address" isOptional value="" onChange={() => {}} />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Plate>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const WithoutIcon: Story = { args: { icon: undefined } }
export const LongTitle: Story = {
  args: { title: 'Extra stop on the way, waiting at the kerb, toll road and a second child seat' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}
export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const Controlled: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const head = within(canvasElement).getByRole('button')
    await userEvent.click(head)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(head).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Keyboard: Story = {
  name: 'Folded by default; Enter and Space fold and unfold it',
  tags: ['UI-12'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('button', { name: 'Extra stop, waiting, toll road' })
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
    await expect(document.getElementById(head.getAttribute('aria-controls')!)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}
export const TabOrder: Story = {
  name: 'Tab goes past what is folded and into what is open, which kept its text',
  tags: ['UI-12', 'A11Y-02'],
  args: { children: <TextField label="Additional address" isOptional defaultValue="Taksim" /> },
  render: (args) => (
    <>
      <Plate {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Extra stop, waiting, toll road' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{End}, Istanbul')
    await userEvent.click(canvas.getByRole('button', { name: 'Extra stop, waiting, toll road' }))
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('textbox')).toHaveValue('Taksim, Istanbul')
  },
}
