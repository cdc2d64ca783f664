import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withModule } from '../testing/pages/storyModule.tsx'
import { failedCall } from '../testing/samples/failedCall.ts'
import { missingPart } from '../testing/samples/missingPart.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  decorators: [withModule],
  parameters: { sandbox: {} },
  args: { error: null, onReload: fn() },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('An unknown error occurred')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const WithMessage: Story = {
  args: { error: new Error('The booking service is being serviced until 14:00') },
}

/** A part of the page that did not come, on a phone. */
export const MissingPart: Story = {
  name: 'A missing part, on a phone',
  tags: ['example', 'ERR-08', 'SHELL-21'],
  globals: { viewport: { value: 'phone' } },
  args: { error: missingPart() },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Part of the page did not load/)).toBeVisible()
    await expect(canvas.queryByText(/assets/)).toBeNull()
  },
}

/** A call without an answer, in Russian. */
export const NoAnswer: Story = {
  name: 'No answer, in Russian',
  tags: ['example', 'ERR-08'],
  globals: { locale: 'ru' },
  args: { error: failedCall('network') },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^Сервис не ответил/)).toBeVisible()
  },
}

/** A call that took too long, in Spanish. */
export const TooLate: Story = {
  name: 'Too late, in Spanish',
  tags: ['example', 'ERR-07', 'ERR-08'],
  globals: { locale: 'es' },
  args: { error: failedCall('timeout') },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^El servicio ha tardado/)).toBeVisible()
  },
}

/** Without a connection that is what is said. */
export const NoConnection: Story = {
  name: 'No connection',
  tags: ['example', 'ERR-07'],
  args: { error: failedCall('network') },
  parameters: { module: { platform: { online: { get: () => false, subscribe: () => () => {} } } } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^You are offline/)).toBeVisible()
  },
}

export const NoWords: Story = {
  name: 'JSON, a stack or a key is never shown',
  tags: ['ERR-08'],
  args: { error: new Error('{"error":{"code":500}}') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('An unknown error occurred')).toBeVisible()
    await expect(canvas.queryByText(/code/)).toBeNull()
  },
}

function Breaking({ onError }: { onError(error: unknown): void }) {
  const [isBroken, setBroken] = useState(true)
  return (
    <ErrorBoundary
      onError={(error) => {
        onError(error)
        setBroken(false)
      }}
    >
      <Part isBroken={isBroken} />
    </ErrorBoundary>
  )
}

function Part({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('The part is broken')
  return <p>All is well</p>
}

export const Boundary: StoryObj<{ onError(error: unknown): void }> = {
  name: 'A render error shows the generic screen, Reload resets it',
  tags: ['SHELL-19'],
  args: { onError: fn() },
  render: ({ onError }) => <Breaking onError={onError} />,
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The part is broken')).toBeVisible()
    await expect(args.onError).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText('All is well')).toBeVisible()
  },
}
