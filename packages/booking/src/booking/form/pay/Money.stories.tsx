import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  codeField,
  dispatch,
  draftNow,
  payByCard,
  StoryPage,
  summary,
  watchedRide,
} from '../../../testing/pages/bookingPage.tsx'
import { withModule } from '../../../testing/pages/storyModule.tsx'
import { createHouse } from '../../../testing/samples/fixtures.ts'
import { signedIn } from '../../../testing/signedIn.ts'

const meta = {
  title: 'Screens/Booking money',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { ...watchedRide, onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** Extra stops are in the sum: a preview first, then final, and Pay names it. */
export const Stops: Story = {
  name: 'With stops',
  tags: ['example', 'BOOK-38'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await codeField(canvas)
    const { price, pricePerStop } = draftNow().offer
    const stops = [createHouse({ placeId: 'ad-moda-caddesi' })]
    dispatch({ type: 'prefilled', draft: { stops } })
    await expect(await summary(canvas).findByText('1 stop')).toBeVisible()
    await expect(summary(canvas).getByText('Working out the exact total')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay by card' })).toHaveAttribute('aria-busy', 'true')
    await expect(await summary(canvas).findByText('Final price')).toBeVisible()
    const total = (price.minor + (pricePerStop?.minor ?? 0)) / 100
    await expect(payByCard(canvas)).toHaveAccessibleName(`Pay €${total} by card`)
  },
}

export const Terms: Story = {
  name: 'The agreement leads to the offer and the prepayment terms, and ticks nothing by it',
  tags: ['BOOK-40', 'BOOK-41'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const agreement = await canvas.findByRole('checkbox', {
      name: /^I agree to the terms of carriage and the prepayment terms/,
    })
    for (const [link, title] of [
      ['terms of carriage', /^Terms of carriage: .*Comfort/],
      ['prepayment terms', /^Prepayment terms$/],
    ] as const) {
      const button = canvas.getByRole('button', { name: link })
      await userEvent.click(button)
      const dialog = await within(document.body).findByRole('dialog', { name: title })
      await waitFor(() => expect(within(dialog).getByRole('document')).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    }
    await expect(agreement).not.toBeChecked()
    await userEvent.click(canvas.getByText(/that my details go to the provider/))
    await expect(agreement).toBeChecked()
  },
}

export const ContractUser: Story = {
  name: 'A contract user is not asked to agree, and can read the same texts',
  tags: ['BOOK-41', 'BOOK-40'],
  parameters: signedIn(1004),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const offer = await canvas.findByRole('button', { name: 'terms of carriage' })
    await expect(canvas.queryByRole('checkbox', { name: /^I agree/ })).toBeNull()
    await userEvent.click(offer)
    await within(document.body).findByRole('dialog', { name: /^Terms of carriage: / })
    await userEvent.keyboard('{Escape}')
  },
}

/** Card only: no cash is offered. */
export const CardOnly: Story = {
  name: 'Card only',
  tags: ['example', 'BOOK-57'],
  parameters: signedIn(1002),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Pay .*by card$/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /cash/ })).toBeNull()
  },
}

/** Root with the width of a phone, so that the bar at the lower edge is shown. */
const onPhone: Decorator = (Story) => (
  <div style={{ width: 360, containerType: 'inline-size', containerName: 'wherry' }}>
    <Story />
  </div>
)
const bar = (canvasElement: HTMLElement, name: string) =>
  [...canvasElement.querySelectorAll('button')].find(
    (button) => button.textContent === name && button.closest('section, form') === null,
  )

/** With one way of paying the bar books by itself, and its button says which way. */
export const BarOfOneWay: Story = {
  name: 'The bar, one way of paying',
  tags: ['example', 'BOOK-57'],
  parameters: signedIn(1003),
  decorators: [onPhone],
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Pay the driver in cash' })
    await expect(bar(canvasElement, 'Book')).toHaveAttribute('type', 'submit')
    await expect(bar(canvasElement, 'To payment')).toBeUndefined()
  },
}

/** The bar leads to cash and card, and books by neither. */
export const BarOfTwoWays: Story = {
  name: 'The bar, two ways of paying',
  tags: ['example', 'BOOK-57'],
  decorators: [onPhone],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Pay the driver in cash' })
    const button = bar(canvasElement, 'To payment')
    await expect(button).toHaveAttribute('type', 'button')
    if (button) await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Payment' })).toHaveFocus())
    await expect(canvas.queryByRole('region', { name: /need another look/ })).toBeNull()
  },
}

/** Cash only: no card is offered, and no terms of paying in advance. */
export const CashOnly: Story = {
  name: 'Cash only',
  tags: ['example', 'BOOK-57', 'BOOK-40'],
  parameters: signedIn(1003),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Pay the driver in cash' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /by card$/ })).toBeNull()
    await expect(
      canvas.getByRole('checkbox', { name: /^I agree to the terms of carriage and that/ }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'prepayment terms' })).toBeNull()
  },
}
