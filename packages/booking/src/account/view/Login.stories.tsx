import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type ModuleCore, useModuleCore } from '../../module/module.tsx'
import type { SignInReason } from '../../module/signInRequest.ts'
import { signInRequestOf } from '../../module/signInRequest.ts'
import { settingsOf } from '../../module/visitor/settings.ts'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { signedIn } from '../../testing/signedIn.ts'
import { SignInPlace } from './SignInPlace.tsx'

const config = { accountUrl: 'https://account.example.com' }

interface PageProps {
  reason: SignInReason
  /** True if the dialog opens without a press. */
  isOpen?: boolean
  /** The module, for direct actions of a story. */
  onModule(module: ModuleCore): void
}

/** A page with a button that opens the sign-in. */
function Page({ reason, isOpen = true, onModule }: PageProps) {
  const module = useModuleCore()
  useEffect(() => {
    onModule(module)
    settingsOf(module).begin()
    if (isOpen) void signInRequestOf(module).ask?.(reason)
  }, [module, onModule, isOpen, reason])
  return (
    <>
      <SignInPlace refused={null} />
      <button type="button" onClick={() => void signInRequestOf(module).ask?.(reason)}>
        Open
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Login',
  component: Page,
  decorators: [withModule],
  parameters: { sandbox: {}, module: { config } },
  args: { reason: 'wish', onModule: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const dialog = (name: string | RegExp = 'Sign in') => screen.findByRole('dialog', { name })
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function enter(login: string, password: string, name?: string | RegExp) {
  const opened = within(await dialog(name))
  const [user, secret] = [
    opened.getAllByRole('textbox')[0],
    opened.getByLabelText(/^(Password|Пароль|Contraseña)$/),
  ]
  if (user && login) await userEvent.type(user, login)
  if (password) await userEvent.type(secret, password)
  return opened
}

/** The service's answers to the first half, one after the other. */
const answering =
  (...answers: (() => Response | Promise<Response>)[]): ModuleParameters['wrapFetch'] =>
  (fetch) => {
    let count = 0
    return (input, init) => {
      if (!String(input).includes('/rpc')) return fetch(input, init)
      const answer = answers[count]
      count += 1
      return answer ? Promise.resolve(answer()) : fetch(input, init)
    }
  }

/** Title, text, login with the e-mail keyboard, password with its eye, button, close, reset link. */
export const Idle: Story = {
  name: 'Sign in',
  tags: ['example', 'AUTH-01', 'AUTH-02', 'SHELL-16'],
  async play() {
    const opened = within(await dialog())
    await shown(await opened.findByText(/What you entered stays/))
    const login = opened.getByRole('textbox', { name: 'E-mail or login' })
    await expect(login).toHaveAttribute('inputmode', 'email')
    await expect(login).toHaveAttribute('autocomplete', 'username')
    await expect(login, 'both are needed, and nothing says so afterwards').toHaveAttribute(
      'aria-required',
      'true',
    )
    await waitFor(() => expect(login).toHaveFocus())
    const password = opened.getByLabelText('Password')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(opened.getByRole('switch', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    const link = opened.getByRole('link', { name: /^Forgot your password\?/ })
    await expect(link).toHaveAttribute('href', 'https://account.example.com/reset-password?lang=en')
    await expect(opened.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(opened.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
}

export const Empty: Story = {
  name: 'With one of the two empty nothing happens and nothing is said',
  tags: ['AUTH-02'],
  async play() {
    const opened = await enter('', '')
    const before = (await dialog()).textContent
    await userEvent.click(opened.getByRole('button', { name: 'Sign in' }))
    await enter('anna.buyer@example.com', '')
    await userEvent.keyboard('{Enter}')
    await expect((await dialog()).textContent).toBe(before)
    await expect(opened.queryByRole('alert')).toBeNull()
    await expect(opened.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy')
  },
}

export const Success: Story = {
  name: 'By keyboard: signed in, closed, the focus back, said who it is',
  tags: ['AUTH-03', 'AUTH-04', 'SEC-04'],
  args: { isOpen: false },
  async play({ canvasElement, args }) {
    const open = within(canvasElement).getByRole('button', { name: 'Open' })
    await waitFor(() => expect(args.onModule).toHaveBeenCalled())
    open.focus()
    await userEvent.keyboard('{Enter}')
    await dialog()
    await userEvent.keyboard('anna.buyer@example.com')
    await userEvent.tab()
    await userEvent.keyboard('sandbox-1001{Enter}')
    await closed()
    await waitFor(() => expect(open).toHaveFocus())
    const news = await screen.findByText('You are signed in')
    await shown(news)
    // Under the head and the sections of the page.
    const { top } = news.closest('[data-tone]')!.getBoundingClientRect()
    await expect(Math.round(top)).toBeGreaterThanOrEqual(100 - 4)
    await expect(document.body.textContent).not.toContain('anna.buyer')
    const [module] = (args.onModule as ReturnType<typeof fn>).mock.calls.at(-1) as [ModuleCore]
    await expect(settingsOf(module).state.get().user?.userId).toBe('1001')
    await expect(module.platform.cookies.get('token_ng')).toMatch(/^[0-9a-f]{32,}$/)
  },
}

export const Wrong: Story = {
  name: 'A wrong password: the service’s words under the button, what was typed stays',
  tags: ['AUTH-03', 'ERR-05'],
  async play() {
    const opened = await enter('anna.buyer@example.com', 'guess')
    await userEvent.click(opened.getByRole('button', { name: 'Sign in' }))
    const alert = await opened.findByRole('alert')
    await shown(alert)
    await expect(alert).toHaveTextContent('The login or the password is wrong.')
    const button = opened.getByRole('button', { name: 'Sign in' })
    await expect(alert.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom)
    await expect(opened.getByRole('textbox', { name: 'E-mail or login' })).toHaveValue(
      'anna.buyer@example.com',
    )
    await expect(opened.getByLabelText('Password')).toHaveValue('guess')
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

export const WrongRussian: Story = {
  name: 'In Russian, and closing resets',
  tags: ['AUTH-03', 'ERR-08'],
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    const opened = await enter('anna.buyer@example.com', 'guess', 'Вход')
    await userEvent.click(opened.getByRole('button', { name: 'Войти' }))
    await shown(await opened.findByText(/^Логин/))
    await userEvent.click(opened.getByRole('button', { name: 'Закрыть' }))
    await closed()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const again = within(await dialog('Вход'))
    await expect(again.getByRole('textbox')).toHaveValue('')
    await expect(again.queryByRole('alert')).toBeNull()
    await shown(again.getByRole('button', { name: 'Войти' }))
  },
}

export const FailedSpanish: Story = {
  name: 'No answer, in Spanish: what happened and what to do',
  tags: ['ERR-05', 'ERR-08'],
  globals: { locale: 'es' },
  parameters: {
    module: { config, wrapFetch: answering(() => Promise.reject(new TypeError('gone'))) },
  },
  async play() {
    const opened = await enter('anna.buyer@example.com', 'sandbox-1001', 'Iniciar sesión')
    await userEvent.click(opened.getByRole('button', { name: 'Iniciar sesión' }))
    await shown(await opened.findByText(/^El servicio no ha respondido/))
    await userEvent.click(opened.getByRole('button', { name: 'Iniciar sesión' }))
    await closed()
  },
}

export const Loading: Story = {
  name: 'While it is asked the button waits, and no second press goes out',
  tags: ['AUTH-01', 'AUTH-03'],
  parameters: { module: { config, wrapFetch: answering(() => new Promise(() => {})) } },
  async play() {
    const opened = await enter('anna.buyer@example.com', 'sandbox-1001')
    const button = opened.getByRole('button', { name: 'Sign in' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
  },
}

export const Ended: Story = {
  name: 'The session has ended',
  tags: ['example', 'AUTH-05'],
  args: { reason: 'ended' },
  async play() {
    await shown(within(await dialog()).getByText(/^Your session has ended/))
  },
}

export const OtherOrder: Story = {
  name: 'An order of another account',
  tags: ['example', 'BOOK-46'],
  args: { reason: 'otherOrder' },
  async play() {
    await shown(within(await dialog()).getByText(/^This order belongs to another account/))
  },
}

export const Switch: Story = {
  name: 'The page is for another account, and the same one signs in again',
  tags: ['AUTH-06'],
  args: { isOpen: false },
  parameters: signedIn(1002, { config: { ...config, userId: '1001' } }),
  async play() {
    const opened = await enter('card.only@example.com', 'sandbox-1002')
    await shown(opened.getByText(/^This link is for a certain account/))
    await userEvent.keyboard('{Enter}')
    const again = within(await dialog('Switch account'))
    await shown(await again.findByText(/^This is the same account again/))
    const login = again.getByRole('textbox', { name: 'E-mail or login' })
    await expect(login).toHaveValue('')
    await waitFor(() => expect(login).toHaveFocus())
    await enter('anna.buyer@example.com', 'sandbox-1001', 'Switch account')
    await userEvent.keyboard('{Enter}')
    await closed()
  },
}

export const Account: Story = {
  name: 'Who is signed in sees it, and signs out',
  tags: ['AUTH-07', 'SHELL-14'],
  args: { reason: 'account', isOpen: false },
  parameters: signedIn(1001, { config }),
  async play({ canvasElement, args }) {
    const open = within(canvasElement).getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    const opened = within(await dialog('Your account'))
    await shown(await opened.findByText('an…@example.com'))
    await waitFor(() => expect(opened.getByRole('link', { name: 'My rides' })).toHaveFocus())
    await expect(opened.getByRole('link', { name: 'My rides' })).toHaveAttribute(
      'href',
      'https://account.example.com/mytrip?lang=en',
    )
    await userEvent.click(opened.getByRole('button', { name: 'Sign out' }))
    await closed()
    await shown(await screen.findByText('You are signed out'))
    const [module] = (args.onModule as ReturnType<typeof fn>).mock.calls.at(-1) as [ModuleCore]
    await expect(module.platform.cookies.get('token_ng')).toBeNull()
    await expect(settingsOf(module).state.get().user?.userId ?? null).toBeNull()
    await waitFor(() => expect(open).toHaveFocus())
  },
}

/** At 320 px nothing is cut. */
export const Narrow: Story = {
  name: 'In 320 px',
  tags: ['example', 'AUTH-01', 'A11Y-01'],
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  globals: { locale: 'ru', viewport: { value: 'narrow' } },
  args: { reason: 'switch' },
  async play() {
    const opened = await dialog('Смена аккаунта')
    await shown(opened)
    await expect(opened.scrollWidth).toBeLessThanOrEqual(opened.clientWidth)
  },
}
