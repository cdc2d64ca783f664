import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { headline } from '../../testing/editorSaving.ts'
import { EditorPage, editorOfPartner } from '../../testing/pages/editorPage.tsx'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'

const meta = {
  title: 'Screens/Editor/Opening',
  component: EditorPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', ...editorOfPartner(3001) },
  args: { onClosed: fn() },
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

const never: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('/booking-module-settings/') ? new Promise(() => {}) : fetch(input, init)

/** While the settings are read, the shape of the editor. */
export const Loading: Story = {
  name: 'While it opens',
  tags: ['example', 'EDITOR-02', 'SHELL-26'],
  parameters: editorOfPartner(3001, { wrapFetch: never }),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(3))
  },
}

let isDown = true
const failing: ModuleParameters['wrapFetch'] = (fetch) => (input, init) =>
  String(input).includes('/booking-module-settings/') && isDown
    ? Promise.reject(new TypeError('offline'))
    : fetch(input, init)

/** Settings that could not be read are told, and read again. */
export const Failed: Story = {
  name: 'Settings that could not be read',
  tags: ['example', 'ERR-04'],
  parameters: editorOfPartner(3001, { wrapFetch: failing }),
  beforeEach() {
    isDown = true
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', { name: 'Your settings could not be read' }),
    ).toBeVisible()
  },
}

export const ReadAgain: Story = {
  ...Failed,
  name: 'After a failure the settings are read at the second try',
  tags: ['ERR-04'],
  async play(context) {
    await Failed.play?.(context)
    isDown = false
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /Reload|Try again/ }))
    await expect(await headline(context.canvasElement)).toHaveValue('From the gate straight to town')
  },
}

export const NothingToEdit: Story = {
  name: 'A partner without settings has no editor',
  tags: ['SHELL-07', 'SHELL-08'],
  parameters: editorOfPartner(3003),
  async play({ canvasElement, args }) {
    await expect(await within(canvasElement).findByRole('heading', { name: 'The finder' })).toBeVisible()
    await expect(args.onClosed).toHaveBeenCalled()
  },
}
