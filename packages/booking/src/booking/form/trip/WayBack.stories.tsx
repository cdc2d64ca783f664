import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fill, payByCard, StoryPage, typedDay } from '../../../testing/pages/bookingPage.tsx'
import { type ModuleParameters, withModule } from '../../../testing/pages/storyModule.tsx'

const meta = {
  title: 'Screens/Booking/Way back',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const region = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('region', { name })

/** There and back from the offers: two trips, each with fields of its own. */
export const ThereAndBack: Story = {
  name: 'There and back',
  tags: ['example', 'BOOK-01', 'BOOK-39', 'PRICE-12', 'A11Y-04'],
  parameters: { focusWalk: 400 },
  args: { isReturn: true },
  async play({ canvasElement }) {
    const there = within(await region(canvasElement, 'Way there'))
    const back = within(await region(canvasElement, 'Way back'))
    await expect(there.getByRole('textbox', { name: 'Flight number' })).toBeVisible()
    await expect(there.queryByLabelText('Departure date')).toBeNull()
    await expect(back.getByLabelText('Departure date')).toBeVisible()
    await expect(back.getByLabelText('Pickup date')).toBeVisible()
    await userEvent.type(there.getByRole('textbox', { name: 'Flight number' }), 'TK 1985')
    await expect(back.getByRole('textbox', { name: /Flight number/ })).toHaveValue('')
  },
}

export const AddedAndRemoved: Story = {
  name: 'Added in the form, removed and added again: nothing that was entered is lost',
  tags: ['BOOK-39', 'A11Y-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the way back' }))
    const title = await canvas.findByRole('heading', { name: 'Way back', level: 2 })
    await waitFor(() => expect(title).toHaveFocus())
    const back = () => within(canvas.getByRole('region', { name: 'Way back' }))
    await userEvent.type(back().getByRole('textbox', { name: /Flight number/ }), 'TK 1986')
    await userEvent.click(back().getByRole('button', { name: 'Remove' }))
    const add = await canvas.findByRole('button', { name: 'Add the way back' })
    await waitFor(() => expect(add).toHaveFocus())
    await expect(canvas.getByRole('region', { name: 'Your trip' })).toBeVisible()
    await userEvent.click(add)
    await waitFor(() => expect(back().getByRole('textbox', { name: /Flight number/ })).toHaveValue('TK 1986'))
  },
}

/** A way back that starts before the arrival is refused at its pickup. */
export const TooEarly: Story = {
  name: 'A way back too early',
  tags: ['example', 'BOOK-39'],
  args: { isReturn: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await region(canvasElement, 'Way back')
    await fill(canvas, 'Way there')
    const back = within(canvas.getByRole('region', { name: 'Way back' }))
    await userEvent.type(back.getByLabelText('Pickup date'), typedDay())
    await userEvent.type(back.getByLabelText('Pickup time'), '09:50')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(payByCard(canvas))
    const date = back.getByLabelText('Pickup date')
    await waitFor(() => expect(date).toHaveAccessibleDescription(/has to start after you arrive/))
    await expect(date).toBeInvalid()
    const summary = within(canvas.getByRole('region', { name: /need another look/ }))
    await expect(summary.getByRole('link', { name: /^Pickup date \(way back\): / })).toBeVisible()
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

/** Response of the service to the search of the way back. */
const backAnswers =
  (answer: () => Response): NonNullable<ModuleParameters['wrapFetch']> =>
  (fetch) =>
  (input, init) => {
    const url = new URL(String(input))
    const isBack =
      url.pathname.endsWith('/prices') && url.searchParams.get('start_place_id') === 'ho-ciragan-palace'
    return isBack ? Promise.resolve(answer()) : fetch(input, init)
  }

/** An offer without its own way back. */
const silent =
  (next: NonNullable<ModuleParameters['wrapFetch']>): NonNullable<ModuleParameters['wrapFetch']> =>
  (fetch) =>
    next(async (input, init) => {
      const answer = await fetch(input, init)
      if (!new URL(String(input)).pathname.endsWith('/prices')) return answer
      const { result } = (await answer.json()) as { result: Record<string, unknown>[] }
      return Response.json({
        result: result.map((offer) => ({ ...offer, reverse_price: null })),
      })
    })

/** Nobody drives back: said, and the ride there can be booked. */
export const NobodyDrivesBack: Story = {
  name: 'Nobody drives back',
  tags: ['example', 'BOOK-39', 'PRICE-13'],
  parameters: { module: { wrapFetch: silent(backAnswers(() => Response.json({ result: [] }))) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the way back' }))
    await expect((await canvas.findAllByText(/No provider offers the way back/))[0]).toBeVisible()
    await expect(payByCard(canvas)).toBeEnabled()
  },
}

let isDown = true
export const Failed: Story = {
  name: 'The way back could not be asked: it can be asked again',
  tags: ['BOOK-39', 'ERR-07'],
  parameters: {
    module: {
      wrapFetch: (fetch: typeof globalThis.fetch) => {
        isDown = true
        const down = backAnswers(() => Response.json({ error: { message: 'down' } }, { status: 503 }))(fetch)
        return (input: RequestInfo | URL, init?: RequestInit) => (isDown ? down : fetch)(input, init)
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the way back' }))
    const again = await canvas.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(again)
    await expect(await canvas.findByRole('region', { name: 'Way back' })).toBeVisible()
  },
}

export const InRussian: Story = {
  name: 'In Russian, on a phone',
  tags: ['example', 'BOOK-39', 'I18N-01'],
  args: { isReturn: true },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    await expect(await region(canvasElement, 'Туда')).toBeVisible()
    await expect(await region(canvasElement, 'Обратно')).toBeVisible()
  },
}
