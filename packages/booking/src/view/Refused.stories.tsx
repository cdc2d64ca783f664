import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Shell } from '../shell/Shell.tsx'
import { type ModuleParameters, withModule } from '../testing/pages/storyModule.tsx'

/** Gives these responses to the first settings calls, one each; later calls go to the service. */
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

/** A 403 on the settings: no access, another account may come in. */
export const Forbidden: Story = {
  name: 'No access',
  tags: ['example', 'SHELL-18', 'ROLE-02', 'ERR-03'],
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
  name: 'The other account may not come in either: that it is signed in is not told as good news',
  tags: ['SHELL-18'],
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
  name: 'No access, in Russian on a phone',
  tags: ['example', 'SHELL-18'],
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
  name: 'A 400 on the settings shows the service’s words, and is asked again',
  tags: ['ERR-03'],
  parameters: { module: { config, wrapFetch: settings(refusal(400, 'The partner is closed until Monday')) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The partner is closed until Monday')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText('The screen')).toBeVisible()
  },
}

/** A partner of the page around whom the service does not take: said as what it is, in its words too. */
export const PartnerRefused: Story = {
  name: 'A partner refused',
  tags: ['example', 'ERR-03', 'ERR-08', 'EMBED-08'],
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

/** A 5xx on the settings shows none of the service’s words. */
export const Down: Story = {
  name: 'The service is down',
  tags: ['example', 'ERR-03', 'ERR-08'],
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
  name: 'The head of the page leads to the sign-in, and the focus comes back',
  tags: ['AUTH-01', 'AUTH-05'],
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
