import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type ModuleParameters, withModule } from '../../testing/storyModule.tsx'
import { Shell } from './Shell.tsx'

/** The settings are answered so, once for each given answer; then as the service does. */
const settings =
  (...answers: (() => Response)[]): ModuleParameters['wrapFetch'] =>
  (fetch) => {
    let count = 0
    return (input, init) => {
      if (!String(input).includes('/get-setting-user')) return fetch(input, init)
      count += 1
      const answer = answers[count - 1]
      return answer ? Promise.resolve(answer()) : fetch(input, init)
    }
  }
const refusal = (status: number, message: string) => () =>
  Response.json({ error: { code: 'no', message } }, { status })
const config = { accountUrl: 'https://account.example.com' }

const meta = {
  title: 'Screens/Refused',
  component: Shell,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: {
    section: 'transfer',
    sections: [{ id: 'transfer', href: '/transfer', onNavigate() {} }],
    onTitle: fn(),
    children: <p>The screen</p>,
  },
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

export const Forbidden: Story = {
  name: 'SHELL-18 ROLE-02 ERR-03 a 403 on the settings: no access, another account may come in',
  parameters: { module: { config, wrapFetch: settings(refusal(403, 'no')) } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: 'You do not have access to this page',
    })
    await expect(heading).toBeVisible()
    await expect(canvas.queryByText('The screen')).toBeNull()
    await waitFor(() => expect(args.onTitle).toHaveBeenLastCalledWith('No access · Wherry'))
    await expect(canvas.getByRole('link', { name: 'Back to my rides' })).toHaveAttribute(
      'href',
      'https://account.example.com/account/list?lang=en',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with another account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail or login' }), 'anna.buyer@example.com')
    await userEvent.type(dialog.getByLabelText('Password'), 'sandbox-1001{Enter}')
    await expect(await canvas.findByText('The screen')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ForbiddenAgain: Story = {
  name: 'SHELL-18 the other account may not come in either: that it is signed in is not told as good news',
  parameters: { module: { config, wrapFetch: settings(refusal(403, 'no'), refusal(403, 'no')) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with another account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail or login' }), 'card.only@example.com')
    await userEvent.type(dialog.getByLabelText('Password'), 'sandbox-1002{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You do not have access to this page' }),
    ).toBeVisible()
    await expect(screen.queryByText('You are signed in')).toBeNull()
  },
}

export const ForbiddenRussian: Story = {
  name: 'SHELL-18 in the visitor’s language, on a phone',
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { module: { config, wrapFetch: settings(refusal(403, 'no')) } },
  async play({ canvasElement }) {
    const heading = await within(canvasElement).findByRole('heading', {
      level: 1,
      name: /^У\u00a0вас нет доступа/,
    })
    await expect(heading).toBeVisible()
  },
}

export const Broken: Story = {
  name: 'ERR-03 a 400 on the settings shows the service’s words, and is asked again',
  parameters: { module: { config, wrapFetch: settings(refusal(400, 'The partner is closed until Monday')) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The partner is closed until Monday')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText('The screen')).toBeVisible()
  },
}

export const PartnerRefused: Story = {
  name: 'ERR-03 ERR-08 EMBED-08 a partner of the page around whom the service does not take: said as what it is, in its words too',
  parameters: {
    module: {
      config: { ...config, framed: true, partner: '999999' },
      wrapFetch: ((fetch) => (input, init) =>
        String(input).includes('frame-user-settings')
          ? Promise.resolve(refusal(400, 'There is no user with this number')())
          : fetch(input, init)) as ModuleParameters['wrapFetch'],
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('heading', { name: 'Booking does not work on this page yet' })
    await expect(title).toBeVisible()
    await expect(canvas.getByText(/Whoever runs the page can put that right/)).toBeVisible()
    await expect(canvas.getByText('There is no user with this number')).toBeVisible()
    await expect(canvas.queryByText(/[Rr]eload/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Down: Story = {
  name: 'ERR-03 ERR-08 a 5xx on the settings shows none of the service’s words',
  parameters: {
    module: {
      config,
      wrapFetch: settings(...Array(3).fill(refusal(500, 'at Object.<anonymous> (index.js:1)'))),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('An unknown error occurred')).toBeVisible()
    await expect(canvas.queryByText(/anonymous/)).toBeNull()
  },
}

export const SignedOut: Story = {
  name: 'AUTH-01 AUTH-05 the head of the page leads to the sign-in, and the focus comes back',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Sign in' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Sign in' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
