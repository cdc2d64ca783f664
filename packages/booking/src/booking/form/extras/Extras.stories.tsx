import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Canvas, payByCash, StoryPage } from '../../../testing/pages/bookingPage.tsx'
import { withModule } from '../../../testing/pages/storyModule.tsx'
import { createFullDraft } from '../../../testing/samples/fixtures.ts'
import { draftsOf } from '../../kept/drafts.ts'

const meta = {
  title: 'Screens/Booking extras',
  component: StoryPage,
  decorators: [withModule],
  parameters: { largeText: true, layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** The prices of a provider that sells a flexible tariff and extras for money. */
const richOffers =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!/\/prices\?/.test(String(input))) return answer
    const { result } = (await answer.json()) as { result: { additional_services: object[] }[] }
    const extra = { default_include: false, includedInPrice: false }
    const pet = { ...extra, id: 'pet', type: 'pet', category: 'comfort', name: 'Pet in a carrier', price: 5 }
    const skis = { ...extra, id: 'skis', type: 'skis', category: 'luggage', name: 'Skis' }
    return Response.json({
      result: result.map((offer) => ({
        ...offer,
        flexible_tariff: true,
        flexible_tariff_agreement: true,
        additional_services: [...offer.additional_services, pet, skis],
      })),
    })
  }

const door = ['ho-ciragan-palace', 'ad-moda-caddesi'] as const
const rich = { module: { wrapFetch: richOffers } }

const extras = (canvas: Canvas) => canvas.findByRole('region', { name: 'Extras' })
const sum = (canvas: Canvas) => within(canvas.getByRole('complementary', { name: 'Summary' }))

/** An included extra is said, and cannot be left out. */
export const Included: Story = {
  name: 'Included',
  tags: ['example', 'BOOK-28'],
  async play({ canvasElement }) {
    const section = within(await extras(within(canvasElement)))
    const included = section.getAllByRole('listitem').map((item) => item.textContent)
    await expect(included).toEqual(['Meeting with a name signIncluded', 'Toll roadsIncluded'])
    await expect(section.queryByRole('checkbox')).toBeNull()
  },
}

/** An extra has its price, and is in the sum once it is chosen. */
export const Chosen: Story = {
  name: 'An extra chosen',
  tags: ['example', 'BOOK-28'],
  parameters: rich,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const section = within(await extras(canvas))
    const pet = section.getByRole('checkbox', { name: 'Pet in a carrier' })
    await expect(pet).not.toBeChecked()
    await expect(pet).toHaveAccessibleDescription('€5')
    await expect(section.getByRole('checkbox', { name: 'Skis' })).not.toHaveAccessibleDescription()
    pet.focus()
    await userEvent.keyboard(' ')
    await expect(pet).toBeChecked()
    await expect(await sum(canvas).findByText(/Pet in a carrier/)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(pet).not.toBeChecked()
    await waitFor(() => expect(sum(canvas).queryByText(/Pet in a carrier/)).toBeNull())
  },
}

/** A flexible tariff counts once its terms are ticked, and brings a sign. */
export const Flexible: Story = {
  name: 'A flexible fare',
  tags: ['example', 'BOOK-30', 'BOOK-29'],
  args: { route: [...door] },
  parameters: rich,
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const section = within(await extras(canvas))
    await expect(canvas.queryByRole('textbox', { name: /Name on the sign/ })).toBeNull()
    await userEvent.click(section.getByRole('checkbox', { name: 'Flexible fare' }))
    const terms = section.getByRole('checkbox', { name: /I agree to the terms/ })
    await expect(terms).not.toBeChecked()
    await expect(canvas.queryByRole('textbox', { name: /Name on the sign/ })).toBeNull()
    await userEvent.click(payByCash(canvas))
    const summary = await canvas.findByRole('region', { name: /need another look/ })
    await userEvent.click(within(summary).getByRole('link', { name: /^Terms of the flexible fare/ }))
    await expect(terms).toHaveFocus()
    await expect(terms).toBeInvalid()
    await expect(terms).toHaveAccessibleDescription(/^Agree to the terms/)
    await userEvent.keyboard(' ')
    await expect(terms).toBeValid()
    const sign = section.getByRole('textbox', { name: /Name on the sign/ })
    await expect(sign).toHaveAccessibleDescription(/at the pickup\. If you leave it empty/)
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

export const FlexibleTerms: Story = {
  name: 'The terms can be read before they are agreed to',
  tags: ['BOOK-30', 'BOOK-40'],
  parameters: rich,
  async play({ canvasElement }) {
    const section = within(await extras(within(canvasElement)))
    await userEvent.click(section.getByRole('checkbox', { name: 'Flexible fare' }))
    const button = section.getByRole('button', { name: 'Read the terms' })
    await userEvent.click(button)
    const dialog = await within(document.body).findByRole('dialog', { name: /Terms for.*Comfort/ })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** An empty sign says the first passenger’s name; its limit is counted. */
export const Sign: Story = {
  name: 'The sign',
  tags: ['example', 'BOOK-29'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const sign = await canvas.findByRole('textbox', { name: /Name on the sign/ })
    await userEvent.type(canvas.getByRole('textbox', { name: 'First and last name' }), 'Jonas Ahlefeldt')
    await expect(sign).toHaveValue('')
    await expect(sign).toHaveAttribute('placeholder', 'Jonas Ahlefeldt')
    await expect(sign).toHaveAccessibleDescription(/0 \/ 64/)
    await userEvent.click(sign)
    await userEvent.paste('a'.repeat(64))
    await expect(sign).toBeValid()
    await expect(sign).toHaveAccessibleDescription(/64 \/ 64/)
  },
}

async function openWishes(canvas: Canvas, name = 'More wishes') {
  const plate = await canvas.findByRole('button', { name })
  await expect(plate).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(plate)
  return plate
}

export const Wishes: Story = {
  name: 'The comment is in sight, further wishes are folded until they are wanted, each with its limit',
  tags: ['BOOK-31'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: 'Comment for the driver' })).toBeVisible()
    const plate = await openWishes(canvas)
    const names = ['Comment for the driver', 'Additional address', 'Change of route', 'Waiting', 'Toll roads']
    for (const name of names) {
      const field = canvas.getByRole('textbox', { name })
      await userEvent.click(field)
      await userEvent.paste('O’Brien & Söhne <3')
      await expect(field).toHaveAccessibleDescription(/18 \/ 1000/)
    }
    await userEvent.click(plate)
    await expect(canvas.queryByRole('textbox', { name: 'Waiting' })).toBeNull()
    await userEvent.click(plate)
    await expect(canvas.getByRole('textbox', { name: 'Waiting' })).toHaveValue('O’Brien & Söhne <3')
  },
}

/** A wish that is too long is named, and its folded plate opens. */
export const WishesTooLong: Story = {
  name: 'A wish too long',
  tags: ['example', 'BOOK-13', 'BOOK-31'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const plate = await openWishes(canvas)
    const waiting = canvas.getByRole('textbox', { name: 'Waiting' })
    await userEvent.click(waiting)
    await userEvent.paste('a'.repeat(1001))
    await expect(waiting).toHaveAccessibleDescription(/1001 \/ 1000/)
    await userEvent.click(plate)
    await userEvent.click(payByCash(canvas))
    const summary = await canvas.findByRole('region', { name: /need another look/ })
    await userEvent.click(within(summary).getByRole('link', { name: /^Waiting/ }))
    await expect(waiting).toHaveFocus()
    await expect(waiting).toHaveAccessibleDescription(/^At most 1,000 characters/)
    await userEvent.clear(waiting)
    await expect(waiting).toBeValid()
  },
}

export const Restored: Story = {
  name: 'What was wished is open after a reload',
  tags: ['BOOK-31'],
  args: {
    route: null,
    before: (module) =>
      draftsOf(module).save({
        draft: createFullDraft({ additionalAddress: '12 Rue Cler', sign: 'Keller GmbH' }),
        quotedAt: module.platform.clock.now(),
        intentId: 'intent-1',
        sent: null,
        lost: null,
        order: null,
      }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const address = await canvas.findByRole('textbox', { name: 'Additional address' })
    await expect(address).toHaveValue('12 Rue Cler')
    await expect(canvas.getByRole('textbox', { name: /Name on the sign/ })).toHaveValue('Keller GmbH')
    await userEvent.clear(address)
    await expect(address).toBeVisible()
  },
}

/** Fills the car with adults. */
async function fillCar(canvas: Canvas) {
  const adults = await canvas.findByRole('spinbutton', { name: 'Adults' })
  adults.focus()
  await userEvent.keyboard('{End}')
  return adults
}

/** A full car leads to a larger one, at the old and the new price. */
export const LargerClass: Story = {
  name: 'A larger car offered',
  tags: ['example', 'BOOK-17'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const adults = await fillCar(canvas)
    await expect(adults).toHaveAttribute('aria-valuenow', '3')
    const take = await canvas.findByRole('button', { name: /^Take .*Minivan.*€\d+$/ })
    await expect(canvas.getByText(/Minivan.*seats up to \d+ people: €\d+ instead of €\d+\./)).toBeVisible()
    const price = /€\d+$/.exec(take.textContent ?? '')?.[0] ?? ''
    take.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(adults).toHaveFocus())
    await expect(Number(adults.getAttribute('aria-valuemax'))).toBeGreaterThan(3)
    await expect(adults).toHaveAttribute('aria-valuenow', '3')
    await expect(canvas.queryByText(/This car is full/)).toBeNull()
    await waitFor(() => expect(sum(canvas).getAllByText(price)[0]).toBeVisible())
    await userEvent.keyboard('{ArrowUp}')
    await expect(adults).toHaveAttribute('aria-valuenow', '4')
  },
}

/** Two rides have extras and wishes of their own. */
export const BothWays: Story = {
  name: 'Both ways',
  tags: ['example', 'BOOK-01', 'BOOK-28', 'BOOK-31'],
  parameters: rich,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the way back' }))
    const section = within(await extras(canvas))
    const back = within(await section.findByRole('group', { name: /way back/i }))
    const there = within(section.getByRole('group', { name: /way there/i }))
    await userEvent.click(back.getByRole('checkbox', { name: 'Pet in a carrier' }))
    await expect(back.getByRole('checkbox', { name: 'Pet in a carrier' })).toBeChecked()
    await expect(there.getByRole('checkbox', { name: 'Pet in a carrier' })).not.toBeChecked()
    await expect(there.getByText('Meeting with a name sign')).toBeVisible()
    await expect(back.queryByText('Meeting with a name sign')).toBeNull()
    await openWishes(canvas, 'More wishes, way there')
    await openWishes(canvas, 'More wishes, way back')
    const waits = canvas.getAllByRole('textbox', { name: 'Waiting' })
    await expect(waits).toHaveLength(2)
    await userEvent.type(waits[1] as HTMLElement, 'Half an hour')
    await expect(waits[0]).toHaveValue('')
    await expect(waits[1]).toHaveAccessibleDescription(/way back/i)
    await fillCar(canvas)
    const take = await canvas.findByRole('button', { name: /^Take .*€\d+$/ })
    await expect(canvas.getByText(/for both rides instead of €\d+\./)).toBeVisible()
    await userEvent.click(take)
    const adults = canvas.getByRole('spinbutton', { name: 'Adults' })
    await waitFor(() => expect(Number(adults.getAttribute('aria-valuemax'))).toBeGreaterThan(3))
    await expect(waits[1]).toHaveValue('Half an hour')
    await expect(back.queryByText('Meeting with a name sign')).toBeNull()
    await expect(back.getByRole('checkbox', { name: 'Pet in a carrier' })).toBeChecked()
  },
}

/** A root as wide as a small phone: the layout follows it, not the window. */
const phone: Decorator = (Story) => (
  <div style={{ width: 320, containerType: 'inline-size', containerName: 'wherry' }}>
    <Story />
  </div>
)

/** All extras in the width of a small phone. */
async function showAll(canvas: Canvas, canvasElement: HTMLElement) {
  const adults = (await canvas.findAllByRole('spinbutton'))[0]
  adults?.focus()
  await userEvent.keyboard('{End}')
  const flexible = canvas.getByRole('checkbox', { name: /тариф|flexible/i })
  await userEvent.click(flexible)
  await userEvent.click(canvas.getByRole('button', { name: /^(Ещё пожелания|Más peticiones)/ }))
  await expect(await canvas.findByRole('button', { name: /^(Взять|Elegir)/ })).toBeVisible()
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  const right = canvasElement.getBoundingClientRect().left + 320
  for (const part of canvasElement.querySelectorAll('form section, form label, form button'))
    await expect(Math.floor(part.getBoundingClientRect().right)).toBeLessThanOrEqual(right)
}

export const Russian: Story = {
  name: 'In Russian, in 320 px',
  tags: ['example', 'I18N-01'],
  decorators: [phone],
  globals: { locale: 'ru' },
  parameters: rich,
  async play({ canvasElement }) {
    await showAll(within(canvasElement), canvasElement)
  },
}

export const Spanish: Story = {
  ...Russian,
  name: 'In Spanish, in 320 px',
  tags: ['I18N-01'],
  globals: { locale: 'es' },
}
