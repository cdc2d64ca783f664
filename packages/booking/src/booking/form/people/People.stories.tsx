import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Draft } from '../../../kernel/model/booking.ts'
import { unknownUser } from '../../../kernel/model/user.ts'
import type { ModuleCore } from '../../../module/module.tsx'
import { payByCash, StoryPage } from '../../../testing/pages/bookingPage.tsx'
import { enter, field, signedIn, wrongIn } from '../../../testing/pages/peoplePage.ts'
import { withModule } from '../../../testing/pages/storyModule.tsx'
import { testClock } from '../../../testing/testClock.ts'
import { bookingStore } from '../../order/useBooking.ts'

const meta = {
  title: 'Screens/Booking people',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** A legal entity names its passengers with a phone, the e-mail is optional. */
export const LegalEntity: Story = {
  name: 'A legal entity',
  tags: ['example', 'BOOK-19'],
  parameters: signedIn(1008),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await field(canvas, /^E-mail for the voucher/)).toHaveAccessibleDescription('Optional')
    canvas.getByRole('spinbutton', { name: 'Adults' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    const second = within(canvas.getByRole('group', { name: 'Passenger 2' }))
    await expect(second.getByRole('textbox', { name: 'Mobile phone' })).toBeRequired()
    await expect(second.queryByRole('textbox', { name: /E-mail/ })).toBeNull()
  },
}

/** Guests: the first passenger is reached, the others need a name. */
export const Guests: Story = {
  name: 'Guests',
  tags: ['example', 'BOOK-19'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const adults = await canvas.findByRole('spinbutton', { name: 'Adults' })
    adults.focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(payByCash(canvas))
    await expect((await wrongIn(canvas)).filter((text) => text?.includes('assenger'))).toEqual([
      'First passenger, first and last name: enter the first and last name',
      'First passenger, mobile phone: enter a number with the country code',
      'First passenger, e-mail for the voucher: enter an address for the voucher',
      'Passenger 2, first and last name: enter the first and last name',
    ])
    const second = within(canvas.getByRole('group', { name: 'Passenger 2' }))
    await expect(second.getByRole('textbox', { name: /^Mobile phone/ })).toHaveAccessibleDescription(
      'Optional',
    )
    // Without a signed-in user there is no own phone to add.
    await expect(canvas.queryByRole('checkbox', { name: /^Send the driver/ })).toBeNull()
  },
}

export const Viewers: Story = {
  name: 'Phones are added with their country code, once each; the focus goes on',
  tags: ['BOOK-23'],
  parameters: signedIn(1001),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const chips = await canvas.findByRole('group', { name: 'Who else gets the trip messages' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add a phone' }))
    const input = canvas.getByRole('textbox', { name: 'Another phone' })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('0532118{Enter}')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Too few digits for this country Russia')
    await userEvent.clear(input)
    await userEvent.keyboard('+905446307715{Enter}')
    await expect(within(chips).getByText('+90 544 630 77 15')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a phone' })).toHaveFocus())
    // The same phone, entered again, is not added twice.
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Another phone' }), '+90 544 630 77 15')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(within(chips).getAllByText('+90 544 630 77 15')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a phone' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('textbox', { name: 'Another phone' })).toBeNull()
    await userEvent.click(within(chips).getByRole('button', { name: /Remove/ }))
    await expect(within(chips).queryByText('+90 544 630 77 15')).toBeNull()
    for (let last = 0; last < 5; last++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a phone' }))
      await userEvent.keyboard(`+44791112350${last}{Enter}`)
    }
    await expect(canvas.getByText('At most 5 phones')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add a phone' })).toBeNull()
    await waitFor(() => expect(chips).toHaveFocus())
  },
}

/** Module of the running story. */
let watched: ModuleCore | null = null
const viewersNow = () => watched && bookingStore(watched).get().draft?.viewers

/** Fills a large car with people and then chooses a small car in the finder. */
function cutDown({ offer, from, to }: Draft, capacity: number) {
  const { dispatch } = bookingStore(watched as ModuleCore)
  const car = (seats: number) => ({ ...offer, carClass: { ...offer.carClass, capacity: seats } })
  dispatch({ type: 'offerTaken', offer: car(7), quotedAt: testClock.now() })
  dispatch({ type: 'adultsSet', count: 3 })
  dispatch({ type: 'childrenSet', count: 2 })
  dispatch({ type: 'passengerEntered', uniqId: 'p3', field: 'name', value: 'Ben Keller' })
  const chosen = { offer: car(capacity), quotedAt: testClock.now(), from, to }
  dispatch({ type: 'started', ...chosen, intentId: 'next', utm: {}, user: unknownUser })
}

export const SmallerCar: Story = {
  name: 'A smaller car: how many ride now is told and said, names come back with the number',
  tags: ['BOOK-17', 'REL-05'],
  args: {
    before: (module) => {
      watched = module
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('spinbutton', { name: 'Adults' })
    const draft = watched && bookingStore(watched).get().draft
    if (!watched || !draft) throw new Error('The form has come')
    const { said, stop } = heard(canvasElement)
    cutDown(draft, 2)
    const adults = canvas.getByRole('spinbutton', { name: 'Adults' })
    await waitFor(() => expect(adults).toHaveAccessibleDescription(/adults are 2 now/))
    await expect(canvas.getByRole('spinbutton', { name: 'Children' })).toHaveAccessibleDescription(
      /children are 0 now/,
    )
    const both = /adults are 2 now\. There was no room for all: children are 0 now$/
    await waitFor(() => expect(said).toContainEqual(expect.stringMatching(both)))
    stop()
    const large = { ...draft.offer, carClass: { ...draft.offer.carClass, capacity: 7 } }
    bookingStore(watched).dispatch({ type: 'offerTaken', offer: large, quotedAt: testClock.now() })
    await waitFor(() => expect(adults).not.toHaveAccessibleDescription(/adults are/))
    adults.focus()
    await userEvent.keyboard('{ArrowUp}')
    const third = within(await canvas.findByRole('group', { name: 'Passenger 3' }))
    await expect(third.getByRole('textbox', { name: /First and last name/ })).toHaveValue('Ben Keller')
  },
}

export const OwnPhone: Story = {
  name: 'The own phone comes by itself when the ride is somebody else’s, unless the user does not wish it',
  tags: ['BOOK-23'],
  args: {
    before: (module) => {
      watched = module
    },
  },
  parameters: signedIn(1001),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const wish = await canvas.findByRole('checkbox', { name: /^Send the driver’s name and plate to me too/ })
    await expect(wish).toBeChecked()
    await expect(wish).toHaveAccessibleDescription(/\+7 913 555/)
    await enter(canvas, 'Mobile phone', '+905321184027')
    await waitFor(() => expect(viewersNow()).toEqual(['+79135550101']))
    await enter(canvas, 'Mobile phone', '+79135550101')
    await waitFor(() => expect(viewersNow()).toEqual([]))
    await enter(canvas, 'Mobile phone', '+905321184027')
    await waitFor(() => expect(viewersNow()).toEqual(['+79135550101']))
    await userEvent.click(wish)
    await waitFor(() => expect(viewersNow()).toEqual([]))
    await expect(watched?.platform.storage.local.get('wherry-viewers')).toBe('off')
    // The own phone, typed by hand, ticks the same checkbox.
    await userEvent.click(canvas.getByRole('button', { name: 'Add a phone' }))
    await userEvent.keyboard('+79135550101')
    await expect(canvas.getByRole('textbox', { name: 'Another phone' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(wish).toBeChecked()
    await waitFor(() => expect(viewersNow()).toEqual(['+79135550101']))
    await expect(canvas.queryByRole('textbox', { name: 'Another phone' })).toBeNull()
  },
}
