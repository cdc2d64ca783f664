import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Offer } from '../../../kernel/model/offer.ts'
import type { User } from '../../../kernel/model/user.ts'
import type { Money } from '../../../kernel/values/money.ts'
import { useModule } from '../../../module/module.tsx'
import { useT } from '../../../module/useT.ts'
import { withModule } from '../../../testing/pages/storyModule.tsx'
import { createOffer } from '../../../testing/samples/fixtures.ts'
import { bestRated, cheapest } from '../../rules/offerOrder.ts'
import { offerPrice, type Ride, singleRide } from '../../rules/offerPrice.ts'
import { CarDrawings, drawingNames } from './CarPicture.tsx'
import { OfferCard } from './OfferCard.tsx'

interface CardProps {
  offers: readonly [Offer, ...Offer[]]
  isMarked?: boolean
  ride?: Ride
  /** The former price of the first offer. */
  former?: Money
  isChoosingDisabled?: boolean
  policyMode?: User['policyMode']
  onChoose(offer: Offer): void
}

/** A card with its own list. */
function Card({
  offers,
  isMarked,
  ride = singleRide,
  former,
  isChoosingDisabled = false,
  policyMode = 'warn',
  onChoose,
}: CardProps) {
  const t = useT('offers')
  const { lang } = useModule()
  const list = useMemo(
    () => ({
      words: { t, lang },
      drawingsId: 'story',
      stops: ride.stops,
      priceOf: (one: Offer) => offerPrice(one, ride),
      formerOf: (one: Offer) => (one === offers[0] ? former : undefined),
      keyOf: ({ priceId }: Offer) => priceId,
      ...{ isChoosingDisabled, policyMode, hasAlternative: true, onChoose, rentSeconds: 3600 },
    }),
    [t, lang, ride, former, offers, isChoosingDisabled, policyMode, onChoose],
  )
  const marks = isMarked
    ? { cheapest: cheapest(offers), bestRated: bestRated(offers) }
    : { cheapest: null, bestRated: null }
  return (
    <>
      <CarDrawings id="story" names={drawingNames(offers.map(({ carClass }) => carClass))} />
      <OfferCard offers={offers} list={list} marks={marks} />
    </>
  )
}

const offer = createOffer()
/** The only action of a card; its terms and its other providers are further information. */
const choose = /^Choose/
const of = (first: Offer, ...others: Offer[]) => [first, ...others] as const

const meta = {
  title: 'Screens/Finder/Offer card',
  component: Card,
  decorators: [withModule],
  parameters: { sandbox: {} },
  args: { offers: of(offer), onChoose: fn() },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

/** Class, capacity, provider, terms, price and one button. */
export const OneProvider: Story = {
  name: 'One provider',
  tags: ['example', 'PRICE-04'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 3 })).toHaveTextContent('Comfort')
    await expect(canvas.getByText('3 seats')).toBeInTheDocument()
    await expect(canvas.getByText('€62.50')).toBeInTheDocument()
    const [button, ...more] = canvas.getAllByRole('button', { name: choose })
    await expect(more).toHaveLength(0)
    await expect(button).toHaveAccessibleName(/^Choose .*Comfort.*€62\.50/)
    await userEvent.click(button as HTMLElement)
    await expect(args.onChoose).toHaveBeenCalledWith(args.offers[0])
  },
}

/** Alternative price, fast ride, free cancellation and both marks. */
export const Everything: Story = {
  name: 'All marks',
  tags: ['example', 'PRICE-04'],
  args: {
    offers: of(
      createOffer({
        alternativePrice: { minor: 561_200, currency: 'INR' },
        fastRide: true,
        freeCancellationHours: 24,
        waitingMinutes: 60,
      }),
      createOffer({
        priceId: 'other',
        freeCancellationHours: 0,
        price: { minor: 7000, currency: 'EUR' },
        provider: { ...offer.provider, rating: 4.9 },
      }),
    ),
    isMarked: true,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('about ₹5,612')).toBeInTheDocument()
    await expect(canvas.getByText('Free cancellation up to 24 h before pickup')).toBeVisible()
    await expect(canvas.getByText('Cheapest')).toBeVisible()
    const fold = canvas.getByRole('button', { name: /1 more provider from €70/ })
    await expect(fold).toHaveTextContent('Best rated')
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Free cancellation until pickup')).toBeVisible()
  },
}

/** The offer says so, without a tick. */
export const NoFreeCancellation: Story = {
  name: 'Without free cancellation',
  tags: ['example', 'PRICE-04'],
  args: { offers: of(createOffer({ freeCancellationHours: 'none' })) },
  async play({ canvasElement }) {
    const said = await within(canvasElement).findByText('No free cancellation')
    await expect(said).toBeVisible()
    await expect(said.querySelector('svg')).toBeNull()
  },
}

/** A folded-out offer says what is included, fast ride, alternative price, what fits. */
export const FoldedOut: Story = {
  name: 'Folded out',
  tags: ['example', 'PRICE-04'],
  args: {
    offers: of(
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
    const terms = { name: /^Terms of carriage, .* by .*/ }
    await expect(canvas.getAllByRole('button', terms), 'each provider’s').toHaveLength(3)
    const rowOf = (price: RegExp) =>
      within(canvas.getByRole('button', { name: price }).parentElement as HTMLElement)
    const row = rowOf(/€70/)
    await expect(row.getByText('Name sign and 45 min waiting included')).toBeVisible()
    await expect(row.getByText('Free cancellation up to 12 h before pickup')).toBeVisible()
    await expect(row.getByText('Urgent pickup')).toBeVisible()
    await expect(row.getByText('about ₹6,300')).toBeInTheDocument()
    await expect(row.getByText('4 seats')).toBeInTheDocument()
    await expect(row.getByText('2 suitcases')).toBeInTheDocument()
    const top = (text: string) => row.getByText(text).getBoundingClientRect().top
    await expect(top('Urgent pickup')).toBeLessThan(top('Free cancellation up to 12 h before pickup'))
    const bare = rowOf(/€75/)
    await expect(bare.queryByText(/cancellation/i), 'nothing is stated').toBeNull()
    for (const said of [/included/, /seats/, /suitcase/, /at once/, /about/])
      await expect(bare.queryByText(said)).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const FoldedOutSmall: Story = {
  ...FoldedOut,
  name: 'Folded out, in 320 px: the terms have the whole width, and the price stands beside its button',
  tags: ['PRICE-04'],
  async play(context) {
    await FoldedOut.play?.(context)
    const button = within(context.canvasElement).getByRole('button', { name: /€70/ })
    const row = within(button.parentElement as HTMLElement)
    const price = row.getByText('€70').getBoundingClientRect()
    const terms = row.getByText('Free cancellation up to 12 h before pickup').closest('ul')
    const { top, bottom, right } = button.getBoundingClientRect()
    await expect(terms?.getBoundingClientRect().right).toBeCloseTo(right, 0)
    await expect(price.top).toBeLessThan(bottom)
    await expect(price.bottom).toBeGreaterThan(top)
  },
  decorators: [
    (Story) => (
      <div style={{ width: 272 }}>
        <Story />
      </div>
    ),
  ],
}

export const FoldOnPhone: Story = {
  name: 'On a phone the arrow of the other providers stays beside their first line, the badge goes below it',
  tags: ['PRICE-06'],
  globals: { locale: 'ru' },
  args: {
    isMarked: true,
    offers: of(
      createOffer({ provider: { ...offer.provider, rating: 4 } }),
      createOffer({
        priceId: 'other',
        price: { minor: 483_000, currency: 'RUB' },
        provider: { ...offer.provider, rating: 5 },
      }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const fold = await within(canvasElement).findByRole('button', { name: /^Ещё 1\sперевозчик/ })
    const arrow = (fold.querySelector('svg') as SVGElement).getBoundingClientRect()
    const badge = within(fold).getByText('Среди них лучший рейтинг').getBoundingClientRect()
    const { top, right } = fold.getBoundingClientRect()
    await expect(arrow.top - top).toBeLessThan(16)
    await expect(right - arrow.right).toBeLessThan(2)
    await expect(badge.top).toBeGreaterThan(arrow.bottom - 1)
  },
}

/**
 * Picture on the page's own host (createFakePlatform), because pictures of other hosts are not requested
 * (SEC-01).
 */
const photograph = 'https://www.example.com/comfort.png'

export const Photograph: Story = {
  name: 'A picture by https address is shown, loaded late; a broken one gives way to the drawing',
  tags: ['PRICE-04'],
  args: { offers: of(createOffer({ carClass: { ...offer.carClass, picture: photograph } })) },
  // The card is so far below the view that its picture is not requested.
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

/** Another currency has the dollar icon with its code beside. */
export const OtherCurrency: Story = {
  name: 'Another currency',
  tags: ['example', 'PRICE-05'],
  args: { offers: of(createOffer({ price: { minor: 10_000, currency: 'CHF' } })) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^\s*CHF$/)).toBeVisible()
  },
}

const shout = '\u202e<b>EVIL</b> '.repeat(60)

/** Names from outside are isolated, clamped and wrap. */
export const FromOutside: Story = {
  name: 'Names from outside',
  tags: ['example', 'SEC-07'],
  args: {
    offers: of(
      createOffer({
        carClass: {
          ...offer.carClass,
          name: shout,
          examples: [shout],
          picture: 'https://evil.example/x.png',
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

/** An offer that states nothing more than it must. */
export const Bare: Story = {
  name: 'The least that an offer states',
  tags: ['example', 'PRICE-04'],
  args: {
    offers: of(
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

const eur = (minor: number) => ({ minor, currency: 'EUR' })

/** Stops are counted into a preview; where they cannot be it says so. */
export const WithStops: Story = {
  name: 'With stops',
  tags: ['example', 'PLACE-16', 'PRICE-04'],
  args: {
    offers: of(
      createOffer({ price: eur(4100), pricePerStop: eur(800) }),
      createOffer({ priceId: 'silent', price: eur(4400), pricePerStop: null }),
    ),
    ride: { ...singleRide, stops: 2 },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('€57')).toBeInTheDocument()
    await expect(canvas.getByText('about, with 2 stops')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /1 more provider from €44/ }))
    await expect(canvas.getByText('plus 2 stops')).toBeVisible()
  },
}

/** The price of both ways with its parts; choosing names the sum. */
export const ThereAndBack: Story = {
  name: 'There and back',
  tags: ['example', 'PRICE-12'],
  args: {
    offers: of(createOffer({ price: eur(5400), reverse: { price: eur(5000), priceId: 'back' } })),
    ride: { stops: 0, wayBackOf: () => createOffer({ price: eur(5000) }), isAskingBack: false },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('€104')).toBeInTheDocument()
    await expect(canvas.getByText('there €54 + back €50')).toBeVisible()
    await expect(canvas.getByRole('button', { name: choose })).toHaveAccessibleName(/for €104$/)
  },
}

export const AskingBack: Story = {
  name: 'While the way back is asked nothing is chosen, and the focus stays',
  tags: ['PRICE-12'],
  args: { ride: { stops: 0, wayBackOf: () => null, isAskingBack: true } },
  async play({ canvasElement, args }) {
    const button = await within(canvasElement).findByRole('button', { name: choose })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** An offer without a way back says so and cannot be chosen. */
export const NoWayBack: Story = {
  name: 'Without a way back',
  tags: ['example', 'PRICE-13'],
  args: { ride: { stops: 0, wayBackOf: () => null, isAskingBack: false } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No way back with this provider')).toBeVisible()
    await expect(canvas.getByRole('button', { name: choose })).toBeDisabled()
  },
}

/** Outside the travel policy, and what the service says against an offer. */
export const OutOfPolicy: Story = {
  name: 'Outside the travel policy',
  tags: ['example', 'PRICE-04'],
  args: {
    offers: of(
      createOffer({
        isOutOfPolicy: true,
        errors: ['The driver speaks no English', '<b>x</b>', 'x', 'fourth'],
      }),
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Outside your travel policy')).toBeVisible()
    await expect(canvas.getByText('The driver speaks no English')).toBeVisible()
    await expect(canvas.getByText('<b>x</b>')).toBeVisible()
    await expect(canvas.queryByText('fourth')).toBeNull()
  },
}

/** A forbidden car cannot be chosen, other providers can. */
export const Forbidden: Story = {
  name: 'Forbidden by the travel policy',
  tags: ['example', 'BOOK-37'],
  args: {
    offers: of(createOffer({ isOutOfPolicy: true }), createOffer({ priceId: 'other', price: eur(7000) })),
    policyMode: 'block',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your travel policy does not allow it')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /1 more provider/ }))
    const [forbidden, other] = canvas.getAllByRole('button', { name: choose })
    await expect(forbidden).toBeDisabled()
    await userEvent.click(other as HTMLElement)
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

/** A changed price stands beside the former one. */
export const ChangedPrice: Story = {
  name: 'A changed price',
  tags: ['example', 'PRICE-21'],
  args: { former: eur(5900) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('was €59')).toBeInTheDocument()
    await expect(canvas.getByText('€62.50')).toBeInTheDocument()
  },
}

export const ChoosingDisabled: Story = {
  name: 'In the editor’s preview nothing can be chosen',
  tags: ['PRICE-20'],
  args: {
    offers: of(offer, createOffer({ priceId: 'other', price: eur(7000) })),
    isChoosingDisabled: true,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /1 more provider/ }))
    for (const button of canvas.getAllByRole('button', { name: /^Choose/ }))
      await expect(button).toBeDisabled()
  },
}

const busy = createOffer({
  price: eur(1_234_550),
  alternativePrice: { minor: 561_200, currency: 'INR' },
  fastRide: true,
  isOutOfPolicy: true,
  errors: ['The driver waits at gate 4'],
  provider: { ...offer.provider, name: 'Anadolu Transfer ve Turizm A.Ş.' },
})

export const RightToLeft: Story = {
  tags: ['UI-18'],
  globals: { dir: 'rtl' },
  args: { offers: of(busy, createOffer({ priceId: 'other', price: eur(7000) })), isMarked: true },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { level: 3 })).toBeVisible()
  },
}
export const Dark: Story = { ...RightToLeft, name: 'Dark', globals: { theme: 'dark' } }
export const Russian: Story = {
  ...RightToLeft,
  name: 'In Russian, in 320 px',
  tags: ['example', 'I18N-01'],
  globals: { locale: 'ru' },
  args: { ...RightToLeft.args, ride: { stops: 3, wayBackOf: () => busy, isAskingBack: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 272 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { level: 3 })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
