import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { badDays, badTimes, pasteOver, saysWhatFieldsSay } from '../../testing/ownReasons.ts'
import {
  type Canvas,
  fill,
  payByCash,
  StoryPage,
  summary,
  typedDay,
} from '../../testing/pages/bookingPage.tsx'
import { isWithin, phones, wrongIn } from '../../testing/pages/peoplePage.ts'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { draftsOf } from '../kept/drafts.ts'

const meta = {
  title: 'Screens/Booking form',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {}, viewport: phones },
  args: { route: ['ap-IST', 'ho-ciragan-palace'], onBack: fn(), onMissing: fn(), onBooked: fn() },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const flightField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Flight number/ })

/** At 320 px a date and its time stand one under the other, each readable. */
export const NarrowTimes: Story = {
  name: 'A date and its time, in 320 px',
  tags: ['example', 'A11Y-01'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const date = await canvas.findByLabelText('Дата прилёта')
    const time = canvas.getByLabelText('Время прилёта')
    await userEvent.type(date, typedDay())
    await userEvent.type(time, '09:45')
    await userEvent.keyboard('{Escape}')
    for (const field of [date, time]) await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    const [above, below] = [date, time].map((field) => field.getBoundingClientRect())
    await expect(below?.top).toBeGreaterThan(above?.bottom ?? 0)
    await isWithin(canvasElement)
  },
}

export const ListInView: Story = {
  name: 'On a phone a refused try shows the list of errors as far up as the field in focus lets it',
  tags: ['BOOK-13'],
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const flight = await flightField(canvas)
    await userEvent.click(payByCash(canvas))
    await waitFor(() => expect(flight).toHaveFocus())
    const list = canvas.getByRole('region', { name: /need another look/ }).getBoundingClientRect()
    const field = flight.getBoundingClientRect()
    await expect(field.bottom).toBeLessThanOrEqual(window.innerHeight - 80)
    // The list's top is in view, or the field is as low as possible above the bar with the price.
    await expect(Math.max(list.top, field.bottom + 130 - window.innerHeight)).toBeGreaterThanOrEqual(0)
  },
}

export const BornClean: Story = {
  name: 'After a refused try the fields of a way back that is added are not red, nor counted, until they are left',
  tags: ['BOOK-13'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await flightField(canvas)
    await userEvent.click(payByCash(canvas))
    const before = await wrongIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add the way back' }))
    const back = within(await canvas.findByRole('region', { name: 'Way back' }))
    const day = await back.findByRole('textbox', { name: 'Departure date' })
    for (const field of back.getAllByRole('textbox')) await expect(field).toBeValid()
    await expect(await wrongIn(canvas)).toEqual(before)
    // A popup belongs to the field that opened it.
    await userEvent.click(day)
    await userEvent.click(back.getByRole('button', { name: /^Choose a date, Departure date/ }))
    await userEvent.keyboard('{Escape}')
    await expect(day).toBeValid()
    const time = back.getByRole('combobox', { name: 'Departure time' })
    await userEvent.click(time)
    await waitFor(() => expect(day).toBeInvalid())
    await expect(time).toBeValid()
    await expect(await wrongIn(canvas)).toHaveLength(before.length + 1)
    // A way back that was removed and added again has untouched fields.
    await userEvent.click(back.getByRole('button', { name: 'Remove' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the way back' }))
    await expect(await canvas.findByRole('textbox', { name: 'Departure date' })).toBeValid()
    await expect(await wrongIn(canvas)).toEqual(before)
  },
}

/** The list of errors says of each field what stands at the field, whatever was written there. */
export const OwnReasons: Story = {
  name: 'A list of errors',
  tags: ['example', 'BOOK-13'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await flightField(canvas)
    const day = canvas.getByRole('textbox', { name: 'Landing date' })
    const time = canvas.getByRole('combobox', { name: 'Landing time' })
    await userEvent.click(payByCash(canvas))
    const list = await canvas.findByRole('region', { name: /need another look/ })
    await saysWhatFieldsSay(list)
    for (const text of badDays) {
      await pasteOver(day, text)
      await saysWhatFieldsSay(list)
    }
    for (const text of badTimes) {
      await pasteOver(time, text)
      await saysWhatFieldsSay(list)
    }
    // A field with a text is not called empty.
    await expect(within(list).getByRole('heading')).toHaveTextContent(/complete or correct/)
  },
}

export const Left: Story = {
  name: 'A field that is left empty says so at once, and no other; no summary stands before a try',
  tags: ['BOOK-13'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await flightField(canvas)
    const name = canvas.getByRole('textbox', { name: 'First and last name' })
    await userEvent.click(name)
    await expect(name).toBeValid()
    // The press reaches its button, although it causes an error in the field that it leaves.
    await userEvent.click(canvas.getByRole('button', { name: 'Add the way back' }))
    await expect(await canvas.findByRole('region', { name: 'Way back' })).toBeVisible()
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Enter the first and last name')
    await expect(canvas.getByRole('textbox', { name: /^Comment/ })).toBeValid()
    await expect(canvas.queryByRole('region', { name: /need another look/ })).toBeNull()
    await userEvent.type(name, 'Anna Keller')
    await expect(name).toBeValid()
  },
}

/** The payment has a heading as each step has, and its buttons say until when it can be cancelled. */
export const PaymentStep: Story = {
  name: 'The payment',
  tags: ['example', 'A11Y-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const step = within(await canvas.findByRole('region', { name: 'Payment' }))
    await expect(step.getByRole('heading', { level: 2, name: 'Payment' })).toBeInTheDocument()
    for (const name of [/by card$/, /in cash$/])
      await expect(await step.findByRole('button', { name })).toHaveAccessibleDescription(
        /^Free cancellation up to \d+ hours before pickup$/,
      )
  },
}

export const CyrillicFlight: Story = {
  name: 'A flight typed with a Cyrillic keyboard is turned into Latin letters on leaving the field',
  tags: ['BOOK-10', 'I18N-01'],
  async play({ canvasElement }) {
    const flight = await flightField(within(canvasElement))
    await userEvent.type(flight, 'тк 1985')
    await expect(flight).toHaveValue('тк 1985')
    await userEvent.tab()
    await waitFor(() => expect(flight).toHaveValue('TK 1985'))
    await expect(flight).toHaveAccessibleDescription('For example, TK 1985')
  },
}

export const Enter: Story = {
  name: 'Enter in a field, or on a tick, orders nothing; a button does',
  tags: ['BOOK-42'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    const fields = [
      canvas.getByRole('textbox', { name: 'First and last name' }),
      canvas.getByRole('textbox', { name: /Flight number/ }),
      canvas.getByRole('checkbox', { name: /I agree/ }),
    ]
    // user-event does not submit a form on Enter by a button outside of it, so the key event itself is
    // checked.
    for (const field of fields) await expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
    await expect(fireEvent.keyDown(canvas.getByRole('textbox', { name: /^Comment/ }), { key: 'Enter' })).toBe(
      true,
    )
    await expect(args.onBooked).not.toHaveBeenCalled()
    payByCash(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  },
}

export const TakeSuggested: Story = {
  name: 'The recommended time is taken with a press where another one stands',
  tags: ['BOOK-14'],
  args: { route: ['ho-ciragan-palace', 'ap-IST'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Departure date'), typedDay())
    await userEvent.type(canvas.getByLabelText('Departure time'), '15:00')
    await userEvent.keyboard('{Escape}')
    const time = canvas.getByLabelText('Pickup time')
    await waitFor(() => expect(time).toHaveDisplayValue(/^\d\d:\d\d$/))
    const suggested = (time as HTMLInputElement).value
    await expect(canvas.queryByRole('button', { name: /^Take / })).toBeNull()
    await userEvent.clear(time)
    await userEvent.type(time, '08:00')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: `Take ${suggested}` }))
    await expect(time).toHaveValue(suggested)
    await expect(time).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Take / })).toBeNull()
  },
}

/** A way back whose departure is before the landing: that is said, once, at the departure. */
export const BackBeforeLanding: Story = {
  name: 'A way back before the landing',
  tags: ['example', 'BOOK-39', 'BOOK-13'],
  args: { isReturn: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: 'Way back' })
    await fill(canvas, 'Way there')
    const back = within(canvas.getByRole('region', { name: 'Way back' }))
    await userEvent.type(back.getByLabelText('Departure date'), typedDay())
    await userEvent.type(back.getByLabelText('Departure time'), '08:00')
    await userEvent.type(back.getByLabelText('Pickup date'), typedDay())
    await userEvent.type(back.getByLabelText('Pickup time'), '09:00')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(payByCash(canvas))
    await waitFor(async () =>
      expect(await wrongIn(canvas)).toEqual([
        'Departure time (way back): this departure is before you arrive on the way there: choose a later one',
      ]),
    )
    await expect(back.getByRole('combobox', { name: 'Departure time' })).toHaveAccessibleDescription(
      /^This departure is before you arrive/,
    )
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}

/** Adds one child to the passengers of the form. */
async function addChild(canvas: Canvas) {
  const children = await canvas.findByRole('spinbutton', { name: 'Children' })
  children.focus()
  await userEvent.keyboard('{ArrowUp}')
}

/** Each child seat has its price, for both ways where there are two; what is wrong is said of all. */
export const SeatPrices: Story = {
  name: 'Child seats with their prices',
  tags: ['example', 'BOOK-18', 'BOOK-38'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fill(canvas)
    await addChild(canvas)
    const seats = within(canvas.getByRole('group', { name: 'Child seats' }))
    const prices = () => seats.getAllByText(/^€\d+ (one way|both ways)$/).map((price) => price.textContent)
    await expect(prices()).toEqual(['€5 one way', '€5 one way', '€3 one way'])
    await expect(seats.getByRole('spinbutton', { name: 'Booster' })).toHaveAccessibleDescription(
      '6 to 12 years, 22 to 36 kg €3 one way',
    )
    await userEvent.click(payByCash(canvas))
    await expect(await wrongIn(canvas)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Child seats: order at least one\./)]),
    )
    await expect(canvas.getByRole('group', { name: 'Child seats' })).toHaveAccessibleDescription(
      /^Order at least one\. It is needed even if you bring your own/,
    )
    await expect(seats.getByRole('spinbutton', { name: 'Booster' })).not.toHaveAccessibleDescription(/Order/)
    seats.getByRole('spinbutton', { name: 'Booster' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('group', { name: 'Child seats' })).not.toHaveAccessibleDescription()
    await expect(await summary(canvas).findByText('€3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add the way back' }))
    await waitFor(() => expect(prices()).toEqual(['€10 both ways', '€10 both ways', '€6 both ways']))
  },
}

export const ChildAdded: Story = {
  name: 'The fields that come with a child are announced',
  tags: ['A11Y-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await addChild(canvas)
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body.querySelector('[aria-live="polite"]')).toHaveTextContent(
        /^Fields are added below: Child( 1)?\. Choose a child seat below$/,
      ),
    )
  },
}

let isDown = true

export const SettingsFailed: Story = {
  name: 'While it is not known who is here, what the device has kept is not shown; it is asked again',
  tags: ['BOOK-58', 'ERR-07'],
  args: {
    route: null,
    before: (module) =>
      draftsOf(module).save({
        draft: createFullDraft(),
        quotedAt: module.platform.clock.now(),
        intentId: 'intent-1',
        sent: null,
        lost: null,
        order: null,
      }),
  },
  parameters: {
    module: {
      wrapFetch:
        (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
        (input, init) =>
          isDown && String(input).includes('/partners/')
            ? Promise.reject(new TypeError('Failed to fetch'))
            : fetch(input, init),
    },
  },
  async play({ canvasElement, args }) {
    isDown = true
    const canvas = within(canvasElement)
    const again = await canvas.findByRole('button', { name: 'Check again' })
    await expect(canvas.queryByRole('textbox')).toBeNull()
    isDown = false
    await userEvent.click(again)
    await expect(await flightField(canvas)).toHaveValue('AF1234')
    await expect(args.onMissing).not.toHaveBeenCalled()
  },
}

export const DayAndTimeInOne: Story = {
  name: 'A day and a time written into one field fill both, and what stands there is not overwritten but offered another',
  tags: ['BOOK-54', 'A11Y-03'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const date = await canvas.findByLabelText('Landing date')
    const time = canvas.getByLabelText('Landing time')
    const day = typedDay()
    await userEvent.click(time)
    await userEvent.paste(`${day} 09:45`)
    await expect(time).toHaveValue('09:45')
    await expect(date).toHaveValue(day)
    const filled = new RegExp(`We filled in the date too: \\w{3} ${day}\\.`)
    await waitFor(() => expect(document.body).toHaveTextContent(filled))

    await userEvent.clear(date)
    await userEvent.paste(`${day} 9:30 pm`)
    await expect(date).toHaveValue(day)
    await expect(time).toHaveValue('09:45')
    const take = await canvas.findByRole('button', { name: 'Take 21:30' })
    await expect(canvas.getAllByText('You also wrote the time 21:30.')[0]).toBeVisible()
    await userEvent.click(take)
    await expect(time).toHaveValue('21:30')
    await expect(time).toHaveFocus()
    // The text may still be in the live region, which speaks with a delay.
    await expect(take).not.toBeInTheDocument()
  },
}
