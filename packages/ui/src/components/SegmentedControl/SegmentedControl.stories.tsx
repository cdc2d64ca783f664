import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ListIcon, MapIcon } from '../../icons/icons.tsx'
import { fadesOf, hasFades } from '../../testing/fades.ts'
import { segmentedControlGuide } from './SegmentedControl.guide.ts'
import { SegmentedControl, segmentedControlSizes } from './SegmentedControl.tsx'

const meta = {
  component: SegmentedControl<string>,
  tags: ['autodocs'],
  parameters: { guide: segmentedControlGuide },
  args: {
    label: 'Show',
    segments: [
      { value: 'class', label: 'By class' },
      { value: 'all', label: 'All offers' },
    ],
    onChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: segmentedControlSizes } },
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const Small: Story = { args: { size: 's' } }
export const Block: Story = { args: { isBlock: true } }
export const WithIcons: Story = {
  args: {
    segments: [
      { value: 'list', label: 'List', icon: <ListIcon size={16} /> },
      { value: 'map', label: 'Map', icon: <MapIcon size={16} /> },
    ],
  },
}
export const OneOff: Story = {
  args: {
    segments: [
      { value: 'class', label: 'By class' },
      { value: 'all', label: 'All offers' },
      { value: 'map', label: 'Map', isDisabled: true },
    ],
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const Keyboard: Story = {
  name: 'Arrows move the choice round past what is off, Tab is one stop',
  tags: ['UI-18'],
  args: {
    segments: [
      { value: 'class', label: 'By class' },
      { value: 'all', label: 'All offers' },
      { value: 'map', label: 'Map', isDisabled: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name })
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Show' })).toBeVisible()
    await userEvent.tab()
    await expect(radio('By class')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('all')
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('By class')).toBeChecked()
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
    await userEvent.click(within(canvasElement).getByText('All offers'))
    await expect(radio('All offers')).toBeChecked()
  },
}

/** Too long a row fades out at the edge behind which there is more, a short one nowhere. */
export const LongText: Story = {
  tags: ['visual', 'UI-18'],
  name: 'A row too long for its place',
  args: {
    isBlock: true,
    segments: [
      { value: 'class', label: 'Nach Fahrzeugklasse' },
      { value: 'all', label: 'Alle Angebote' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  render: (args) => (
    <>
      <SegmentedControl {...args} />
      <SegmentedControl label="Short" segments={[{ value: 'a', label: 'Alle' }]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const row = (name: string) => within(canvasElement).getByRole('radiogroup', { name })
    if (!hasFades()) {
      await expect(getComputedStyle(row('Show')).scrollbarWidth).toBe('thin')
      return
    }
    await waitFor(() => expect(fadesOf(row('Show'))).toEqual([0, 24]))
    await expect(fadesOf(row('Short'))).toEqual([0, 0])
    row('Show').scrollLeft = 400
    await waitFor(() => expect(fadesOf(row('Show'))).toEqual([24, 0]))
    row('Show').scrollLeft = 0
    await waitFor(() => expect(fadesOf(row('Show'))).toEqual([0, 24]))
  },
}
export const KeyboardBack: Story = {
  name: 'Arrows back go round past what is off',
  tags: ['UI-18'],
  args: OneOff.args!,
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('all')
    await expect(radio('All offers')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(radio('By class')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('All offers')).toBeChecked()
  },
}
