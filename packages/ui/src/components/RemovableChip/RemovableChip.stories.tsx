import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StarIcon } from '../../icons/icons.tsx'
import { ChipGroup, type ChipGroupProps } from '../ChipGroup/ChipGroup.tsx'
import { removableChipGuide } from './RemovableChip.guide.ts'
import { RemovableChip } from './RemovableChip.tsx'

const meta = {
  component: RemovableChip,
  tags: ['autodocs'],
  parameters: { guide: removableChipGuide },
  args: { children: 'Rating 4.5+', onRemove: fn() },
} satisfies Meta<typeof RemovableChip>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const Count: Story = { args: { count: 12 } }
export const WithIcon: Story = { args: { icon: <StarIcon size={16} /> } }
export const Disabled: Story = { args: { isDisabled: true } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }

function Filters(props: Partial<ChipGroupProps>) {
  const [names, setNames] = useState(['Business', 'Rating 4.5+', 'Free cancellation'])
  return (
    <ChipGroup label="Filters" {...props}>
      {names.map((name) => (
        <RemovableChip key={name} onRemove={() => setNames(names.filter((other) => other !== name))}>
          {name}
        </RemovableChip>
      ))}
    </ChipGroup>
  )
}
export const Several: Story = { render: () => <Filters /> }
export const Dark: Story = { render: () => <Filters />, globals: { theme: 'dark' } }
/** The remove button is named in the language of the visitor. */
export const Russian: Story = {
  tags: ['visual', 'UI-18'],
  name: 'In Russian',
  globals: { locale: 'ru' },
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Убрать Business' })).toBeVisible()
  },
}
export const Removing: Story = {
  name: 'Where a chip is taken away, the focus goes to the next, the last, the group',
  tags: ['A11Y-04'],
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    for (const name of ['Remove Business', 'Remove Rating 4.5+', 'Remove Free cancellation']) {
      await userEvent.tab()
      await expect(button(name)).toHaveFocus()
    }
    await userEvent.click(button('Remove Rating 4.5+'))
    await waitFor(() => expect(button('Remove Free cancellation')).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(button('Remove Business')).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus())
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

export const LongText: Story = {
  args: { children: 'Kostenlose Stornierung bis zwei Stunden vor der Abholung', count: 12 },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
}
export const RemovingByKey: Story = {
  name: 'Enter and Space on the button take it away; off, it is passed by',
  tags: ['UI-18'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Rating 4.5+' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard(' ')
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
  },
}
