import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Draft } from '../../../kernel/model/booking.ts'
import type { AdditionalService } from '../../../kernel/model/offer.ts'
import { withModule } from '../../../testing/pages/storyModule.tsx'
import { createFullDraft, createHouse, createOffer } from '../../../testing/samples/fixtures.ts'
import { rideOf } from '../../draft/draft.ts'
import type { RecalculatedRide } from '../../draft/recalculation.ts'
import { noPricing, type Pricing, pricingQuestionOf } from '../../state/pricing.ts'
import { type PriceBasis, PriceSummary, type PriceSummaryProps, priceSumOf } from './PriceSummary.tsx'

const extra = (category: string, parts: Partial<AdditionalService> = {}): AdditionalService => ({
  id: category,
  type: category,
  category,
  defaultInclude: true,
  includedInPrice: true,
  name: null,
  price: null,
  ...parts,
})

const services = [
  extra('table'),
  extra('tollroad'),
  extra('water', { name: 'Water', includedInPrice: false, price: { minor: 200, currency: 'EUR' } }),
]

/** The sum of a draft. */
function Sum({ onAgain, ...basis }: PriceBasis & Pick<PriceSummaryProps, 'onAgain'>) {
  return <PriceSummary sum={priceSumOf(basis)} {...(onAgain && { onAgain })} />
}

const meta = {
  title: 'Screens/Price summary',
  component: Sum,
  decorators: [withModule],
  parameters: { sandbox: {} },
  args: {
    draft: createFullDraft({
      offer: createOffer({ services }),
      services: services.map(({ id }) => id),
    }),
  },
} satisfies Meta<typeof Sum>
export default meta
type Story = StoryObj<typeof meta>

/** Text of the rows without the marks that isolate a name. */
const rowsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace(/[\u2066-\u2069]/g, '')),
  )

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const certified = (restated: number, repaid: number): RecalculatedRide => ({
  type: 'certificate',
  size: eur(repaid),
  restatedPrice: eur(restated),
  repaymentPrice: eur(repaid),
})
const known = (draft: Draft, parts: Partial<Pricing>): Pricing => ({
  ...noPricing,
  question: pricingQuestionOf(draft),
  ...parts,
})

/** Each extra that is included has a row of its own. */
export const Included: Story = {
  name: 'With included extras',
  tags: ['example', 'BOOK-38'],
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Total')
    await expect(rowsOf(canvasElement)).toEqual([
      ['Ride', '€62.50'],
      ['Water', '€2'],
      ['Meeting with a name sign', 'included'],
      ['Toll roads', 'included'],
      ['TotalNot confirmed yet', 'about €64.50≈ €64.50'],
    ])
  },
}

/** Nothing is added to the offer: its price is final. */
export const Plain: Story = {
  name: 'The offer alone',
  tags: ['example', 'BOOK-38'],
  args: { draft: createFullDraft({ services: [] }) },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Total')
    await expect(rowsOf(canvasElement)).toEqual([
      ['Ride', '€62.50'],
      ['TotalFinal price', '€62.50'],
    ])
  },
}

const house = createHouse()
const bothWays = createFullDraft({
  children: 1,
  childSeats: { infant_seat: 0, seat: 1, booster: 0 },
  services: [],
  stops: [createHouse({ placeId: 'a' }), createHouse({ placeId: 'b' })],
  certificate: 'WELCOME5',
  hash: 'WELCOME5',
  offer: createOffer({ alternativePrice: { minor: 568_000, currency: 'INR' } }),
  returnRide: {
    ...rideOf(createFullDraft({ services: [] })),
    from: house,
    to: createFullDraft().from,
    offer: createOffer({ priceId: 'pr-back', alternativePrice: { minor: 568_000, currency: 'INR' } }),
  },
})

/** Both ways, with stops, a seat, a certificate and the total in a second currency. */
export const BothWays: Story = {
  name: 'Both ways',
  tags: ['example', 'BOOK-38', 'BOOK-32'],
  args: {
    draft: bothWays,
    pricing: known(bothWays, { status: 'confirmed', rides: [certified(8250, 500), certified(7150, 0)] }),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Total')
    await expect(rowsOf(canvasElement)).toEqual([
      ['Way there', '€62.50'],
      ['Way back', '€62.50'],
      ['2 stops, way there', '€16'],
      ['Child seat, both ways', '€18'],
      ['Code WELCOME5', '−€5'],
      ['TotalFinal price', '€154about ₹13,995.52≈ ₹13,995.52'],
    ])
  },
}

/** At 320 px, in Russian: no row is wider than its column. */
export const Narrow: Story = {
  ...BothWays,
  name: 'In 320 px, in Russian',
  tags: ['example', 'A11Y-01'],
  globals: { locale: 'ru' },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Окончательная цена')
    const list = canvasElement.querySelector('dl')
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0)
  },
}

/** Right to left the minus stands before what the certificate pays. */
export const RightToLeft: Story = {
  ...BothWays,
  name: 'Right to left',
  tags: ['example', 'UI-18', 'BOOK-38'],
  globals: { dir: 'rtl' },
  async play({ canvasElement }) {
    const amount = await within(canvasElement).findByText('−€5')
    const [text] = amount.childNodes
    const leftOf = (at: number) => {
      const letter = document.createRange()
      letter.setStart(text as Node, at)
      letter.setEnd(text as Node, at + 1)
      return letter.getBoundingClientRect().left
    }
    await expect(getComputedStyle(canvasElement.querySelector('dl') as Element).direction).toBe('rtl')
    await expect([leftOf(0), leftOf(1), leftOf(2)]).toEqual(
      [leftOf(0), leftOf(1), leftOf(2)].sort((a, b) => a - b),
    )
  },
}

/** While the sum is asked the one of the offers is marked, and the certificate keeps its row. */
export const Asking: Story = {
  name: 'While the sum is asked',
  tags: ['example', 'BOOK-32'],
  args: { draft: bothWays, pricing: known(bothWays, { status: 'asking' }) },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Working out the exact total')
    await expect(rowsOf(canvasElement).slice(-2)).toEqual([
      ['Code WELCOME5', 'being counted'],
      ['TotalWorking out the exact total', 'about €159≈ €159about ₹14,449.92≈ ₹14,449.92'],
    ])
  },
}

export const Stale: Story = {
  name: 'An answer to another question is never shown',
  tags: ['BOOK-32'],
  args: {
    draft: bothWays,
    pricing: known(
      { ...bothWays, stops: [] },
      { status: 'confirmed', rides: [certified(1, 9999), certified(1, 9999)] },
    ),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Total')
    await expect(rowsOf(canvasElement).at(-1)?.[1]).toMatch(/^about €159/)
  },
}

/** No answer: the sum stays marked, and can be asked again. */
export const Failed: Story = {
  name: 'No answer',
  tags: ['example', 'BOOK-32'],
  args: { draft: bothWays, pricing: known(bothWays, { status: 'failed' }), onAgain: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
    await expect(rowsOf(canvasElement).slice(-2)[0]).toEqual(['Code WELCOME5', 'not counted yet'])
    await expect(canvas.getByText('Not confirmed yet')).toBeVisible()
  },
}

export const Ordered: Story = {
  name: 'Of an order nothing is said to be open; its spent certificate is named',
  tags: ['BOOK-49'],
  args: { draft: bothWays, order: { total: eur(10_900) } },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Total')
    await expect(rowsOf(canvasElement).slice(-2)).toEqual([
      ['Code WELCOME5', 'with your order'],
      ['Total', '€109'],
    ])
  },
}

export const OrderedAbout: Story = {
  name: 'Of an order whose sum is not known the whole price is not firm where a certificate counted',
  tags: ['BOOK-38'],
  args: { draft: bothWays, order: {} },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Total')
    await expect(rowsOf(canvasElement).at(-1)?.[1]).toMatch(/^about €/)
  },
}

/** Stops whose price nobody names are not said to be free. */
export const Unpriced: Story = {
  name: 'Stops without a price',
  tags: ['example', 'BOOK-38'],
  args: {
    draft: createFullDraft({
      services: [],
      offer: createOffer({ pricePerStop: null }),
      stops: [createHouse({ placeId: 'a' })],
    }),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Total')
    await expect(rowsOf(canvasElement)[1]).toEqual(['1 stop', 'added later'])
  },
}
