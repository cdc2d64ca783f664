import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { progressGuide } from './Progress.guide.ts'
import { Progress } from './Progress.tsx'

const meta = {
  component: Progress,
  tags: ['autodocs'],
  parameters: { guide: progressGuide },
  args: { label: 'Sending the voucher', value: 64 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

const bar = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('progressbar', { name })

export const Known: Story = {
  tags: ['UI-14', 'UI-18'],
  play: async ({ canvasElement }) => {
    const progress = bar(canvasElement, 'Sending the voucher')
    await expect(progress).toHaveAttribute('aria-valuenow', '64')
    await expect(progress).toHaveAttribute('aria-valuetext', '64%')
    await expect(within(canvasElement).getByText('64%')).toBeVisible()
  },
}
export const BarAlone: Story = { args: { isLabelHidden: true } }
export const Start: Story = { args: { value: 0 } }
export const Done: Story = { args: { value: 100 } }
export const Counted: Story = {
  name: 'Own limits and words; out of them it stays at the end',
  tags: ['UI-14'],
  args: { label: 'Asking for prices', value: 7, maxValue: 6, valueText: '6 of 6 providers' },
  play: async ({ canvasElement }) => {
    const progress = bar(canvasElement, 'Asking for prices')
    await expect(progress).toHaveAttribute('aria-valuenow', '6')
    await expect(progress).toHaveAttribute('aria-valuemax', '6')
    await expect(progress).toHaveAttribute('aria-valuetext', '6 of 6 providers')
  },
}
export const Unknown: Story = {
  name: 'While nobody knows it has no value',
  tags: ['UI-14'],
  args: { value: null },
  play: async ({ canvasElement }) => {
    const progress = bar(canvasElement, 'Sending the voucher')
    await expect(progress).not.toHaveAttribute('aria-valuenow')
    await expect(progress).not.toHaveAttribute('aria-valuetext')
  },
}
export const UnknownDark: Story = { args: { value: null }, globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' }, args: { label: 'Enviando el bono' } }
export const Russian: Story = {
  globals: { locale: 'ru' },
  args: { label: 'Отправляем ваучер' },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement, 'Отправляем ваучер')).toHaveAttribute('aria-valuetext', '64\u00a0%')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
