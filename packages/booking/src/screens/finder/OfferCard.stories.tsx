import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Offer } from '../../domain/offer.ts'
import { createOffer } from '../../testing/fixtures.ts'
import { withModule } from '../../testing/storyModule.tsx'
import { OfferCard } from './OfferCard.tsx'

const offer = createOffer()
const of = (first: Offer, ...others: Offer[]) => ({
  carClass: first.carClass,
  offers: [first, ...others] as const,
})

const meta = {
  title: 'Screens/Finder/Offer card',
  component: OfferCard,
  decorators: [withModule],
  parameters: { sandbox: {} },
  args: { group: of(offer), marks: null, onChoose: fn() },
} satisfies Meta<typeof OfferCard>
export default meta
type Story = StoryObj<typeof meta>

export const OneProvider: Story = {
  name: 'PRICE-04 class, capacity, provider, terms, price and one button',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 3 })).toHaveTextContent('Comfort')
    await expect(canvas.getByText('3 seats')).toBeInTheDocument()
    await expect(canvas.getByText('€62.50')).toBeInTheDocument()
    const [button, ...more] = canvas.getAllByRole('button')
    await expect(more).toHaveLength(0)
    await expect(button).toHaveAccessibleName(/^Choose .*Comfort.*€62\.50/)
    await userEvent.click(button as HTMLElement)
    await expect(args.onChoose).toHaveBeenCalledWith(args.group.offers[0])
  },
}

export const Everything: Story = {
  name: 'PRICE-04 alternative price, fast ride, free cancellation and both marks',
  args: {
    group: of(
      createOffer({
        alternativePrice: { minor: 561_200, currency: 'INR' },
        fastRide: true,
        freeCancellationHours: 24,
        waitingMinutes: 60,
      }),
      createOffer({ priceId: 'other', freeCancellationHours: 0, price: { minor: 7000, currency: 'EUR' } }),
    ),
    marks: { cheapest: offer.priceId, bestRated: 'other' },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('about ₹5,612')).toBeInTheDocument()
    await expect(canvas.getByText('Free cancellation up to 24 h')).toBeVisible()
    await expect(canvas.getByText('Cheapest')).toBeVisible()
    const fold = canvas.getByRole('button', { name: /1 more provider from €70/ })
    await expect(fold).toHaveTextContent('Best rated')
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Free cancellation until pickup')).toBeVisible()
  },
}

export const FoldedOut: Story = {
  name: 'PRICE-04 a folded-out offer says what is included, fast ride, alternative price, what fits',
  args: {
    group: of(
      offer,
      createOffer({
        priceId: 'other',
        price: { minor: 7000, currency: 'EUR' },
        alternativePrice: { minor: 630_000, currency: 'INR' },
        carClass: { ...offer.carClass, capacity: 4, luggage: 2 },
        fastRide: true,
        freeCancellationHours: 12,
        waitingMinutes: 45,
      }),
      createOffer({
        priceId: 'bare',
        price: { minor: 7500, currency: 'EUR' },
        services: [],
        freeCancellationHours: null,
        waitingMinutes: null,
      }),
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /2 more providers/ }))
    const rowOf = (price: RegExp) =>
      within(canvas.getByRole('button', { name: price }).parentElement as HTMLElement)
    const row = rowOf(/€70/)
    await expect(row.getByText('Name sign and 45 min waiting included')).toBeVisible()
    await expect(row.getByText('Free cancellation up to 12 h')).toBeVisible()
    await expect(row.getByText('Car at once')).toBeVisible()
    await expect(row.getByText('about ₹6,300')).toBeInTheDocument()
    await expect(row.getByText('4 seats')).toBeInTheDocument()
    await expect(row.getByText('2 suitcases')).toBeInTheDocument()
    const top = (text: string) => row.getByText(text).getBoundingClientRect().top
    await expect(top('Car at once')).toBeLessThan(top('Free cancellation up to 12 h'))
    const bare = rowOf(/€75/)
    await expect(bare.getByText('No free cancellation')).toBeVisible()
    for (const said of [/included/, /seats/, /suitcase/, /at once/, /about/])
      await expect(bare.queryByText(said)).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const FoldedOutSmall: Story = {
  ...FoldedOut,
  name: 'PRICE-04 a folded-out offer fits into 320 px',
  decorators: [
    (Story) => (
      <div style={{ width: 272 }}>
        <Story />
      </div>
    ),
  ],
}

const photograph = 'https://pictures.wherry.test/comfort.png'

export const Photograph: Story = {
  name: 'PRICE-04 a picture by https address is shown, loaded late; a broken one gives way to the drawing',
  args: { group: of(createOffer({ carClass: { ...offer.carClass, picture: photograph } })) },
  // So far below that it is not asked for.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 9000 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { level: 3 })
    const picture = canvasElement.querySelector('img') as HTMLImageElement
    await expect(picture).toHaveAttribute('src', photograph)
    await expect(picture).toHaveAttribute('alt', '')
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect([picture.offsetWidth, picture.offsetHeight]).toEqual([160, 64])
    await fireEvent.error(picture)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).not.toBeNull()
  },
}

export const OtherCurrency: Story = {
  name: 'PRICE-05 another currency has the dollar icon with its code beside',
  args: { group: of(createOffer({ price: { minor: 10_000, currency: 'CHF' } })) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^\s*CHF$/)).toBeVisible()
  },
}

const shout = '\u202e<b>EVIL</b> '.repeat(60)

export const FromOutside: Story = {
  name: 'SEC-07 names from outside are isolated, clamped and wrap',
  args: {
    group: of(
      createOffer({
        carClass: {
          ...offer.carClass,
          name: shout,
          examples: [shout],
          picture: 'http://evil.example/x.png',
        },
        provider: { ...offer.provider, name: 'شركة النقل السريع' },
      }),
    ),
  },
  async play({ canvasElement }) {
    const heading = await within(canvasElement).findByRole('heading', { level: 3 })
    await expect(heading.textContent?.length).toBeLessThanOrEqual(120)
    await expect(heading.textContent).not.toContain('\u202e')
    await expect(heading.querySelector('b')).toBeNull()
    await expect(heading.querySelector('bdi')).not.toBeNull()
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Bare: Story = {
  name: 'PRICE-04 an offer that states nothing more than it must',
  args: {
    group: of(
      createOffer({
        carClass: { ...offer.carClass, name: null, picture: null, examples: [], luggage: null },
        provider: { id: '77', name: null, rating: null, reviews: null },
        services: [],
        freeCancellationHours: null,
        waitingMinutes: null,
      }),
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Class 2')).toBeVisible()
    await expect(canvas.getByText('Provider 77')).toBeVisible()
  },
}
