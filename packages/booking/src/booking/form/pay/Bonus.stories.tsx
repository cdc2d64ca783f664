import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  type Canvas,
  codeField,
  dispatch,
  fill,
  payByCard,
  payByCash,
  StoryPage,
  summary,
  watchedRide,
} from '../../../testing/pages/bookingPage.tsx'
import { type ModuleParameters, withModule } from '../../../testing/pages/storyModule.tsx'
import { signedIn } from '../../../testing/signedIn.ts'

const meta = {
  title: 'Screens/Booking bonus',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { ...watchedRide, onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const isCalculation = (input: RequestInfo | URL) => /calculation-new-price/.test(String(input))

/** Replaces the service's response to a request for the sum; `pass` sends the request to the sandbox. */
const onCalculation =
  (
    answer: (pass: () => Promise<Response>) => Promise<Response>,
  ): NonNullable<ModuleParameters['wrapFetch']> =>
  (fetch) =>
  (input, init) =>
    isCalculation(input) ? answer(() => fetch(input, init)) : fetch(input, init)

/** Hint that is read out after the error. */
const hint = 'Optional, one per booking'

async function apply(canvas: Canvas, number: string) {
  await userEvent.type(await codeField(canvas), number)
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
}

export const Certificate: Story = {
  name: 'A certificate is proved, pays its part, and can be taken away again',
  tags: ['BOOK-32'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await codeField(canvas)
    const whole = payByCard(canvas).textContent
    await apply(canvas, 'WHERRY-10')
    const field = await codeField(canvas)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^The code pays €/))
    await expect(summary(canvas).getByText(/^Code/)).toBeVisible()
    await expect(await summary(canvas).findByText(/^−€/)).toBeVisible()
    await expect(payByCard(canvas).textContent).not.toBe(whole)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(field).toHaveValue('')
    await expect(summary(canvas).queryByText(/^Code/)).toBeNull()
    await expect(payByCard(canvas).textContent).toBe(whole)
  },
}

export const ByKeyboard: Story = {
  name: 'Enter in the field proves the number and does not book',
  tags: ['BOOK-32'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const field = await codeField(canvas)
    await userEvent.type(field, 'WHERRY-25EUR{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('The code pays €25'))
    await expect(canvas.queryByRole('region', { name: /another look/ })).toBeNull()
    await userEvent.type(field, '{Backspace}')
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible()
    await expect(summary(canvas).queryByText(/^Code/)).toBeNull()
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

/** A certificate that pays the whole ride leaves nothing to pay. */
export const PaysAll: Story = {
  name: 'A certificate that pays all',
  tags: ['example', 'BOOK-32'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await apply(canvas, 'WHERRY-ALL')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Book' })[0]).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /by card$|in cash$/ })).toBeNull()
  },
}

/** A certificate that is not taken says why at its field, leaves the price alone, and blocks nothing. */
export const Spent: Story = {
  name: 'A certificate not taken',
  tags: ['example', 'BOOK-32'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    const whole = payByCard(canvas).textContent
    await apply(canvas, 'WHERRY-SPENT')
    const field = await codeField(canvas)
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(`This certificate has been used already. ${hint}`),
    )
    await expect(field).toBeValid()
    await waitFor(() => expect(payByCard(canvas)).not.toHaveAttribute('aria-busy'))
    await expect(payByCard(canvas).textContent).toBe(whole)
    await expect(summary(canvas).getByText('Final price')).toBeVisible()
    await expect(summary(canvas).queryByText(/WHERRY-SPENT/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveAccessibleDescription(hint)
    await apply(canvas, 'WHERRY-SPENT')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This certificate has been used already/))
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  },
}

export const NotApplied: Story = {
  name: 'An empty field asks for the number; a typed one that is not taken is told of once, with the full price',
  tags: ['BOOK-32'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    const field = await codeField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(field).toHaveAccessibleDescription(
      `Enter a promo code or the number of a certificate ${hint}`,
    )
    await userEvent.type(field, 'WHERRY-EXPIRED')
    await expect(field).toHaveAccessibleDescription(hint)
    const whole = /€\d+/.exec(payByCard(canvas).textContent ?? '')?.[0] ?? '?'
    await userEvent.click(payByCash(canvas))
    const told = await canvas.findByText(/^Press the button again|Press the button again/)
    await expect(told).toHaveTextContent(`the full price, ${whole}, or correct the code.`)
    await expect(canvas.queryByRole('region', { name: /another look/ })).toBeNull()
    await expect(args.onBooked).not.toHaveBeenCalled()
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  },
}

export const Asking: Story = {
  name: 'While the sum is asked the old one is gone, the new one is marked, and Pay waits',
  tags: ['BOOK-32'],
  parameters: { module: { wrapFetch: onCalculation(() => new Promise(() => {})) } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await apply(canvas, 'WHERRY-10')
    await expect(await codeField(canvas)).toHaveAccessibleDescription('Checking the code')
    await expect(summary(canvas).getByText('being counted')).toBeVisible()
    await expect(summary(canvas).getByText('Working out the exact total')).toBeVisible()
    const pay = canvas.getByRole('button', { name: 'Pay by card' })
    await expect(pay).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(pay)
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

let isDown = true

export const Failed: Story = {
  name: 'The number could not be checked: nothing is lost, it is asked again',
  tags: ['BOOK-32'],
  parameters: {
    module: {
      wrapFetch: onCalculation((pass) =>
        isDown ? Promise.reject(new TypeError('Failed to fetch')) : pass(),
      ),
    },
  },
  async play({ canvasElement }) {
    isDown = true
    const canvas = within(canvasElement)
    await apply(canvas, 'WHERRY-10')
    const field = await codeField(canvas)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^We could not check the code/))
    await expect(field).toHaveValue('WHERRY-10')
    isDown = false
    await userEvent.click(summary(canvas).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^The code pays €/))
    await expect(summary(canvas).queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Unauthorised: Story = {
  name: 'A 401 clears the error: nothing is said against the number',
  tags: ['BOOK-32'],
  parameters: {
    module: {
      wrapFetch: onCalculation(async () =>
        Response.json({ error: { code: 'unauthorized', message: 'Sign in' } }, { status: 401 }),
      ),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await apply(canvas, 'WHERRY-10')
    const field = await codeField(canvas)
    await waitFor(() => expect(summary(canvas).getByText('not counted yet')).toBeVisible())
    await expect(field).toBeValid()
    await expect(field).toHaveAccessibleDescription(hint)
  },
}

export const FastRide: Story = {
  name: 'A fast ride takes no certificate, and says so; a later time takes it again',
  tags: ['BOOK-16'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await apply(canvas, 'WHERRY-10')
    const field = await codeField(canvas)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^The code pays/))
    dispatch({ type: 'fastRideTaken', civil: '2027-06-14 09:45' })
    await waitFor(() => expect(field).toBeDisabled())
    await expect(field).toHaveAccessibleDescription(/^An urgent pickup takes no promo code or certificate/)
    await expect(field).toHaveValue('WHERRY-10')
    await expect(summary(canvas).queryByText(/^Code/)).toBeNull()
    dispatch({ type: 'dateEntered', end: 'arrival', part: 'time', value: '12:45' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^The code pays/))
  },
}

/** The loyalty card: in roubles and in Russian, its number judged before it is asked. */
export const Loyalty: Story = {
  name: 'A loyalty card, in Russian',
  tags: ['example', 'BOOK-33', 'BOOK-35'],
  parameters: signedIn(1009),
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Оплатить бонусами с\u00a0карты' }))
    const field = canvas.getByRole('textbox', { name: /^Номер карты лояльности/ })
    await expect(field).toHaveAccessibleDescription(/^10, 11, 13 или 16\s+цифр$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Введите номер карты или снимите галочку/))
    await userEvent.type(field, '700100900001')
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await expect(field).toHaveAccessibleDescription(/^Проверьте номер|цифр/)
    await userEvent.type(field, '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Бонусы оплачивают 700/))
  },
}

export const NoLoyalty: Story = {
  name: 'No loyalty card in another language',
  tags: ['BOOK-33'],
  parameters: signedIn(1009),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await codeField(canvas)
    await expect(canvas.queryByRole('checkbox', { name: /loyalty card/ })).toBeNull()
  },
}

/** A number of the miles programme and what it earns, anew with each total. */
export const Miles: Story = {
  name: 'Miles',
  tags: ['example', 'BOOK-34', 'BOOK-36'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Collect miles' }))
    const field = canvas.getByRole('textbox', { name: /^Number in the miles programme/ })
    await expect(field).toHaveAccessibleDescription('Optional. From 4 to 10 digits')
    await userEvent.type(field, '1007')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^You earn \d+ miles/))
    const before = Number(canvas.getByText(/^\+\d+$/).textContent)
    await apply(canvas, 'WHERRY-ALL')
    await waitFor(() => expect(field).toHaveAccessibleDescription('You earn 0 miles for this ride.'))
    await expect(before).toBeGreaterThan(0)
  },
}

export const WrongMiles: Story = {
  name: 'A number that is none is refused at its field, which unfolds',
  tags: ['BOOK-34'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    const plate = canvas.getByRole('button', { name: 'Collect miles' })
    await userEvent.click(plate)
    const field = canvas.getByRole('textbox', { name: /^Number in the miles programme/ })
    await userEvent.type(field, '1000')
    await userEvent.click(plate)
    await userEvent.click(payByCard(canvas))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(
      'Check the number: a digit is wrong, missing or too many From 4 to 10 digits',
    )
    await userEvent.clear(field)
    await userEvent.type(field, '1007')
    await expect(field).toBeValid()
  },
}

/** At 320 px, in Spanish: certificate, miles and terms stay within their column. */
export const Narrow: Story = {
  name: 'In 320 px, in Spanish',
  tags: ['example', 'A11Y-01'],
  globals: { locale: 'es', viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Código promocional/ }),
      'WHERRY-10{Enter}',
    )
    const section = await canvas.findByRole('region', { name: 'Código promocional y millas' })
    await userEvent.click(within(section).getByRole('button', { name: 'Acumular millas' }))
    await within(section).findByText(/^El código cubre/)
    await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
