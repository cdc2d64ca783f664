import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { multiComboBoxGuide } from './MultiComboBox.guide.ts'
import { MultiComboBox, type MultiComboBoxProps } from './MultiComboBox.tsx'

const same = (text: string) => text
const groups = [{ key: 'towns', items: ['Antalya', 'Bodrum', 'Dalaman', 'Istanbul', 'Izmir', 'Málaga'] }]

const Towns = (props: Partial<MultiComboBoxProps<string>>) => (
  <MultiComboBox label="Towns" fullScreen="never" getKey={same} getText={same} groups={groups} {...props} />
)

const meta = {
  component: MultiComboBox as typeof Towns,
  render: (args) => <Towns {...args} />,
  tags: ['autodocs'],
  parameters: { guide: multiComboBoxGuide },
  args: { onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Towns>
export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const input = canvas.getByRole('combobox', { name: 'Towns' }) as HTMLInputElement
  const chips = () => canvas.queryAllByRole('button', { name: /^Remove/ })
  return { canvas, input, chips }
}

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: ['Istanbul', 'Izmir'] } }
export const Open: Story = { args: { defaultValue: ['Istanbul', 'Izmir'], isOpen: true } }
export const Disabled: Story = { args: { defaultValue: ['Istanbul'], isDisabled: true } }
export const Invalid: Story = { args: { isRequired: true, error: 'Choose one town at least' } }

export const Chooses: Story = {
  name: 'Enter takes an option or gives it back and the list stays; Backspace takes the last one back',
  tags: ['UI-14', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const { said, stop } = heard(canvasElement)
    const { canvas, input, chips } = parts(canvasElement)
    input.focus()
    await userEvent.keyboard('ist{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Istanbul'], ['Istanbul'])
    await expect(input).toHaveValue('')
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Istanbul', 'Izmir'], ['Istanbul', 'Izmir'])
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Izmir'], ['Izmir'])
    await waitFor(() => expect(said).toContain('Istanbul: removed'))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([], [])
    await expect(chips()).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    stop()
  },
}

export const Chips: Story = {
  name: 'Each chip has a button that takes it back; the focus stays among them, and then in the field',
  tags: ['UI-14', 'A11Y-04'],
  args: { defaultValue: ['Istanbul', 'Izmir'], openOnFocus: false },
  play: async ({ canvasElement, args }) => {
    const { input, chips } = parts(canvasElement)
    input.focus()
    await userEvent.tab()
    await expect(chips()[0]).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Izmir'], ['Izmir'])
    await waitFor(() => expect(chips()[0]).toHaveFocus())
    await userEvent.click(chips()[0]!)
    await expect(args.onChange).toHaveBeenLastCalledWith([], [])
    await expect(input).toHaveFocus()
  },
}

export const Creates: Story = {
  name: 'A text that no option has becomes one',
  tags: ['UI-14'],
  args: { onCreate: fn((text: string) => text) },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, chips } = parts(canvasElement)
    input.focus()
    await userEvent.keyboard('Kaş')
    await userEvent.click(canvas.getByRole('option', { name: 'Add “Kaş”' }))
    await expect(args.onCreate).toHaveBeenCalledWith('Kaş')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Kaş'], ['Kaş'])
    await expect(chips()[0]).toHaveAccessibleName('Remove Kaş')
    await userEvent.keyboard('Izmir')
    await expect(canvas.queryByRole('option', { name: /^Add/ })).toBe(null)
  },
}
