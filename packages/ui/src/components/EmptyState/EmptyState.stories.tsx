import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { RefreshIcon } from '../../icons/icons.tsx'
import { NoCarsDrawing } from '../../illustrations/states/NoCars.tsx'
import { OfflineDrawing } from '../../illustrations/states/Offline.tsx'
import { Button } from '../Button/Button.tsx'
import { emptyStateGuide } from './EmptyState.guide.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { guide: emptyStateGuide },
  args: {
    illustration: <NoCarsDrawing width={200} />,
    title: 'No offers match the filters',
    children: 'Eleven offers are hidden by the rating and the provider.',
    actions: <Button variant="outline">Reset filters</Button>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'No offers match',
    )
  },
}
export const Offline: Story = {
  args: {
    illustration: <OfflineDrawing width={200} />,
    title: 'You are offline',
    children: 'What you entered is safe. We go on by ourselves when the connection is back.',
    actions: (
      <Button variant="outline">
        <RefreshIcon /> Try now
      </Button>
    ),
  },
}
export const WithoutActions: Story = { args: { actions: undefined } }
export const PageHeading: Story = {
  name: 'At level 1 its heading can take the focus after a navigation, and is no stop of Tab',
  tags: ['A11Y-04'],
  args: { level: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole('heading', { level: 1 })
    heading.focus()
    await expect(heading).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reset filters' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(heading).not.toHaveFocus()
  },
}
export const WordsAlone: Story = { args: { illustration: undefined, actions: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
