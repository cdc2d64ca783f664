import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeProvider } from '@wherry/ui'
import { Suspense } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useStore } from '../../kernel/store/useStore.ts'
import { type ModuleCore, useModuleCore } from '../../module/module.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { createAirport, createHouse, createOffer, createPriceRoute } from '../../testing/samples/fixtures.ts'
import { Offers } from './Offers.tsx'
import { ReturnTrip } from './ReturnTrip.tsx'

/** Checkbox of the return trip, with the cards of the way back below it. */
function Page() {
  const offers = useStore(useModuleCore().stores.finder, (state) => state.offers)
  return (
    <Suspense>
      <div style={{ display: 'grid', gap: 16, maxWidth: 600 }}>
        <ReturnTrip />
        <Offers offers={{ ...offers, retry() {} }} onChoose={() => {}} onChange={() => {}} />
      </div>
    </Suspense>
  )
}

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const offer = createOffer({ price: eur(5400), reverse: { price: eur(5000), priceId: 'back' } })
const silent = createOffer({
  priceId: 'silent',
  price: eur(4000),
  reverse: null,
  provider: { id: 'silent', name: 'One Way Cars', rating: 4.1, reviews: 12 },
})

const offering =
  (offers: readonly (typeof offer)[]) =>
  ({ stores, platform }: ModuleCore) => {
    const { dispatch } = stores.finder
    const route = createPriceRoute()
    dispatch({ type: 'placeResolved', side: 'from', place: createAirport() })
    dispatch({ type: 'placeResolved', side: 'to', place: createHouse() })
    dispatch({ type: 'pricesRequested', route })
    dispatch({ type: 'pricesArrived', route, offers, at: platform.clock.now() })
  }

/** The service answers the search of the way back with this. */
const answering =
  (answer: () => Response | Promise<Response>): ModuleParameters['wrapFetch'] =>
  (fetch) =>
  (input, init) =>
    String(input).includes('/prices') ? Promise.resolve(answer()) : fetch(input, init)
const none = () => Response.json({ result: [] })

const meta = {
  title: 'Screens/Finder/Return trip',
  component: Page,
  decorators: [withModule],
  parameters: { sandbox: {}, module: { prepare: offering([offer]) } },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('checkbox', { name: 'There and back' })

/** The offers name their way back: the sum at once, and without it the former price. */
export const Named: Story = {
  name: 'With a way back',
  tags: ['example', 'PRICE-12'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const checkbox = await box(canvasElement)
    await expect(checkbox).toHaveAccessibleDescription(/From €104 both ways/)
    await userEvent.click(checkbox)
    await expect(await canvas.findByText('there €54 + back €50')).toBeVisible()
    await expect(canvas.getByText('€104')).toBeInTheDocument()
    await userEvent.click(checkbox)
    await waitFor(() => expect(canvas.queryByText('there €54 + back €50')).toBeNull())
  },
}

/** An offer without a way back stands last and cannot be chosen; the others can. */
export const SomeMissing: Story = {
  name: 'An offer without a way back',
  tags: ['example', 'PRICE-13'],
  parameters: { module: { prepare: offering([silent, offer]), wrapFetch: answering(none) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'One by one' }))
    await userEvent.click(await box(canvasElement))
    await expect(await canvas.findByText('No way back with this provider')).toBeVisible()
    const buttons = canvas.getAllByRole('button', { name: /^Choose/ })
    await waitFor(() => expect(buttons.map((button) => button.matches(':disabled'))).toContain(true))
    await expect(canvas.getAllByRole('button', { name: /^Choose/ })[0]).toBeEnabled()
    await expect(await box(canvasElement)).toBeValid()
  },
}

/** No offer for the way back: a message beside the checkbox says so. */
export const Missing: Story = {
  name: 'Nobody drives back',
  tags: ['example', 'PRICE-13'],
  parameters: { module: { prepare: offering([silent]), wrapFetch: answering(none) } },
  async play({ canvasElement }) {
    const checkbox = await box(canvasElement)
    await userEvent.click(checkbox)
    await waitFor(() => expect(checkbox).toHaveAccessibleDescription(/No provider drives back on this route/))
  },
}

/** The way back is asked for: said, and nothing is chosen meanwhile. */
export const Asking: Story = {
  name: 'The way back is asked for',
  tags: ['example', 'PRICE-12'],
  parameters: {
    module: { prepare: offering([silent]), wrapFetch: answering(() => new Promise<Response>(() => {})) },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await box(canvasElement))
    await expect(await canvas.findByText('Asking for the prices of the way back')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Choose/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Failed: Story = {
  name: 'The prices of the way back failed and are asked again',
  tags: ['PRICE-13', 'ERR-07'],
  parameters: {
    module: { prepare: offering([silent]), wrapFetch: answering(() => new Response('{', { status: 200 })) },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await box(canvasElement))
    await expect(await canvas.findByText('We could not load the prices of the way back')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('We could not load the prices of the way back')).toBeVisible()
  },
}

export const FailedSmall: Story = {
  ...Failed,
  name: 'On a phone the button that asks again begins where the text above begins',
  tags: ['PRICE-13', 'UI-18'],
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <ThemeProvider>
          <Story />
        </ThemeProvider>
      </div>
    ),
  ],
  async play(context) {
    await Failed.play?.(context)
    const canvas = within(context.canvasElement)
    const leftOf = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return text.getBoundingClientRect().left
    }
    const again = leftOf(canvas.getByRole('button', { name: 'Try again' }))
    await expect(again).toBeCloseTo(leftOf(canvas.getByText('There and back')), 0)
  },
}

export const NothingThere: Story = {
  name: 'Where nobody drives there, nobody is asked for the way back',
  tags: ['PRICE-12'],
  parameters: { module: { prepare: offering([]) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No cars for this route yet')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
