import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withModule } from '../../testing/storyModule.tsx'
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
  name: 'SHELL-19 a render error shows the generic screen, Reload resets it',
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
