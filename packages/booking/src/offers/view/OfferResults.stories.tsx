import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Offer } from '../../kernel/model/offer.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { type ModuleCore, useModuleCore } from '../../module/module.tsx'
import type { PriceFailure, PriceRoute } from '../../search/state/finder.ts'
import { holdCalls } from '../../testing/holdCalls.ts'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { createAirport, createHouse, createPriceRoute } from '../../testing/samples/fixtures.ts'
import { createOffers } from '../../testing/samples/offerLists.ts'
import { testClock } from '../../testing/testClock.ts'
import { Offers } from './Offers.tsx'
import type { OffersProps } from './offersProps.ts'

/** Price list of the offers in the finder's state. */
function Page(props: Omit<OffersProps, 'offers'> & { onRetry(): void }) {
  const offers = useStore(useModuleCore().stores.finder, (state) => state.offers)
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 600 }}>
      <Offers {...props} offers={{ ...offers, retry: props.onRetry }} />
    </div>
  )
}

const route: PriceRoute = createPriceRoute()

function between({ stores }: ModuleCore) {
  const { dispatch } = stores.finder
  dispatch({ type: 'placeResolved', side: 'from', place: createAirport() })
  dispatch({ type: 'placeResolved', side: 'to', place: createHouse() })
}

/** Prepares the finder with both places and these offers. */
const found = (offers: readonly Offer[], more?: (module: ModuleCore) => void) => (module: ModuleCore) => {
  const { dispatch } = module.stores.finder
  between(module)
  dispatch({ type: 'pricesRequested', route })
  dispatch({ type: 'pricesArrived', route, offers, at: module.platform.clock.now() })
  more?.(module)
}

const failed = (failure: PriceFailure) => (module: ModuleCore) => {
  between(module)
  module.stores.finder.dispatch({ type: 'pricesRequested', route })
  module.stores.finder.dispatch({ type: 'pricesFailed', route, failure })
}

const meta = {
  title: 'Screens/Finder/Offers',
  component: Page,
  decorators: [withModule],
  parameters: { largeText: true, sandbox: {}, module: { prepare: found(createOffers(24)) } },
  args: { onChoose: fn(), onChange: fn(), onRetry: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
const prepared = (prepare: (module: ModuleCore) => void) => ({ module: { prepare } })

const heading = (canvasElement: HTMLElement) => within(canvasElement).findByRole('heading', { level: 2 })
const prices = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { name: /^Choose/ })
    .map((button) =>
      Number(/€([\d,.]+)$/.exec(button.getAttribute('aria-label') ?? '')?.[1]?.replace(',', '')),
    )
/** The last polite announcement. */
const spoken = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.querySelector('[data-wherry-announcer="polite"]')

const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other)

/** By class, cheapest first, the cheapest and the best rated marked once. */
export const ByClass: Story = {
  name: 'By class',
  tags: ['example', 'PRICE-06', 'PRICE-08'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await heading(canvasElement)).toHaveTextContent('24 offers in 8 classes')
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
    await expect(prices(canvasElement)).toEqual(ascending(prices(canvasElement)))
    await expect(canvas.getAllByText('Cheapest')).toHaveLength(1)
    await expect(canvas.getAllByText(/^Best rated/)).toHaveLength(1)
  },
}

/** The list without groups has one card for each offer. */
export const OneByOne: Story = {
  name: 'One by one',
  tags: ['example', 'PRICE-06'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'One by one' }))
    await waitFor(() => expect(spoken(canvasElement)).toHaveTextContent('Each offer stands by itself'))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24))
    await expect(prices(canvasElement)).toEqual(ascending(prices(canvasElement)))
    await expect(canvas.queryByRole('button', { name: /more provider/ })).toBeNull()
  },
}

export const Sorting: Story = {
  name: 'Sorted by rating or seats from a menu that says the order',
  tags: ['PRICE-08', 'A11Y-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort the offers: Cheapest first' }))
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Most seats first' }))
    await waitFor(() => expect(spoken(canvasElement)).toHaveTextContent('Most seats first'))
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Bus'))
    const trigger = await canvas.findByRole('button', { name: 'Sort the offers: Most seats first' })
    await userEvent.click(trigger)
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Best rated first' }))
    await waitFor(() =>
      expect(within(canvas.getAllByRole('article')[0] as HTMLElement).getByText('Best rated')).toBeVisible(),
    )
  },
}

export const Filtering: Story = {
  name: 'Filters: a live count, applied by the button, shown as chips, taken back by each and by all',
  tags: ['PRICE-07'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    const dialog = within(await body.findByRole('dialog', { name: 'Filters' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Show 24 offers' })).toBeVisible())
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Economy' }))
    await expect(dialog.getByRole('button', { name: 'Show 3 offers' })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Minibus' })).toHaveAccessibleDescription(/3 offers/)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Minibus' }))
    await userEvent.click(dialog.getByRole('radio', { name: '4+' }))
    const show = dialog.getByRole('button', { name: /^Show \d+ offers?$/ })
    const count = Number(/\d+/.exec(show.textContent ?? '')?.[0])
    await expect(count).toBeLessThan(6)
    await expect(canvas.getByText('24 offers in 8 classes', { selector: 'h2' })).toBeInTheDocument()
    await userEvent.click(show)
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await heading(canvasElement)).toHaveTextContent(`${count} of 24 offers`))
    const button = canvas.getByRole('button', { name: /^Filters\s*2\s*set$/ })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByText('2 classes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rating 4+' }))
    await waitFor(async () => expect(await heading(canvasElement)).toHaveTextContent('6 of 24 offers'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(async () =>
      expect(await heading(canvasElement)).toHaveTextContent('24 offers in 8 classes'),
    )
    await expect(canvas.queryByText('2 classes')).toBeNull()
  },
}

export const CheapestHidden: Story = {
  name: 'What a filter leaves is not marked the cheapest of all for that',
  tags: ['PRICE-08'],
  parameters: prepared(
    found(createOffers(24), ({ stores }) =>
      stores.finder.dispatch({ type: 'viewChanged', view: { classes: ['minibus'] } }),
    ),
  ),
  async play({ canvasElement }) {
    await expect(await heading(canvasElement)).toHaveTextContent('3 of 24 offers')
    await expect(within(canvasElement).queryByText('Cheapest')).toBeNull()
  },
}

export const FiltersLeft: Story = {
  name: 'Closing the filters changes nothing, and what stands is said; reset in them waits for the button',
  tags: ['PRICE-07', 'A11Y-03'],
  parameters: prepared(
    found(createOffers(24), ({ stores }) =>
      stores.finder.dispatch({ type: 'viewChanged', view: { classes: ['economy'] } }),
    ),
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters\s*1\s*set$/ }))
    const dialog = within(await body.findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: 'Economy' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    await expect(dialog.getByRole('checkbox', { name: 'Economy' })).not.toBeChecked()
    const { said, stop } = heard(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await expect(await heading(canvasElement)).toHaveTextContent('3 of 24 offers')
    await waitFor(() => expect(said.join()).toContain('3 of 24 offers'))
    stop()
  },
}

const alone = createOffers(8).map((offer) => ({
  ...offer,
  provider: { id: '1', name: 'Bosfor Line', rating: 4.6, reviews: 1204 },
}))

export const OneProvider: Story = {
  name: 'A single provider is no filter; a class each is no grouping',
  tags: ['PRICE-07'],
  parameters: prepared(found(alone)),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    const dialog = within(await body.findByRole('dialog'))
    await expect(dialog.queryByText('Provider')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('radio', { name: 'One by one' })).toBeNull()
  },
}

export const FiltersEmpty: Story = {
  name: 'Nothing passes the filters: how many there are, and the way back; the focus goes on',
  tags: ['PRICE-07', 'A11Y-04'],
  parameters: prepared(
    found(createOffers(24), ({ stores }) =>
      stores.finder.dispatch({ type: 'viewChanged', view: { classes: ['economy'], minRating: 4.5 } }),
    ),
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No offers match these filters')).toBeVisible()
    await expect(canvas.getByText(/We have 24 offers/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the filters' }))
    const title = await heading(canvasElement)
    await waitFor(() => expect(title).toHaveTextContent('24 offers in 8 classes'))
    await waitFor(() => expect(title).toHaveFocus())
  },
}

/** Only classes with room for the passengers, and that it is so. */
export const Passengers: Story = {
  name: 'For a party',
  tags: ['example', 'PRICE-09'],
  args: { passengersCount: 7 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await heading(canvasElement)).toHaveTextContent('6 offers in 2 classes')
    await expect(canvas.getByText('Only cars with 7 seats or more')).toBeVisible()
  },
}

export const TooManyPassengers: Story = {
  name: 'Too many passengers',
  tags: ['example', 'PRICE-09'],
  args: { passengersCount: 60 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No car here takes 60 passengers')).toBeVisible()
    await expect(canvas.getByText(/has 49 seats/)).toBeVisible()
  },
}

/** A list of one offer has no sorting, no filter and no marks. */
export const One: Story = {
  name: 'One offer',
  tags: ['example', 'PRICE-04'],
  parameters: prepared(found(createOffers(1))),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await heading(canvasElement)).toHaveTextContent('1 offer in 1 class')
    await expect(canvas.queryByRole('button', { name: /^(Sort|Filters)/ })).toBeNull()
    await expect(canvas.queryByText('Cheapest')).toBeNull()
  },
}

/** 200 offers of 25 providers. */
export const Many: Story = {
  name: '200 offers',
  tags: ['example', 'PRICE-06'],
  parameters: prepared(found(createOffers(200))),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await heading(canvasElement)).toHaveTextContent('200 offers in 8 classes')
    const card = within(canvas.getAllByRole('article')[0] as HTMLElement)
    await userEvent.click(card.getByRole('button', { name: /^24 more providers from/ }))
    await expect(card.getAllByRole('button', { name: /^Choose/ })).toHaveLength(25)
  },
}

export const InFrame: Story = {
  name: 'In a frame, as high as its content, 50 at a time',
  tags: ['PRICE-06'],
  parameters: {
    // axe needs ten seconds for 60 cards, and the stories above check them already.
    a11y: { test: 'off' },
    module: {
      config: { framed: true },
      prepare: found(createOffers(60), ({ stores }) =>
        stores.finder.dispatch({ type: 'viewChanged', view: { grouped: false } }),
      ),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(50))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 10 more offers' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(60)
    await expect(canvas.queryByRole('button', { name: /more offers/ })).toBeNull()
  },
}

const long = 'Aktiengesellschaft für Personenbeförderung und Flughafentransfer Süd-Südwest '
/** Long names wrap, in the list and in the filters. */
export const LongNames: Story = {
  name: 'Long names',
  tags: ['example', 'SEC-07'],
  parameters: {
    // Own width of the content, and the space around it.
    largeText: 352,
    ...prepared(
      found(
        createOffers(16).map((offer, at) => ({
          ...offer,
          provider: { ...offer.provider, name: `${long.repeat(2)}${at}` },
          carClass: { ...offer.carClass, name: `${long}${offer.carClass.id}` },
        })),
      ),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 312 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await heading(canvasElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }))
    const dialog = await body.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

const former = createOffers(8)
const dearer = former.map((offer, at) => ({
  ...offer,
  priceId: `new-${at}`,
  price: { ...offer.price, minor: offer.price.minor + (at < 2 ? 500 : 0) },
}))

/** Prices that were asked again: how many differ, the former one beside each. */
export const Changed: Story = {
  name: 'Prices asked again',
  tags: ['example', 'PRICE-21'],
  render: (args) => <Renewing {...args} />,
  parameters: prepared(found(former)),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await heading(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Grow old' }))
    await expect(await canvas.findByText('Asking for the prices again')).toBeVisible()
    const [choose] = canvas.getAllByRole('button', { name: /^Choose/ }) as [HTMLElement]
    await userEvent.click(choose)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Come' }))
    await expect(await canvas.findByText('Some prices have changed')).toBeVisible()
    await expect(canvas.getByText(/^2 prices differ/)).toBeVisible()
    await expect(canvas.getAllByText(/^was €/)).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Choose/ })[0] as HTMLElement)
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

function Renewing(props: Parameters<typeof Page>[0]) {
  const { dispatch } = useModuleCore().stores.finder
  return (
    <>
      <button type="button" onClick={() => dispatch({ type: 'pricesRequested', route })}>
        Grow old
      </button>
      <button
        type="button"
        onClick={() => dispatch({ type: 'pricesArrived', route, offers: dearer, at: testClock.now() })}
      >
        Come
      </button>
      <Page {...props} />
    </>
  )
}

/** The list while its prices are requested. */
export const Loading: Story = {
  name: 'Loading',
  tags: ['example', 'PRICE-02'],
  parameters: prepared((module) => {
    between(module)
    module.stores.finder.dispatch({ type: 'pricesRequested', route })
  }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Asking providers for prices')).toBeVisible()
  },
}

export const NotFound: Story = {
  name: 'Nobody drives there',
  tags: ['example', 'PRICE-02'],
  parameters: prepared(found([])),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the drop-off' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  name: 'A failed search',
  tags: ['example', 'PRICE-02', 'ERR-07'],
  parameters: prepared(failed('failed')),
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  name: 'Offline',
  tags: ['example', 'ERR-07'],
  parameters: prepared(failed('offline')),
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByText('The prices load when you are back online'),
    ).toBeVisible()
  },
}

const shown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await heading(canvasElement)).toBeVisible()
}
const filtered = prepared(
  found(createOffers(24), ({ stores }) =>
    stores.finder.dispatch({ type: 'viewChanged', view: { classes: ['economy', 'bus'], minRating: 4 } }),
  ),
)
export const Dark: Story = { name: 'Dark', globals: { theme: 'dark' }, parameters: filtered, play: shown }
export const RightToLeft: Story = {
  tags: ['UI-18'],
  globals: { dir: 'rtl' },
  parameters: filtered,
  play: shown,
}
export const Russian: Story = {
  name: 'In Russian',
  tags: ['example', 'I18N-01'],
  globals: { locale: 'ru' },
  parameters: filtered,
  play: shown,
}

/** The promotion's response arrives after the list is drawn. */
const latePromo = holdCalls(/\/promo/)

/** The articles before the promotion, and all of them. */
async function offersAbove(canvasElement: HTMLElement) {
  const promo = await within(canvasElement).findByRole('region', { name: 'Promotion' })
  const articles = within(canvasElement).getAllByRole('article')
  const isAbove = (article: Element) =>
    (article.compareDocumentPosition(promo) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return { above: articles.filter(isAbove).length, all: articles.length, promo }
}

export const PromoEarly: Story = {
  name: 'The promotion stands under the third offer',
  tags: ['PRICE-18'],
  async play({ canvasElement }) {
    await expect(await offersAbove(canvasElement)).toMatchObject({ above: 3, all: 8 })
  },
}

export const PromoLate: Story = {
  name: 'The promotion stands under the third offer also where it answers after the list',
  tags: ['PRICE-18'],
  parameters: { module: { prepare: found(createOffers(24)), wrapFetch: latePromo.wrapFetch } },
  beforeEach: latePromo.hold,
  async play({ canvasElement }) {
    await expect((await within(canvasElement).findAllByRole('article')).length).toBe(8)
    await expect(within(canvasElement).queryByRole('region', { name: 'Promotion' })).toBeNull()
    const { top } = within(canvasElement).getAllByRole('article')[2]?.getBoundingClientRect() ?? {}
    latePromo.release()
    const { above, promo } = await offersAbove(canvasElement)
    await expect(above).toBe(3)
    // Nothing above it has moved.
    await expect(within(canvasElement).getAllByRole('article')[2]?.getBoundingClientRect().top).toBe(top)
    await expect(promo).toBeInTheDocument()
  },
}

export const PromoOfFew: Story = {
  name: 'Under fewer offers than three the promotion stands last, and nowhere without prices',
  tags: ['PRICE-18'],
  parameters: prepared(found(createOffers(2))),
  async play({ canvasElement }) {
    const { above, all } = await offersAbove(canvasElement)
    await expect(above).toBe(all)
  },
}

export const PromoWithoutPrices: Story = {
  name: 'Nothing is advertised where there are no prices',
  tags: ['PRICE-18'],
  parameters: prepared(failed('failed')),
  async play({ canvasElement }) {
    await heading(canvasElement).catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await expect(within(canvasElement).queryByRole('region', { name: 'Promotion' })).toBeNull()
  },
}
