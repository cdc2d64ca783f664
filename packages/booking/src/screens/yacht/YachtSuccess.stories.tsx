import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phones } from '../../testing/peoplePage.ts'
import { withModule } from '../../testing/storyModule.tsx'
import { createSentYacht } from '../../testing/yachtFixtures.ts'
import { YachtPages } from '../../testing/yachtPage.tsx'

const full = createSentYacht({
  startAt: '2027-06-14 11:00',
  hours: 48,
  guests: 6,
  isFlexibleDate: true,
  hasChildren: true,
  details: 'Swimming stop at Karaada, lunch on board for six, two of us are vegetarian.',
})

const meta = {
  title: 'Screens/Yacht/Success',
  component: YachtPages,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { page: 'yacht/order/success', entry: { yacht: full }, onGo: fn() },
} satisfies Meta<typeof YachtPages>
export default meta
type Story = StoryObj<typeof meta>

const linesOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('complementary', { name }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

export const Full: Story = {
  name: 'YACHT-12 all that was sent, the date in upper case, and the way to another request',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await linesOf(canvasElement, 'Your request')).toEqual([
      'Bodrum, Turkey',
      'MON, 14 JUNE 2027, 11:00flexible, two days around',
      '2 days',
      '6with children',
      'Swimming stop at Karaada, lunch on board for six, two of us are vegetarian.',
    ])
    await expect(canvas.getByText(/answers to .anna@example\.com./)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/[€$₽]/)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to transfers' }))
    await expect(args.onGo).toHaveBeenLastCalledWith('finder')
    await userEvent.click(canvas.getByRole('button', { name: 'Make another request' }))
    await expect(await canvas.findByRole('heading', { name: 'Where do you want to start?' })).toBeVisible()
  },
}

export const Bare: Story = {
  name: 'YACHT-12 without wishes, children and another day there are no lines for them',
  args: { entry: { yacht: { ...createSentYacht(), answerTo: null } } },
  async play({ canvasElement }) {
    await expect(await linesOf(canvasElement, 'Your request')).toEqual([
      'Bodrum, Turkey',
      'SUN, 20 JUNE 2027, 10:00',
      '2 hours',
      '2',
    ])
  },
}

export const Russian: Story = {
  name: 'YACHT-13 sent in English and read in Russian: the place is told by its id',
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    await expect(await linesOf(canvasElement, 'Ваша заявка')).toEqual([
      'Бодрум, Турция',
      expect.stringMatching(/^ПН, 14 ИЮНЯ 2027 Г\., 11:00можно сдвинуть на два дня$/),
      expect.stringMatching(/^2\sдня$/),
      '6с детьми',
      'Swimming stop at Karaada, lunch on board for six, two of us are vegetarian.',
    ])
  },
}

export const Nothing: Story = {
  name: 'YACHT-12 YACHT-14 with nothing of ours in the history the list is shown instead',
  args: { entry: { yacht: { request: { place: 7 } } } },
  async play({ canvasElement, args }) {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Where do you want to start?' }),
    ).toBeVisible()
    await expect(args.onGo).toHaveBeenCalledWith('yacht', { replace: true })
  },
}

const long = 'Marina Grande di Santa Margherita Ligure, pontile est, terzo posto a sinistra '

export const Long: Story = {
  name: 'SEC-07 a long place and long wishes break, in 320 px too',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: phones,
  },
  args: {
    entry: {
      yacht: {
        ...createSentYacht({
          place: { kind: 'typed', text: long.repeat(2) },
          details: `${long.repeat(8)}${'x'.repeat(200)}`,
        }),
        cityId: null,
      },
    },
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('complementary', { name: 'Your request' })
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.clientWidth).toBeLessThanOrEqual(320)
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const Dark: Story = { ...Bare, name: 'YACHT-12 dark', globals: { theme: 'dark' } }
export const RightToLeft: Story = { name: 'YACHT-12 right to left', globals: { dir: 'rtl' } }
