import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { switchGuide } from './Switch.guide.ts'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  tags: ['autodocs'],
  parameters: { guide: switchGuide },
  args: { children: 'Show prices with tolls', onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultSelected: true } }
export const WithDescription: Story = {
  args: { defaultSelected: true, description: 'Where the road has them' },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } }
export const Dark: Story = { args: { defaultSelected: true }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { defaultSelected: true }, globals: { dir: 'rtl' } }
export const Keyboard: Story = {
  name: 'Space and a press turn it; the name and the state are spoken',
  tags: ['UI-18'],
  args: { description: 'Where the road has them' },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Show prices with tolls' })
    await expect(control).toHaveAccessibleDescription('Where the road has them')
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(within(canvasElement).getByText('Where the road has them'))
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const LongText: Story = {
  args: {
    defaultSelected: true,
    children: 'Preise einschließlich aller Maut- und Fährgebühren anzeigen',
    description: 'Nur wo die Strecke mautpflichtig ist und der Anbieter die Gebühren kennt',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}
