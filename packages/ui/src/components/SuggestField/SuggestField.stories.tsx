import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Streets } from './SuggestField.example.tsx'
import { suggestFieldGuide } from './SuggestField.guide.ts'
import { SuggestField } from './SuggestField.tsx'

const meta = {
  component: SuggestField as typeof Streets,
  render: (args) => <Streets {...args} />,
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: suggestFieldGuide },
  args: { onSelect: fn(), onInputChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Streets>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Open: Story = { args: { inputValue: 'Moda', isOpen: true } }
export const Invalid: Story = { args: { inputValue: 'Qwrtz', error: 'No street is called so' } }

export const Keys: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Street' })
    await userEvent.type(input, 'cadd')
    await expect(args.onInputChange).toHaveBeenLastCalledWith('cadd', 'type')
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('Moda Caddesi 14, Kadıköy')
    await expect(input).toHaveValue('Moda Caddesi 14, Kadıköy')
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onInputChange).toHaveBeenLastCalledWith('', 'clear')
  },
}
