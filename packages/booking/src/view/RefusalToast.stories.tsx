import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { errorsOf } from '../module/errorState.ts'
import { type ModuleCore, useModuleCore } from '../module/module.tsx'
import { withModule } from '../testing/pages/storyModule.tsx'
import { failedCall } from '../testing/samples/failedCall.ts'
import { ErrorPlace } from './ErrorPlace.tsx'

const refused = (status: number, serverMessage?: string) =>
  failedCall('rejected', { status, ...(serverMessage && { serverMessage }) })
type Refusal = ReturnType<typeof refused>

/** A screen with a button whose call the service refuses, and a button to the next screen. */
function Screen({ refusal }: { refusal: Refusal }) {
  const module = useModuleCore()
  const [page, setPage] = useState(1)
  return (
    <div style={{ minHeight: 320 }}>
      <button
        type="button"
        onClick={() => errorsOf(module).dispatch({ refusal: refused(refusal.status ?? 0) })}
      >
        Ask again
      </button>
      <button type="button" onClick={() => setPage(page + 1)}>
        Go on
      </button>
      <ErrorPlace key={page} />
    </div>
  )
}

const meta = {
  title: 'Screens/Refusal',
  component: Screen,
  decorators: [withModule],
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
  },
  args: { refusal: refused(422, 'This hotel takes no pickups before six in the morning') },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A refusal that the module has got before it is rendered. */
const told = (refusal: Refusal) => ({
  prepare: (module: ModuleCore) => errorsOf(module).dispatch({ refusal }),
})

export const Words: Story = {
  name: 'The service’s words at the right, 100 px from the top; its button closes them',
  tags: ['ERR-04'],
  parameters: { module: told(refused(422, 'This hotel takes no pickups before six in the morning')) },
  async play() {
    const alert = await screen.findByRole('alert')
    const words = await within(alert).findByText('This hotel takes no pickups before six in the morning', {
      exact: false,
    })
    await waitFor(() => expect(words).toBeVisible())
    const card = words.closest('[data-tone]') as HTMLElement
    await expect(card).toHaveAttribute('data-tone', 'critical')
    await waitFor(() => expect(card.getBoundingClientRect().top).toBe(100))
    await expect(Math.round(window.innerWidth - card.getBoundingClientRect().right)).toBe(12)
    await userEvent.click(within(card).getByRole('button'))
    await waitFor(() => expect(screen.queryByText(/takes no pickups/)).toBeNull())
  },
}

export const Outside: Story = {
  name: 'A press outside closes it; without words of the service ours stand there',
  tags: ['ERR-04', 'ERR-08'],
  parameters: { module: told(refused(500, 'at Object.<anonymous> (index.js:1)')) },
  async play({ canvasElement }) {
    const ours = await screen.findByText('Something went wrong on our side')
    await waitFor(() => expect(ours).toBeVisible())
    await expect(screen.queryByText(/anonymous/)).toBeNull()
    await userEvent.click(within(canvasElement).getByText('Ask again', { selector: 'button' }))
    // The press sent a new call, whose refusal arrived after the old one had disappeared.
    await waitFor(() => expect(screen.getAllByText('Something went wrong on our side')).toHaveLength(1))
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvasElement })
    await waitFor(() => expect(screen.queryByText('Something went wrong on our side')).toBeNull())
  },
}

export const Once: Story = {
  name: 'What was told and closed is not told again on the next page',
  tags: ['ERR-04'],
  parameters: { module: told(refused(422, 'This hotel takes no pickups before six in the morning')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const words = await screen.findByText(/takes no pickups/)
    await userEvent.click(within(words.closest('[data-tone]') as HTMLElement).getByRole('button'))
    await waitFor(() => expect(screen.queryByText(/takes no pickups/)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await new Promise((done) => setTimeout(done, 300))
    await expect(screen.queryByText(/takes no pickups/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await screen.findByText('Something went wrong on our side')
  },
}

export const Shown: Story = {
  name: 'In Russian, on a phone',
  tags: ['example', 'ERR-04'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { module: told(refused(503)) },
  async play() {
    const words = await screen.findByText('Не получилось: ошибка на нашей стороне')
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const Ignored: Story = {
  name: 'What is ignored, or told in a place of its own, is not told here',
  tags: ['ERR-04'],
  parameters: { module: { ...told(refused(403, 'Not for you')) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Ask again' })
    await screen.findByRole('alert')
    await expect(screen.queryByText(/Not for you/)).toBeNull()
  },
}
