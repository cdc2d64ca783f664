import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

interface Town {
  code: string
  name: string
}
const towns: Town[] = [
  { code: 'AYT', name: 'Antalya' },
  { code: 'BJV', name: 'Bodrum' },
  { code: 'DLM', name: 'Dalaman' },
  { code: 'IST', name: 'Istanbul' },
  { code: 'ADB', name: 'Izmir' },
  { code: 'AGP', name: 'Málaga' },
]
const groups = [{ key: 'towns', items: towns }]
const getKey = (town: Town) => town.code
const getText = (town: Town) => town.name

const Towns = (props: Partial<ComboBoxProps<Town>>) => (
  <ComboBox<Town> label="Town" fullScreen="never" {...{ groups, getKey, getText }} {...props} />
)

const meta = {
  title: 'ComboBox/Choice',
  component: ComboBox as typeof Towns,
  render: (args) => <Towns {...args} />,
  args: { onChange: fn(), onInputChange: fn() },
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

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox') as HTMLInputElement
const rowsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('option')
    .map((row) => row.textContent)

/** Held by key: `defaultValue`, or `value` with `onChange`. It looks for what is typed by itself. */
export const ByKey: Story = { args: { defaultValue: 'IST' } }
export const ByKeyOpen: Story = { args: { defaultValue: 'IST', isOpen: true } }
/** A text that is no town may stay; it has no key. */
export const FreeText: Story = { args: { allowsFreeText: true, defaultInputValue: 'A village nearby' } }

export const Chooses: Story = {
  name: 'What is typed is looked for without case and accents; Enter chooses, and tells the key',
  tags: ['UI-14'],
  play: async ({ canvasElement, args }) => {
    const input = fieldIn(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('malag')
    expect(rowsIn(canvasElement)).toEqual(['Málaga'])
    await userEvent.keyboard('{Enter}')
    expect(input).toHaveValue('Málaga')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('AGP', towns[5])
    await userEvent.keyboard('{ArrowDown}')
    expect(rowsIn(canvasElement)).toHaveLength(towns.length)
  },
}

export const TypedOver: Story = {
  name: 'What is typed over a choice takes it away; left without another one, the field has it back',
  tags: ['UI-14'],
  args: { defaultValue: 'IST' },
  play: async ({ canvasElement, args }) => {
    const input = fieldIn(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('nowhere')
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null)
    await userEvent.tab()
    expect(input).toHaveValue('Istanbul')
    await expect(args.onChange).toHaveBeenLastCalledWith('IST', towns[3])
  },
}
