import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { showDate, todayIn } from '../../kernel/values/time.ts'
import { createFakeClock } from '../../testing/fakePlatform.ts'
import { badDays, badTimes, pasteOver, saysWhatFieldsSay } from '../../testing/ownReasons.ts'
import { phones } from '../../testing/pages/peoplePage.ts'
import { withModule } from '../../testing/pages/storyModule.tsx'
import {
  bodrum,
  fillYacht,
  typedTomorrow,
  YachtPages,
  yachtAt,
  yachtConfig,
  yachtSend,
} from '../../testing/pages/yachtPage.tsx'
import { signedIn } from '../../testing/signedIn.ts'
import { testClock } from '../../testing/testClock.ts'
import { nextDay, yachtDays } from '../rules/yachtDates.ts'

const meta = {
  title: 'Screens/Yacht/Order',
  component: YachtPages,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {}, ...yachtAt(bodrum) },
  args: { page: 'yacht/order', onGo: fn() },
} satisfies Meta<typeof YachtPages>
export default meta
type Story = StoryObj<typeof meta>

const title = (canvasElement: HTMLElement) => within(canvasElement).findByRole('heading', { level: 1 })

/**
 * Expects a button that is off only by `aria-disabled`, so that the keyboard reaches it. While the user is
 * being read, it is disabled completely.
 */
const off = async (button: HTMLElement) => {
  await waitFor(() => expect(button).toBeEnabled())
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
}
const on = async (button: HTMLElement) => {
  await waitFor(() => expect(button).toBeEnabled())
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
}

/** A verified place; the button is off until date and time are set, and says so. */
export const Empty: Story = {
  name: 'Empty',
  tags: ['example', 'YACHT-04', 'YACHT-09', 'A11Y-04'],
  parameters: { focusWalk: 100 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await title(canvasElement)).toHaveTextContent('Yacht in Bodrum')
    await expect(canvas.getByText('Verified place')).toBeVisible()
    const button = await yachtSend(canvas)
    await off(button)
    await expect(button).toHaveAccessibleDescription('Choose a date and a time to send the request.')
    // The keyboard reaches the button, and a press moves the focus to the first error (A11Y-04).
    button.focus()
    await expect(button).toHaveFocus()
    const { said, stop } = heard(canvasElement)
    await userEvent.keyboard('{Enter}')
    const date = canvas.getByRole('textbox', { name: 'Start date' })
    await waitFor(() => expect(date).toHaveFocus())
    await expect(date).toHaveAccessibleDescription(expect.stringContaining('Choose a date'))
    await expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('link', { name: 'Start time. Choose a time' })).toBeVisible()
    await waitFor(() => expect(said.join()).toContain('4 fields to fill in before you can send the request'))
    stop()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start date' }), typedTomorrow())
    await expect(button).toHaveAccessibleDescription('Choose a time to send the request.')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Start time' }), '1100{Tab}')
    await on(button)
    await expect(button).not.toHaveAccessibleDescription()
    await expect(canvas.queryByRole('link', { name: /^Start / })).toBeNull()
  },
}

export const Bounds: Story = {
  name: 'Today and the day after six months are no days of it',
  tags: ['YACHT-05'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: 'Start date' })
    await userEvent.type(canvas.getByRole('combobox', { name: 'Start time' }), '1100{Tab}')
    const button = await yachtSend(canvas)
    const { first, last } = yachtDays('Europe/Istanbul', testClock.now())
    const today = todayIn('Europe/Istanbul', testClock.now())
    for (const [day, isOne] of [
      [last, true],
      [nextDay(last), false],
      [first, true],
      [today, false],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, `${showDate(day)}{Tab}`)
      await (isOne ? on(button) : off(button))
      if (isOne) await expect(field).not.toHaveAttribute('aria-invalid')
      else await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
  },
}

const clockChange = (now: number) =>
  yachtAt({ kind: 'listed', id: 'budva' }, { platform: { clock: createFakeClock(now) } })

/** Enters a start and finds the note about it. */
async function startNote(canvasElement: HTMLElement, date: string, time: string, note: string) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Start date' }), date)
  await userEvent.type(canvas.getByRole('combobox', { name: 'Start time' }), `${time}{Tab}`)
  await expect(await canvas.findByText(note)).toBeVisible()
}

export const Repeated: Story = {
  name: 'A start that comes twice is the first, and is said to be',
  tags: ['DATE-02', 'YACHT-05'],
  parameters: clockChange(Date.UTC(2026, 9, 1)),
  play: ({ canvasElement }) =>
    startNote(canvasElement, '25.10.2026', '0230', 'Clocks go back then: we take the first 02:30'),
}

export const Skipped: Story = {
  name: 'A start that does not exist is the next that does, and is said to be',
  tags: ['DATE-02', 'YACHT-05'],
  parameters: clockChange(Date.UTC(2027, 2, 1)),
  play: ({ canvasElement }) =>
    startNote(canvasElement, '28.03.2027', '0230', 'Clocks go forward then: it will be 03:00'),
}

const evening = createFakeClock(Date.UTC(2027, 5, 14, 20, 59))
const request = fn<(url: string) => void>()
export const Midnight: Story = {
  name: 'Tomorrow that has become today while the form stood open is not sent',
  tags: ['YACHT-05', 'YACHT-09'],
  parameters: yachtAt(bodrum, {
    platform: { clock: evening },
    wrapFetch: (fetch) => (input, init) => {
      request(String(input))
      return fetch(input, init)
    },
  }),
  async play({ canvasElement, args }) {
    request.mockClear()
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: 'Start date' })
    await userEvent.type(field, '15.06.2027')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Start time' }), '1100{Tab}')
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'E-mail or phone for the answer' }),
      'anna@example.com',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }))
    const button = await yachtSend(canvas)
    await on(button)
    // A minute later it is 15 June in Bodrum, so 14 June is in the past.
    evening.advance(60_000)
    await userEvent.click(button)
    await off(button)
    await expect(button).toHaveAccessibleDescription('Choose a date to send the request.')
    await expect(request.mock.calls.flat().filter((url) => url.includes('yacht'))).toEqual([])
    await expect(args.onGo).not.toHaveBeenCalled()
  },
}

export const Duration: Story = {
  name: 'Hours become days above 12 and back below one; guests stay from 1 to 50',
  tags: ['YACHT-06', 'YACHT-07'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const duration = await canvas.findByRole('spinbutton', { name: 'Duration' })
    const told = () => duration.getAttribute('aria-valuetext')
    await expect(told()).toBe('2 hours')
    duration.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(told()).toBe('2 hours')
    await userEvent.keyboard('{PageUp}')
    await expect(told()).toBe('12 hours')
    await userEvent.keyboard('{ArrowUp}')
    await expect(told()).toBe('1 day')
    await userEvent.keyboard('{ArrowDown}')
    await expect(told()).toBe('12 hours')
    await userEvent.keyboard('{End}')
    await expect(told()).toBe('14 days')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByText('14 days is the longest')).toBeVisible()
    const guests = canvas.getByRole('spinbutton', { name: 'Guests' })
    await expect(guests).toHaveAttribute('aria-valuenow', '2')
    guests.focus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(guests).toHaveAttribute('aria-valuenow', '1')
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(guests).toHaveAttribute('aria-valuenow', '50')
  },
}

export const Errors: Story = {
  name: 'A guest says how to answer and agrees: what is missing is said at its field, the first takes focus',
  tags: ['YACHT-08'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fillYacht(canvas, { contact: '', agree: false })
    await userEvent.click(await yachtSend(canvas))
    const contact = canvas.getByRole('textbox', { name: 'E-mail or phone for the answer' })
    await expect(contact).toHaveFocus()
    await expect(contact).toHaveAccessibleDescription(/Say where we can answer/)
    const consent = canvas.getByRole('checkbox', {
      name: 'I agree to the offer and the personal data policy',
    })
    await expect(consent).toHaveAccessibleDescription(/Tick the box/)
    await expect(canvas.getByRole('link', { name: /^offer/ })).toHaveAttribute(
      'href',
      'https://www.example.com/terms?lang=en',
    )
    await expect(args.onGo).not.toHaveBeenCalled()
  },
}

/** Each missing answer is counted aloud and listed over the form, a way to its field. */
export const ErrorsListed: Story = {
  name: 'With errors',
  tags: ['example', 'YACHT-08', 'A11Y-03', 'A11Y-04'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const { said, stop } = heard(canvasElement)
    await fillYacht(canvas, { contact: '', agree: false })
    await userEvent.click(await yachtSend(canvas))
    const title = '2 fields to fill in before you can send the request'
    await waitFor(() => expect(said).toContain(title))
    stop()
    const summary = within(canvas.getByRole('region', { name: /^Some fields need another look/ }))
    await expect(summary.getByRole('heading', { level: 2 })).toHaveTextContent(title)
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'E-mail or phone for the answer. Say where we can answer: an e-mail or a phone',
      'Terms. Tick the box to send the request',
    ])
    await userEvent.click(summary.getByRole('link', { name: /^Terms/ }))
    const consent = canvas.getByRole('checkbox', { name: /I agree to the offer/ })
    await expect(consent).toHaveFocus()
    await userEvent.click(consent)
    await expect(summary.getAllByRole('link')).toHaveLength(1)
    // Each try moves the focus to the first field with an error again.
    await userEvent.click(await yachtSend(canvas))
    await expect(canvas.getByRole('textbox', { name: 'E-mail or phone for the answer' })).toHaveFocus()
    await userEvent.keyboard('anna@example.com')
    await expect(canvas.queryByRole('region', { name: /^Some fields need another look/ })).toBeNull()
  },
}

export const OwnReasons: Story = {
  name: 'The list of errors says of each field what stands at the field, whatever was written there',
  tags: ['YACHT-08'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const button = await yachtSend(canvas)
    await off(button)
    await userEvent.click(button)
    const list = await canvas.findByRole('region', { name: /need another look/ })
    await saysWhatFieldsSay(list)
    for (const text of badDays) {
      await pasteOver(canvas.getByRole('textbox', { name: 'Start date' }), text)
      await saysWhatFieldsSay(list)
    }
    for (const text of badTimes) {
      await pasteOver(canvas.getByRole('combobox', { name: 'Start time' }), text)
      await saysWhatFieldsSay(list)
    }
    await expect(within(list).getByRole('heading')).toHaveTextContent(/complete or correct/)
  },
}

export const LongWishes: Story = {
  name: 'Wishes over 1000 characters are kept and refused',
  tags: ['YACHT-05'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fillYacht(canvas)
    const wishes = canvas.getByRole('textbox', { name: /Anything we should know/ })
    await userEvent.click(wishes)
    await userEvent.paste('x'.repeat(1001))
    await expect(canvas.getByText('1001 / 1000')).toBeVisible()
    await userEvent.click(await yachtSend(canvas))
    await waitFor(() => expect(wishes).toHaveFocus())
    await expect(wishes).toHaveAttribute('aria-invalid', 'true')
  },
}

/** A person whose settings say how to answer is not asked, and reads the consent. */
export const SignedIn: Story = {
  name: 'Signed in',
  tags: ['example', 'YACHT-08'],
  parameters: { ...signedIn(1001), ...yachtAt(bodrum, signedIn(1001).module) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^We will answer to/)).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'E-mail or phone for the answer' })).toBeNull()
    await expect(canvas.getByText(/^By sending the request you agree/)).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: /I agree/ })).toBeNull()
  },
}

export const Back: Story = {
  name: 'Back to the places empties the form',
  tags: ['YACHT-04', 'YACHT-10'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fillYacht(canvas, { wishes: 'Lunch on board' })
    await userEvent.click(canvas.getByRole('button', { name: 'All places' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Bodrum/ }))
    await expect(await canvas.findByRole('textbox', { name: /Anything we should know/ })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('')
  },
}

export const NoPlace: Story = {
  name: 'Without a place the list is shown instead',
  tags: ['YACHT-10'],
  parameters: { module: { config: yachtConfig, prepare() {} } },
  async play({ canvasElement, args }) {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Where do you want to start?' }),
    ).toBeVisible()
    await expect(args.onGo).toHaveBeenCalledWith('yacht', { replace: true })
  },
}

export const RussianPlace: Story = {
  name: 'A request for a place of Russia goes on in another language',
  tags: ['YACHT-02', 'REL-05'],
  parameters: yachtAt({ kind: 'listed', id: 'sochi' }),
  async play({ canvasElement }) {
    await expect(await title(canvasElement)).toHaveTextContent('Yacht in Sochi')
  },
}

export const Russian: Story = {
  name: 'In Russian',
  tags: ['example', 'YACHT-13'],
  globals: { locale: 'ru' },
  parameters: yachtAt({ kind: 'listed', id: 'vladivostok' }),
  async play({ canvasElement }) {
    await expect(await title(canvasElement)).toHaveTextContent('Яхта во Владивостоке')
    await expect(within(canvasElement).getByText('Владивосток, GMT+10')).toBeVisible()
  },
}

/** For a Spanish visitor the form, its calendar included, is in English. */
export const Spanish: Story = {
  name: 'For a Spanish visitor',
  tags: ['example', 'YACHT-13'],
  globals: { locale: 'es' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await title(canvasElement)).toHaveTextContent('Yacht in Bodrum')
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date/ }))
    const calendar = await within(canvasElement.ownerDocument.body).findByRole('grid')
    await expect(calendar.closest('[lang]')).toHaveAttribute('lang', 'en')
    await userEvent.keyboard('{Escape}')
  },
}

const long = `${'Marina Grande di Santa Margherita Ligure, '.repeat(4)}pontile est`.slice(0, 200)

/** A long place breaks, in 320 px too. */
export const LongPlace: Story = {
  name: 'A long place, in 320 px',
  tags: ['example', 'SEC-07'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...yachtAt({ kind: 'typed', text: long }),
    viewport: phones,
  },
  async play({ canvasElement }) {
    await title(canvasElement)
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.clientWidth).toBeLessThanOrEqual(320)
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const Dark: Story = {
  ...Errors,
  name: 'Errors, dark',
  tags: ['YACHT-08'],
  globals: { theme: 'dark' },
}
export const RightToLeft: Story = { tags: ['YACHT-04'], globals: { dir: 'rtl' } }
