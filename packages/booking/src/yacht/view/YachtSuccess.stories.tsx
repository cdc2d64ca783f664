import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phones } from '../../testing/pages/peoplePage.ts'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { YachtPages } from '../../testing/pages/yachtPage.tsx'
import { createSentYacht } from '../../testing/samples/yachtFixtures.ts'

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

/** All that was sent, the date in upper case, and the way to another request. */
export const Full: Story = {
  name: 'All that was sent',
  tags: ['example', 'YACHT-12'],
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

/** Without wishes, children and another day there are no lines for them. */
export const Bare: Story = {
  name: 'Without wishes and children',
  tags: ['example', 'YACHT-12'],
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

/** Sent in English and read in Russian: the place is told by its id. */
export const Russian: Story = {
  name: 'In Russian',
  tags: ['example', 'YACHT-13'],
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    await expect(await linesOf(canvasElement, 'Ваша заявка')).toEqual([
      'Бодрум, Турция',
      'ПН, 14 ИЮНЯ 2027, 11:00можно сдвинуть на два дня',
      expect.stringMatching(/^2\sдня$/),
      '6с\u00a0детьми',
      'Swimming stop at Karaada, lunch on board for six, two of us are vegetarian.',
    ])
  },
}

export const Nothing: Story = {
  name: 'With nothing of ours in the history the list is shown instead',
  tags: ['YACHT-12', 'YACHT-14'],
  args: { entry: { yacht: { request: { place: 7 } } } },
  async play({ canvasElement, args }) {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Where do you want to start?' }),
    ).toBeVisible()
    await expect(args.onGo).toHaveBeenCalledWith('yacht', { replace: true })
  },
}

const long = 'Marina Grande di Santa Margherita Ligure, pontile est, terzo posto a sinistra '

/** A long place and long wishes break, in 320 px too. */
export const Long: Story = {
  name: 'A long place and long wishes',
  tags: ['example', 'SEC-07'],
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

export const Dark: Story = { ...Bare, name: 'Dark', tags: ['YACHT-12'], globals: { theme: 'dark' } }
export const RightToLeft: Story = { tags: ['YACHT-12'], globals: { dir: 'rtl' } }
