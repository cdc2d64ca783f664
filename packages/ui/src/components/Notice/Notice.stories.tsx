import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlaneIcon } from '../../icons/icons.tsx'
import { Button } from '../Button/Button.tsx'
import { noticeGuide } from './Notice.guide.ts'
import { Notice, noticeTones } from './Notice.tsx'

const meta = {
  component: Notice,
  tags: ['autodocs'],
  parameters: { guide: noticeGuide },
  args: { tone: 'caution', title: 'The price changed', children: 'Comfort now costs €51 instead of €48.' },
  argTypes: { tone: { control: 'inline-radio', options: noticeTones } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Caution: Story = {}
export const Neutral: Story = { args: { tone: 'neutral' } }
export const Info: Story = { args: { tone: 'info' } }
export const Positive: Story = { args: { tone: 'positive' } }
export const Critical: Story = { args: { tone: 'critical' } }
export const WithoutTitle: Story = { args: { title: undefined } }
export const OwnIcon: Story = { args: { tone: 'info', icon: <PlaneIcon />, title: 'The flight is late' } }
export const Silent: Story = {
  name: 'It is no live region: what changed is announced once, elsewhere',
  tags: ['A11Y-03'],
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByText('The price changed').closest('[aria-live], [role]')
    await expect(notice).toBeNull()
  },
}
export const WithAction: Story = {
  args: {
    tone: 'critical',
    title: 'The price list did not arrive',
    children: 'Check your connection and try again.',
    action: (
      <Button variant="outline" size="s">
        Try again
      </Button>
    ),
  },
}
/** Flush, it begins where the words above it do. */
export const WithPlainAction: Story = {
  tags: ['visual', 'UI-18'],
  name: 'With a plain action',
  args: {
    ...WithAction.args,
    action: (
      <Button variant="plain" size="s" flush="start">
        Try again
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const left = (text: string) => {
      const range = document.createRange()
      range.selectNodeContents(within(canvasElement).getByText(text))
      return range.getBoundingClientRect().left
    }
    await expect(Math.abs(left('Try again') - left('The price list did not arrive'))).toBeLessThan(1)
  },
}
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
const board: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} title="Order 4 812 907 is placed">
          The voucher is on its way to your mailbox.
        </Notice>
      ))}
    </div>
  ),
}
export const Tones: Story = board
export const TonesDark: Story = { ...board, globals: { theme: 'dark' } }
