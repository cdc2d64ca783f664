import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import {
  bodrum,
  fillYacht,
  YachtPages,
  yachtAt,
  yachtConfig,
  yachtSend,
} from '../../testing/pages/yachtPage.tsx'

const meta = {
  title: 'Screens/Yacht/Sending',
  component: YachtPages,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {}, ...yachtAt(bodrum) },
  args: { page: 'yacht/order', onGo: fn() },
} satisfies Meta<typeof YachtPages>
export default meta
type Story = StoryObj<typeof meta>

const title = (canvasElement: HTMLElement) => within(canvasElement).findByRole('heading', { level: 1 })

export const Sent: Story = {
  name: 'Sent: the confirmation takes the place of the form, with all its lines',
  tags: ['YACHT-11', 'YACHT-12'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await fillYacht(canvas, { wishes: 'Swimming stop at Karaada,\nlunch on board.' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My date is flexible' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Children are among the guests' }))
    await userEvent.click(await yachtSend(canvas))
    await waitFor(async () =>
      expect(await title(canvasElement)).toHaveTextContent('Your request is on its way'),
    )
    await expect(args.onGo).toHaveBeenLastCalledWith(
      'yacht/order/success',
      expect.objectContaining({ replace: true }),
    )
    const summary = canvas.getByRole('complementary', { name: 'Your request' })
    const lines = within(summary)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    await expect(lines[0]).toBe('Bodrum, Turkey')
    await expect(lines[1]).toMatch(/^[A-Z]{3},? \d+ [A-Z]+ \d{4}, 11:00flexible, two days around$/)
    await expect(lines.slice(2)).toEqual([
      '2 hours',
      '2with children',
      'Swimming stop at Karaada, lunch on board.',
    ])
  },
}

const turkish = {
  ...yachtConfig,
  lang: 'tr',
  texts: {
    tr: {
      name: 'Türkçe',
      texts: {
        yacht: {
          city: { bodrum: 'Güzel Bodrum' },
          country: { TR: 'Türkiye' },
          order: { in: { bodrum: 'Güzel Bodrum’da yat' } },
        },
      },
    },
  },
}

export const OwnLanguage: Story = {
  name: 'In a partner’s own language the person and the service read the place each in their words',
  tags: ['YACHT-11', 'API-27'],
  parameters: yachtAt(bodrum, { config: turkish }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await title(canvasElement)).toHaveTextContent('Güzel Bodrum')
    await fillYacht(canvas)
    await userEvent.click(await yachtSend(canvas))
    // The service refuses a place that it does not know.
    await waitFor(async () =>
      expect(await title(canvasElement)).toHaveTextContent('Your request is on its way'),
    )
  },
}

const never: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('yacht') ? new Promise(() => {}) : fetch(input, init)

export const Sending: Story = {
  name: 'While it is sent the button waits and the form stands still',
  tags: ['YACHT-11'],
  parameters: yachtAt(bodrum, { wrapFetch: never }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await fillYacht(canvas)
    const button = await yachtSend(canvas)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveAttribute('readonly')
    for (const tick of canvas.getAllByRole('checkbox')) await expect(tick).toBeDisabled()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

const fails =
  (answer: () => Promise<Response>): ModuleParameters['wrapFetch'] =>
  (fetch) =>
  (input, init) =>
    String(input).includes('yacht') ? answer() : fetch(input, init)

/** Sends the request and returns the focused notice about the failure. */
async function failed(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement)
  await fillYacht(canvas, { wishes: 'Lunch on board' })
  await userEvent.click(await yachtSend(canvas))
  const notice = (await canvas.findByText(name)).closest('[tabindex="-1"]')
  await waitFor(() => expect(notice).toHaveFocus())
  await expect(canvas.getByRole('textbox', { name: /Anything we should know/ })).toHaveValue('Lunch on board')
  return notice
}

export const Down: Story = {
  name: 'The service is down: nothing is lost, and it is sent again under the same key',
  tags: ['YACHT-11'],
  parameters: yachtAt(bodrum, { wrapFetch: fails(async () => new Response('', { status: 503 })) }),
  async play({ canvasElement }) {
    await failed(canvasElement, 'We do not know whether the request arrived')
    await expect(within(canvasElement).getByRole('button', { name: 'Send it again' })).toBeEnabled()
  },
}

/** The success flag is read: a request that was not taken is said. */
export const Untaken: Story = {
  name: 'A request not taken',
  tags: ['example', 'YACHT-11'],
  parameters: yachtAt({ kind: 'typed', text: 'Atlantis' }),
  async play({ canvasElement }) {
    await failed(canvasElement, 'The request was not sent')
  },
}

/** The service’s own reason is shown. */
export const Refused: Story = {
  name: 'A request refused',
  tags: ['example', 'YACHT-11'],
  parameters: yachtAt(bodrum, {
    wrapFetch: fails(async () =>
      Response.json(
        { error: { code: 'yacht_date', message: 'The harbour is closed that day.' } },
        { status: 400 },
      ),
    ),
  }),
  async play({ canvasElement }) {
    await expect(await failed(canvasElement, 'The request was not sent')).toHaveTextContent(
      'The harbour is closed that day.',
    )
  },
}

/** Offline nothing goes out, and all that was entered stays. */
export const Offline: Story = {
  name: 'Offline',
  tags: ['example', 'YACHT-11'],
  parameters: yachtAt(bodrum, { platform: { online: { get: () => false, subscribe: () => () => {} } } }),
  async play({ canvasElement }) {
    await expect(await failed(canvasElement, 'The request was not sent')).toHaveTextContent(
      /There is no connection/,
    )
  },
}

let isLost = true

export const Arrived: Story = {
  name: 'An earlier one has arrived after all: it is shown, or the change goes out besides',
  tags: ['YACHT-11'],
  beforeEach() {
    isLost = true
  },
  parameters: yachtAt(bodrum, {
    wrapFetch: (fetch) => async (input, init) => {
      const answer = await fetch(input, init)
      if (!String(input).includes('yacht') || !isLost) return answer
      isLost = false
      throw new TypeError('the answer is lost')
    },
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await failed(canvasElement, 'We do not know whether the request arrived')
    canvas.getByRole('spinbutton', { name: 'Guests' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }))
    await expect(await canvas.findByText('Your earlier request has arrived')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See what arrived' }))
    await expect(await canvas.findByRole('complementary', { name: 'Your request' })).toHaveTextContent(
      /Guests2/,
    )
  },
}
